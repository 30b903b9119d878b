import type { Bounds } from '../bounds/bounds.ts'
import type { Moment, Reading } from './moments.ts'

/** A stretch of work; `hard` are its moments at the floor or above, all of them but the easier half of an over-under. */
type Bout = Extent & {
  /** Counted in moments from the beginning of the workout. */
  start: number
  moments: readonly Moment[]
  hard: readonly Moment[]
}
/** What lies between two bouts. In the water a pause with swimming in it parts two sets. */
export type Pause = Extent

type Extent = { seconds: number; metres: number }

/** The bouts of a workout, the pauses between them, and what lies before and after. */
export type Bouts = { bouts: readonly Bout[]; pauses: readonly Pause[]; before: Extent; after: Extent }

/** An easier stretch longer than this is no half of an over-under but a step of its own. Seconds. */
const LONGEST_UNDER = 300

/** Finds the bouts: warm-up, cool-down and rest are never work, however hard. */
export function boutsOf({ moments }: Pick<Reading, 'moments'>, bounds: Bounds): Bouts {
  const { floor, easyFloor } = bounds
  const found = foundAbove(moments, bounds)
  if (found.bouts.length > 0 || easyFloor === undefined || easyFloor >= floor) return found
  return foundAbove(moments, { ...bounds, floor: easyFloor })
}

function foundAbove(moments: readonly Moment[], { floor, under }: Bounds): Bouts {
  const isWork = ({ step: { intensity }, isKnown, percent }: Moment) => {
    if (intensity === 'warmup' || intensity === 'cooldown' || intensity === 'rest') return false
    return isKnown ? percent >= floor : intensity === 'interval'
  }
  const isUnder = ({ step: { intensity }, isKnown, percent, seconds }: Moment) =>
    under !== undefined &&
    isKnown &&
    percent >= under &&
    seconds <= LONGEST_UNDER &&
    (intensity === 'active' || intensity === 'interval')

  const bouts: Bout[] = []
  const pauses: Pause[] = []
  let gap: Moment[] = []
  let index = 0
  let before: Extent = { seconds: 0, metres: 0 }
  while (index < moments.length) {
    const run: Moment[] = []
    const hard: Moment[] = []
    const start = index
    for (; index < moments.length; index += 1) {
      const moment = moments[index] as Moment
      if (isWork(moment)) hard.push(moment)
      else if (!isUnder(moment)) break
      run.push(moment)
    }
    if (hard.length > 0) {
      const gone = extentOf(gap)
      if (bouts.length === 0) before = gone
      else pauses.push(gone)
      bouts.push({ start, moments: run, hard, ...extentOf(run) })
      gap = []
    } else gap.push(...run)
    const next = moments[index]
    if (next) gap.push(next)
    index += 1
  }
  const after = extentOf(gap)
  return bouts.length > 0 ? { bouts, pauses, before, after } : { bouts, pauses, before: after, after: before }
}

function extentOf(moments: readonly Moment[]): Extent {
  let seconds = 0
  let metres = 0
  for (const moment of moments) {
    seconds += moment.seconds
    metres += moment.metres
  }
  return { seconds, metres }
}
