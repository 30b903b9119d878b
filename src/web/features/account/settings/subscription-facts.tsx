import type { Profile } from '#contracts/user.ts'
import { useSite } from '../../../lib/site.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Allowance } from '../../billing/allowance.tsx'
import { ownPlan } from '../../billing/own-plan.ts'

/** The athlete's plan, the end of a trial, and what is left of the month's generations. */
export function SubscriptionFacts({ profile }: { profile: Profile }) {
  const { billing } = useSite()
  const { trial_ends_at, generations } = profile.access
  if (billing === 'off') return <p>Every feature is open on this server: there is nothing to pay.</p>
  return (
    <div className="grid gap-5">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[10rem_1fr]">
        <dt className="text-ink-2">Plan</dt>
        <dd className="font-[560]">{roleName(profile) ?? ownPlan(profile)}</dd>
        {trial_ends_at && (
          <>
            <dt className="text-ink-2">Free trial ends</dt>
            <dd className="tabular">{momentOf(trial_ends_at, profile.timezone)}</dd>
          </>
        )}
      </dl>
      <Allowance generations={generations} />
      <div>
        <ButtonLink to="/dashboard/upgrade" tone="surface">
          See the plans
        </ButtonLink>
      </div>
    </div>
  )
}

function roleName({ role }: Profile): string | undefined {
  return { admin: 'Admin', beta_tester: 'Beta tester', athlete: undefined }[role]
}

function momentOf(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(moment))
}
