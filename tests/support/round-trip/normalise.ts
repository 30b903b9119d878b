import type { FileWorkout } from '#domain/exports/shared/format.ts'
import { isGroup, toGroups, unroll } from '#domain/workout/groups.ts'
import { defaultStepName } from '#domain/workout/intensity.ts'
import type { Duration, Step, Target } from '#domain/workout/step.ts'

/**
 * What a workout tells an athlete to do, in one spelling: seconds and metres to the precision that files keep, speeds
 * for paces, no names that say nothing. Two workouts with equal results are trained alike.
 */
export function told({ name, sport, steps, poolLength }: FileWorkout) {
  return {
    name: oneLine(name),
    sport,
    ...(poolLength ? { pool: [poolLength.length.toFixed(2), poolLength.unit] } : {}),
    entries: toGroups(steps).map((entry) =>
      isGroup(entry)
        ? { count: entry.count, steps: entry.steps.map((step) => toldStep(step, sport)) }
        : toldStep(entry, sport),
    ),
  }
}

/** All that is saved of a workout, to the letter. */
export function toldExactly({ name, sport, type, steps, poolLength }: FileWorkout) {
  return { name, sport, type: type ?? null, steps, poolLength: poolLength ?? null }
}

/** What a workout tells in a file that knows neither repeats nor what a step is for: only what comes after what. */
export function toldInOrder(workout: FileWorkout) {
  return inOrder(workout, (target) => target)
}

/** The same where percents say what a range beside them does. */
export function toldInPercents(workout: FileWorkout) {
  return inOrder(workout, ({ rangeMin, rangeMax, rangeUnit, ...target }) =>
    target.percentMin === undefined ? { ...target, rangeMin, rangeMax, rangeUnit } : target,
  )
}

function inOrder({ name, sport, steps }: FileWorkout, said: (target: Target) => Target) {
  const bouts = unroll(steps)
    .map(({ target, ...step }): Step => ({ ...step, ...(target ? { target: said(target) } : {}) }))
    .map((step) => toldStep(step, sport, MILLIMETRES))
  return { name: oneLine(name), sport, bouts: bouts.map(({ name: _, notes: __, intensity: ___, ...bout }) => bout) }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

function toldStep(step: Step, sport: string, perMetre = CENTIMETRES) {
  const { name, notes, target, duration, intensity, ...others } = step
  const aim = target && target.type !== 'open' ? toldTarget(target, sport) : undefined
  return {
    ...(name && name !== defaultStepName[intensity] ? { name } : {}),
    // Blanks around notes say nothing that could be lost.
    ...(notes?.trim() ? { notes: notes.trim() } : {}),
    intensity,
    ...toldDuration(duration, perMetre),
    ...(aim ? { aim } : {}),
    ...others,
  }
}

const metresPer: Record<string, number> = { kilometers: 1000, miles: 1609.344, meters: 1, yards: 0.9144 }

// FIT counts distances in centimetres; text has the decimals for more.
const [CENTIMETRES, MILLIMETRES] = [100, 1000]

function toldDuration({ type, unit, value, lapButton }: Duration, perMetre: number) {
  return {
    ...(type === 'time'
      ? { milliseconds: Math.round(value * 1000) }
      : { distance: Math.round(value * (metresPer[unit] ?? Number.NaN) * perMetre) }),
    ...(lapButton ? { lapButton } : {}),
  }
}

const pacePer: Record<string, number> = { km: 1000, mile: 1609.344, '100m': 100, '100yd': 91.44 }
const ownPace: Record<string, string> = { running: 'km', cycling: 'km', swimming: '100m' }

function toldTarget(
  { zoneNumber, rangeMin, rangeMax, rangeUnit, percentMin, percentMax, ramp, ...others }: Target,
  sport: string,
) {
  // What rises from one figure to the same does not rise.
  const isLevel = rangeMin === undefined ? percentMin === percentMax && percentMin !== undefined : rangeMin === rangeMax
  // A zone beside a range or percents is said by these, and percents by a range beside them.
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
  // Slower than 0.2 m/s is nobody: there an end is as good as open.
  return { ...target, fast: Math.round((metres / rangeMin) * 1000), slow: slow > 200 ? slow : 0 }
}
