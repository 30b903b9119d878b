import { sportOf } from '../../sports/registry.ts'
import type { Length as RequestLength } from '../resolve/measure.ts'
import type { Span } from '../result.ts'
import { lengthFields } from './ask-plainly.ts'
import { withoutLastRest } from './blocks.ts'
import { carve, isWork, risingBehind } from './carve.ts'
import { isEasyAim } from './easy-aims.ts'
import type { Folded } from './fold/folding.ts'
import { hasImpossiblePart } from './guards/impossible-parts.ts'
import { hasPartInDoubt } from './guards/parts-in-doubt.ts'
import { hasRideInDoubt } from './guards/rides-in-doubt.ts'
import { asEnd, isBareFigure, isOneStretch, saysNothing } from './is-all-said.ts'
import { type Measured, measure } from './measure.ts'
import type { Aim, Length, Part, Role } from './part.ts'
import { aimByCadence } from './rides/aims-of-cadences.ts'
import { nameEndsOfRun } from './runs/ends-of-runs.ts'
import { quickenRungs } from './runs/quicken-rungs.ts'
import { stepRisingParts } from './runs/rising-ends.ts'
import { readyForTrial } from './runs/time-trials-on-foot.ts'
import { isCalm, sizeOf } from './sizes.ts'
import { asEasyBetween, asEasyEnds } from './swims/easy-ends.ts'
import { liftLongEasy } from './swims/long-easy-rests.ts'
import { distanceIn, steadyIfOpen } from './swims/swims-by-time.ts'
import { findWhole } from './whole.ts'
import { placeWithinEnds } from './within-ends.ts'
import { writePart } from './write.ts'
import type { Block, Writing } from './writing.ts'

type PlannedPart = { blocks: Block[]; part: Part }

/** The parts of a session in the order in which they are done; not `isWhole`: the main set of one that the generator completes. */
export type Planned = {
  parts: PlannedPart[]
  isWhole: boolean
  total?: RequestLength
  totalAt?: Span
  /** Whether no unit stands behind the length of the whole. */
  isTotalBare?: boolean
  /** The total of a swim is about as far as one gets in the time that was said. */
  isFarInTime?: boolean
  ends: { role: Role; length: Measured; at: Span; isBare: boolean }[]
}

/** Puts the parts of a session in their order and makes them as long as the whole. */
export function plan(folded: Folded, writing: Writing): Planned | undefined {
  const found = findWhole(folded, writing)
  if (!found) return undefined
  const { parts: said, total, rest, details } = found
  const within = placeWithinEnds(said, writing, (part) => sizeOf(part, writing))
  if (!within) return undefined
  const { inPool } = sportOf(writing.sport)
  const swum = inPool ? asEasyEnds(asEasyBetween(liftLongEasy(within, writing), writing)) : within
  const parts = warmedUpByAll(swum, inPool).map((part) =>
    aimByCadence(quickenRungs(easeAroundBursts(part, writing, rest), writing), writing),
  )
  if (
    parts.some((part) => isBareFigure(part, writing)) ||
    hasImpossiblePart(parts, writing) ||
    hasPartInDoubt(parts, writing) ||
    hasRideInDoubt(parts, total, writing)
  )
    return undefined
  // "warm up 15 min, then 5 laps of 3 min hard" as one: a warm-up is not repeated with the work.
  if (
    !sportOf(writing.sport).inPool &&
    parts.some((part) => part.role && part.times.length > 0 && part.inner?.some(isWork))
  )
    return undefined
  for (const part of parts) asEnd(part, parts)
  const end = ({ role, beside }: Part) => role ?? beside
  const ordered = [
    ...parts.filter((part) => end(part) === 'warmup'),
    ...parts.filter((part) => !end(part) && part.isFirst),
    ...parts.filter((part) => !end(part) && !part.isFirst),
    ...parts.filter((part) => end(part) === 'cooldown'),
  ]
  const whole = total && measure(total, 'whole', writing)
  if (total && !whole) return undefined
  // "20 min tempo with 10 min either side": on top of what is hard; within a plain run it is not clear.
  if (
    !total &&
    ordered.some(({ isWithin, role }) => isWithin && role) &&
    !ordered.some((part) => !part.role && isWork(part))
  )
    return undefined
  if (!total) for (const part of ordered) if (part.role) delete part.isWithin
  const isNamed = folded.sessions.some((one) => one === 'fartlek' || one === 'intervals')
  const isAlone = parts.length === 1 && parts.every(isOneStretch)
  if (isNamed && !isAlone && !parts.some(isWork)) return undefined
  const trial = sportOf(writing.sport).racePaces ? readyForTrial(ordered, whole, writing) : undefined
  const carved = trial ? { parts: trial, isWhole: true } : carve(ordered, whole, rest, details, writing, folded, total)
  if (!carved) return undefined
  if (inPool && !carved.isWhole && carved.parts.some(isWithoutRest)) return undefined
  // The generator gives the rests that nobody said.
  const ways: Writing = carved.isWhole ? writing : { ...writing, leavesRests: true }
  const isByTime = sportOf(writing.sport).inPool && carved.isWhole && carved.parts.length === 1
  const open = isByTime ? carved.parts.map((part) => steadyIfOpen(part, writing)) : carved.parts
  const isRising = folded.sessions.includes('progression')
  const parted = carved.isWhole ? nameEndsOfRun(stepRisingParts(open, isRising, writing), writing) : open
  const written = parted.map((part) => ({ part, blocks: writePart(part, ways) }))
  const known = written
    .filter((one): one is PlannedPart => one.blocks !== undefined)
    .map((one, at, all) => (at === all.length - 1 && endsInRest(one, writing) ? withoutEnd(one) : one))
  if (known.length < written.length || known.length === 0) return undefined
  const request = whole && total ? requestOf(whole, writing) : undefined
  const at = total ? { totalAt: { from: total.from, to: total.to }, isTotalBare: isBare(total) } : {}
  if (carved.isWhole) {
    return {
      parts: known,
      isWhole: true,
      ends: [],
      ...(request && !('isLonger' in carved && carved.isLonger) ? { total: request, ...at } : {}),
    }
  }
  // "10 min tempo ride, 2x2 min": what is said of the whole, and of no part that is built.
  if (rest.some((aim) => !isCalm(aim) && !folded.aims.includes(aim)) && !sportOf(writing.sport).inPool) return undefined
  const main = known.filter(({ part }) => !part.role)
  if (main.length === 0) return undefined
  // A length of which nothing is said beside other parts may be that of the whole.
  const isOpen = ({ part }: PlannedPart) => isOneStretch(part) && saysNothing(part)
  if (main.length > 1 && !sportOf(writing.sport).inPool && main.some(isOpen)) return undefined
  // "1 min on 1 min off": how often is not said.
  const isOnce = ({ part: { times, rest, length, rungs, aims } }: PlannedPart) =>
    times.length === 0 && rest !== undefined && length !== undefined && !rungs && aims.length === 0
  if (main.length === 1 && !sportOf(writing.sport).inPool && main.some(isOnce)) return undefined
  if (
    main.some(
      ({ part }) =>
        part.inner?.length === 2 && part.times.length === 0 && !part.length && !sportOf(writing.sport).inPool,
    )
  )
    return undefined
  const ends: Planned['ends'] = []
  for (const { part } of known) {
    if (!part.role) continue
    const length =
      part.length && part.times.length === 0 && part.aims.every(isEasyAim) && part.details.length === 0
        ? measure(part.length, 'end', writing)
        : undefined
    if (!length || part.rest || part.inner) return undefined
    const end = { role: part.role, length, at: { from: part.from, to: part.to } }
    ends.push({ ...end, isBare: part.length !== undefined && isBare(part.length) })
  }
  const far = whole && total && !request && sportOf(writing.sport).inPool ? distanceIn(whole, writing) : request
  return {
    parts: main,
    isWhole: false,
    ends,
    ...(far ? { total: far, ...at } : {}),
    ...(far && !request ? { isFarInTime: true } : {}),
  }
}

