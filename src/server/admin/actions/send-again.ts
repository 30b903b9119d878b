import type { LetterKind } from '../../db/letter-kind.ts'
import { Problem } from '../../http/refusals/problem.ts'
import { putLetter } from '../../mail/store.ts'
import { findAthlete } from '../store/athletes.ts'
import { noteEvent } from '../store/events.ts'
import { deleteFailedLetter, readFailedLetter } from '../store/letters.ts'
import { findAthletes } from '../store/operator.ts'
import { type ActionParts, type Actor, required } from './parts.ts'

/** As long as any notice waits for the mail server. */
const NOTICE_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Sends a letter again that could not be sent, and takes it off the list. One with a link is asked of the auth provider
 * anew, because the old link is gone; the provider sends at most one in a minute. Returns the address.
 */
export async function sendAgain(parts: ActionParts, by: Actor, id: string, address: string): Promise<string> {
  const { db, accounts, now } = parts
  const letter = await readFailedLetter(db, id)
  if (!letter) throw gone()
  const { recipient, kind } = letter
  if (!kind) throw new Problem('not-due', NOT_OURS_TO_SEND)
  const athlete = await athleteAt(parts, recipient, kind)
  if (kind === 'confirmation') required(await accounts.resend(recipient, address))
  if (kind === 'recovery') required(await accounts.recover(recipient, address))
  if (kind === 'invitation') await inviteAgain(parts, recipient)
  await db.transaction(async (tx) => {
    if (!(await deleteFailedLetter(tx, id))) throw gone()
    const at = now()
    const { subject, text, html, link } = letter
    if (kind === 'notice' && text && html) {
      const notice = { to: recipient, subject, text, html, ...(link ? { link } : {}), kind }
      await putLetter(tx, { ...notice, expiresAt: new Date(at.getTime() + NOTICE_DAYS * DAY_MS) }, at)
    }
    await noteEvent(tx, { kind: 'letter_sent_again', by, ...(athlete ? { athlete } : {}), at })
  })
  if (kind === 'notice') parts.lettersWait()
  return recipient
}

/** The id of the athlete with an address. Throws where a letter of this kind would not reach or not help anybody. */
async function athleteAt({ db }: ActionParts, email: string, kind: LetterKind): Promise<string | undefined> {
  const [first] = await findAthletes(db, email)
  if (!first && (kind === 'confirmation' || kind === 'recovery')) throw new Problem('not-due', NOBODY)
  const athlete = first && (await findAthlete(db, first.id))
  if (athlete?.has_confirmed && kind === 'confirmation') throw new Problem('not-due', CONFIRMED)
  return first?.id
}

async function inviteAgain({ accounts }: ActionParts, email: string): Promise<void> {
  const answer = await accounts.invite(email)
  if (!answer.ok && answer.code === 'email_exists') throw new Problem('not-due', CONFIRMED)
  required(answer)
}

const gone = () => new Problem('not-found', 'There is no such letter. It may have been sent again already.')
const NOT_OURS_TO_SEND = 'Only its recipient can ask for this letter again.'
const NOBODY = 'Nobody has this address any more.'
const CONFIRMED = 'This address is confirmed already, so nobody needs the letter.'
