import { atMost } from '../../../units/tolerance.ts'
import type { PoolRuler } from '../../plan/pool-ruler.ts'
import {
  kindsPenalty,
  type Margins,
  marginsFor,
  type SwimAims,
  shareMissed,
  sharePenalty,
  unroundPenalty,
} from './aims.ts'
import { type Flat, GRAIN } from './flat.ts'
import { type Candidate, shortlist } from './shortlist.ts'
import type { SwimSet } from './swim-set.ts'

/** The sets that are good as the main set of this swim. */
export function findGoodSets(flat: Flat, pool: PoolRuler, aims: SwimAims): readonly Candidate<SwimSet>[] {
  const margins = marginsFor(aims, pool)
  const lengthsIn = lookUpLengths(pool)
  const list = shortlist<SwimSet>()
  const straightOnes = shortlist<SwimSet>()
  const spares: Candidate<SwimSet>[] = []
  // A loop without objects or functions for the sets that are no candidates: they are thousands in every request.
  for (let index = 0; index < flat.sets.length; index += 1) {
    const goodLimit = list.limit()
    const straightLimit = flat.straight[index] === 1 ? straightOnes.limit() : 0
    const spareLimit = spares[MIN_CANDIDATES - 1]?.penalty ?? Number.POSITIVE_INFINITY
    const penalty = penaltyOf(flat, index, lengthsIn, aims, margins, Math.max(goodLimit, straightLimit, spareLimit))
    const isGood = penalty < goodLimit
    const isStraightOne = penalty < straightLimit
    const isSpare = !isGood && penalty < spareLimit
    if (!isGood && !isStraightOne && !isSpare) continue
    const candidate = candidateAt(flat, index, penalty)
    if (isStraightOne) straightOnes.add(candidate)
    if (isGood) list.add(candidate)
    if (isSpare) {
      spares.push({ ...candidate, isSpare: true })
      spares.sort((one, other) => one.penalty - other.penalty).splice(MIN_CANDIDATES)
    }
  }
  const best = withStraightSets(list.best(), straightOnes.best())
  return best.length < MIN_CANDIDATES ? [...best, ...spares] : best
}

function candidateAt({ sets, bouts, straight }: Flat, index: number, penalty: number): Candidate<SwimSet> {
  const set = sets[index] as SwimSet
  return { family: set.family, bouts: bouts[index] as number, isStraight: straight[index] === 1, penalty, set }
}

/**
 * Below this many, worse sets are added as spares: in a very short swim hardly any set is good, and "another one" needs
 * one.
 */
const MIN_CANDIDATES = 4
/**
 * Straight sets are taken although others fit better by so much. Our choice: a plain set beats an odd one that fits.
 */
const STRAIGHT_BONUS = 0.3

function withStraightSets(
  best: readonly Candidate<SwimSet>[],
  straight: readonly Candidate<SwimSet>[],
): readonly Candidate<SwimSet>[] {
  if (best.some(({ isStraight }) => isStraight)) return best
  const limit = Math.min(...best.map(({ penalty }) => penalty)) + STRAIGHT_BONUS
  return [...best, ...straight.filter(({ penalty }) => atMost(penalty, limit, 'ratio'))]
}

/** Tables of a pool by distance in grains: its lengths, and 1 where these are no round distance. */
type PoolLengths = { metresPerLength: number; lengths: Uint32Array; isOdd: Uint8Array }

/** The longest distance of a swim in any set, in the asked unit. */
const MAX_DISTANCE = 2000

function lookUpLengths(pool: PoolRuler): PoolLengths {
  const lengths = Uint32Array.from({ length: MAX_DISTANCE / GRAIN + 1 }, (_, index) => pool.nearest(index * GRAIN))
  const isOdd = Uint8Array.from(lengths, (one) => (pool.isRound(one) ? 0 : 1))
  return { metresPerLength: pool.metres(1), lengths, isOdd }
}

/**
 * The penalty of a set; infinite as soon as it must be above a limit. The length of a bout weighs more than the shares of
 * the whole.
 */
function penaltyOf(
  flat: Flat,
  set: number,
  pool: PoolLengths,
  aims: SwimAims,
  margins: Margins,
  limit: number,
): number {
  const numberPenalty = 4 * shareMissed(flat.bouts[set] as number, aims.bouts)
  if (numberPenalty > limit) return Number.POSITIVE_INFINITY
  const { starts, grains, times, fast, equipped, ends } = flat
  const { metresPerLength } = pool
  const end = starts[set + 1] as number
  let main = 0
  let fastMetres = 0
  let withEquipment = 0
  let misses = 0
  let odd = 0
  let isMerged = false
  let before = 0
  let beforeLengths = 0
  let bout = 0
  for (let swim = starts[set] as number; swim < end; swim += 1) {
    const distance = grains[swim] as number
    const lengths = pool.lengths[distance] as number
    const repeats = times[swim] as number
    // Two distances must stay two after rounding to pool lengths, and in the same order.
    if (before !== 0)
      isMerged ||= distance > before !== lengths > beforeLengths || distance < before !== lengths < beforeLengths
    before = distance
    beforeLengths = lengths
    odd += pool.isOdd[distance] as number
    main += repeats * lengths
    bout += lengths
    fastMetres += (fast[swim] as number) * repeats * lengths * metresPerLength
    withEquipment += (equipped[swim] as number) * repeats * lengths
    if (ends[swim] === 0) continue
    misses = Math.max(misses, shareMissed(bout * metresPerLength, margins.bout))
    if (8 * misses > limit) return Number.POSITIVE_INFINITY
    bout = 0
  }
  if (isMerged || main > margins.most || withEquipment > margins.mostEquipped) return Number.POSITIVE_INFINITY
  return (
    8 * misses +
    numberPenalty +
    6 * shareMissed(main * metresPerLength, margins.work) +
    6 * shareMissed(main, margins.main) +
    sharePenalty(main, margins) +
    unroundPenalty(margins.total - main, margins) +
    kindsPenalty(flat.kinds[set] as number, margins) +
    (flat.purposeful[set] === 1 ? 0 : margins.aimlessPenalty) +
    shareMissed(fastMetres, [0, aims.fastMetres ?? Number.POSITIVE_INFINITY]) +
    (odd > 0 ? 0.1 : 0)
  )
}