/** "90 min with 10 s sprints every 10 min": easy around them where nothing else is said. */
function easeAroundBursts(part: Part, { aims, sport }: Writing, base: readonly Aim[]): Part {
  const { burst, times, listed, role, ramp, from, to } = part
  const around: Aim[] = base.length > 0 ? [...base] : [{ kind: 'effort', name: 'easy', from, to }]
  const isOpen = burst && part.aims.length === 0 && aims.length === 0 && times.length === 0 && !listed && !role && !ramp
  return isOpen && !sportOf(sport).inPool ? { ...part, aims: around } : part
}

function isBare({ unit, clock }: Length): boolean {
  return unit === undefined && clock === undefined
}

/** Repetitions on foot of which each has a target of its own are written one by one, and nothing follows the last. */
function endsInRest({ part, blocks }: PlannedPart, { sport }: Writing): boolean {
  const { listed, times, role, inner } = part
  if (!sportOf(sport).racePaces || listed === undefined || times.length !== 1 || role || inner) return false
  return blocks.every((block) => block.times === 1)
}

function withoutEnd(one: PlannedPart): PlannedPart {
  return { ...one, blocks: withoutLastRest(one.blocks) }
}

/** "200 free, 200 pull, 200 kick warm-up, then 6x100": single lengths before a warm-up are part of it. */
function warmedUpByAll(parts: readonly Part[], inPool: boolean): Part[] {
  const at = parts.findIndex(({ role }) => role === 'warmup')
  const rising = inPool ? 0 : risingBehind(parts, at)
  if (rising > 0)
    return parts.map((part, index) =>
      index > at && index <= at + rising ? { ...part, role: 'warmup' as const } : part,
    )
  const before = parts.slice(0, at)
  const isRow =
    at > 0 &&
    at < parts.length - 1 &&
    before.every(
      ({ times, length, role, aims, rest, inner }) =>
        length &&
        !inner &&
        times.length === 0 &&
        !role &&
        !rest &&
        aims.every(isEasyAim) &&
        (inPool || aims.length > 0),
    )
  return isRow ? parts.map((part, index) => (index < at ? { ...part, role: 'warmup' as const } : part)) : [...parts]
}

function requestOf({ value, unit }: Measured, { sport }: Writing): RequestLength | undefined {
  if (unit === 'seconds')
    return sportOf(sport).inPool
      ? undefined
      : { durationType: 'time', durationUnit: 'minutes', durationValue: value / 60 }
  return lengthFields({ value, unit }, sportOf(sport).inPool)
}

/** "4x600 without rest": the generator would give it one. */
function isWithoutRest({ times, rest }: Part): boolean {
  return times.some((one) => one > 1) && rest?.length?.value === 0 && !rest.length.clock
}
