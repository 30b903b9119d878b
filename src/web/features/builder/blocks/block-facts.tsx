import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { formatTotals } from '../../../lib/format.ts'
import { preferencesOf } from '../../../lib/preferences.ts'
import { useSession } from '../../../lib/session.ts'
import { ProfileChart } from '../../workouts/chart/profile-chart.tsx'
import { referenceFor } from '../../workouts/own-reference.ts'
import { SportMark } from '../../workouts/sport-mark.tsx'

/** A block in a few facts: its sport, its length, and its profile beneath them. */
export function BlockFacts({ steps, sport, drawnAs }: { steps: StoredSteps; sport: SportId | null; drawnAs: SportId }) {
  const measured = sport ?? drawnAs
  const { profile } = useSession()
  const reference = referenceFor(profile, measured, steps)
  const { time, distance, seconds } = formatTotals(steps, measured, reference, preferencesOf(profile).distances)
  return (
    <>
      <span className="tabular flex items-center gap-2 text-ink-2 text-small">
        {sport && <SportMark sport={sport} className="size-4" />}
        {[sport && sportOf(sport).label, seconds > 0 && time, distance].filter(Boolean).join(' · ')}
      </span>
      <ProfileChart steps={steps} sport={measured} reference={reference} size="mini" className="h-9" />
    </>
  )
}
