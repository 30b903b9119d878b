import { metresOf, movingSecondsOf } from '../../../workout/totals.ts'
import type { LandContext } from '../../plan/context.ts'
import { distanceOf, timeOf } from '../../plan/measure.ts'
import { type Block, once, ticksOf, unroll } from '../../plan/plan.ts'
import type { RefusedSet } from '../../plan/session.ts'
import { countInWords, lengthInWords } from '../../plan/spoken-length.ts'
import { targetsFor } from '../../plan/targets.ts'
import { wPrimeLeftFor } from '../../plan/w-prime.ts'
import { acceptedRanges } from '../../request/ranges.ts'
import type { AskedSet } from '../../request/resolved-request.ts'
import { type Aims, MIN_COOLDOWN_SECONDS, minWarmupSeconds } from './aims.ts'
import { type BoutStyle, recovery, work } from './families/family.ts'

type PlannedSet = { ok: true; blocks: readonly Block[]; remarks: string[] }

/** What warm-up and cool-down take at the very least, in seconds. */
const LEAST_AROUND = 300 + MIN_COOLDOWN_SECONDS
/** W' that a set with recoveries of ours leaves, and what even the athlete's own must leave. */
const MIN_W_PRIME_LEFT = 0.03
const LOWEST_W_PRIME_LEFT = -0.4
/** From this bout on nobody needs to rest for longer than it took. Seconds. */
const LONG_BOUT = 180

/**
 * Exactly the asked bouts at the type's effort, with the recoveries asked for or ones that suit them, and what has to be
 * said about them; or why they cannot be had.
 */
export function askedSet(wish: AskedSet, context: LandContext, aims: Aims, style: BoutStyle): PlannedSet | RefusedSet {
  const bouts = boutOf(wish, context, style.zone)
  const bout = context.ruler.secondsOf(bouts.ticks, style.zone)
  const unfit = unfitBout(bouts.seconds, aims)
  if (unfit) return refused(unfit)
  const { usual, rare } = recoveriesFor(wish, bout, context, aims, style)
  const withRest = (rest: number) => blocksOf(wish, bouts.ticks, rest, style)
  const fits = (blocks: readonly Block[]) => secondsAround(blocks, context) >= LEAST_AROUND
  const [common, others] = [usual.map(withRest), rare.map(withRest)]
  const [fitting, seldom] = [common.filter(fits), others.filter(fits)]
  if (fitting.length + seldom.length === 0) return refused(tooShort(wish, [...common, ...others], context))
  // The longest recoveries that leave the type its own warm-up; where none does, the shortest leave most of one.
  const roomy = fitting.filter((blocks) => secondsAround(blocks, context) >= usualAround(blocks, context, aims))
  const tried = [...roomy, ...fitting.toReversed(), ...seldom]
  const best = tried.find((blocks) => wPrimeLeftOf(blocks, context) >= MIN_W_PRIME_LEFT)
  const blocks = best ?? tried.find((one) => wPrimeLeftOf(one, context) >= LOWEST_W_PRIME_LEFT)
  if (!blocks)
    return refused(`${spoken(wish)} would empty you before the last one: ask for fewer or for longer recoveries.`)
  return { ok: true, blocks, remarks: [...bouts.remarks, ...restRemarks(wish, blocks, context)] }
}

/** Nobody gets going, and no watch keeps up, in less than this. Seconds. */
const SHORTEST_BOUT = 10
/** A single bout may be so many times as long as a type aims at, and a hard one an hour: that is what threshold means. */
const LONGER_THAN_AIMED = 2
const LONGEST_HARD_BOUT = 3600

/** Why nobody can do, or would ask of this type, a bout of so many seconds. */
function unfitBout(seconds: number, { longestBout, bout: [, aimed], hard }: Aims): string | undefined {
  if (seconds < SHORTEST_BOUT) return `A bout takes ${SHORTEST_BOUT} seconds at least: ask for longer ones.`
  if (longestBout !== undefined && seconds > longestBout)
    return `At this effort nobody lasts longer than ${longestBout} seconds: ask for shorter bouts.`
  const most = Math.min(LONGER_THAN_AIMED * aimed, hard ? LONGEST_HARD_BOUT : Number.POSITIVE_INFINITY)
  if (seconds > most)
    return `A bout at this effort can be ${lengthInWords(timeOf(most))} long at most: ask for shorter ones.`
  return undefined
}

const refused = (reason: string): RefusedSet => ({ ok: false, reason })

/** A bout in ticks. What is measured in another way than the session becomes what it comes to at this effort. */
function boutOf({ times, value, unit }: AskedSet, { request, ruler }: LandContext, zone: number) {
  const isTime = unit === 'minutes' || unit === 'seconds'
  const duration = isTime ? timeOf(unit === 'minutes' ? value * 60 : value) : distanceOf(value, unit)
  const step = { intensity: 'active' as const, duration, target: targetsFor(request)(zone) }
  const seconds = movingSecondsOf(step, request.sport.id, request.reference)
  const metres = metresOf(step, request.sport.id, request.reference)
  const isSame = isTime === (request.length.type === 'time')
  const ticks = isSame ? ruler.ticksIn({ seconds, metres }) : ruler.near(seconds, zone)
  const isClose = isSame && Math.abs(ruler.ticksIn({ seconds, metres }, false) / ticks - 1) < CLOSE
  const made = lengthInWords(ruler.duration(ticks))
  const remark = `${whichOf(times)} bout of ${lengthInWords(duration)} is made ${made} long, so that the whole comes out as asked.`
  return { ticks, seconds, remarks: isClose ? [] : [remark] }
}

