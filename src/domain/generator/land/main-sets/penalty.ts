import type { LandContext } from '../../plan/context.ts'
import { wPrimeLeftFor } from '../../plan/w-prime.ts'
import { type Aims, MIN_COOLDOWN_SECONDS, minWarmupSeconds } from './aims.ts'
import type { Layout } from './layout.ts'
import type { Scale } from './scale.ts'
import { MIN_BOUTS_TO_SPLIT } from './split-set.ts'

/** The least that must be left for warm-up and cool-down, as a share of the whole and in seconds. */
const LEAST_SHARE = 0.24
const LEAST_LEFT = 216
/** What warm-up and cool-down can take at most, as a share of the whole; the rest is parted by easy time or too long. */
const MOST_AROUND = 0.65
/** Power of warm-up and cool-down together, and of easy riding, to the fourth, as shares of FTP. */
const FRAME_FOURTH = 0.58 ** 4
const EASY_FOURTH = 0.625 ** 4
/** W' that a set must leave, and what it never falls below: a distance may be ridden slower than estimated. */
const MIN_W_PRIME_LEFT = 0.03
const LOWEST_W_PRIME_LEFT = -0.25
/** Of what a short session can hold, so much work at least. */
const ENOUGH_WORK = 0.55
/** What it costs to miss an aim at all, beside by how much. */
const MISS_PENALTY = 0.5
/** A bout shorter than this may rest for longer, in seconds. */
const SHORT_BOUT = 90

/**
 * How far main sets are from what a room aims at: 0 keeps every aim, and a single bout weighs more than a share of the
 * whole, so that shares give way first. Infinity where a set cannot be done at all, or where it is already worse than
 * `limit`: the dear questions come last.
 */
export function penaltyFor(
  context: LandContext,
  aims: Aims,
  scale: Scale,
  pace: number,
): (layout: Layout, limit: number) => number {
  const { ruler, request } = context
  const { sport, metric, reference } = request
  const { secondsPerTick } = scale
  const perEasyTick = (((secondsPerTick[1] ?? 0) + (secondsPerTick[2] ?? 0)) / 2) * pace
  const isOnClock = scale.unit === 'minutes'
  const isRound = ruler.isRound(ruler.total)
  const ftp = sport.reference.metric === 'power' ? reference : undefined
  const wPrimeLeftOf = wPrimeLeftFor((ticks, zone) => ticks * (secondsPerTick[zone] ?? 0), ftp)
  const goesByHeart = metric === 'heartrate'

  const maySplit = aims.setPauseSeconds === undefined && aims.longestRest === undefined
  const [leastBout, mostBout] = aims.bout
  const [fewest, mostBouts] = aims.bouts
  const [wishedWork, mostWork] = aims.work
  const [leastShare, mostShare] = aims.share

  return (layout, limit) => {
    const leftTicks = ruler.total - layout.ticks
    if (leftTicks <= 0 || (layout.needsFigures && goesByHeart)) return Number.POSITIVE_INFINITY
    const left = leftTicks * perEasyTick
    const main = layout.seconds * pace
    const total = main + left
    if (left < Math.min(LEAST_SHARE * total, LEAST_LEFT)) return Number.POSITIVE_INFINITY

    const warmup = Math.max(0, minWarmupSeconds(aims, total) - layout.leading * pace)
    // What the whole cannot hold is not asked for: then some good part of what it can hold is enough.
    const holds = total - warmup - MIN_COOLDOWN_SECONDS
    const leastWork = holds < wishedWork ? ENOUGH_WORK * holds : wishedWork
    const [leastRest, mostRest] = layout.middleBout * pace < SHORT_BOUT ? (aims.restOfShort ?? aims.rest) : aims.rest
    let penalty =
      4 *
        Math.max(
          missPenalty(layout.shortest * pace, leastBout, mostBout),
          missPenalty(layout.longest * pace, leastBout, mostBout),
        ) +
      2 * missPenalty(layout.bouts, fewest, mostBouts) +
      2 * missPenalty(layout.work * pace, leastWork, mostWork) +
      1.5 * missPenalty((layout.work * pace) / total, leastShare, mostShare)
    if (layout.middleRest > 0) penalty += 2 * missPenalty(layout.middleRest / layout.middleBout, leastRest, mostRest)
    if (aims.longestRest !== undefined) penalty += missPenalty(layout.longestRest * pace, 0, aims.longestRest)
    if (aims.maxBoutsPerSet !== undefined) penalty += missPenalty(layout.largestSet, 0, aims.maxBoutsPerSet)
    // A time of an odd number of fives leaves an odd warm-up.
    if (isOnClock && isRound && !ruler.isRound(layout.ticks)) penalty += MISS_PENALTY

    penalty += missPenalty(left, Math.min(warmup + MIN_COOLDOWN_SECONDS, 0.55 * total), total)
    const around = missPenalty(left / total, 0, MOST_AROUND)
    penalty += maySplit && layout.bouts >= MIN_BOUTS_TO_SPLIT ? 0.2 * around : around
    if (aims.intensity) {
      const framing = Math.min(left, warmup + MIN_COOLDOWN_SECONDS + 120)
      const fourth = layout.fourth + framing * FRAME_FOURTH + (left - framing) * EASY_FOURTH
      penalty += 2 * missPenalty((fourth / total) ** 0.25, aims.intensity[0], aims.intensity[1])
    }
    if (layout.spends) {
      if (penalty > limit) return Number.POSITIVE_INFINITY
      const wPrimeLeft = wPrimeLeftOf(layout.blocks)
      if (wPrimeLeft < LOWEST_W_PRIME_LEFT) return Number.POSITIVE_INFINITY
      penalty += 2 * missPenalty(1 - wPrimeLeft, 0, 1 - MIN_W_PRIME_LEFT)
    }
    return penalty
  }
}

/** What it costs that a value misses an aim. */
function missPenalty(value: number, least: number, most: number): number {
  // A hair of floating point is no miss.
  if (value < least - 1e-9) return MISS_PENALTY + (least - value) / least
  return value > most + 1e-9 ? MISS_PENALTY + (value - most) / most : 0
}
