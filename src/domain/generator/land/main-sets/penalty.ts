import { atLeast, atMost } from '../../../units/tolerance.ts'
import type { LandContext } from '../../plan/context.ts'
import { wPrimeLeftFor } from '../../plan/w-prime.ts'
import { MIN_HEART_RATE_BOUT } from '../aim.ts'
import { aimsAtRacePace } from '../race-pace.ts'
import { FULL_SESSION_SECONDS, minCooldownSeconds, minWarmupSeconds } from './aims.ts'
import { MIN_BOUTS_TO_SPLIT } from './bouts.ts'
import type { Layout } from './layout.ts'
import type { Scale } from './scale.ts'

/** A set leaves at least this share of the whole, or so many seconds, for warm-up and cool-down. Our choice. */
const MIN_FRAME_SHARE = 0.24
const MIN_FRAME_SECONDS = 216
/** Above this share, warm-up and cool-down are too long for the work, unless easy time can split it. Our choice. */
const MAX_FRAME_SHARE = 0.65
/** Mean power of warm-up and cool-down, and of easy riding, as shares of FTP to the fourth power. */
const FRAME_FOURTH = 0.58 ** 4
const EASY_FOURTH = 0.65 ** 4
/** Shares of W' that a set should leave, and must. Our choice: below 0, for a distance may be ridden slower. */
const MIN_W_PRIME_LEFT = 0.03
const LOWEST_W_PRIME_LEFT = -0.25
/** 117 % of FTP is 6 % slower than 140 %, of up to one and a half times W'. */
const W_PRIME_MARGIN_BY_DISTANCE = 0.1
/** A session too short for the aimed work fills this share of what it can hold. Our choice. */
const MIN_SHARE_OF_SHORT = 0.55
/** A session too long for the aimed share of work has so much of the most. Our choice. */
const MIN_SHARE_OF_MOST = 0.85
/** Penalty for missing an aim, beside the share it is missed by. Our choice. */
const MISS_PENALTY = 0.5
/** Weight of too little room for warm-up and cool-down. In a short session they matter more than the work. Our choice. */
const FRAME_WEIGHT = { full: 2, short: 4 }
/** Penalty for less than a share of the room that warm-up and cool-down need: more than any spare. Our choice. */
const LEAST_SHARE_OF_FRAME = 0.6
const BARE_FRAME_PENALTY = 5
/** Penalty for work that is too short for the pulse, by heart rate: it is taken only where nothing else fits. Our choice. */
const TOO_SHORT_PENALTY = 10
/** By heart rate a bout is longer than its longest by this factor at most, and the penalty for more. Our choice. */
const MAX_OVER_LONGEST = 1.3
const TOO_LONG_PENALTY = 10
/** Penalty for odd seconds in a round length: more than any spare may have. Our choice. */
const ODD_SECONDS_PENALTY = 4.5
/** Penalty for what a long session should not have, one block of work or too little of it: more than any spare. Our choice. */
const LONG_SESSION_PENALTY = 5
/** A bout below this has the longer rests of `restOfShort`. */
const SHORT_BOUT_SECONDS = 90

/**
 * The penalty of a main set for a request: 0 keeps every aim. The length of a bout weighs most and shares of the whole least,
 * so that in odd lengths the shares give way first. Infinity where a set cannot be done, or is worse than `limit` before the
 * costly W' is computed. `pace` is the athlete's time for one second of the scale.
 */
