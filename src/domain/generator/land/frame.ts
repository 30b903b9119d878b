import { clamp, sumOf } from '../../units/numbers.ts'
import { asksForSet } from '../plan/asks-for-set.ts'
import type { LandContext } from '../plan/context.ts'
import { type Block, once, type Piece, splitSet, ticksOf, unroll } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import { aroundOneBlock, aroundTwoBlocks } from './easy-time.ts'
import type { FrameStyle } from './frame-style.ts'
import { isSameEasyTime, joinNeighbours } from './join.ts'
import {
  type Aims,
  FULL_SESSION_SECONDS,
  MIN_COOLDOWN_SECONDS,
  minCooldownSeconds,
  minWarmupSeconds,
} from './main-sets/aims.ts'
import { countBouts, MIN_BOUTS_TO_SPLIT, twoBlocksOf } from './main-sets/bouts.ts'
import { primersFor } from './primers.ts'
import { cooldownOf, roundToMinutes, type Warmup, warmupOf } from './warm-up.ts'

/** Shares of the whole before the first bout and after the last one, at most. Our choice: inside what coaches write. */
const MAX_SHARE_BEFORE = 0.38
const MAX_SHARE_AFTER = 0.28
/** Easy time below the smaller of this share of the whole and these seconds joins its neighbour. Our choice. */
const MIN_EASY_STEP = { share: 0.07, seconds: 300 }
/** The least warm-up of a session, however short it is. Our choice. */
const MIN_WARMUP_SECONDS = 120
/** The least cool-down of a short session after a recovery that ends the main set. Our choice. */
const LEAST_COOLDOWN_SECONDS = 60
/** Easy time behind a set makes a cool-down no longer than this. Our choice: more is riding or running on. */
const LONGEST_JOINED_COOLDOWN_SECONDS = 1500
/** Warm-up and cool-down last one of these, in a short session this share of the whole. Our choice: what coaches write. */
const USUAL_WARMUP = { seconds: [600, 900, 900, 1200], share: 0.2 }
const USUAL_COOLDOWN = { seconds: [300, 300, 600], share: 0.12 }
/** A short session's cool-down has at least this share of the time beside the main set. Our choice: the warm-up has more. */
const MIN_COOLDOWN_SHARE = 0.36
/** A round of more steps is split once at most: a watch holds 50 steps. */
const MAX_SPLIT_STEPS = 8
/** The zone that a warm-up ends in. */
const BUILD_ZONE = 2

/** What of a type's aims decides what surrounds its main set. */
export type FrameAims = Pick<Aims, 'hard' | 'warmup' | 'setPauseSeconds' | 'longestRest' | 'twoBlocksFrom'>

/**
 * Puts a main set between warm-up, easy time and cool-down, which take exactly what it leaves. Where that is much, easy time
 * may split the set, unless it was asked for.
 */
