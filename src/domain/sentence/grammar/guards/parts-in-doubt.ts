import { sportOf } from '../../../sports/registry.ts'
import { isEasyAim } from '../easy-aims.ts'
import type { Length, Part } from '../part.ts'
import type { Writing } from '../writing.ts'

/** Whether parts may be meant in another way: figures whose unit is not clear, rounds without an end, strides that are none. */
export function hasPartInDoubt(parts: readonly Part[], writing: Writing): boolean {
  const { racePaces } = sportOf(writing.sport)
  return (
    parts.some((part) => isOdd(part) || (racePaces !== undefined && isBareOnFoot(part))) ||
    parts.some((part, at) => isOpenRound(part, parts[at + 1]) || isFloat(part, parts[at + 1])) ||
    parts.some((part, at) => isRestOfRungs(part, parts[at + 1])) ||
    (racePaces !== undefined && isFarOrLong(parts)) ||
    isEndedEarly(parts) ||
    parts.some(isSteadyTurn) ||
    isTitleOrPart(parts)
  )
}

/** "3-6-9 min fast / 45 s at 55 %": the easy time behind a ladder may be that of each rung. */
function isRestOfRungs({ rungs, rest, rests }: Part, next: Part | undefined): boolean {
  if (!rungs || rest || rests || !next?.isJoined || next.times.length > 0 || !next.length) return false
  return next.role === undefined && isShort({ ...next.length, value: next.length.value / SHORTEST_SHARE })
}

/** "14 miles: 3 easy, 4x(2 fast, 0.5 float), 1 easy": whether figures in brackets are times is not sure beside others that are none. */
function isFarOrLong(parts: readonly Part[]): boolean {
  const isBare = ({ length }: Part) => length !== undefined && length.unit === undefined && !length.clock
  const isLoose = (part: Part) => isBare(part) && (part.length?.value ?? 0) < LEAST_OF_MINUTES
  return parts.some(({ inner = [] }) => inner.some(isLoose)) && parts.some((part) => !part.inner && isLoose(part))
}

// A bare figure below it may be kilometres or miles, too (our choice).
const LEAST_OF_MINUTES = 5

// A rest is up to five times as long as what a short effort is (our choice).
const SHORTEST_SHARE = 5

function isOdd(part: Part): boolean {
  const { isStrides, length, times, inner = [], rest, every, isActive } = part
  // "5 hills, 60 min": of all of them.
  const isHill = part.aims.some((aim) => aim.kind === 'effort' && aim.name === 'hills')
  if (isHill && times.length > 0 && length?.unit === 'min' && length.value > LONGEST_HILL) return true
  // "WU 10 min, 5k effort at tempo"
  if (part.role && part.aims.some((aim) => aim.kind === 'race' && SHORT_RACES.has(aim.race))) return true
  if (isStrides && ((times.length === 0 && !every && !isActive) || (length !== undefined && !isShort(length))))
    return true
  if (inner.length > 1 && inner.every(({ manner }) => manner === 'walk')) return true
  return [length, rest?.length].some((one) => one?.unit === 's' && !Number.isInteger(one.value)) || inner.some(isOdd)
}

function isShort({ value, unit, clock }: Length): boolean {
  if (clock) return (clock[0] ?? 0) < 1
  return unit === 's' || unit === undefined
    ? value <= 60 || (unit === undefined && value <= 200)
    : (unit === 'm' || unit === 'meters') && value <= 200
}

/** On foot a figure alone may be minutes, seconds, miles or kilometers: "run 13 @ 7:15", "6x30". */
function isBareOnFoot(part: Part): boolean {
  const { length, times, inner, isStrides, aims, rungs, rest, rests, listed } = part
  if (inner) return false
  // "3/4/5 run"
  if (rungs && !rest && !rests && aims.length === 0 && !listed)
    return rungs.every(({ unit, clock, value }) => unit === undefined && !clock && value < 100)
  if (!length || length.unit !== undefined || length.clock || length.value >= 100 || isStrides) return false
  if (aims.some(({ kind }) => kind === 'pace' || kind === 'time' || kind === 'speed')) return true
  if (times.length === 0) return length.value % 5 !== 0
  const count = times.reduce((all, one) => all * one, 1)
  if (length.value * count > LONGEST_RUN) return true
  return length.value > 12 && length.value * count > MOST_MINUTES
}

/** "3 rounds of 6 min, 2 min, 4 min easy": what stands behind may be of the round. */
function isOpenRound({ isInRounds, times, rest, after, inner }: Part, next: Part | undefined): boolean {
  if (!isInRounds || times.length !== 1 || rest || after || inner || !next || next.isThen) return false
  return next.times.length === 0 && next.role === undefined && next.length !== undefined
}

/** "6x2 min hard, 2 min steady": by turns, or once behind them. */
function isFloat({ times, rest, sendOff, length }: Part, next: Part | undefined): boolean {
  if (
    times.length === 0 ||
    rest ||
    sendOff ||
    !length ||
    !next?.length ||
    next.isThen ||
    next.role ||
    next.times.length > 0
  )
    return false
  const isCalm =
    next.aims.length > 0 &&
    next.aims.every(
      (aim) => !isEasyAim(aim) && aim.kind === 'effort' && (aim.name === 'steady' || aim.name === 'endurance'),
    )
  return isCalm && next.length.unit === length.unit && next.length.value <= length.value * 2
}

/** "4x1 km / 2 min steady": of the time between, or of all of it. */
function isSteadyTurn({ times, inner = [] }: Part): boolean {
  const [work, easy, ...others] = inner
  if (times.length === 0 || !work || !easy || others.length > 0 || work.aims.length > 0) return false
  return easy.aims.some((aim) => aim.kind === 'effort' && (aim.name === 'steady' || aim.name === 'endurance'))
}

/** "10 min sweet spot ride; 2x2 min @ 120 w": the whole, or what is done first. */
function isTitleOrPart([first, next]: readonly Part[]): boolean {
  if (!first?.isTitled || first.times.length > 0 || first.role || !next?.isThen || next.times.length === 0) return false
  return first.aims.length > 0 && !first.aims.every(isEasyAim)
}

/** "10 km home easy, 4x400": a cool-down before the work. */
function isEndedEarly(parts: readonly Part[]): boolean {
  const cool = parts.find(({ role }) => role === 'cooldown')
  if (!cool || parts.some(({ role }) => role === 'warmup')) return false
  return parts.some((part) => part.role === undefined && part.from > cool.to)
}

// Minutes.
const LONGEST_HILL = 25

const SHORT_RACES = new Set(['1500m', 'mile', '3k', '5k', '10k'])

// Minutes of all repetitions.
const LONGEST_RUN = 180

const MOST_MINUTES = 90
