import type { EasyPart } from '../../sports/sport.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import { type EditorEntry, isGroup } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { distanceOf, timeOf } from '../plan/measure.ts'
import type { Random } from '../plan/random.ts'
import { entryLength, type LockedParts, type OldEntry } from './locks.ts'

/** What stands in the place of an old entry: an entry, or an easy part whose length is not decided yet. */
export type Place = { entry: EditorEntry } | Slot
export type Slot = { part: EasyPart; ticks: number }

/** The places of old entries: locked ones stay, work and recoveries vary in count or length, easy steps become slots. */
export function varyUnlocked(old: readonly OldEntry[], { tick }: LockedParts, random: Random): Place[] {
  return old.map(({ entry, isLocked }, index): Place => {
    if (isLocked) return { entry }
    if (isGroup(entry)) return { entry: { ...entry, count: sameOrOneLess(entry.count, random) } }
    const part = easyPartOf(entry, index)
    if (part) return { part, ticks: 0 }
    return { entry: isWork(entry) ? shorten(entry, tick, random) : entry }
  })
}

/** The same places where length is short: every entry that is not locked and has a length becomes an easy slot. */
export function openUnlocked(old: readonly OldEntry[], { request }: LockedParts): Place[] {
  return old.map(({ entry, isLocked }, index): Place => {
    if (isLocked || entryLength(entry, request) === 0) return { entry }
    return { part: (isGroup(entry) ? undefined : easyPartOf(entry, index)) ?? 'easy', ticks: 0 }
  })
}

/** The easy part that a step stands for; undefined for work, recoveries and rests. */
function easyPartOf({ intensity, target }: Step, index: number): EasyPart | undefined {
  if (intensity === 'cooldown') return 'cooldown'
  if (intensity === 'warmup') return index > 0 ? 'build' : 'warmup'
  return intensity === 'active' && (target?.zoneNumber ?? 1) <= HIGHEST_EASY_ZONE ? 'easy' : undefined
}

const HIGHEST_EASY_ZONE = 2

function isWork({ intensity }: Step): boolean {
  return intensity === 'active' || intensity === 'interval'
}

/** Never more: the recoveries restore W' for the count before. */
function sameOrOneLess(count: number, random: Random): number {
  return random.pick([count, Math.max(2, count - 1)])
}

function shorten(step: Step, tick: number, random: Random): Step {
  const { type, unit, value } = step.duration
  const grain = GRAIN_TICKS * tick
  const length = Math.round((random.pick(SHARES) * value) / grain) * grain
  if (length < grain || length >= value) return step
  const duration = type === 'time' ? timeOf(length) : distanceOf(Number(length.toFixed(6)), unit as DistanceUnit)
  return { ...step, duration }
}

/** A shortened step is a multiple of six ticks and has one of these shares of its length. Chosen. */
const GRAIN_TICKS = 6
const SHARES = [0.6, 0.8, 1]
