import { parseMessage } from '../link-message.ts'

export type LoginSearch = { register?: boolean; message?: string; next?: string }

/**
 * Reads the login page's query: whether to register, a message to show, and the page to open afterwards. `nextAddress`
 * refuses a `next` on another site.
 */
export function parseLoginSearch({ register, message, next }: Record<string, unknown>): LoginSearch {
  return {
    ...(register === true || register === 'true' ? { register: true } : {}),
    ...parseMessage({ message }),
    ...(typeof next === 'string' ? { next } : {}),
  }
}
