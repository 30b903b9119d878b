import type { FileWorkout } from '#domain/exports/shared/format.ts'
import { isGroup, toGroups, unroll } from '#domain/workout/groups.ts'
import { defaultStepName } from '#domain/workout/intensity.ts'
import type { Duration, Step, Target } from '#domain/workout/step.ts'

/**
 * A workout in one spelling: times and distances to the precision that files keep, paces as speeds, no default names.
 * Two workouts with equal results tell an athlete to do the same.
 */
export function normalise({ name, sport, steps, poolLength }: FileWorkout) {
  return {
    name: oneLine(name),
    sport,
    ...(poolLength ? { pool: [poolLength.length.toFixed(2), poolLength.unit] } : {}),
    entries: toGroups(steps).map((entry) =>
      isGroup(entry)
        ? { count: entry.count, steps: entry.steps.map((step) => normaliseStep(step, sport)) }
        : normaliseStep(entry, sport),
    ),
  }
}

/** All fields of a workout that are saved, as they are. */
export function savedFields({ name, sport, type, steps, poolLength }: FileWorkout) {
  return { name, sport, type: type ?? null, steps, poolLength: poolLength ?? null }
}

/** A workout for formats without repeats, intensities, names and notes: its steps in their order. */
export function normaliseOrder(workout: FileWorkout) {
  return orderedSteps(workout, (target) => target)
}

/** The same for formats in which the percents of a target replace its range. */
export function normalisePercents(workout: FileWorkout) {
  return orderedSteps(workout, ({ rangeMin, rangeMax, rangeUnit, ...target }) =>
    target.percentMin === undefined ? { ...target, rangeMin, rangeMax, rangeUnit } : target,
  )
}

function orderedSteps({ name, sport, steps }: FileWorkout, changeTarget: (target: Target) => Target) {
  const ordered = unroll(steps)
    .map(({ target, ...step }): Step => ({ ...step, ...(target ? { target: changeTarget(target) } : {}) }))
    .map((step) => normaliseStep(step, sport, MILLIMETRES))
  return { name: oneLine(name), sport, steps: ordered.map(({ name: _, notes: __, intensity: ___, ...step }) => step) }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

function normaliseStep(step: Step, sport: string, perMetre = CENTIMETRES) {
  const { name, notes, target, duration, intensity, ...others } = step
  const normalised = target && target.type !== 'open' ? normaliseTarget(target, sport) : undefined
  return {
    ...(name && name !== defaultStepName[intensity] ? { name } : {}),
    // Spaces around notes carry no meaning.
    ...(notes?.trim() ? { notes: notes.trim() } : {}),
    intensity,
    ...normaliseDuration(duration, perMetre),
    ...(normalised ? { target: normalised } : {}),
    ...others,
  }
}

const metresPer: Record<string, number> = { kilometers: 1000, miles: 1609.344, meters: 1, yards: 0.9144 }

// FIT stores distances in centimetres; text keeps more decimals.
const [CENTIMETRES, MILLIMETRES] = [100, 1000]

function normaliseDuration({ type, unit, value, lapButton }: Duration, perMetre: number) {
  return {
    ...(type === 'time'
      ? { milliseconds: Math.round(value * 1000) }
      : { distance: Math.round(value * (metresPer[unit] ?? Number.NaN) * perMetre) }),
    ...(lapButton ? { lapButton } : {}),
  }
}

const pacePer: Record<string, number> = { km: 1000, mile: 1609.344, '100m': 100, '100yd': 91.44 }
const ownPace: Record<string, string> = { running: 'km', cycling: 'km', swimming: '100m' }

function normaliseTarget(
  { zoneNumber, rangeMin, rangeMax, rangeUnit, percentMin, percentMax, ramp, ...others }: Target,
  sport: string,
) {
  // A ramp with equal ends is a steady target.
  const isLevel = rangeMin === undefined ? percentMin === percentMax && percentMin !== undefined : rangeMin === rangeMax
  // A range or percents beside a zone replace it, and a range replaces percents.
  const isZoneAlone = zoneNumber !== undefined && rangeMin === undefined && percentMin === undefined
  const target = {
    ...others,
    ...(ramp && !isLevel ? { ramp } : {}),
    ...(isZoneAlone ? { zoneNumber } : {}),
    ...(percentMin === undefined || rangeMin !== undefined
      ? {}
      : { percents: [percentMin.toFixed(2), percentMax?.toFixed(2)] }),
  }
  if (rangeMin === undefined) return Object.keys(target).length > 1 ? target : undefined
  if (target.type !== 'pace') return { ...target, rangeMin, rangeMax }
  const metres = pacePer[rangeUnit ?? ownPace[sport] ?? ''] ?? Number.NaN
  const slow = rangeMax ? Math.round((metres / rangeMax) * 1000) : 0
  // Nobody is slower than 0.2 m/s, so such an end is as good as open.
  return { ...target, fast: Math.round((metres / rangeMin) * 1000), slow: slow > 200 ? slow : 0 }
}
