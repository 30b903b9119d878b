import { type DistanceUnit, fromMetres, toMetres } from '../../units/distance.ts'
import { type EditorEntry, isGroup, toGroups } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { lengthsOf, type Measure } from '../plan/measure.ts'
import type { PreviousVersion, ResolvedRequest } from '../request/resolved-request.ts'

/** An entry of the version before that is kept, or one that makes place for something new. */
export type Place = { entry: EditorEntry; isKept: boolean }

/**
 * Where the kept entries stand: those nearer the start by their places from the start, the others by theirs from the
 * end. Between head and tail there may be any number of new entries.
 */
export type Places = { head: readonly Place[]; tail: readonly Place[] }

/** The places of what is locked. */
export function placesOf({ steps, locked }: PreviousVersion): Places {
  const places = toGroups(steps).map((entry, index): Place => ({ entry, isKept: locked.includes(index) }))
  const isNearStart = (_: Place, index: number) => index <= places.length - 1 - index
  const lastOfHead = places.findLastIndex((place, index) => place.isKept && isNearStart(place, index))
  const firstOfTail = places.findIndex((place, index) => place.isKept && !isNearStart(place, index))
  return { head: places.slice(0, lastOfHead + 1), tail: firstOfTail < 0 ? [] : places.slice(firstOfTail) }
}

/** Why what is locked cannot be kept, as a sentence for the athlete; undefined where it can. */
export function lockRefusal(request: ResolvedRequest, measure: Measure): string | undefined {
  const { previous, sport, length } = request
  if (!previous?.locked.length) return undefined
  const { total, tick } = lengthsOf(measure)
  const entries = toGroups(previous.steps)
  const lost = previous.locked.find((index) => index >= entries.length)
  if (lost !== undefined) return `There is no entry ${lost + 1} to keep: the workout has ${entries.length}.`
  const steps = previous.locked.flatMap((index) => stepsOf(entries[index]))
  if (!steps.every((step) => isMeasured(step, request)))
    return `Keep only steps that are measured by ${length.type}, as the workout is.`
  const { head, tail } = placesOf(previous)
  const places = [...head, ...tail]
  const kept = places.filter(({ isKept }) => isKept)
  const left = total - kept.reduce((all, { entry }) => all + lengthOf(entry, request), 0)
  if (sport.inPool && Math.abs(left / tick - Math.round(left / tick)) > HAIR)
    return `Keep only whole lengths of a pool of ${tick}.`
  const free = places.filter(({ entry, isKept }) => !isKept && lengthOf(entry, request) > 0).length
  const isTooLittle = left < -HAIR || (left > HAIR && left < tick - HAIR) || left < free * tick - HAIR
  return isTooLittle ? 'What you keep leaves no room for the rest: keep less, or ask for a longer workout.' : undefined
}

/** Forgives the dust of floating point. */
const HAIR = 1e-6

/** Seconds, or distance in the asked unit, of an entry; a rest at the wall of a pool takes none of it. */
export function lengthOf(entry: EditorEntry, request: ResolvedRequest): number {
  const once = stepsOf(entry).reduce((all, step) => all + stepLength(step, request), 0)
  return once * (isGroup(entry) ? entry.count : 1)
}

function stepLength({ duration }: Step, { length }: ResolvedRequest): number {
  if (duration.type !== length.type) return 0
  if (length.type === 'time' || duration.unit === length.unit) return duration.value
  return fromMetres(toMetres(duration.value, duration.unit as DistanceUnit), length.unit)
}

function isMeasured({ intensity, duration }: Step, { sport, length }: ResolvedRequest): boolean {
  return duration.type === length.type || (sport.inPool && intensity === 'rest')
}

function stepsOf(entry: EditorEntry | undefined): readonly Step[] {
  if (!entry) return []
  return isGroup(entry) ? entry.steps : [entry]
}
