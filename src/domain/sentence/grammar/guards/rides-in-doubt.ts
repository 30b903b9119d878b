import { sportOf } from '../../../sports/registry.ts'
import { isEasyAim } from '../easy-aims.ts'
import type { EffortName, Length, Part } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { product } from '../product.ts'
import type { Mark } from '../words/atoms.ts'
import type { Writing } from '../writing.ts'

/** Whether what was said of a ride may be meant in another way than its phrases say by themselves. */
export function saysMoreOfRide(phrases: readonly Phrase[], text: string): boolean {
  const wordsOf = ({ from, to }: Phrase) => text.slice(from, to)
  return phrases.some((one, at) => {
    const [before, next, behind] = [phrases[at - 1], phrases[at + 1], phrases[at + 2]]
    // "10 min warming up included": within the length of the whole.
    if (one.is === 'mark' && one.mark === 'include' && before?.is === 'role' && (!next || next.is === 'sign'))
      return true
    // "between 20 and 40 min hard", "3 h, 1 of them tempo"
    if (one.is === 'where' && next?.is === 'length' && isMark(behind, 'and') && phrases[at + 3]?.is === 'length')
      return true
    if (one.is === 'rest' && /^between\b/i.test(wordsOf(one)) && isMark(next, 'and')) return true
    if (isMark(one, 'of') && before?.is === 'length' && next && /^(?:them|these|those)\b/i.test(wordsOf(next)))
      return true
    // "200 w first half 215 w second half": the places stand behind what is done there.
    if (one.is === 'stretch' && at === phrases.length - 1 && before?.is === 'aim' && at > 2)
      return phrases.some((other, index) => index < at && other.is === 'stretch' && phrases[index + 1]?.is === 'aim')
    // "and repeat", "with decreasing rest 5/4/3 min", "30 min ride to the hill"
    if (one.is === 'mark' && wordsOf(one) === 'repeat' && (!next || next.is === 'sign')) return true
    // "strength 3x12, then bike": in a gym.
    if (one.is === 'count' && before && GYM.test(wordsOf(before)) && next?.is === 'length' && !next.length.unit)
      return true
    if (one.is === 'change' && next?.is === 'rest') return true
    // "1x20 + 1x15": which unit they share is not said; "4x5 min, make that 6"
    if (one.is === 'count' && one.times === 1 && isBareLength(next) && behind?.is === 'sign' && behind.sign === '+')
      return true
    if (one.is === 'filler' && /^make$/i.test(wordsOf(one)) && next?.is === 'filler' && /^that$/i.test(wordsOf(next)))
      return true
    if (isMark(one, 'to') && (next?.is === 'filler' ? behind : next)?.is === 'session') return true
    return (
      WAYS.test(wordsOf(one)) && one.is === 'filler' && !phrases.some(({ is }) => is === 'rungs' || is === 'cadences')
    )
  })
}

/** "and back down", "sandwiched by": what was said is done once more. */
const WAYS = /\b(?:back down|sandwich\w*)\b/i

function isBareLength(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'length' && isBare(phrase.length)
}

const GYM = /^(?:strength|core|gym|weights|squats?|lunges?|planks?)$/i

function isMark(phrase: Phrase | undefined, mark: Mark): boolean {
  return phrase?.is === 'mark' && phrase.mark === mark
}

/** Whether parts of a ride are so long, so short or so hard that a figure of them is meant otherwise. */
export function hasRideInDoubt(parts: readonly Part[], total: Length | undefined, writing: Writing): boolean {
  if (sportOf(writing.sport).reference.metric !== 'power') return false
  const [only, ...others] = parts
  if (only && others.length === 0 && isHardForLong(only)) return true
  // "60 min ride, total 90 min"
  if (
    only?.isTitled &&
    others.length === 0 &&
    total &&
    only.length &&
    only.length.from !== total.from &&
    only.aims.length === 0
  )
    return true
  return parts.some((part, at) => isOdd(part) || hasLastRest(part, parts, at)) || parts.flatMap(withInner).some(isOdd)
}

function withInner(part: Part): Part[] {
  return [part, ...(part.inner?.flatMap(withInner) ?? [])]
}

function isOdd(part: Part): boolean {
  const { times, length, role, aims, rest, after, details, ramp } = part
  const count = product(times)
  // "8x30": seconds, as nobody rides four hours of repetitions.
  if (length && count > 1 && isBare(length) && length.value >= LEAST_BARE && count * length.value > MOST_MINUTES)
    return true
  // "2x20s sweet spot": seconds of what is done for minutes.
  if (
    length?.unit === 's' &&
    count > 1 &&
    length.value <= MOST_SECONDS &&
    !rest &&
    details.length === 0 &&
    aims.length > 0 &&
    aims.every((aim) => aim.kind === 'effort' && LONG.has(aim.name))
  )
    return true
  // "between sweet spot and threshold"
  if (!ramp && new Set(aims.flatMap((aim) => (aim.kind === 'effort' && LONG.has(aim.name) ? aim.name : []))).size > 1)
    return true
  if (role === 'cooldown' && rest) return true
  if (role === 'warmup' && length && aims.some((aim) => aim.kind === 'effort' && aim.name === 'max')) return true
  return [rest, after].some((one) => one?.length !== undefined && isLongRest(one.length))
}

function isBare({ unit, clock }: Length): boolean {
  return unit === undefined && !clock
}

/** A single stretch that nobody rides so hard: "hard 60 min ride" is a session of hard parts. */
function isHardForLong({ times, length, inner, rungs, aims, isStrides }: Part): boolean {
  if (times.length > 0 || inner || rungs || isStrides || !length || length.clock) return false
  const isHard = aims.some((aim) => aim.kind === 'effort' && (aim.name === 'hard' || ALL_OUT.has(aim.name)))
  return isHard && ((length.unit === 'min' && length.value > MOST_HARD_MINUTES) || length.unit === 'h')
}

/** "10 min 50 %, 10 min 75 %, 10 min 95 %, 2 min rest": behind the last of single stretches it is of all of them. */
function hasLastRest(part: Part, parts: readonly Part[], at: number): boolean {
  const { rest, times, inner, rungs, role } = part
  if (!rest || times.length > 0 || inner || rungs || role || at < parts.length - 1 || at === 0) return false
  return parts
    .slice(0, -1)
    .some((one) => !one.rest && one.times.length === 0 && !one.role && one.aims.some((aim) => !isEasyAim(aim)))
}

function isLongRest({ value, unit, clock }: Length): boolean {
  return !clock && (unit === 'h' || (unit === 'min' && value > MOST_REST_MINUTES))
}

// Our choice.
const [LEAST_BARE, MOST_MINUTES, MOST_SECONDS] = [25, 150, 45]
const [MOST_HARD_MINUTES, MOST_REST_MINUTES] = [35, 25]
const LONG = new Set<EffortName>(['endurance', 'tempo', 'sweet spot', 'threshold'])
const ALL_OUT = new Set<EffortName>(['max', 'sprint', 'time trial'])
