export type LoginSearch = { register?: boolean; message?: string; next?: string }

/** Reads the login page's query: the mode, a message to show, and the page to go to afterwards. */
export function loginSearch({ register, message, next }: Record<string, unknown>): LoginSearch {
  return {
    ...(register === true || register === 'true' ? { register: true } : {}),
    ...(message === undefined || message === '' ? {} : { message: String(message) }),
    ...(typeof next === 'string' ? { next } : {}),
  }
}
