import { causesOf } from './unavailable.ts'

/**
 * Whether a row could not be written because its athlete is gone: the account was deleted while another process still
 * remembered its session.
 */
export function isOfGoneAthlete(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => cause.code === '23503' && 'constraint' in cause && /_athletes_id_fk$/.test(String(cause.constraint)),
  )
}