export function frameMainSet(
  main: readonly Block[],
  context: LandContext,
  aims: FrameAims,
  random: Random,
  frameStyle: FrameStyle,
): Block[] {
  const { ruler, request } = context
  const zone = request.sport.easyZone
  const leftBy = (blocks: readonly Block[]) => ruler.total - Math.round(ticksOf(blocks))
  const total = ruler.secondsOf(leftBy(main), zone) + secondsOf(unroll(main), context)
  const twoBlocks =
    total >= (aims.twoBlocksFrom ?? Number.POSITIVE_INFINITY) && !asksForSet(request) ? twoBlocksOf(main) : undefined
  // Short efforts of a ride by distance are in seconds: their distance is an estimate, and no whole number of ticks.
  const left = leftBy(twoBlocks?.flat() ?? main)
  const leftSeconds = ruler.secondsOf(left, zone)
  const leading = leadingSeconds(main, context)
  const minWarmup = Math.max(MIN_WARMUP_SECONDS, minWarmupSeconds(aims, total) - leading)

  const maxCooldown = leftSeconds - minWarmup
  // A tight session keeps its warm-up first.
  const trailing = trailingSeconds(main, context)
  const isShort = total < FULL_SESSION_SECONDS
  // In a short session the last recovery counts as well: it is easy time after the work.
  const tightest = isShort ? Math.max(LEAST_COOLDOWN_SECONDS, MIN_COOLDOWN_SECONDS - trailing) : MIN_COOLDOWN_SECONDS
  const leastCooldown = clamp(maxCooldown, tightest, minCooldownSeconds(total))
  const usualCooldown = Math.min(random.pick(USUAL_COOLDOWN.seconds), USUAL_COOLDOWN.share * total, maxCooldown)
  // Where little is left, the warm-up gets half of it at least.
  const mostLeft = Math.max(
    Math.min(leftSeconds - MIN_WARMUP_SECONDS, leftSeconds / 2),
    MIN_COOLDOWN_SHARE * leftSeconds,
  )
  const cooldownSeconds = Math.max(usualCooldown, Math.min(leastCooldown, mostLeft))
  // Rounding up would take from the least warm-up: then round down.
  const isTight = roundToMinutes(cooldownSeconds) > maxCooldown && cooldownSeconds <= maxCooldown
  const cooldownLength = isTight ? Math.floor(cooldownSeconds / 30) * 30 : roundToMinutes(cooldownSeconds)
  const cooldown = clamp(ruler.atLeast(cooldownLength, 1), 1, left - 1)
  const usualWarmup = Math.max(minWarmup, USUAL_WARMUP.share * total)
  const warmupSeconds = roundToMinutes(clamp(random.pick(USUAL_WARMUP.seconds), minWarmup, usualWarmup))
  const warmup = clamp(ruler.atLeast(warmupSeconds, 1), 1, left - cooldown)
  const spare = left - cooldown - warmup
  const spareSeconds = ruler.secondsOf(spare, zone)

  const roomBefore = Math.max(0, MAX_SHARE_BEFORE * total - warmupSeconds - leading)
  const roomAfter = Math.max(0, MAX_SHARE_AFTER * total - cooldownSeconds - trailing)
  const minStepSeconds = Math.min(MIN_EASY_STEP.share * total, MIN_EASY_STEP.seconds)
  const place = placerFor(main, twoBlocks ?? splitSet(main), context, random, frameStyle, aims.hard ? total : 0)
  // A short session needs its easy time before the work.
  const shareBefore = Math.max(random.pick([0, 0, 0.5, 1]), isShort ? 1 : 0)
  if (!twoBlocks && spareSeconds < minStepSeconds && spareSeconds <= roomBefore)
    return place({ warmup: warmup + spare, cooldown })

  // A type with pauses between sets, or with short rests, keeps its main set in one piece.
  const maySplit =
    aims.setPauseSeconds === undefined &&
    aims.longestRest === undefined &&
    !asksForSet(request) &&
    countBouts(main) >= MIN_BOUTS_TO_SPLIT
  const room = { all: spareSeconds, before: roomBefore, after: roomAfter, shareBefore }
  const { middle, after } = twoBlocks ? aroundTwoBlocks(room) : aroundOneBlock(room, maySplit)
  const afterTicks = after < 60 ? 0 : clamp(ruler.nearest(after, zone), 0, spare)
  const middleTicks = middle > 0 ? clamp(ruler.nearest(middle, zone), 0, spare - afterTicks) : 0
  const beforeTicks = spare - afterTicks - middleTicks
  const isStep = (ticks: number) => ruler.secondsOf(ticks, zone) >= minStepSeconds
  // A set in one piece ends with its recovery: a little easy time of the same effort joins the cool-down.
  const lastRound = main.at(-1)?.pieces ?? []
  const staysWhole = asksForSet(request) || (middleTicks > 0 && lastRound.length > MAX_SPLIT_STEPS)
  const isAfterOwnRecovery = staysWhole && !main.at(-1)?.written && lastRound.at(-1)?.zone === zone
  const joinsCooldown = isAfterOwnRecovery && cooldownSeconds + after <= LONGEST_JOINED_COOLDOWN_SECONDS
  const afterIsStep = isStep(afterTicks) && !joinsCooldown
  return place({
    warmup: warmup + (isStep(beforeTicks) ? 0 : beforeTicks),
    before: isStep(beforeTicks) ? beforeTicks : 0,
    middle: middleTicks,
    after: afterIsStep ? afterTicks : 0,
    cooldown: cooldown + (afterIsStep ? 0 : afterTicks),
  })
}

