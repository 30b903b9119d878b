import { sumOf } from '../../../units/numbers.ts'
import { atLeast, atMost } from '../../../units/tolerance.ts'
import type { Duration } from '../../../workout/step.ts'
import { movingSecondsOf } from '../../../workout/totals.ts'
import type { LandContext } from '../../plan/context.ts'
import { lengthInWords } from '../../plan/length-in-words.ts'
import { durationOf, timeOf } from '../../plan/measure.ts'
import { lengthIn, type PieceLength } from '../../plan/piece-length.ts'
import { type Block, once, ticksOf, unroll } from '../../plan/plan.ts'
import type { RefusedSet } from '../../plan/session.ts'
import { targetsFor } from '../../plan/targets.ts'
import type { AskedSet } from '../../request/resolved-request.ts'
import { asksForEnds, leastTicksWith } from '../asked-ends.ts'
import { type Aims, MIN_COOLDOWN_SECONDS, minWarmupSeconds } from './aims.ts'
import {
  LOWEST_W_PRIME_LEFT,
  MIN_FRAME_SECONDS,
  type PlannedSet,
  secondsAround,
  setInWords,
  wPrimeLeftOf,
} from './asked-set-figures.ts'
import type { AskedStyle } from './asked-style.ts'
import { relieveSet } from './emptying-set.ts'
import { type BoutStyle, ownWork, recovery } from './families/family.ts'
import { saidBouts } from './said-bouts.ts'

/** The share of W' that a set should leave. Our choice. */
const MIN_W_PRIME_LEFT = 0.03
/** A bout of at least this length needs no recovery longer than itself. Our choice. */
const LONG_BOUT_SECONDS = 180

/**
 * The asked bouts at the type's effort with the asked recoveries, or with recoveries that suit them, and remarks for the
 * athlete; or why the set cannot be had.
 */
export function askedSet(
  set: AskedSet,
  context: LandContext,
  aimsOfType: Aims,
  styleOfType: AskedStyle,
): PlannedSet | RefusedSet {
  const bouts = boutOf(set, context, styleOfType.zone)
  const bout = context.ruler.secondsOf(bouts.length.ticks, styleOfType.zone)
  const { long } = styleOfType
  const ofLength =
    long && bout >= long.from
      ? { aims: long.aims, style: { ...styleOfType, own: long.own } }
      : { aims: aimsOfType, style: styleOfType }
  const { aims, style } = saidBouts(set.effort, bout, context.request, ofLength)
  const unfit = unfitBout(bouts.seconds, aims)
  if (unfit) return refuse(unfit)
  const { usual, rare } = recoveriesFor(set, bout, context, aims, style)
  const withRest = (rest: PieceLength) => blocksOf(set, bouts.length, rest, style)
  const isFramed = (blocks: readonly Block[]) => atLeast(secondsAround(blocks, context), MIN_FRAME_SECONDS, 'seconds')
  const [common, others] = [usual.map(withRest), rare.map(withRest)]
  // Between asked ends there may be room for shorter recoveries only; where there is none, what surrounds the set says so.
  const isBetween = (blocks: readonly Block[]) => leastTicksWith(blocks, context) <= context.ruler.total
  const hasRoom = [...common, ...others].some(isBetween)
  const fits = (blocks: readonly Block[]) =>
    isFramed(blocks) && (!hasRoom || !asksForEnds(context.request) || isBetween(blocks))
  const [fitting, seldom] = [common.filter(fits), others.filter(fits)]
  if (fitting.length + seldom.length === 0) return refuse(tooShort(set, [...common, ...others], context))
  // The longest recoveries that leave the full warm-up come first; where none does, the shortest, which leave most of it.
  const withFullWarmup = fitting.filter((blocks) =>
    atLeast(secondsAround(blocks, context), usualAround(blocks, context, aims), 'seconds'),
  )
  const tried = [...withFullWarmup, ...fitting.toReversed(), ...seldom]
  const best = tried.find((blocks) => atLeast(wPrimeLeftOf(blocks, context), MIN_W_PRIME_LEFT, 'ratio'))
  const least = aims.lowestWPrime ?? LOWEST_W_PRIME_LEFT
  const blocks = best ?? tried.find((one) => atLeast(wPrimeLeftOf(one, context), least, 'ratio'))
  if (!blocks)
    return (
      relieveSet(set, tried, bout, context, aims, style) ??
      refuse(`${setInWords(set)} would empty you before the last one: ask for fewer or for longer recoveries.`)
    )
  return { ok: true, blocks, remarks: [...bouts.remarks, ...restRemarks(set, blocks, context)] }
}

/** A shorter bout is over before it is at its effort. Our choice. */
const MIN_BOUT_SECONDS = 10
/** A bout may exceed the type's aim by this factor; a hard one lasts an hour at most, by the definition of threshold. */
const MAX_BOUT_FACTOR = 2
const MAX_HARD_BOUT_SECONDS = 3600

/** Why a bout of this length does not go with the type; undefined if it does. */
function unfitBout(seconds: number, { longestBout, bout: [, aimed], hard }: Aims): string | undefined {
  if (seconds < MIN_BOUT_SECONDS) return `A bout takes ${MIN_BOUT_SECONDS} seconds at least: ask for longer ones.`
  if (longestBout !== undefined && seconds > longestBout)
    return `At this effort nobody lasts longer than ${longestBout} seconds: ask for shorter bouts.`
  const most = Math.min(MAX_BOUT_FACTOR * aimed, hard ? MAX_HARD_BOUT_SECONDS : Number.POSITIVE_INFINITY)
  if (seconds > most)
    return `A bout at this effort can be ${lengthInWords(timeOf(most))} long at most: ask for shorter ones.`
  return undefined
}

