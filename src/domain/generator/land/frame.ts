import type { LandContext } from '../plan/context.ts'
import { type Block, once, type Piece, ticksOf, unroll } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import { type Aims, MIN_COOLDOWN_SECONDS, minWarmupSeconds } from './main-sets/aims.ts'
import { countBouts, MIN_BOUTS_TO_SPLIT, splitSet } from './main-sets/split-set.ts'
import { mergeEasySteps } from './merge-easy.ts'
import { cooldownOf, roundToMinutes, type WarmUpWords, type Warmup, warmupOf } from './warm-up.ts'

/** What surrounds the work, and how it is called in the sport. */
export type LandFrame = WarmUpWords & {
  easy: string
  easyNotes: string
  /** Zone of the easy time before and after the work. */
  easyZone: number
}

/** Shares of the whole that may pass before the first bout and after the last one. */
const BEFORE = 0.38
const AFTER = 0.28
/** However long the session, its first efforts wait no longer for their turn than this after the warm-up. Seconds. */
const LATEST = 2700
/** Easy time shorter than this share of the whole, or than so many seconds, is no step of its own. */
const WORTH_A_STEP = [0.09, 420] as const
const WORTH_PARTING = 120
/** However short the session, it starts with so many seconds that are nothing but warm-up. */
const LEAST_START = 120
/** Rounds of more steps than this are taken apart once at most: a watch holds fifty. */
const MOST_TAKEN_APART = 8
/** The zone that a warm-up ends in. */
const BUILD_ZONE = 2

/**
 * Sets a main set into its surroundings; warm-up, easy time and cool-down take exactly what it leaves. Where that is
 * much, easy time may part the set, but not one that was asked for.
 */
export function frameMainSet(
  main: readonly Block[],
  context: LandContext,
  aims: Aims,
  random: Random,
  names: LandFrame,
): Block[] {
  const { ruler } = context
  const zone = names.easyZone
  const left = ruler.total - ticksOf(main)
  const leftSeconds = ruler.secondsOf(left, zone)
  const total = leftSeconds + secondsOf([...unroll(main)], context)
  const leading = leadingSeconds(main, context)
  const least = Math.max(LEAST_START, minWarmupSeconds(aims, total) - leading)

  const cooldownWish = Math.min(random.pick([300, 480, 600]), 0.12 * total, leftSeconds - least)
  const cooldownSeconds = Math.max(
    cooldownWish,
    Math.min(MIN_COOLDOWN_SECONDS, Math.max(leftSeconds - LEAST_START, 0.36 * leftSeconds)),
  )
  // Rounding up must not take from the warm-up what it needs.
  const isTight = roundToMinutes(cooldownSeconds) > leftSeconds - least && cooldownSeconds <= leftSeconds - least
  const cooldownLength = isTight ? Math.floor(cooldownSeconds / 30) * 30 : roundToMinutes(cooldownSeconds)
  const cooldown = within(ruler.atLeast(cooldownLength, 1), 1, left - 1)
  const warmupSeconds = roundToMinutes(Math.min(random.pick([600, 720, 900, 1200]), Math.max(least, 0.2 * total)))
  const warmup = within(ruler.atLeast(warmupSeconds, 1), 1, left - cooldown)
  const spare = left - cooldown - warmup
  const spareSeconds = ruler.secondsOf(spare, zone)

  const roomBefore = Math.max(0, BEFORE * total - warmupSeconds - leading)
  const roomAfter = Math.max(0, AFTER * total - cooldownSeconds - trailingSeconds(main, context))
  const worth = Math.min(WORTH_A_STEP[0] * total, WORTH_A_STEP[1])
  const place = placerFor(main, context, random, names)
  const wished = random.pick([0, 0, 0.5, 1]) * spareSeconds
  if (spareSeconds < worth && spareSeconds <= roomBefore) return place({ warmup: warmup + spare, cooldown })

  // Sets that belong together keep their pauses; others can be parted by easy time without their rests growing odd.
  const maySplit =
    aims.setPauseSeconds === undefined &&
    aims.longestRest === undefined &&
    !context.request.set &&
    countBouts(main) >= MIN_BOUTS_TO_SPLIT
  // What neither end should hold goes between the efforts, or, where it cannot, after them.
  const overflows = spareSeconds > roomBefore + roomAfter
  const latest = maySplit || overflows ? Math.min(roomBefore, LATEST) : roomBefore
  const before = Math.min(latest, Math.max(wished, spareSeconds - roomAfter))
  const after = maySplit ? Math.min(spareSeconds - before, roomAfter) : spareSeconds - before
  const middle = spareSeconds - before - after
  const splits = maySplit && middle > WORTH_PARTING
  const afterTicks = after < 60 ? 0 : within(ruler.near(after, zone), 0, spare)
  const middleTicks = splits ? within(ruler.near(middle, zone), 0, spare - afterTicks) : 0
  const beforeTicks = spare - afterTicks - middleTicks
  const isStep = (ticks: number) => ruler.secondsOf(ticks, zone) >= worth
  // A set that stays in one piece ends with its recovery: easy time of that effort belongs to the cool-down.
  const lastRound = main.at(-1)?.pieces ?? []
  const staysWhole = context.request.set !== undefined || (middleTicks > 0 && lastRound.length > MOST_TAKEN_APART)
  const isAfterOwnRecovery = staysWhole && lastRound.at(-1)?.zone === zone
  const afterIsStep = isStep(afterTicks) && !isAfterOwnRecovery
  return place({
    warmup: warmup + (isStep(beforeTicks) ? 0 : beforeTicks),
    before: isStep(beforeTicks) ? beforeTicks : 0,
    middle: middleTicks,
    after: afterIsStep ? afterTicks : 0,
    cooldown: cooldown + (afterIsStep ? 0 : afterTicks),
  })
}