type Ticks = { warmup: number; cooldown: number; before?: number; middle?: number; after?: number }

/**
 * Easy time in the middle stands between the two parts of the main set. `primed`: the seconds of a session whose warm-up
 * ends in short fast efforts, where it has room for them.
 */
function placerFor(
  main: readonly Block[],
  parts: readonly [Block[], Block[]],
  context: LandContext,
  random: Random,
  frameStyle: FrameStyle,
  primed: number,
) {
  const { easyParts, easyZone } = context.request.sport
  const easyTicks = (piece: Piece) =>
    piece.seconds === undefined ? piece.ticks : context.ruler.timed(piece.seconds, 1).ticks
  return ({ warmup, cooldown, before = 0, middle = 0, after = 0 }: Ticks): Block[] => {
    const easy = (ticks: number): Block[] =>
      ticks > 0 ? [once({ intensity: 'active', zone: easyZone, ticks, ...easyParts.easy })] : []
    const [head, tail] = middle > 0 ? parts : [main, []]
    const seconds = { session: primed, warmup: context.ruler.secondsOf(warmup, 1) }
    const primers = primersFor(frameStyle.primers, seconds, context, random)
    // Timed ones take the time of the slower warm-up: by distance the session grows, and other easy time gives it back.
    const primersTicks = Math.round(sumOf(primers, ({ times, pieces }) => times * sumOf(pieces, easyTicks)))
    const { start, build, easier } = warmupInto(main, warmup - primersTicks, before > 0, context, random, frameStyle)
    const work = [...head, ...easy(middle), ...tail, ...easy(after)]
    const lead = easy(before + easier)
    return [
      ...start,
      // Without a firmer part before the set, easy time is merged with the easy steps of the set.
      ...(build.length + primers.length > 0
        ? [...lead, ...build, ...primers, ...mergeUnlessAsked(work, context)]
        : mergeUnlessAsked([...lead, ...work], context)),
      ...cooldownOf(cooldown, context, frameStyle),
    ]
  }
}

/**
 * A warm-up whose firmer part stands right before the first bout. Where easy time is as firm as that part, it is added to the
 * easy time: `easier` ticks.
 */
function warmupInto(
  main: readonly Block[],
  ticks: number,
  hasEasyTime: boolean,
  context: LandContext,
  random: Random,
  frameStyle: FrameStyle,
): Warmup & { easier: number } {
  const first = main[0]?.pieces[0]
  const leadsIn = first?.intensity !== 'interval' && first?.zone === BUILD_ZONE
  const isAsFirm = context.request.sport.easyZone === BUILD_ZONE
  // Easy time after a ramp would be easier than its end.
  const mayRamp = !hasEasyTime || isAsFirm
  const { start, build } = warmupOf(ticks, context, random, frameStyle, {
    mayRamp,
    ...(leadsIn && !hasEasyTime ? { firm: 0 } : {}),
  })
  return hasEasyTime && isAsFirm ? { start, build: [], easier: ticksOf(build) } : { start, build, easier: 0 }
}

/** An asked set stays in one piece. */
function mergeUnlessAsked(work: Block[], { request }: LandContext): Block[] {
  return asksForSet(request) ? work : joinNeighbours(work, isSameEasyTime)
}

/** Easy seconds that the main set itself begins with, and ends with. */
function leadingSeconds(main: readonly Block[], context: LandContext): number {
  const first = main[0]?.pieces[0]
  return first && first.intensity !== 'interval' ? secondsOf([first], context) : 0
}

function trailingSeconds(main: readonly Block[], context: LandContext): number {
  const last = main.at(-1)?.pieces.at(-1)
  return last && last.intensity !== 'interval' ? secondsOf([last], context) : 0
}

function secondsOf(pieces: readonly Piece[], { ruler }: LandContext): number {
  return sumOf(pieces, ({ ticks, zone }) => ruler.secondsOf(ticks, zone ?? 1))
}