const refuse = (reason: string): RefusedSet => ({ ok: false, reason })

/** The bout, in the unit in which it is asked for: a kilometre stays one in a session of an hour. */
function boutOf({ times, value, unit }: AskedSet, context: LandContext, zone: number) {
  const duration = durationOf(value, unit)
  const length = lengthIn(duration, zone, context)
  const { ruler, request } = context
  const step = { intensity: 'active' as const, duration, target: targetsFor(request)(zone) }
  const seconds = movingSecondsOf(step, request.sport.id, request.reference)
  const isKept = length.seconds !== undefined || length.distance !== undefined
  const made = ruler.duration(length.ticks)
  const isClose = isKept || Math.abs(made.value / duration.value - 1) < MAX_UNMENTIONED_SHARE
  return { length, seconds, remarks: isClose ? [] : [adjustmentRemark(times, 'bout', duration, made)] }
}

/** Says what an asked recovery becomes, where it is not kept as asked. */
function restRemarks({ times, restSeconds }: AskedSet, blocks: readonly Block[], { ruler }: LandContext): string[] {
  const rest = blocks.at(-1)?.pieces[1]
  if (restSeconds === undefined || !rest) return []
  if (!ruler.inSeconds || ruler.secondsOf(rest.ticks, 1) === restSeconds) return []
  return [adjustmentRemark(times, 'rest', timeOf(restSeconds), ruler.duration(rest.ticks))]
}

function adjustmentRemark(times: number, part: 'bout' | 'rest', asked: Duration, made: Duration): string {
  const which = times === 1 ? 'The' : 'Each'
  return `${which} ${part} of ${lengthInWords(asked)} is made ${lengthInWords(made)} long, so that the whole comes out as asked.`
}

/** A conversion to hundredths of another unit that changes a bout by a smaller share is not mentioned. Our choice. */
const MAX_UNMENTIONED_SHARE = 0.005

/**
 * Recoveries to try, in ticks: the usual ones, the longest first, and rare ones for where none of these works: longer ones,
 * which restore more W', and the shortest.
 */
function recoveriesFor({ restSeconds }: AskedSet, bout: number, { ruler }: LandContext, aims: Aims, style: BoutStyle) {
  const nearest = (seconds: number) => ruler.nearest(seconds, style.recoveryZone)
  if (restSeconds !== undefined) {
    const asked = ruler.inSeconds
      ? { ticks: ruler.ticksIn({ seconds: restSeconds }) }
      : ruler.timed(restSeconds, style.recoveryZone)
    return { usual: [asked], rare: [] }
  }
  const [least, most] = bout < 90 ? (aims.restOfShort ?? aims.rest) : aims.rest
  const longest = Math.min(most, bout >= LONG_BOUT_SECONDS ? 1 : most)
  const usual = (least + longest) / 2
  const shortest = Math.max(least, SHORTEST_SHARE * usual)
  const inTicks = (shares: readonly number[]) => {
    const seconds = shares.map((share) => Math.min(share * bout, aims.longestRest ?? Number.POSITIVE_INFINITY))
    const ticks = seconds.map((one) => nearest(Math.max(MIN_REST_SECONDS, one)))
    return [...new Set(ticks)].map((one): PieceLength => ({ ticks: one }))
  }
  return {
    usual: inTicks(Array.from({ length: STEPS + 1 }, (_, step) => usual - (step / STEPS) * (usual - shortest))),
    rare: inTicks([1.2 * usual, 1.5 * usual, longest, least].filter((share) => atMost(share, longest, 'ratio'))),
  }
}

/** The usual recoveries go down to this share of the first, in equal steps. Our choice. */
const SHORTEST_SHARE = 1 / 3
const STEPS = 24

const MIN_REST_SECONDS = 15

/** The set as blocks. A single bout has a recovery after it only where one was asked for. */
function blocksOf(
  { times, restSeconds }: AskedSet,
  length: PieceLength,
  rest: PieceLength,
  style: AskedStyle,
): Block[] {
  const bout = { ...ownWork(style, length.ticks, style.own), ...length }
  if (times === 1 && restSeconds === undefined) return [once(bout)]
  return [{ times, pieces: [bout, { ...recovery(style, rest.ticks), ...rest }] }]
}

/** Seconds of the full warm-up and cool-down of the type. */
function usualAround(blocks: readonly Block[], context: LandContext, aims: Aims): number {
  const seconds = sumOf(unroll(blocks), ({ ticks, zone }) => context.ruler.secondsOf(ticks, zone ?? 1))
  return minWarmupSeconds(aims, seconds + secondsAround(blocks, context)) + MIN_COOLDOWN_SECONDS
}

function tooShort(set: AskedSet, tried: readonly (readonly Block[])[], { ruler, request }: LandContext): string {
  const ticks = Math.min(...tried.map(ticksOf)) + ruler.atLeast(MIN_FRAME_SECONDS, 1)
  const { value } = ruler.duration(ticks)
  const range = request.sport.lengths.find(({ unit }) => unit === request.length.unit)
  const longest = (range?.max ?? Number.POSITIVE_INFINITY) * (ruler.inSeconds ? 60 : 1)
  if (value > longest)
    return `${setInWords(set)} with recoveries are more than ${range?.max} ${range?.unit} hold: ask for fewer or shorter ones.`
  const needed = lengthInWords(ruler.duration(ticks))
  return `${setInWords(set)} with recoveries, warm-up and cool-down need ${needed}: ask for at least that, or for fewer.`
}
