import type { LetterKind } from '../db/letter-kind.ts'
import type { Letter } from '../mail/letter.ts'

/** Writes a letter that looks like the others of the product. */
export type WriteLetter = (draft: {
  kind: LetterKind
  to: string
  subject: string
  opening: string
  button: { label: string; link: string }
  closing: string
}) => Letter

/** Tells an athlete when the account will be deleted, and how to keep it. `day` is that day in words. */
export function deletionLetter(
  write: WriteLetter,
  { to, day, link }: { to: string; day: string; link: string },
): Letter {
  return write({
    kind: 'notice',
    to,
    subject: `Your account will be deleted on ${day}`,
    opening: `You asked us to delete your account. That will happen on ${day}: your workouts, your calendar and everything else you have stored here will then be gone for good. Until that day nothing changes, and you can still download everything.`,
    button: { label: 'Keep my account', link },
    closing:
      'To keep it, sign in and press “Keep my account”. If it was not you who asked, do that now and choose a new password: somebody may be signed in as you.',
  })
}