type Ticks = { warmup: number; cooldown: number; before?: number; middle?: number; after?: number }

function placerFor(main: readonly Block[], context: LandContext, random: Random, names: LandFrame) {
  return ({ warmup, cooldown, before = 0, middle = 0, after = 0 }: Ticks): Block[] => {
    const easy = (ticks: number): Block[] =>
      ticks > 0
        ? [once({ intensity: 'active', zone: names.easyZone, ticks, name: names.easy, notes: names.easyNotes })]
        : []
    const [head, tail] = middle > 0 ? splitSet(main) : [main, []]
    const { start, build, easier } = warmupInto(main, warmup, before > 0, context, random, names)
    const work = [...head, ...easy(middle), ...tail, ...easy(after)]
    const lead = easy(before + easier)
    return [
      ...start,
      // Where easy time is all that leads up to the set, the two are one.
      ...(build.length > 0
        ? [...lead, ...build, ...mergeUnlessAsked(work, context)]
        : mergeUnlessAsked([...lead, ...work], context)),
      ...cooldownOf(cooldown, context, random, names),
    ]
  }
}

/**
 * A warm-up whose firmer part stands right before the first effort. Where easy time is as firm, that part belongs to it,
 * in `easier` ticks.
 */
function warmupInto(
  main: readonly Block[],
  ticks: number,
  hasEasyTime: boolean,
  context: LandContext,
  random: Random,
  names: LandFrame,
): Warmup & { easier: number } {
  const first = main[0]?.pieces[0]
  const leadsIn = first?.intensity !== 'interval' && first?.zone === BUILD_ZONE
  const isAsFirm = names.easyZone === BUILD_ZONE
  // After a ramp an easier stretch would be a step back.
  const mayRamp = !hasEasyTime || isAsFirm
  const { start, build } = warmupOf(ticks, context, random, names, {
    mayRamp,
    ...(leadsIn && !hasEasyTime ? { firm: 0 } : {}),
  })
  return hasEasyTime && isAsFirm ? { start, build: [], easier: ticksOf(build) } : { start, build, easier: 0 }
}

/** A set that was asked for stays in one piece. */
function mergeUnlessAsked(work: Block[], { request }: LandContext): Block[] {
  return request.set ? work : mergeEasySteps(work)
}

/** Seconds of easy going that the main set itself begins with, and ends with. */
function leadingSeconds(main: readonly Block[], context: LandContext): number {
  const first = main[0]?.pieces[0]
  return first && first.intensity !== 'interval' ? secondsOf([first], context) : 0
}

function trailingSeconds(main: readonly Block[], context: LandContext): number {
  const last = main.at(-1)?.pieces.at(-1)
  return last && last.intensity !== 'interval' ? secondsOf([last], context) : 0
}

function secondsOf(pieces: readonly Piece[], { ruler }: LandContext): number {
  return pieces.reduce((all, { ticks, zone }) => all + ruler.secondsOf(ticks, zone ?? 1), 0)
}

function within(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}
