import { type DistanceUnit, fromMetres, toMetres } from '../../units/distance.ts'
import { sumOf } from '../../units/numbers.ts'
import { atLeast, isSame, isWhole } from '../../units/tolerance.ts'
import { type EditorEntry, isGroup, toGroups } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { metresOf } from '../../workout/totals.ts'
import type { Measure } from '../plan/measure.ts'
import type { PreviousVersion, ResolvedRequest } from '../request/resolved-request.ts'

/** Active steps up to this zone are easy, in every sport. */
export const HIGHEST_EASY_ZONE = 2

/** An entry of the version before. One that is not locked may be changed or replaced. */
export type OldEntry = { entry: EditorEntry; isLocked: boolean }

/**
 * What a new version is built around. A locked entry in the first half keeps its place counted from the start, one in
 * the second half its place counted from the end: `head` reaches to the last lock of the first half, `tail` begins at
 * the first lock of the second. Between them there may be any number of new entries.
 */
export type LockContext = {
  request: ResolvedRequest
  head: readonly OldEntry[]
  tail: readonly OldEntry[]
  locked: ReadonlySet<EditorEntry>
  /** Length of the whole workout and of a tick: seconds, or distance in the asked unit. */
  total: number
  tick: number
}

export function lockContextOf(request: ResolvedRequest, previous: PreviousVersion, measure: Measure): LockContext {
  const old = toGroups(previous.steps).map(
    (entry, index): OldEntry => ({ entry, isLocked: previous.locked.includes(index) }),
  )
  const isInFirstHalf = (index: number) => index <= old.length - 1 - index
  const headEnd = old.findLastIndex(({ isLocked }, index) => isLocked && isInFirstHalf(index)) + 1
  const tailStart = old.findIndex(({ isLocked }, index) => isLocked && !isInFirstHalf(index))
  return {
    request,
    head: old.slice(0, headEnd),
    tail: tailStart < 0 ? [] : old.slice(tailStart),
    locked: new Set(old.filter(({ isLocked }) => isLocked).map(({ entry }) => entry)),
    total: measure.duration(measure.total).value,
    tick: measure.duration(1).value,
  }
}

/** Why what is locked cannot be kept, as a sentence for the athlete; undefined if it can. */
export function lockRefusal(request: ResolvedRequest, measure: Measure): string | undefined {
  const { previous, sport, length } = request
  if (!previous?.locked.length) return undefined
  const { head, tail, locked, total, tick } = lockContextOf(request, previous, measure)
  const count = toGroups(previous.steps).length
  const lost = previous.locked.find((index) => index >= count)
  if (lost !== undefined) return `There is no entry ${lost + 1} to keep: the workout has ${count}.`
  if (![...locked].flatMap(stepsOf).every((step) => isMeasured(step, request)))
    return `Keep only steps that are measured by ${length.type}, as the workout is.`
  const left = total - lengthOf([...locked], request)
  if (sport.inPool && !isWhole(left / tick, 'length')) return `Keep only whole lengths of a pool of ${tick}.`
  const others = [...head, ...tail].filter(({ entry, isLocked }) => !isLocked && entryLength(entry, request) > 0)
  const isEnough =
    (isSame(left, 0, 'length') || atLeast(left, tick, 'length')) && atLeast(left, others.length * tick, 'length')
  return isEnough ? undefined : 'What you keep leaves no room for the rest: keep less, or ask for a longer workout.'
}

/** Seconds, or distance in the asked unit, of all entries together. */
export function lengthOf(entries: readonly EditorEntry[], request: ResolvedRequest): number {
  return sumOf(entries, (entry) => entryLength(entry, request))
}

/** Seconds, or distance in the asked unit, of an entry; a rest at the wall of a pool takes none of it. */
export function entryLength(entry: EditorEntry, request: ResolvedRequest): number {
  const steps = stepsOf(entry)
  const length = sumOf(steps, (step) => stepLength(step, request)) * (isGroup(entry) ? entry.count : 1)
  // The distance of a time is an estimate: it counts in whole ticks.
  return steps.some((step) => isTimed(step, request)) ? Number(length.toFixed(2)) : length
}

function stepLength(step: Step, request: ResolvedRequest): number {
  const { duration } = step
  const { length, sport, reference } = request
  if (length.type === 'time') return duration.type === 'time' ? duration.value : 0
  if (isTimed(step, request)) return fromMetres(metresOf(step, sport.id, reference), length.unit)
  if (duration.type === 'time') return 0
  return duration.unit === length.unit
    ? duration.value
    : fromMetres(toMetres(duration.value, duration.unit as DistanceUnit), length.unit)
}

function isMeasured(step: Step, request: ResolvedRequest): boolean {
  const { sport, length } = request
  return step.duration.type === length.type || isTimed(step, request) || (sport.inPool && step.intensity === 'rest')
}

/** Whether a step of a run or a ride by distance is given as a time, as strides and sprints are. */
export function isTimed({ duration }: Step, { sport, length }: ResolvedRequest): boolean {
  return !sport.inPool && length.type === 'distance' && duration.type === 'time'
}

function stepsOf(entry: EditorEntry): readonly Step[] {
  return isGroup(entry) ? entry.steps : [entry]
}
