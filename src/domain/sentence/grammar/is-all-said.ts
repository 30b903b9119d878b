import { sportOf } from '../../sports/registry.ts'
import { isEasyAim } from './easy-aims.ts'
import type { Folded } from './fold/folding.ts'
import { measure } from './measure.ts'
import type { Aim, Part, Role } from './part.ts'
import { isCalm } from './sizes.ts'
import { isBesideSet } from './swims/easy-ends.ts'
import { isOpenWater, isUnbroken } from './swims/open-water.ts'
import { isSessionByTime } from './swims/swims-by-time.ts'
import type { Writing } from './writing.ts'

/** Whether nothing is left to the generator: every part on land says how hard it is, and there is more than a main set. */
export function isAllSaid(parts: readonly Part[], writing: Writing, folded: Folded, isWhole = false): boolean {
  const { inPool } = sportOf(writing.sport)
  const isNamedEnd = ({ role, manner, isUnnamed }: Part) => (role && !isUnnamed) || manner === 'walk'
  const hasEnds = parts.some(isNamedEnd) || parts.length >= 3
  const says = (part: Part): boolean =>
    part.role !== undefined ||
    inPool ||
    part.aims.length > 0 ||
    part.listed !== undefined ||
    part.isStrides === true ||
    part.manner !== undefined ||
    part.ramp !== undefined ||
    writing.aims.length > 0 ||
    part.details.some(({ cadence, note }) => cadence || note) ||
    (part.inner?.every((one, index, all) => says(one) || isRestBehind(index, all)) ?? false)
  if (writing.isRunWalk) return true
  if (!parts.every(says) || folded.ends.length > 0) return false
  const [only, ...others] = parts
  if (only?.burst && others.length === 0 && only.times.length === 0) return true
  if (only && others.length === 0 && isOneStretch(only)) return isExactlySaid(only, writing, folded)
  if (isWhole || (inPool && isOpenWater(writing.text) && isOfTimedSets(parts, writing))) return true
  if (!inPool && isOnlyWork(parts, writing)) return false
  const isEasyAround =
    parts.length === 2 &&
    parts.some(
      (part) =>
        part.aims.length > 0 && part.aims.every((aim) => isEasyAim(aim) || isCalm(aim)) && part.times.length === 0,
    )
  if (inPool && (isBesideSet(parts) || parts.some(({ isUnnamed }) => isUnnamed))) return false
  if (inPool) return hasEnds || (parts.length > 1 && parts.some(({ times, rungs }) => times.length === 0 && !rungs))
  const isRampedInto = parts.length === 2 && parts[0] !== undefined && isRampUp(parts[0])
  return (
    hasEnds || isEasyAround || isRampedInto || (parts.length === 2 && parts.every((part) => part.times.length === 0))
  )
}

/** "3x(6 min @ 100 %, 3 min)": a time of which nothing is said, behind work. */
function isRestBehind(index: number, all: readonly Part[]): boolean {
  const one = all[index]
  return index > 0 && index === all.length - 1 && one !== undefined && isOneStretch(one) && saysNothing(one)
}

/** "15 min 45->70 %": a ramp is a warm-up, whether it is named one or not. */
function isRampUp(part: Part): boolean {
  const [aim] = part.aims
  return isOneStretch(part) && (part.ramp ?? aim?.ramp) !== undefined && (part.ramp ?? aim?.ramp) !== 'falling'
}

/** Whether a target is harder than warming up, in figures too. */
function isWorkAim(aim: Aim, { reference }: Writing): boolean {
  if (aim.kind === 'percent' && !aim.of) return aim.high > MOST_EASY_PERCENT
  if (aim.kind === 'power') return reference === undefined || aim.high > (MOST_EASY_PERCENT / 100) * reference
  return !isCalm(aim)
}

const MOST_EASY_PERCENT = 75

/** Work with rests, without anything easy before or behind it. */
function isOnlyWork(parts: readonly Part[], writing: Writing): boolean {
  const isHard = ({ aims, listed = [], inner = [], manner, role, isStrides }: Part): boolean =>
    !manner &&
    !role &&
    !isStrides &&
    ([...aims, ...listed].some((aim) => isWorkAim(aim, writing)) || inner.some(isHard))
  const isRested = ({ rest, rests, times, rungs }: Part) =>
    (rest && rest.length?.value !== 0) || rests || times.length > 0 || rungs
  return parts.every((part) => isHard(part) && !isRampUp(part)) && parts.some(isRested)
}

