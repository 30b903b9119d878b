import { sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import type { OutputOf } from '../../../../lib/api.ts'
import { formatTotals } from '../../../../lib/format.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { signUpAddress } from '../../../billing/plans.ts'
import { ProfileChart } from '../../../workouts/chart/profile-chart.tsx'
import { thresholdLabel } from '../../../workouts/chart/threshold-label.ts'
import { stepLines } from '../../../workouts/step/step-lines.ts'

/** The workout that a visitor's choices gave: its profile, its steps in words, and the way to sign up. */
export function TrialResult({ sample }: { sample: OutputOf<'post /api/samples'> }) {
  const { sport, workoutType, steps, reference } = sample
  const { time, distance } = formatTotals(steps, sport, reference)
  const key = `${sport} ${workoutType} ${sample.durationValue}`
  return (
    <div className="mt-6">
      <div className="gutter flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 className="text-h3">
          {sportOf(sport).label}, {workoutTypeLabel[workoutType]}: {[time, distance].filter(Boolean).join(', ')}
        </h3>
        <p className="text-ink-2 text-small">Written for {thresholdLabel(sport, reference)}</p>
      </div>
      <ProfileChart key={key} steps={steps} sport={sport} reference={reference} size="hero" bleed />
      <div className="gutter mt-6 grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <ol aria-label="Steps" className="tabular border-ink border-t-[1.5px]">
          {stepLines(steps, sport).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
            <li key={index} className="border-line border-b py-2">
              {line}
            </li>
          ))}
        </ol>
        <div>
          <p className="text-ink-2">
            With an account it is written to your own threshold, in any length. You change every step, put it on a day,
            share it and take it to your watch.
          </p>
          <ButtonLink {...signUpAddress} className="mt-4">
            Sign up to make your own
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
