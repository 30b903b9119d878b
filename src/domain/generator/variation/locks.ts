import { sportOf } from '../../sports/registry.ts'
import { type DistanceUnit, fromMetres, toMetres } from '../../units/distance.ts'
import { type EditorEntry, isGroup, toGroups } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import type { GenerateRequest } from '../request.ts'

/** An entry of the version before that is kept, or one that makes place for something new. */
export type Place = { entry: EditorEntry; isKept: boolean }

/**
 * Where the kept entries stand: those nearer the start by their places from the start, the others by theirs from the
 * end. Between head and tail there may be any number of new entries.
 */
export type Places = { head: readonly Place[]; tail: readonly Place[] }

type Previous = NonNullable<GenerateRequest['previous']>

/** The places of what is locked. */
export function placesOf({ steps, locked = [] }: Previous): Places {
  const places = toGroups(steps).map((entry, index): Place => ({ entry, isKept: locked.includes(index) }))
  const isNearStart = (_: Place, index: number) => index <= places.length - 1 - index
  const lastOfHead = places.findLastIndex((place, index) => place.isKept && isNearStart(place, index))
  const firstOfTail = places.findIndex((place, index) => place.isKept && !isNearStart(place, index))
  return { head: places.slice(0, lastOfHead + 1), tail: firstOfTail < 0 ? [] : places.slice(firstOfTail) }
}

/** Why what is locked cannot be kept, as a sentence for the athlete; undefined where it can. */
export function lockRefusal(request: GenerateRequest, { total, tick }: Measured): string | undefined {
  const { previous } = request
  if (!previous?.locked?.length) return undefined
  const entries = toGroups(previous.steps)
  const lost = previous.locked.find((index) => index >= entries.length)
  if (lost !== undefined) return `There is no entry ${lost + 1} to keep: the workout has ${entries.length}.`
  const steps = previous.locked.flatMap((index) => stepsOf(entries[index]))
  if (!steps.every((step) => isMeasured(step, request)))
    return `Keep only steps that are measured by ${request.durationType}, as the workout is.`
  const { head, tail } = placesOf(previous)
  const places = [...head, ...tail]
  const kept = places.filter(({ isKept }) => isKept)
  const left = total - kept.reduce((all, { entry }) => all + lengthOf(entry, request), 0)
  if (sportOf(request.sport).inPool && Math.abs(left / tick - Math.round(left / tick)) > HAIR)
    return `Keep only whole lengths of a pool of ${tick}.`
  const free = places.filter(({ entry, isKept }) => !isKept && lengthOf(entry, request) > 0).length
  const isTooLittle = left < -HAIR || (left > HAIR && left < tick - HAIR) || left < free * tick - HAIR
  return isTooLittle ? 'What you keep leaves no room for the rest: keep less, or ask for a longer workout.' : undefined
}

/** A workout's whole length and its smallest part: seconds, or distance in the asked unit. */
export type Measured = { total: number; tick: number }

/** Forgives the dust of floating point. */
const HAIR = 1e-6

/** Seconds, or distance in the asked unit, of an entry; a rest at the wall of a pool takes none of it. */
export function lengthOf(entry: EditorEntry, request: GenerateRequest): number {
  const once = stepsOf(entry).reduce((all, step) => all + stepLength(step, request), 0)
  return once * (isGroup(entry) ? entry.count : 1)
}

function stepLength({ duration }: Step, { durationType, durationUnit }: GenerateRequest): number {
  if (duration.type !== durationType) return 0
  if (durationType === 'time' || duration.unit === durationUnit) return duration.value
  return fromMetres(toMetres(duration.value, duration.unit as DistanceUnit), durationUnit as DistanceUnit)
}

function isMeasured({ intensity, duration }: Step, { sport, durationType }: GenerateRequest): boolean {
  return duration.type === durationType || (sportOf(sport).inPool && intensity === 'rest')
}

function stepsOf(entry: EditorEntry | undefined): readonly Step[] {
  if (!entry) return []
  return isGroup(entry) ? entry.steps : [entry]
}
