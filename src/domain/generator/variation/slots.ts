import type { DistanceUnit } from '../../units/distance.ts'
import { type EditorEntry, isGroup } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { distanceOf, timeOf } from '../plan/measure.ts'
import type { Random } from '../plan/random.ts'
import type { Role } from './easy-parts.ts'
import type { Place } from './locks.ts'

/** What comes into a place: an entry as it stands, or something easy that takes what length there is. */
export type Cell = { entry: EditorEntry } | Slot
export type Slot = { role: Role; ticks: number }

/** The cells of some places: what is kept stands, work and recoveries come again, a little different, the rest is open. */
export function renewed(places: readonly Place[], tick: number, random: Random): Cell[] {
  return places.map(({ entry, isKept }, index): Cell => {
    if (isKept) return { entry }
    if (isGroup(entry)) return { entry: { ...entry, count: fewer(entry.count, random) } }
    const role = roleOf(entry, places[index - 1])
    if (role) return { role, ticks: 0 }
    return { entry: isWork(entry) ? shortened(entry, tick, random) : entry }
  })
}

/** The same places, everything open that is not kept and takes of the length. */
export function opened(places: readonly Place[], isLong: (entry: EditorEntry) => boolean): Cell[] {
  return places.map(({ entry, isKept }, index): Cell => {
    if (isKept || !isLong(entry)) return { entry }
    return { role: (isGroup(entry) ? undefined : roleOf(entry, places[index - 1])) ?? 'easy', ticks: 0 }
  })
}

/** What an easy step is there for; undefined for work and what belongs to it. */
function roleOf({ intensity, target }: Step, before: Place | undefined): Role | undefined {
  if (intensity === 'cooldown') return 'cooldown'
  if (intensity === 'warmup') return before ? 'build' : 'warmup'
  return intensity === 'active' && (target?.zoneNumber ?? 1) <= EASY_ZONES ? 'easy' : undefined
}

const EASY_ZONES = 2

function isWork({ intensity }: Step): boolean {
  return intensity === 'active' || intensity === 'interval'
}

/** Never more: what was good for the reserves of an athlete stays so. */
function fewer(count: number, random: Random): number {
  return random.pick([count, Math.max(2, count - 1)])
}

function shortened(step: Step, tick: number, random: Random): Step {
  const { type, unit, value } = step.duration
  const grain = GRAIN * tick
  const length = Math.round((random.pick(SHARES) * value) / grain) * grain
  if (length < grain || length >= value) return step
  const duration = type === 'time' ? timeOf(length) : distanceOf(Number(length.toFixed(6)), unit as DistanceUnit)
  return { ...step, duration }
}

/** Ticks that a new length is a multiple of, and shares of the old one that it may be. */
const GRAIN = 6
const SHARES = [0.6, 0.8, 1]
