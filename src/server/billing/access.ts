import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { Problem } from '../http/refusals/problem.ts'
import { type Entitlement, entitlementOf, monthOf, type Role, renewalAfter, type Subscription } from './entitlements.ts'
import { giveBackGeneration, readStanding, spendGeneration } from './store.ts'

export type Access = Entitlement & { role: Role; subscription: Subscription | null; used: number; renewsAt: Date }

export type AccessParts = { db: Database; billing: 'off' | 'sandbox'; now: () => Date }
type Asking = { id: AthleteId; namedAdmin: boolean }

/**
 * Turns of the event loop after which it is known who left during work that did not pause: two, as measured with Node's
 * server, and a margin for work that begins in another phase of the loop.
 */
const TURNS_TO_NOTICE = 4

/** The current rights of an athlete, and the generations used. */
export async function accessOf({ db, billing, now }: AccessParts, { id, namedAdmin }: Asking): Promise<Access> {
  const at = now()
  const { role: stored, subscription, used } = await readStanding(db, id, monthOf(at))
  const role = namedAdmin ? 'admin' : stored
  return {
    ...entitlementOf({ role, subscription, billing, now: at }),
    role,
    subscription,
    used,
    renewsAt: renewalAfter(at),
  }
}

/**
 * Runs `work` for an athlete who may generate, and counts its result unless it is free or nothing is counted. Throws
 * `needs-plan` or `allowance-spent`; a result beyond the allowance is discarded. Where `left` is aborted nobody waits for the
 * result: it throws the signal's reason, and nothing stays counted.
 */
export async function generating<T>(
  parts: AccessParts,
  asking: Asking,
  work: () => T | Promise<T>,
  isFree: (result: T) => boolean,
  left: AbortSignal,
): Promise<{ result: T; counted: boolean }> {
  const access = await accessOf(parts, asking)
  if (!access.mayGenerate)
    throw new Problem('needs-plan', 'Generating workouts needs a plan. You can build workouts by hand without one.')
  const { allowance, used } = access
  if (allowance === null) return { result: await work(), counted: false }
  if (used >= allowance) throw allowanceSpent(access)
  const result = await work()
  if (isFree(result)) return { result, counted: false }
  for (let turn = 0; turn < TURNS_TO_NOTICE; turn += 1) await nextTurn()
  left.throwIfAborted()
  const month = monthOf(parts.now())
  if (!(await spendGeneration(parts.db, asking.id, { month, allowance }))) throw allowanceSpent(access)
  // Who leaves while it is counted gets no answer either.
  if (left.aborted) await giveBackGeneration(parts.db, asking.id, month)
  left.throwIfAborted()
  return { result, counted: true }
}

function allowanceSpent({ allowance, renewsAt }: Access): Problem {
  const day = renewsAt.toISOString().slice(0, 10)
  return new Problem(
    'allowance-spent',
    `You have used this month's ${allowance} generations. They renew on ${day}; until then you can build by hand.`,
  )
}
