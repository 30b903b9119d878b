import type { ReactNode } from 'react'
import { type Sport, type SportId, sports, workoutTypeLabel } from '#domain/sports/registry.ts'
import type { OutputOf } from '../../../lib/api.ts'
import { formatTotals } from '../../../lib/format.ts'
import { PublicTitle } from '../../../ui/heading.tsx'
import { ProfileChart } from '../../workouts/chart/profile-chart.tsx'
import { thresholdLabel } from '../../workouts/chart/threshold-label.ts'
import { SportMark } from '../../workouts/sport-mark.tsx'
import { stepLines } from '../../workouts/step/step-lines.ts'
import { targetsInWords } from './targets-in-words.ts'
import { typeWords } from './type-words.ts'

export type Sample = OutputOf<'get /api/samples'>['data'][number]

/** The types of workout of each sport with their targets, each with an example that the generator made. */
export function SupportedWorkouts({ samples }: { samples: readonly Sample[] }) {
  return (
    <article className="gutter pt-6 md:pt-10">
      <PublicTitle>Supported Workouts</PublicTitle>
      <p className="mt-4 max-w-2xl text-ink-2 text-lead">
        What the generator can write for each sport, and what it can aim at. By hand you can build anything else.
      </p>
      {sports.map((sport) => (
        <section key={sport.id} aria-labelledby={`${sport.id}-heading`} className="mt-14">
          <h2 id={`${sport.id}-heading`} className="flex items-center gap-3 text-h1">
            <SportMark sport={sport.id} className="size-7" />
            {sport.label}
          </h2>
          <p className="mt-2 text-ink-2">Target metrics: {targetsInWords(sport)}.</p>
          <ul className="mt-8 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {sport.workoutTypes.map((type) => (
              <li key={type}>
                <Example sport={sport} sample={samples.find(isOf(sport.id, type))}>
                  <h3 className="mt-3 text-h3">{workoutTypeLabel[type]}</h3>
                  <p className="mt-1 text-ink-2">{typeWords[type]}</p>
                </Example>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}

/** A type of workout: its words beneath an example, with the example's steps. */
function Example({ sport, sample, children }: { sport: Sport; sample: Sample | undefined; children: ReactNode }) {
  if (!sample) return children
  const { steps, reference } = sample
  const { time, distance } = formatTotals(steps, sport.id, reference)
  return (
    <>
      <ProfileChart steps={steps} sport={sport.id} reference={reference} size="card" />
      {children}
      <details className="tabular mt-2 text-small">
        <summary className="inline-flex min-h-9 cursor-pointer items-center underline decoration-edge underline-offset-4">
          This example: {[time, distance, thresholdLabel(sport.id, reference)].filter(Boolean).join(', ')}
        </summary>
        <ol className="mt-1">
          {stepLines(steps, sport.id).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
            <li key={index} className="border-line border-b py-1">
              {line}
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

function isOf(sport: SportId, type: Sport['workoutTypes'][number]) {
  return (sample: Sample) => sample.sport === sport && sample.workoutType === type
}
