import type { AdminEvent } from '../queries.ts'

/** What was changed, as a line of the log. */
export const eventWords: Record<AdminEvent['kind'], string> = {
  role_admin: 'Role: admin',
  role_beta_tester: 'Role: beta tester',
  role_athlete: 'Role: athlete',
  plan_standard: 'Plan: Standard',
  plan_premium: 'Plan: Premium',
  plan_none: 'Plan: none',
  disabled: 'Disabled',
  enabled: 'Enabled',
  deleted: 'Deleted',
  verification_sent: 'Letter sent again',
  letter_sent_again: 'Failed letter sent again',
  invited: 'Invited by letter',
  link_made: 'Invited by link',
  sign_up_opened: 'Sign-up opened',
  sign_up_closed: 'Sign-up closed',
}
