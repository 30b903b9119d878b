import { askForDeletion, DAYS_TO_CHANGE_ONES_MIND, keepAccount } from '#contracts/leaving.ts'
import type { Provider } from '../athlete/provider.ts'
import { readAthlete } from '../athlete/store.ts'
import type { Database } from '../db/database.ts'
import type { ClientAddress } from '../http/connection/address.ts'
import { type Api, serve } from '../http/endpoint/serve.ts'
import type { Count } from '../http/limits/limits.ts'
import { Problem } from '../http/refusals/problem.ts'
import { putLetter } from '../mail/store.ts'
import { deletionLetter, type WriteLetter } from './letter.ts'
import { provePassword } from './prove-password.ts'
import { markLeaving, withdrawLeaving } from './store/standing.ts'

export type LeavingParts = {
  db: Database
  provider: Provider
  now: () => Date
  addressOf: ClientAddress
  /** Limit of deletions that are asked for, by athlete. */
  countDeletion: Count
  writeLetter: WriteLetter
  /** Called after letters were committed. */
  lettersWait: () => void
  /** Where the product is reached, without a slash at the end. */
  publicUrl: string
}

const DAY_MS = 24 * 60 * 60 * 1000
/** As long as any letter without a code waits for the mail server. */
const LETTER_DAYS = 7

/** Mounts the deletion of an athlete's account and its withdrawal. */
export function mountLeaving(api: Api, parts: LeavingParts): void {
  const { db, provider, now, addressOf, countDeletion, writeLetter, lettersWait, publicUrl } = parts

  serve(api, askForDeletion, async ({ caller, body, context }) => {
    const athlete = await readAthlete(db, caller.id)
    const { email, timezone } = athlete
    if (body.confirmation.trim().toLowerCase() !== email.toLowerCase())
      throw new Problem('invalid', NOT_CONFIRMED, { fields: { confirmation: NOT_CONFIRMED } })
    countDeletion(caller.id)
    const at = now()
    const proof = { email, password: body.current_password, signedInAt: caller.signedInAt, now: at }
    await provePassword(provider, { ...proof, address: addressOf(context) })
    const leavesAt = new Date(at.getTime() + DAYS_TO_CHANGE_ONES_MIND * DAY_MS)
    const isNew = await db.transaction(async (tx) => {
      if (!(await markLeaving(tx, caller.id, leavesAt))) return false
      const link = `${publicUrl}/dashboard/account`
      const letter = deletionLetter(writeLetter, { to: email, day: dayOf(leavesAt, timezone), link })
      await putLetter(tx, { ...letter, expiresAt: new Date(at.getTime() + LETTER_DAYS * DAY_MS) }, at)
      return true
    })
    if (isNew) lettersWait()
    // Asked again, the day stays as it was.
    const { leaves_at } = isNew ? { leaves_at: leavesAt } : await readAthlete(db, caller.id)
    return { leaves_at: leaves_at?.toISOString() ?? null }
  })

  serve(api, keepAccount, async ({ caller }) => {
    if (!(await withdrawLeaving(db, caller.id, now())) && (await readAthlete(db, caller.id)).leaves_at !== null)
      throw new Problem('not-allowed', 'The time to change your mind is over: your account is being deleted.')
    return { leaves_at: null }
  })
}

const NOT_CONFIRMED = 'This is not the address of your account.'

function dayOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(moment)
}
