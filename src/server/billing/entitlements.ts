import type { plans, roles } from '#contracts/user.ts'

type Plan = (typeof plans)[number]
export type Role = (typeof roles)[number]
export type Subscription = { type: Plan; active: boolean; start_date: Date }

/** Length of the trial that a standard subscription begins with. */
const TRIAL_DAYS = 7
/** Generations a calendar month. */
const allowances: Record<Plan, number> = { standard: 20, premium: 100 }

export type Standing = { role: Role; subscription: Subscription | null; billing: 'off' | 'sandbox'; now: Date }

/** The rights of an athlete; with `allowance` null, generations are not counted. */
export type Entitlement = { mayGenerate: boolean; allowance: number | null; trialEndsAt: Date | null }

/**
 * The access right, decided here and nowhere else: a trial, an active subscription, or the role of admin or
 * beta_tester; with billing off, everyone.
 */
export function entitlementOf({ role, subscription, billing, now }: Standing): Entitlement {
  const trialEnd = subscription && trialEndOf(subscription)
  const trialEndsAt = trialEnd && now <= trialEnd ? trialEnd : null
  if (billing === 'off' || role === 'admin' || role === 'beta_tester')
    return { mayGenerate: true, allowance: null, trialEndsAt }
  const mayGenerate = trialEndsAt !== null || subscription?.active === true
  return { mayGenerate, allowance: mayGenerate && subscription ? allowances[subscription.type] : null, trialEndsAt }
}

/** The month that a generation counts in: its first day, UTC, as YYYY-MM-DD. */
export function monthOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 7)}-01`
}

/** When the allowance renews: the first of the next month, UTC. */
export function renewalAfter(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1))
}

function trialEndOf({ type, start_date }: Subscription): Date | null {
  return type === 'standard' ? new Date(start_date.getTime() + TRIAL_DAYS * 24 * 60 * 60 * 1000) : null
}
