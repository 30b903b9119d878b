import { useDeferredValue, useEffect } from 'react'
import type { Profile } from '#contracts/user.ts'
import { isRepeat } from '#domain/workout/stored-entry.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { formatTotals } from '../../../lib/format.ts'
import { preferencesOf } from '../../../lib/preferences.ts'
import { Figure } from '../../../ui/heading.tsx'
import { fetchRules } from '../../builder/saving/use-saving.tsx'
import { ProfileChart } from '../../workouts/chart/profile-chart.tsx'
import { referenceFor } from '../../workouts/own-reference.ts'
import { JudgeNote } from '../../workouts/page/judge-note.tsx'
import { LoadFigures } from '../../workouts/page/load-figures.tsx'

/** The workout that a sentence spells out, as it will be built: its profile, its totals and what the judge says. */
export function WrittenPreview({ written, profile }: { written: NewWorkout; profile: Profile | null }) {
  // The drawing and the judge's verdict may lag behind what is typed.
  const { sport, steps, type, poolLength } = useDeferredValue(written)
  const reference = referenceFor(profile, sport, steps)
  // It can be built and changed offline, and saved later.
  useEffect(fetchRules, [])
  const { time, distance } = formatTotals(steps, sport, reference, preferencesOf(profile).distances)
  return (
    <section aria-label="Your workout">
      <h2 className="text-h3">Exactly as written</h2>
      <p className="mt-1 text-ink-2">Your workout, with nothing added. Building it does not count as a generation.</p>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        <Figure label="Time" value={time} />
        {distance && <Figure label="Distance" value={distance} />}
        <Figure label="Steps" value={steps.filter((entry) => !isRepeat(entry)).length} />
        <LoadFigures steps={steps} sport={sport} reference={reference} />
      </dl>
      <ProfileChart steps={steps} sport={sport} size="hero" className="h-[15rem] sm:h-[17rem]" reference={reference} />
      <JudgeNote judged={{ sport, type, steps, reference, poolLength, isWritten: true }} className="mt-6" />
    </section>
  )
}
