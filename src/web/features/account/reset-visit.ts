import type { Visit } from './reset-arrival.ts'

const KEY = 'pacewright-reset'

/** Remembers, for this tab, that a letter's link has brought a session: a reload must not end the reset. */
export function beginVisit({ signedUp }: Visit): void {
  sessionStorage.setItem(KEY, signedUp ? 'signup' : 'recovery')
}

/** The visit under way in this tab; undefined where no link began one. */
export function visitUnderWay(): Visit | undefined {
  const kept = sessionStorage.getItem(KEY)
  return kept === null ? undefined : { signedUp: kept === 'signup' }
}

export function endVisit(): void {
  sessionStorage.removeItem(KEY)
}
