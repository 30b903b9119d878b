import { isEasyAim } from '../easy-aims.ts'
import type { Aim, Length, Part, Rest } from '../part.ts'
import { isCalm } from '../sizes.ts'

export function hasBody({ length, rungs, inner, isRemainder, stretches, times }: Part): boolean {
  return (
    length !== undefined ||
    rungs !== undefined ||
    inner !== undefined ||
    isRemainder === true ||
    (stretches !== undefined && times.length === 0)
  )
}

/** Whether nobody rests at an effort. */
export function isWorkAim(aim: Aim): boolean {
  if (aim.kind === 'effort')
    return !isEasyAim(aim) && aim.name !== 'steady' && aim.name !== 'endurance' && aim.name !== 'moderate'
  return aim.kind === 'race' || (aim.kind === 'zone' && aim.low >= 3)
}

/** Hard and easy time by turns: a rest behind it is between the sets. */
export function isPair(inner: readonly Part[]): boolean {
  return inner.length === 2 && inner.every(({ times, length }) => times.length === 0 && length !== undefined)
}

export function hasBodyOf(part: Part | undefined): boolean {
  return part !== undefined && hasBody(part)
}

/** Whether an aim is that of the easy time beside a part: "4x8 @ 270 w, 4 min @ 130 w". */
export function isFarBelow(aim: Aim, part: Part): boolean {
  const own = [...part.aims, ...(part.listed ?? []), ...(part.inner ?? []).flatMap(({ aims }) => aims)]
  if (own.length === 0) return false
  if (aim.kind === 'zone')
    return (
      aim.high <= 2 &&
      own.every(
        (one) =>
          (one.kind === 'zone' ? one.low >= 3 : !isEasyAim(one) && one.kind !== 'effort') ||
          (one.kind === 'effort' && HARD.has(one.name)),
      )
    )
  if (aim.kind === 'speed') return own.every((one) => one.kind === 'speed' && aim.high <= one.low * SLOW_SHARE)
  if (aim.kind !== 'power' && aim.kind !== 'percent') return false
  return own.every((one) => one.kind === aim.kind && aim.high <= one.low * EASY_SHARE)
}

const HARD = new Set(['tempo', 'sweet spot', 'threshold', 'hard', 'fast', 'vo2', 'anaerobic', 'sprint', 'max', 'hills'])
// Of the target of the work (our choice).
const EASY_SHARE = 0.67
const SLOW_SHARE = 0.85

export function isHardPart(part: Part | undefined): boolean {
  return part?.aims.some((aim) => !isEasyAim(aim)) ?? false
}

/** "(1k @ HMP, 500 m @ 5k, 90 s between, 3 min between sets)": rests within a bracket that are of all of it. */
export function liftRests(part: Part): void {
  const last = part.inner?.at(-1)
  if (!last || last.times.length > 0 || last.rest?.where !== 'reps' || !last.after || part.rest || part.after) return
  part.rest = last.rest
  part.after = last.after
  delete last.rest
  delete last.after
}

/** Whether a length is that of a stride. */
export function isStride({ value, unit, clock }: Length): boolean {
  if (clock) return false
  return unit === 's' ? value <= 60 : (unit === 'm' || unit === 'meters') && value >= 50 && value <= 200
}

/** Whether an aim behind a rest is that of the rest: one with a manner, not the missing one of the bouts. */
export function belongsToRest({ manner, length }: Rest, aim: Aim, part: Part): boolean {
  if (isEasyAim(aim)) return true
  // "run-walk 9/1 x 8 z2": nobody walks in a zone.
  if (manner === 'walk' && aim.kind === 'zone') return false
  // "8x1k, 90 s steady": no bout is as calm as that, unless nothing moves in its rests.
  if (isCalm(aim) && manner !== 'rest') return true
  const isMoving = manner !== undefined && manner !== 'rest'
  if (part.aims.length === 0 && part.listed === undefined && !part.inner)
    return isMoving && length?.unit !== undefined && aim.kind === 'time'
  return true
}

/** Whether the last piece of a group is its easy time, so that a comma ends the group. */
export function endsEasily({ inner }: Part): boolean {
  const last = inner?.at(-1)
  if (!inner || !last) return false
  if (last.rest || last.manner) return true
  return inner.length > 1 && last.aims.length > 0 && last.aims.every(isEasyAim)
}

/** Whether a time is as short as a rest. */
export function isShortTime({ value, unit, clock }: Length, isSet: boolean): boolean {
  if (clock) return clock.length === 2 && (clock[0] ?? 0) < 10
  if (unit === 's') return value <= 240 && !(value >= 100 && value % 100 === 0)
  return (unit === 'min' || unit === 'm') && value <= (isSet ? 6 : 4)
}

/** Whether easy time is too long for a rest. */
export function isLongEasy({ value, unit, clock }: Length): boolean {
  if (clock) return (clock[0] ?? 0) >= 8
  if (unit === 'min' || (unit === undefined && value < 60)) return value >= 8
  if (unit === 's') return value > 480
  return unit === 'km' || unit === 'mi' ? value > 1 : value > 800
}

/** "5x2k hard, 2k easy": no longer than what it stands behind. */
export function isWithinBout(easy: Length, { length }: Part): boolean {
  const isFarUnit = easy.unit === 'km' || easy.unit === 'mi'
  return isFarUnit && length !== undefined && length.unit === easy.unit && easy.value <= length.value
}

export function isStretch({ times, rungs, inner, role }: Part): boolean {
  return times.length === 0 && !rungs && !inner && !role
}

export function isFar({ value, unit }: Length, isPool: boolean): boolean {
  return isPool ? unit === 'meters' && value > 100 : unit === 'km' || unit === 'mi' ? value > 1 : false
}
