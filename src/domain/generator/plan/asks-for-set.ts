import type { ResolvedRequest } from '../request/resolved-request.ts'

/** Whether the athlete asks for a main set: it stays in one piece, and no direction changes it. */
export function asksForSet({ set, mainSet }: Pick<ResolvedRequest, 'set' | 'mainSet'>): boolean {
  return set !== undefined || mainSet !== undefined
}
