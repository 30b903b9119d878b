import type { EasyPart } from '../../sports/sport.ts'
import { type EditorEntry, isGroup } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import type { Random } from '../plan/random.ts'
import { SECONDS_PER_TICK } from '../plan/ruler.ts'
import { withLength } from './insert-recovery.ts'
import { entryLength, HIGHEST_EASY_ZONE, type LockContext, type OldEntry } from './locks.ts'

/** What replaces an old entry: an entry, or an easy part whose length is filled in later. */
export type Replacement = { entry: EditorEntry } | Slot
/** `ticks` is 0 until the length is filled in. */
export type Slot = { part: EasyPart; ticks: number }

/** Varies what is not locked: a group may lose a round, a work step may get shorter, and easy steps become slots. */
export function varyUnlocked(old: readonly OldEntry[], { tick }: LockContext, random: Random): Replacement[] {
  return old.map(({ entry, isLocked }, index): Replacement => {
    if (isLocked) return { entry }
    if (isGroup(entry)) return { entry: { ...entry, count: sameOrOneLess(entry.count, random) } }
    const part = easyPartOf(entry, index)
    if (part) return { part, ticks: 0 }
    return { entry: isWork(entry) ? shorten(entry, tick, random) : entry }
  })
}

/**
 * For when too little length is left: every unlocked entry with a length (a rest in a pool has none) becomes a slot.
 */
export function replaceUnlockedByEasy(old: readonly OldEntry[], { request }: LockContext): Replacement[] {
  return old.map(({ entry, isLocked }, index): Replacement => {
    if (isLocked || entryLength(entry, request) === 0) return { entry }
    return { part: (isGroup(entry) ? undefined : easyPartOf(entry, index)) ?? 'easy', ticks: 0 }
  })
}

/** The easy part that a step is: a later warm-up step is the build. Undefined for work, recoveries and rests. */
function easyPartOf({ intensity, target }: Step, index: number): EasyPart | undefined {
  if (intensity === 'cooldown') return 'cooldown'
  if (intensity === 'warmup') return index > 0 ? 'build' : 'warmup'
  // An active step without a zone is taken to be easy.
  return intensity === 'active' && (target?.zoneNumber ?? 1) <= HIGHEST_EASY_ZONE ? 'easy' : undefined
}

function isWork({ intensity }: Step): boolean {
  return intensity === 'active' || intensity === 'interval'
}

/** The count never rises, because the recoveries were computed for the old count. A group has at least two rounds. */
function sameOrOneLess(count: number, random: Random): number {
  return random.pick([count, Math.max(2, count - 1)])
}

function shorten(step: Step, tick: number, random: Random): Step {
  const { type, value } = step.duration
  const multiple = SHORTENED_TO_TICKS * (type === 'time' ? SECONDS_PER_TICK : tick)
  const length = Math.round((random.pick(SHARES) * value) / multiple) * multiple
  return length < multiple || length >= value ? step : withLength(step, length)
}

/**
 * A shortened step is a multiple of 6 ticks (30 s), near 60 or 80 % of its length: our choice, for round lengths. A workout
 * by distance has its ticks in distance, and may have steps by time.
 */
const SHORTENED_TO_TICKS = 6
const SHARES = [0.6, 0.8, 1]
