import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { athletes, generation_counts, subscriptions } from '../db/tables.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import type { Role, Subscription } from './entitlements.ts'

/** An athlete's stored role, plan and generations used in a month. */
export async function readStanding(
  db: Database,
  id: AthleteId,
  month: string,
): Promise<{ role: Role; subscription: Subscription | null; used: number }> {
  const [row] = await db
    .select({ role: athletes.role, subscription: subscriptions, used: generation_counts.used })
    .from(athletes)
    .leftJoin(subscriptions, eq(subscriptions.athlete_id, athletes.id))
    .leftJoin(generation_counts, and(eq(generation_counts.athlete_id, athletes.id), eq(generation_counts.month, month)))
    .where(eq(athletes.id, id))
  return { role: row?.role ?? 'athlete', subscription: row?.subscription ?? null, used: row?.used ?? 0 }
}

/**
 * Counts one generation; false where the allowance is used up. A single statement, so that simultaneous requests cannot
 * exceed it.
 */
export async function spendGeneration(
  db: Database,
  id: AthleteId,
  { month, allowance }: { month: string; allowance: number },
): Promise<boolean> {
  const spent = await db
    .insert(generation_counts)
    .values({ athlete_id: id, month, used: 1 })
    .onConflictDoUpdate({
      target: [generation_counts.athlete_id, generation_counts.month],
      set: { used: sql`${generation_counts.used} + 1` },
      setWhere: lt(generation_counts.used, allowance),
    })
    .returning({ used: generation_counts.used })
  return spent.length > 0
}

/** Takes back one counted generation of a month. */
export async function giveBackGeneration(db: Database, id: AthleteId, month: string): Promise<void> {
  await db
    .update(generation_counts)
    .set({ used: sql`${generation_counts.used} - 1` })
    .where(and(eq(generation_counts.athlete_id, id), eq(generation_counts.month, month), gt(generation_counts.used, 0)))
}

/** Gives an athlete a plan from `now` on, or takes it away. */
export async function setPlan(
  db: Database,
  id: AthleteId,
  plan: Subscription['type'] | null,
  now: Date,
): Promise<void> {
  if (plan === null) {
    await db.delete(subscriptions).where(eq(subscriptions.athlete_id, id))
    return
  }
  const values = { type: plan, active: true, start_date: now }
  await db
    .insert(subscriptions)
    .values({ athlete_id: id, ...values })
    .onConflictDoUpdate({ target: subscriptions.athlete_id, set: values })
}
