import { sumOf } from '../../units/numbers.ts'
import type { Bounds } from '../bounds/bounds.ts'
import type { MeasuredWorkout, Stretch } from './stretches.ts'

/** A run of work without a recovery in it. `hard` are its stretches at the floor or above. */
type Bout = Extent & {
  /** Index of its first stretch in the workout. */
  start: number
  stretches: readonly Stretch[]
  hard: readonly Stretch[]
}
/** What lies between two bouts. In the water a pause with swimming in it separates two sets. */
export type Pause = Extent

type Extent = { seconds: number; metres: number }

/** The bouts of a workout, the pauses between them, and what lies before the first and after the last. */
export type Bouts = { bouts: readonly Bout[]; pauses: readonly Pause[]; before: Extent; after: Extent }

/** A longer stretch below the floor is a step of its own and not the easier half of an over-under. Our choice. */
const MAX_UNDER_SECONDS = 300

/** Finds the bouts. Warm-up, cool-down and rest are never work, however hard. */
export function findBouts({ stretches }: Pick<MeasuredWorkout, 'stretches'>, bounds: Bounds): Bouts {
  const { floor, easyFloor } = bounds
  const found = findBoutsAbove(stretches, bounds)
  if (found.bouts.length > 0 || easyFloor === undefined || easyFloor >= floor) return found
  return findBoutsAbove(stretches, { ...bounds, floor: easyFloor })
}

function findBoutsAbove(stretches: readonly Stretch[], { floor, under }: Bounds): Bouts {
  const isWork = ({ step: { intensity }, isKnown, middle }: Stretch) => {
    if (intensity === 'warmup' || intensity === 'cooldown' || intensity === 'rest') return false
    return isKnown ? middle >= floor : intensity === 'interval'
  }
  const isUnder = ({ step: { intensity }, isKnown, middle, seconds }: Stretch) =>
    under !== undefined &&
    isKnown &&
    middle >= under &&
    seconds <= MAX_UNDER_SECONDS &&
    (intensity === 'active' || intensity === 'interval')

  const bouts: Bout[] = []
  const pauses: Pause[] = []
  let gap: Stretch[] = []
  let index = 0
  let before: Extent = { seconds: 0, metres: 0 }
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
      const passed = extentOf(gap)
      if (bouts.length === 0) before = passed
      else pauses.push(passed)
      bouts.push({ start, stretches: run, hard, ...extentOf(run) })
      gap = []
    } else gap.push(...run)
    const next = stretches[index]
    if (next) gap.push(next)
    index += 1
  }
  const after = extentOf(gap)
  return bouts.length > 0 ? { bouts, pauses, before, after } : { bouts, pauses, before: after, after: before }
}

function extentOf(stretches: readonly Stretch[]): Extent {
  return { seconds: sumOf(stretches, ({ seconds }) => seconds), metres: sumOf(stretches, ({ metres }) => metres) }
}
