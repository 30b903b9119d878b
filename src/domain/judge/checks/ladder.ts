import type { Step } from '../../workout/step.ts'
import type { WorkoutAsType } from '../reading/as-type.ts'
import { type CheckResult, checkRange, checkThat } from './result.ts'

/** Indexes of a ladder's first and last rung among the bouts. */
type Ladder = { first: number; last: number }

const MIN_RUNGS = 3

/**
 * Checks ladders: each goes up, down, or up and down again, by the same step each time, and a longer rung never has less
 * rest. Several ladders may follow one another.
 */
export function checkLadders({ bounds, bouts, pauses, inPool }: WorkoutAsType): CheckResult[] {
  if (!bounds.ladder || bouts.length === 0) return []
  const rungs = bouts.map(({ metres }) => Math.round(metres))
  const strides = rungs.slice(1).map((rung, index) => rung - (rungs[index] ?? 0))
  const ladders = splitIntoLadders(strides)
  const areLadders = ladders.every(({ first, last }) => last - first + 1 >= MIN_RUNGS)
  const size = Math.abs(strides[0] ?? 0)
  const isEven = strides.length > 0 && size > 0 && strides.every((stride) => isNear(Math.abs(stride), size))
  const lastRungs = new Set(ladders.map(({ last }) => last))
  const rests = pauses
    .map(({ seconds, metres }, index) => ({ seconds, metres, index, rung: rungs[index] ?? 0 }))
    .filter(({ metres, index }) => !(inPool && metres > 0) && !lastRungs.has(index))
    .toSorted((one, other) => one.rung - other.rung || one.seconds - other.seconds)
  const isGrowing = rests.every(({ seconds }, index) => seconds >= (rests[index - 1]?.seconds ?? 0))
  const limitedTo = (limit: string) => ({ value: rungs.join('-'), limit, source: bounds.source })
  return [
    ...checkThat(
      'ladder-shape',
      areLadders || (rungs.length >= MIN_RUNGS && isOneLadder(strides)),
      limitedTo('up, down or a pyramid'),
    ),
    ...checkThat('ladder-step', areLadders || isEven, limitedTo('the same step from rung to rung')),
    ...checkThat('ladder-rest', isGrowing, limitedTo('no less rest after a longer rung')),
  ]
}

/** Checks that a ladder holds one speed, unless the notes of its faster rungs say so. */
export function checkRungZones({ bounds, bouts }: WorkoutAsType): CheckResult[] {
  const rungs = bouts.flatMap(({ hard }) => hard).filter(({ isKnown }) => isKnown)
  const zones = rungs.flatMap(({ zones: [zone] }) => zone ?? [])
  const slowest = Math.min(...zones)
  const silent = rungs.filter(({ zones: [zone = slowest], step }) => zone === slowest || !announcesSpeed(step))
  const silentZones = new Set(silent.flatMap(({ zones: [zone] }) => zone ?? []))
  return checkRange('rung-zones', zones.length > 0 ? [silentZones.size] : [], bounds.zonesOfRungs, bounds.source)
}

/** Whether the notes of a rung say that it is faster than others. */
export function announcesSpeed({ notes = '' }: Step): boolean {
  return /\b(fast|faster|fastest|quick|quicker|hard|harder|strong|stronger|build|speed up|sprint)\b/i.test(notes)
}

/** Splits rungs into ladders of one step each, every one as long as it can be. `strides` lead from rung to rung. */
function splitIntoLadders(strides: readonly number[]): Ladder[] {
  const ladders: Ladder[] = []
  let first = 0
  while (first <= strides.length) {
    const step = strides[first] ?? 0
    let last = first
    let direction = Math.sign(step)
    while (last < strides.length) {
      const stride = strides[last] ?? 0
      if (stride === 0 || !isNear(Math.abs(stride), Math.abs(step))) break
      if (Math.sign(stride) !== direction) {
        // A ladder turns once at most, from up to down.
        if (direction < 0) break
        direction = -1
      }
      last += 1
    }
    ladders.push({ first, last })
    first = last + 1
  }
  return ladders
}

/** Whether rungs go up, down, or up and then down, by any steps. */
function isOneLadder(strides: readonly number[]): boolean {
  const turn = strides.findIndex((stride) => stride < 0)
  return turn < 0
    ? strides.every((stride) => stride > 0)
    : strides.every((stride, index) => stride < 0 === index >= turn && stride !== 0)
}

/** Whether two steps differ by a metre at most: rungs in yards are not whole metres. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1
}