/** Says by what an asked recovery is replaced. */
function restRemarks({ times, restSeconds }: AskedSet, blocks: readonly Block[], { ruler }: LandContext): string[] {
  const rest = blocks.at(-1)?.pieces[1]
  if (restSeconds === undefined || !rest) return []
  if (ruler.inSeconds && ruler.secondsOf(rest.ticks, 1) === restSeconds) return []
  const made = lengthInWords(ruler.duration(rest.ticks))
  return [
    `${whichOf(times)} rest of ${lengthInWords(timeOf(restSeconds))} is made ${made} long, so that the whole comes out as asked.`,
  ]
}

function whichOf(times: number): string {
  return times === 1 ? 'The' : 'Each'
}

/** A distance in another unit comes as close as hundredths allow; nobody wants to hear of that. */
const CLOSE = 0.005

/**
 * Recoveries to try, in ticks: those that are usual, the longest first, and those that nothing else being left may do:
 * longer ones for who would be empty, then shorter ones.
 */
function recoveriesFor({ restSeconds }: AskedSet, bout: number, { ruler }: LandContext, aims: Aims, style: BoutStyle) {
  const near = (seconds: number) => ruler.near(seconds, style.recoveryZone)
  if (restSeconds !== undefined)
    return { usual: [ruler.inSeconds ? ruler.ticksIn({ seconds: restSeconds }) : near(restSeconds)], rare: [] }
  const [least, most] = bout < 90 ? (aims.restOfShort ?? aims.rest) : aims.rest
  const longest = Math.min(most, bout >= LONG_BOUT ? 1 : most)
  const usual = (least + longest) / 2
  const shortest = Math.max(least, SHORTENED * usual)
  const inTicks = (shares: readonly number[]) => {
    const seconds = shares.map((share) => Math.min(share * bout, aims.longestRest ?? Number.POSITIVE_INFINITY))
    return [...new Set(seconds.map((one) => near(Math.max(MINIMUM_REST, one))))]
  }
  return {
    usual: inTicks(Array.from({ length: STEPS + 1 }, (_, step) => usual - (step / STEPS) * (usual - shortest))),
    rare: inTicks([1.2 * usual, 1.5 * usual, longest, least].filter((share) => share <= longest)),
  }
}

/** From the usual recovery down to this share of it, in so many steps. */
const SHORTENED = 1 / 3
const STEPS = 24

/** Seconds. */
const MINIMUM_REST = 15

/** A single bout is followed by a recovery only where one was asked for. */
function blocksOf({ times, restSeconds }: AskedSet, ticks: number, rest: number, style: BoutStyle): Block[] {
  const bout = work(style, ticks)
  if (times === 1 && restSeconds === undefined) return [once(bout)]
  return [{ times, pieces: [bout, recovery(style, rest)] }]
}

/** Seconds of warm-up and cool-down that suit the type. */
function usualAround(blocks: readonly Block[], context: LandContext, aims: Aims): number {
  const seconds = [...unroll(blocks)].reduce(
    (all, { ticks, zone }) => all + context.ruler.secondsOf(ticks, zone ?? 1),
    0,
  )
  return minWarmupSeconds(aims, seconds + secondsAround(blocks, context)) + MIN_COOLDOWN_SECONDS
}

function secondsAround(blocks: readonly Block[], { ruler }: LandContext): number {
  const left = ruler.total - ticksOf(blocks)
  return left <= 0 ? 0 : ruler.secondsOf(left, 1)
}

function wPrimeLeftOf(blocks: readonly Block[], { ruler, request: { sport, reference } }: LandContext): number {
  return sport.reference.metric === 'power' ? wPrimeLeftFor(ruler.secondsOf, reference)(blocks) : 1
}

function tooShort(wish: AskedSet, sets: readonly (readonly Block[])[], { ruler, request }: LandContext): string {
  const ticks = Math.min(...sets.map(ticksOf)) + ruler.atLeast(LEAST_AROUND, 1)
  const { value } = ruler.duration(ticks)
  const range = acceptedRanges[request.sport.id].find(({ unit }) => unit === request.length.unit)
  const longest = (range?.max ?? Number.POSITIVE_INFINITY) * (ruler.inSeconds ? 60 : 1)
  if (value > longest)
    return `${spoken(wish)} with recoveries are more than ${range?.max} ${range?.unit} hold: ask for fewer or shorter ones.`
  const needed = lengthInWords(ruler.duration(ticks))
  return `${spoken(wish)} with recoveries, warm-up and cool-down need ${needed}: ask for at least that, or for fewer.`
}

function spoken({ times, value, unit }: AskedSet): string {
  return `${times} × ${countInWords(value, unit)}`
}
