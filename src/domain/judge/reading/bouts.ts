import type { Bounds, MinMax } from '../bounds/bounds.ts'
import { type Bout, type Bouts, type Pause, sumOfExtents } from './bout.ts'
import { raceOf } from './race-pace.ts'
import type { MeasuredWorkout, Stretch } from './stretches.ts'
import { setStridesAside } from './strides.ts'

/** A longer stretch below the floor is a step of its own and not the easier half of an over-under. Our choice. */
const MAX_UNDER_SECONDS = 300

/** Finds the bouts. Warm-up, cool-down and rest are never work, however hard; strides and openers are no bouts. */
export function findBouts({ stretches }: Pick<MeasuredWorkout, 'stretches'>, bounds: Bounds): Bouts {
  const { floor, easyFloor } = bounds
  const found = findBoutsAbove(stretches, bounds)
  if (found.bouts.length > 0 || easyFloor === undefined || easyFloor >= floor) return setStridesAside(found, bounds)
  return findBoutsAbove(stretches, { ...bounds, floor: easyFloor })
}

function findBoutsAbove(stretches: readonly Stretch[], { floor, under, racePace }: Bounds): Bouts {
  const isWork = (stretch: Stretch) => {
    const { intensity } = stretch.step
    if (intensity === 'warmup' || intensity === 'cooldown' || intensity === 'rest') return false
    if (!stretch.isKnown) return intensity === 'interval'
    return hardestOf(stretch) >= floor || (racePace !== undefined && isAtRacePace(stretch, racePace))
  }
  const isUnder = ({ step: { intensity }, middle, seconds }: Stretch) =>
    under !== undefined &&
    middle >= under &&
    seconds <= MAX_UNDER_SECONDS &&
    (intensity === 'active' || intensity === 'interval')

  const bouts: Bout[] = []
  const pauses: Pause[] = []
  let gap: Stretch[] = []
  let index = 0
  while (index < stretches.length) {
    const run: Stretch[] = []
    const hard: Stretch[] = []
    const start = index
    for (; index < stretches.length; index += 1) {
      const stretch = stretches[index] as Stretch
      if (isWork(stretch)) hard.push(stretch)
      else if (!isUnder(stretch)) break
      run.push(stretch)
    }
    if (hard.length > 0) {
      if (bouts.length > 0) pauses.push({ stretches: gap, ...sumOfExtents(gap) })
      bouts.push({ start, stretches: run, hard, ...sumOfExtents(run) })
      gap = []
    } else gap.push(...run)
    const next = stretches[index]
    if (next) gap.push(next)
    index += 1
  }
  return { bouts, pauses }
}

/** Whether a step is named for the pace of a race, and at a pace that the type has for one. */
function isAtRacePace({ step, middle }: Stretch, [fast, slow]: MinMax): boolean {
  return 100 / middle >= fast && 100 / middle <= slow && raceOf(step) !== undefined
}

/** The middle of the target; of an effort from 1 to 10, which stands for a range, half-way to the effort above. */
function hardestOf({ isByFeel, middle, high }: Stretch): number {
  return isByFeel ? (middle + high) / 2 : middle
}
