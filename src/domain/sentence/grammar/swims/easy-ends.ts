import { isEasyAim } from '../easy-aims.ts'
import { measure, metresOf } from '../measure.ts'
import type { Part, Rest } from '../part.ts'
import { isCalm } from '../sizes.ts'
import type { Writing } from '../writing.ts'

/** "400 easy, 8x100", "8x50 fast, 200 easy": beside a single set an easy swim is the warm-up or the cool-down. */
export function asEasyEnds(parts: readonly Part[]): Part[] {
  const [first, last] = parts
  if (!first || !last || !isBesideSet(parts)) return [...parts]
  if (isEasySwim(first)) return [{ ...first, role: 'warmup', isUnnamed: true, aims: [] }, last]
  return isEasySwim(last) && last.aims.every(isEasyAim)
    ? [first, { ...last, role: 'cooldown', isUnnamed: true, aims: [] }]
    : [...parts]
}

/** Whether a set and a single swim are all that is said, and neither is named as an end: the generator adds what is missing. */
export function isBesideSet(parts: readonly Part[]): boolean {
  const [first, last, ...others] = parts
  if (!first || !last || others.length > 0 || parts.some(({ role }) => role)) return false
  return isSet(first) !== isSet(last) && !(last.isAdded && !last.isThen)
}

function isSet({ times, rungs, inner }: Part): boolean {
  return times.length > 0 || rungs !== undefined || inner !== undefined
}

function isEasySwim({ aims, details, rest, sendOff, after, ramp, isRemainder, place }: Part): boolean {
  const isPlain = details.length === 0 && !rest && !sendOff && !after && !ramp && !isRemainder && !place
  return isPlain && aims.length > 0 && aims.every((aim) => isEasyAim(aim) || isCalm(aim))
}

/** "10x100 fast, 50 easy", "8x75 hard 25 easy", "8x50 hard 30 easy": a short easy swim behind a set is swum after each of its swims, and a figure that is no length of a pool is the seconds of a rest. */
export function asEasyBetween(parts: readonly Part[], writing: Writing): Part[] {
  const [set, easy, ...others] = parts
  if (!set || !easy || others.length > 0 || !isBesideSet(parts)) return [...parts]
  const { length, aims, details, from, to, isThen } = easy
  const isOpen = set.length && set.times.length === 1 && !set.rest && !set.sendOff && !set.after && !set.inner
  if (!isOpen || !isEasySwim(easy) || !length || length.clock || isThen || !aims.every(isEasyAim)) return [...parts]
  if (length.unit === undefined && length.value % 25 !== 0 && length.value <= MOST_REST_SECONDS) {
    const rest: Rest = { from, to, aims: [], length: { ...length, unit: 's' } }
    return [{ ...set, to, rest }]
  }
  const [swum, own] = [length, set.length].map((one) => one && metresOf(measure(one, 'bout', writing) ?? SECONDS))
  if (swum === undefined || own === undefined || swum > MOST_BETWEEN || swum >= own) return [...parts]
  return [{ ...set, to, rest: { from, to, aims, details, length, manner: 'swim' } }]
}

const SECONDS = { value: 0, unit: 'seconds' } as const
// Seconds, and metres or yards (our choice).
const [MOST_REST_SECONDS, MOST_BETWEEN] = [90, 50]
