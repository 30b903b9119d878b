import type { FileWorkout } from '#domain/exports/format.ts'
import { isGroup, toGroups, toStored } from '#domain/workout/groups.ts'
import type { Step, Target } from '#domain/workout/step.ts'

// What trainers are told: for so long, so many watts or percents, steadily or as a ramp.

export function carriedByErg(workout: FileWorkout): FileWorkout | undefined {
  return ride(workout, ({ type, rangeMin = 150, rangeMax, ramp }) => {
    if (type !== 'power' || !rangeMax || !ramp || rangeMin === rangeMax)
      return { type: 'power', rangeMin, rangeMax: rangeMin }
    return { type, rangeMin, rangeMax, ramp }
  })
}

export function carriedByMrc(workout: FileWorkout): FileWorkout | undefined {
  return ride(workout, percents)
}

export function carriedByZwo(workout: FileWorkout): FileWorkout | undefined {
  return ride(workout, percents)
}

function percents({ type, percentMin = 75, percentMax = percentMin, ramp }: Target): Target {
  if (type !== 'power' || !ramp || percentMin === percentMax)
    return { type: 'power', percentMin, percentMax: percentMin }
  return { type, percentMin, percentMax, ramp }
}

function ride(workout: FileWorkout, aim: (target: Target) => Target): FileWorkout | undefined {
  if (workout.sport !== 'cycling') return undefined
  const carriedStep = ({ duration, target }: Step): Step => ({
    intensity: 'active',
    duration: { type: 'time', unit: 'seconds', value: duration.type === 'time' ? duration.value : 300 },
    target: aim(target ?? { type: 'open' }),
  })
  const entries = toGroups(workout.steps).map((entry) =>
    isGroup(entry) ? { ...entry, steps: entry.steps.map(carriedStep) } : carriedStep(entry),
  )
  return { name: workout.name, sport: workout.sport, steps: toStored(entries) }
}
