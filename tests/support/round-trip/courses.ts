import type { FileWorkout } from '#domain/exports/shared/format.ts'
import { isGroup, toGroups, toStored } from '#domain/workout/groups.ts'
import { asksEffort } from '#domain/workout/has-target.ts'
import type { Duration, Step, Target } from '#domain/workout/step.ts'
import { isRepeat } from '#domain/workout/stored-entry.ts'

// Files for trainers carry the time of a step and its watts or percents, steady or as a ramp.

export function cutForErg(workout: FileWorkout): FileWorkout | undefined {
  if (workout.sport !== 'cycling') return undefined
  return withSteps(workout, ({ duration, target }) => step(timed(duration), watts(target ?? { type: 'open' })))
}

export function cutForMrc(workout: FileWorkout): FileWorkout | undefined {
  if (workout.sport !== 'cycling') return undefined
  return withSteps(workout, ({ duration, target }) => step(timed(duration), percents(target ?? { type: 'open' })))
}

/** ZWO also carries a cadence and steps without a target, and nothing else of a run. */
export function cutForZwo(workout: FileWorkout): FileWorkout | undefined {
  if (workout.sport === 'swimming') return undefined
  const isByDistance = workout.steps.every((entry) => isRepeat(entry) || entry.duration.type === 'distance')
  const lengthOf = workout.sport === 'running' && isByDistance ? measured : timed
  return withSteps(workout, ({ duration, target, cadence }) => {
    const isAsked = asksEffort(target) && workout.sport === 'cycling'
    const written = step(lengthOf(duration), isAsked ? percents(target) : undefined)
    return cadence ? { ...written, cadence } : written
  })
}

function withSteps({ name, sport, steps }: FileWorkout, cutStep: (step: Step) => Step): FileWorkout {
  const entries = toGroups(steps).map((entry) =>
    isGroup(entry) ? { ...entry, steps: entry.steps.map(cutStep) } : cutStep(entry),
  )
  return { name, sport, steps: toStored(entries) }
}

function step(duration: Duration, target: Target | undefined): Step {
  return { intensity: 'active', duration, ...(target ? { target } : {}) }
}

const timed = ({ type, value }: Duration): Duration => ({
  type: 'time',
  unit: 'seconds',
  value: type === 'time' ? value : 300,
})

const measured = ({ type, unit, value }: Duration): Duration => ({ type, unit, value })

function watts({ type, rangeMin = 150, rangeMax, ramp }: Target): Target {
  if (type !== 'power' || !rangeMax || !ramp || rangeMin === rangeMax)
    return { type: 'power', rangeMin, rangeMax: rangeMin }
  return { type, rangeMin, rangeMax, ramp }
}

function percents({ type, percentMin = 75, percentMax = percentMin, ramp }: Target): Target {
  if (type !== 'power' || !ramp || percentMin === percentMax)
    return { type: 'power', percentMin, percentMax: percentMin }
  return { type, percentMin, percentMax, ramp }
}