/** Whether there are sets, and all of them by time. */
function isOfTimedSets(parts: readonly Part[], writing: Writing): boolean {
  const sets = parts.filter(({ times }) => times.length > 0)
  const isTimed = ({ length }: Part) => length !== undefined && measure(length, 'bout', writing)?.unit === 'seconds'
  return sets.length > 0 && sets.every(isTimed)
}

/** A stretch that only rises or falls is the warm-up or the cool-down, wherever it is named: "4x5 hard, ramp up 15, ramp down 10". */
export function asEnd(part: Part, parts: readonly Part[]): void {
  if (!part.ramp || part.role || part.place || part.aims.length > 0 || part.listed || !isOneStretch(part)) return
  const isLast = parts.at(-1) === part
  const role: Role = part.ramp === 'falling' ? 'cooldown' : 'warmup'
  if (parts.some((one) => one.role === role) || parts[0] === part || parts.length < 2) return
  if (role === 'cooldown' ? isLast : !isLast || parts.length === 2) part.role = role
}

export function saysNothing({ aims, manner, ramp, listed, place, details }: Part): boolean {
  return aims.length === 0 && !manner && !ramp && !listed && !place && details.length === 0
}

export function isOneStretch({ times, inner, rungs, isStrides }: Part): boolean {
  return times.length === 0 && !inner && !rungs && !isStrides
}

/** Whether a single stretch is done as it is said: by a figure, in one piece, or in a pool by any word. */
function isExactlySaid({ aims, details, ramp, length, role }: Part, writing: Writing, folded: Folded): boolean {
  if (role) return false
  if (ramp && !sportOf(writing.sport).inPool)
    return aims.length === 2 && aims.every(({ kind }) => kind === 'effort' || kind === 'zone')
  const all = [...aims, ...writing.aims]
  const isFigure = ({ kind, ...aim }: Aim) =>
    kind === 'zone' ? !('high' in aim && aim.low === aim.high && aim.high > 1) : kind !== 'effort'
  const isSwim =
    sportOf(writing.sport).inPool &&
    length !== undefined &&
    details.every(({ text }) => text !== 'drill') &&
    ((measure(length, 'stretch', writing)?.unit === 'seconds' && !isSessionByTime(all, writing.text)) ||
      details.length > 0 ||
      ramp !== undefined ||
      isUnbroken(writing.text) ||
      isOpenWater(writing.text))
  return (
    all.some(isFigure) ||
    details.some(({ cadence }) => cadence) ||
    isSwim ||
    (folded.sessions.includes('straight') && all.length > 0)
  )
}

/** In a pool: a figure that is no swim, or a time of which nothing is said beside swims. */
function isBareInPool({ length, times, aims, details, role, place, inner }: Part): boolean {
  if (!length || inner) return false
  // "8x50, 60 easy", "off 60, then 55": metres or seconds.
  const isOdd = length.value < 100 && length.value % 25 !== 0 && times.length === 0
  if (length.unit === undefined && !length.clock) return isOdd || length.value % 5 !== 0
  const isTime = length.clock !== undefined || length.unit === 'min' || length.unit === 's'
  const isSaid = aims.length > 0 || details.length > 0 || role !== undefined || place !== undefined || times.length > 0
  return isTime && !isSaid && (length.clock !== undefined || length.unit === 's' || length.value < LEAST_MINUTES)
}

// A swim by time of which nothing is said is a session.
const LEAST_MINUTES = 10

/** A figure on land of which neither a unit nor anything else is said: it may be of something else, "6 am". */
export function isBareFigure(part: Part, { sport }: Writing): boolean {
  const { length, times, aims, details, role, place, manner, listed, inner, isStrides, ramp } = part
  if (sportOf(sport).inPool) return isBareInPool(part)
  if (!length || inner || times.length > 0) return false
  if (length.clock || (length.unit !== undefined && length.unit !== 'm')) return false
  // "2E" on foot: minutes or miles.
  if (
    sportOf(sport).racePaces &&
    length.unit === undefined &&
    length.value <= 3 &&
    !role &&
    aims.length > 0 &&
    aims.every(isEasyAim) &&
    manner !== 'walk'
  )
    return true
  const isSaid =
    aims.length > 0 ||
    role !== undefined ||
    place !== undefined ||
    manner !== undefined ||
    listed !== undefined ||
    isStrides === true ||
    ramp !== undefined
  return !isSaid && !details.some(({ cadence }) => cadence) && !(length.unit === 'm' && length.value >= 10)
}