export function penaltyFor(
  context: LandContext,
  scale: Scale,
  pace: number,
): (layout: Layout, limit: number) => number {
  const { ruler, request } = context
  const { sport, metric, reference } = request
  const { secondsPerTick } = scale
  const perEasyTick = (((secondsPerTick[1] ?? 0) + (secondsPerTick[2] ?? 0)) / 2) * pace
  const isOnClock = scale.unit === 'minutes'
  const isRound = ruler.isRound(ruler.total)
  // In a short ride by distance hardly any set is left, and "another one" would be the same again.
  const hasManySets = isOnClock || sport.reference.metric !== 'power'
  const ftp = sport.reference.metric === 'power' ? reference : undefined
  const wPrimeLeftOf = wPrimeLeftFor((ticks, zone) => ticks * (secondsPerTick[zone] ?? 0), ftp)
  const isByHeartRate = metric === 'heartrate'
  const raceAims = request.racePace && aimsAtRacePace[request.racePace]

  return (layout, limit) => {
    const aims = raceAims ? { ...layout.aims, ...raceAims } : layout.aims
    const maySplit = aims.setPauseSeconds === undefined && aims.longestRest === undefined
    const [leastBout, mostBout] = (isByHeartRate && aims.boutByHeartRate) || aims.bout
    const [fewest, mostBouts] = aims.bouts
    const [aimedWork, mostWork] = aims.work
    const [usualShare, mostShare] = aims.share
    if (raceAims && !layout.hasEqualWork) return Number.POSITIVE_INFINITY
    const leftTicks = ruler.total - layout.ticks
    if (leftTicks <= 0 || (isByHeartRate ? layout.needsFigures : layout.byHeartRate)) return Number.POSITIVE_INFINITY
    const left = leftTicks * perEasyTick
    const main = layout.seconds * pace
    const total = main + left
    if (left < Math.min(MIN_FRAME_SHARE * total, MIN_FRAME_SECONDS)) return Number.POSITIVE_INFINITY

    const warmup = Math.max(0, minWarmupSeconds(aims, total) - layout.leading * pace)
    // A session too short for the aimed work keeps a share of what it can hold.
    const cooldown = minCooldownSeconds(total)
    const holds = total - warmup - cooldown
    // In a long one the most work that there should be is a smaller share: then it is nearly that.
    const leastShare = Math.min(usualShare, (MIN_SHARE_OF_MOST * layout.mostWork) / total)
    const leastWork = holds < aimedWork ? MIN_SHARE_OF_SHORT * holds : aimedWork
    const [leastRest, mostRest] =
      layout.middleBout * pace < SHORT_BOUT_SECONDS ? (aims.restOfShort ?? aims.rest) : aims.rest
    let penalty =
      4 *
        Math.max(
          missPenalty(layout.shortest * pace, leastBout, mostBout),
          missPenalty(layout.longest * pace, leastBout, mostBout),
        ) +
      2 * missPenalty(layout.bouts, fewest, mostBouts) +
      2 * missPenalty(layout.work * pace, leastWork, mostWork) +
      1.5 * missPenalty((layout.work * pace) / total, leastShare, mostShare)
    if (isByHeartRate && layout.shortestPiece * pace < MIN_HEART_RATE_BOUT) penalty += TOO_SHORT_PENALTY
    if (isByHeartRate && aims.boutByHeartRate && layout.longest * pace > MAX_OVER_LONGEST * mostBout)
      penalty += TOO_LONG_PENALTY
    if (layout.middleRest > 0) penalty += 2 * missPenalty(layout.middleRest / layout.middleBout, leastRest, mostRest)
    if (aims.longestRest !== undefined) penalty += missPenalty(layout.longestRest * pace, 0, aims.longestRest)
    if (aims.maxBoutsPerSet !== undefined) penalty += missPenalty(layout.largestSet, 0, aims.maxBoutsPerSet)
    if (total > (aims.sessionUpTo ?? total)) penalty += LONG_SESSION_PENALTY
    if (total >= (aims.twoBlocksFrom ?? Number.POSITIVE_INFINITY) && !layout.hasTwoBlocks)
      penalty += LONG_SESSION_PENALTY
    // In a round length, a set of odd seconds would leave a warm-up of odd seconds.
    if (isOnClock && isRound && !ruler.isRound(layout.ticks)) penalty += ODD_SECONDS_PENALTY

    const frame = Math.min(warmup + cooldown, 0.55 * total)
    const isShort = total < FULL_SESSION_SECONDS
    penalty += (isShort ? FRAME_WEIGHT.short : FRAME_WEIGHT.full) * missPenalty(left, frame, total)
    if (isShort && hasManySets && left < LEAST_SHARE_OF_FRAME * frame) penalty += BARE_FRAME_PENALTY
    const tooMuchFrame = missPenalty(left / total, 0, MAX_FRAME_SHARE)
    penalty += maySplit && layout.bouts >= MIN_BOUTS_TO_SPLIT ? 0.2 * tooMuchFrame : tooMuchFrame
    if (aims.intensity) {
      const framing = Math.min(left, warmup + cooldown + 120)
      const fourth = layout.fourth + framing * FRAME_FOURTH + (left - framing) * EASY_FOURTH
      penalty += 2 * missPenalty((fourth / total) ** 0.25, aims.intensity[0], aims.intensity[1])
    }
    // A heart rate does not say how far above threshold a rider goes.
    if (layout.needsWPrime && !isByHeartRate) {
      if (penalty > limit) return Number.POSITIVE_INFINITY
      const wPrimeLeft = wPrimeLeftOf(layout.blocks)
      // A distance below zone 6 takes longer than the zone's speed says.
      const lowest = (aims.lowestWPrime ?? LOWEST_W_PRIME_LEFT) + (isOnClock ? 0 : W_PRIME_MARGIN_BY_DISTANCE)
      if (wPrimeLeft < lowest) return Number.POSITIVE_INFINITY
      if (aims.lowestWPrime === undefined) penalty += 2 * missPenalty(1 - wPrimeLeft, 0, 1 - MIN_W_PRIME_LEFT)
    }
    return penalty
  }
}

/** The penalty of a value outside an aim. */
function missPenalty(value: number, least: number, most: number): number {
  if (!atLeast(value, least, 'ratio')) return MISS_PENALTY + (least - value) / least
  return atMost(value, most, 'ratio') ? 0 : MISS_PENALTY + (value - most) / most
}
