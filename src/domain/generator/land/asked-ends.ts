import { sumOf } from '../../units/numbers.ts'
import { asksForSet } from '../plan/asks-for-set.ts'
import type { LandContext } from '../plan/context.ts'
import { durationOf } from '../plan/measure.ts'
import { lengthIn, type PieceLength } from '../plan/piece-length.ts'
import { type Block, once, ticksOf } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { AskedEnd, ResolvedRequest } from '../request/resolved-request.ts'
import type { FrameStyle } from './frame-style.ts'
import { isSameEasyTime, joinNeighbours } from './join.ts'
import { cooldownOf, warmupOf } from './warm-up.ts'

/** Whether the athlete asks for a length of the warm-up or of the cool-down. */
export function asksForEnds({ warmup, cooldown }: ResolvedRequest): boolean {
  return warmup !== undefined || cooldown !== undefined
}

/** In seconds: an end that is not asked for, where there is room. Our choice: what coaches write. */
const USUAL_WARMUP_SECONDS = 900
const USUAL_COOLDOWN_SECONDS = 600
/** In seconds: less easy time joins an end that is not asked for. Our choice. */
const MIN_EASY_SECONDS = 180
/** In seconds: more easy time lies on both sides of the main set. Our choice. */
const MAX_EASY_SECONDS_BEFORE = 1200

/**
 * Puts a main set between a warm-up and a cool-down of the asked lengths, each in its own unit. What they leave is easy time.
 * Undefined if they leave less than nothing. At least one of them is asked for.
 */
export function frameBetweenEnds(
  main: readonly Block[],
  context: LandContext,
  random: Random,
  frameStyle: FrameStyle,
): Block[] | undefined {
  const { ruler, request } = context
  const { easyZone, easyParts } = request.sport
  const [warmup, cooldown] = [request.warmup, request.cooldown].map((end) => end && endLength(end, context))
  const left = ruler.total - Math.round(ticksOf(main) + (warmup?.ticks ?? 0) + (cooldown?.ticks ?? 0))
  if (left < 0) return undefined
  const usual = (seconds: number, most: number) => Math.min(most, ruler.nearest(seconds, EASIEST_ZONE))
  const isFew = (ticks: number) => ruler.secondsOf(ticks, EASIEST_ZONE) < MIN_EASY_SECONDS
  const usualCooldown = cooldown ? 0 : usual(USUAL_COOLDOWN_SECONDS, left)
  const cooldownTicks = !cooldown && isFew(left - usualCooldown) ? left : usualCooldown
  const usualWarmup = warmup ? 0 : usual(USUAL_WARMUP_SECONDS, left)
  const warmupTicks = !warmup && isFew(left - usualWarmup) ? left : usualWarmup
  const spare = left - cooldownTicks - warmupTicks
  // Behind an easy hour the set comes at once.
  const isLong = warmup !== undefined && ruler.secondsOf(warmup.ticks, EASIEST_ZONE) > MAX_END_SECONDS
  const before = isLong ? 0 : Math.min(spare, ruler.nearest(MAX_EASY_SECONDS_BEFORE, easyZone))
  const easy = (ticks: number): Block[] =>
    ticks > 0 ? [once({ intensity: 'active', zone: easyZone, ticks, ...easyParts.easy })] : []
  const inside = [...main, ...easy(spare - before)]
  const start =
    warmup && request.warmup
      ? askedWarmup(request.warmup, context, frameStyle)
      : writeWarmup(warmupTicks, context, random, frameStyle)
  return [
    ...joinNeighbours([...start, ...easy(before)], isSameEasyTime),
    ...(asksForSet(request) ? inside : joinNeighbours(inside, isSameEasyTime)),
    ...(cooldown && request.cooldown
      ? askedCooldown(request.cooldown, context, frameStyle)
      : cooldownOf(cooldownTicks, context, frameStyle)),
  ].filter(({ pieces }) => pieces.some(({ ticks }) => ticks > 0))
}

/** The ticks of a main set, of the asked ends and of the shortest that are not asked for. */
export function leastTicksWith(main: readonly Block[], context: LandContext): number {
  const shortest = context.ruler.atLeast(MIN_END_SECONDS, EASIEST_ZONE)
  const { warmup, cooldown } = context.request
  return ticksOf(main) + sumOf([warmup, cooldown], (end) => (end ? endLength(end, context).ticks : shortest))
}

/** The shortest end that is not asked for, in seconds. Our choice. */
const MIN_END_SECONDS = 300

/** The zone that a warm-up begins in and a cool-down ends in. */
const EASIEST_ZONE = 1

function endLength({ value, unit }: AskedEnd, context: LandContext): PieceLength {
  return lengthIn(durationOf(value, unit), EASIEST_ZONE, context)
}

/**
 * One step as long as asked, so that it keeps its unit: a ramp, or by heart rate in the easiest zone. Nobody warms up for an
 * hour: behind the first minutes of a long one the rest is easy time.
 */
function askedWarmup(asked: AskedEnd, context: LandContext, { rampNotes: notes, rising }: FrameStyle): Block[] {
  const { request } = context
  const isByOwnMetric = request.metric === request.sport.reference.metric
  const ramp = isByOwnMetric ? ({ notes, percents: rising, ramp: 'rising' } as const) : {}
  const { end, easy } = divideEnd(asked, context)
  const warmup = once({ intensity: 'warmup', zone: EASIEST_ZONE, ...request.sport.easyParts.warmup, ...ramp, ...end })
  return [warmup, ...easy]
}

/** A cool-down as long as asked; before the last minutes of a long one is easy time. */
function askedCooldown(asked: AskedEnd, context: LandContext, frameStyle: FrameStyle): Block[] {
  const { end, easy } = divideEnd(asked, context)
  return [...easy, ...withLength(cooldownOf(1, context, frameStyle), end)]
}

/** What is warmed up or cooled down in a long end, and the easy time in it. */
function divideEnd(asked: AskedEnd, context: LandContext): { end: PieceLength; easy: Block[] } {
  const whole = endLength(asked, context)
  const { ruler, request } = context
  const { easyParts, easyZone } = request.sport
  const seconds = ruler.secondsOf(whole.ticks, EASIEST_ZONE)
  if (seconds <= MAX_END_SECONDS) return { end: whole, easy: [] }
  const own = wholeShare(asked, END_OF_LONG_SECONDS / seconds)
  const end = endLength(own, context)
  const easy = { ...endLength({ ...asked, value: asked.value - own.value }, context), ticks: whole.ticks - end.ticks }
  return { end, easy: [once({ intensity: 'active', zone: easyZone, ...easyParts.easy, ...easy })] }
}

/** In seconds: of a longer warm-up or cool-down only so much is one. Our choice. */
const MAX_END_SECONDS = 1800
const END_OF_LONG_SECONDS = 600

/** About a share of a length, in whole minutes, kilometres or miles, or in hundreds of metres. */
function wholeShare(end: AskedEnd, share: number): AskedEnd {
  const grain = end.unit === 'seconds' ? 60 : end.unit === 'meters' || end.unit === 'yards' ? 100 : 1
  return { ...end, value: grain * Math.max(1, Math.round((end.value * share) / grain)) }
}

function writeWarmup(ticks: number, context: LandContext, random: Random, frameStyle: FrameStyle): Block[] {
  const { start, build } = warmupOf(ticks, context, random, frameStyle)
  return [...start, ...build]
}

function withLength(blocks: readonly Block[], length: PieceLength): Block[] {
  return blocks.map((block) => ({ ...block, pieces: block.pieces.map((piece) => ({ ...piece, ...length })) }))
}
