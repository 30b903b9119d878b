import type { DistanceUnit } from '../../units/distance.ts'
import { type EditorEntry, isGroup, toGroups, toStored } from '../../workout/groups.ts'
import type { StoredSteps } from '../../workout/step.ts'
import type { GenerateRequest } from '../request.ts'
import { distanceOf, timeOf } from '../ruler.ts'
import { lengthOf, type Measured } from './places.ts'

type Previous = NonNullable<GenerateRequest['previous']>

/**
 * A good session with what is kept put into its places, where something of the same sort stands there: what that
 * changes of the length, its easy steps take or give. Undefined where it cannot be done.
 */
export function grafted(
  onto: StoredSteps,
  { steps, locked = [] }: Previous,
  request: GenerateRequest,
  { total, tick }: Measured,
): StoredSteps | undefined {
  const old = toGroups(steps)
  const entries = toGroups(onto)
  const kept = new Set<number>()
  let isInPlace = true
  for (const index of locked.toSorted((one, other) => one - other)) {
    const place = index <= old.length - 1 - index ? index : entries.length - old.length + index
    const [entry, there] = [old[index], entries[place]]
    // An entry of the tail must not come before one of the head.
    if (!entry || !there || place <= Math.max(-1, ...kept) || !isOfOneSort(entry, there)) isInPlace = false
    else {
      entries[place] = entry
      kept.add(place)
    }
  }
  if (!isInPlace) return undefined
  const missing = total - entries.reduce((all, entry) => all + lengthOf(entry, request), 0)
  if (Math.abs(missing) < HAIR) return toStored(entries)
  const easy = entries.flatMap((entry, place) => (kept.has(place) || !isEasy(entry) ? [] : [place]))
  const [place] = easy.sort((one, other) => lengthAt(other) - lengthAt(one))
  const entry = place === undefined ? undefined : entries[place]
  if (place === undefined || !entry || isGroup(entry)) return undefined
  const { type, unit, value } = entry.duration
  const length = Math.round((value + missing) * 1e6) / 1e6
  if (length < Math.max(tick, LEAST * value)) return undefined
  entries[place] = { ...entry, duration: type === 'time' ? timeOf(length) : distanceOf(length, unit as DistanceUnit) }
  return toStored(entries)

  function lengthAt(at: number): number {
    const found = entries[at]
    return found ? lengthOf(found, request) : 0
  }
}

/** So much of an easy step is left at least, as a share. */
const LEAST = 0.4
const HAIR = 1e-6

function isOfOneSort(one: EditorEntry, other: EditorEntry): boolean {
  if (isGroup(one) || isGroup(other)) return isGroup(one) && isGroup(other)
  return one.intensity === other.intensity
}

function isEasy(entry: EditorEntry): boolean {
  if (isGroup(entry) || entry.intensity === 'rest' || entry.intensity === 'recovery') return false
  if (entry.intensity === 'interval') return false
  return entry.intensity !== 'active' || (entry.target?.zoneNumber ?? 9) <= 2
}
