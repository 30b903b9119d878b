import type { Role, Subscription } from '../../billing/entitlements.ts'
import { setPlan } from '../../billing/store.ts'
import { athleteOfOperator } from '../../http/endpoint/athlete-id.ts'
import { Problem } from '../../http/refusals/problem.ts'
import { type AthleteRow, changeRole, findAthlete, setDisabled, setEnabled, setLeaving } from '../store/athletes.ts'
import { noteEvent } from '../store/events.ts'
import { type ActionParts, type Actor, required } from './parts.ts'

export type Change = {
  role?: Role | undefined
  plan?: Subscription['type'] | null | undefined
  disabled?: boolean | undefined
}

/** Changes an athlete's role or plan, or disables the account. What is so already is not noted again. */
export async function changeAthlete(parts: ActionParts, by: Actor, given: string, change: Change): Promise<AthleteRow> {
  const { db, now } = parts
  const before = await requireOther(parts, by, given)
  const { id } = before
  const athlete = athleteOfOperator(before)
  const { role, plan, disabled } = change
  const isDisabling = disabled === true && before.disabled_at === null
  const isEnabling = disabled === false && before.disabled_at !== null
  if (isEnabling && before.leaves_at && before.leaves_at <= now()) throw new Problem('is-leaving', IS_LEAVING)
  if (isDisabling) required(await parts.accounts.disable(id))
  if (isEnabling) required(await parts.accounts.enable(id))
  const at = now()
  await db.transaction(async (tx) => {
    const note = (kind: Parameters<typeof noteEvent>[1]['kind']) => noteEvent(tx, { kind, by, athlete: id, at })
    if (role && (await changeRole(tx, athlete, role))) await note(`role_${role}`)
    if (plan !== undefined && plan !== before.plan) {
      await setPlan(tx, athlete, plan, at)
      await note(`plan_${plan ?? 'none'}`)
    }
    if (!isDisabling && !isEnabling) return
    const isSet = isDisabling ? await setDisabled(tx, athlete, at) : await setEnabled(tx, athlete, at)
    if (isSet) await note(isDisabling ? 'disabled' : 'enabled')
  })
  if (isDisabling || isEnabling) await agreeWithProvider(parts, id)
  await parts.forgetSessions(id)
  return requireAthlete(parts, id)
}

/** Deletes an athlete: the account is closed at once, and the next purge removes what is stored. */
export async function deleteAthlete(parts: ActionParts, by: Actor, given: string): Promise<AthleteRow> {
  const athlete = await requireOther(parts, by, given)
  const { id } = athlete
  const answer = await parts.accounts.remove(id)
  // Asked again after a failure in between, the account is gone at the provider.
  if (answer.ok || answer.code !== 'user_not_found') required(answer)
  const at = parts.now()
  await parts.db.transaction(async (tx) => {
    if (await setLeaving(tx, athleteOfOperator(athlete), at))
      await noteEvent(tx, { kind: 'deleted', by, athlete: id, at })
  })
  if (answer.ok) await agreeWithProvider(parts, id)
  await parts.forgetSessions(id)
  return requireAthlete(parts, id)
}

/**
 * Tells the provider again whether an account is open. Of admins who act at the same time, one may have told it last and
 * stored first.
 */
async function agreeWithProvider(parts: ActionParts, id: string): Promise<void> {
  const isClosed = async () => (await findAthlete(parts.db, id))?.disabled_at !== null
  let told: boolean | undefined
  for (let stored = await isClosed(); told !== stored; stored = await isClosed()) {
    const answer = await (stored ? parts.accounts.disable(id) : parts.accounts.enable(id))
    // A foreign provider has deleted the account.
    if (!answer.ok && answer.code === 'user_not_found') return
    required(answer)
    told = stored
  }
}

/** Sends the letter that confirms an address again. The auth provider sends at most one in a minute. */
export async function resendVerification(parts: ActionParts, by: Actor, given: string, address: string): Promise<void> {
  const athlete = await requireAthlete(parts, given)
  if (athlete.has_confirmed) throw new Problem('already-confirmed', 'This address is confirmed already.')
  required(await parts.accounts.resend(athlete.email, address))
  await noteEvent(parts.db, { kind: 'verification_sent', by, athlete: athlete.id, at: parts.now() })
}

async function requireAthlete({ db }: ActionParts, id: string): Promise<AthleteRow> {
  const athlete = await findAthlete(db, id)
  if (!athlete) throw new Problem('not-found', 'There is no such athlete. The account may have been deleted.')
  return athlete
}

/** An admin who took away their own rights could not give them back. Compares the stored id: a given one may be in capitals. */
async function requireOther(parts: ActionParts, by: Actor, given: string): Promise<AthleteRow> {
  const athlete = await requireAthlete(parts, given)
  if (by === athlete.id) throw new Problem('not-allowed', 'This is your own account. Another admin can change it.')
  return athlete
}

const IS_LEAVING = 'This account is being deleted, and cannot be opened again.'
