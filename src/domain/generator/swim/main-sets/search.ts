import type { PoolRuler } from '../../plan/pool-ruler.ts'
import { type Margins, marginsFor, type SwimAims, shareMissed } from './aims.ts'
import { type Flat, GRAIN } from './flat.ts'
import type { Shape } from './shape.ts'
import { type Candidate, shortlist } from './shortlist.ts'

/** The shapes that make a good main set in this pool. */
export function goodShapes(flat: Flat, pool: PoolRuler, aims: SwimAims): readonly Candidate<Shape>[] {
  const margins = marginsFor(aims, pool)
  const lengthsIn = lookUpLengths(pool)
  const list = shortlist<Shape>()
  const spares: Candidate<Shape>[] = []
  flat.shapes.forEach((shape, index) => {
    const { bouts, penalty } = weigh(flat, index, lengthsIn, aims, margins)
    if (penalty < list.limit()) list.add({ family: shape.family, bouts, penalty, set: shape })
    else if (penalty < (spares[MIN_CANDIDATES - 1]?.penalty ?? Number.POSITIVE_INFINITY)) {
      spares.push({ family: shape.family, bouts, penalty, set: shape, isSpare: true })
      spares.sort((one, other) => one.penalty - other.penalty).splice(MIN_CANDIDATES)
    }
  })
  const best = list.best()
  return best.length < MIN_CANDIDATES ? [...best, ...spares] : best
}

/** So many there are in any case, for swims so short that hardly anything is good: "another one" must be another one. */
const MIN_CANDIDATES = 4

/** A pool as the search asks of it thousands of times: the lengths that stand for a distance in grains, and the rest. */
type PoolLengths = { metresPerLength: number; lengths: Uint32Array; isOdd: Uint8Array }

/** No distance of a shape is longer, in the asked unit. */
const LONGEST = 2000

function lookUpLengths(pool: PoolRuler): PoolLengths {
  const lengths = Uint32Array.from({ length: LONGEST / GRAIN + 1 }, (_, index) => pool.near(index * GRAIN))
  const isOdd = Uint8Array.from(lengths, (one) => (pool.isRound(one) ? 0 : 1))
  return { metresPerLength: pool.metres(1), lengths, isOdd }
}

/** How far a shape is from a good one. A bound on a single bout weighs more than one on the whole. */
function weigh(flat: Flat, shape: number, pool: PoolLengths, aims: SwimAims, margins: Margins) {
  const { starts, grains, times, fast, ends } = flat
  const { metresPerLength } = pool
  const end = starts[shape + 1] as number
  let main = 0
  let bouts = 0
  let fastMetres = 0
  let misses = 0
  let odd = 0
  let isBlurred = false
  let before = 0
  let beforeLengths = 0
  let bout = 0
  for (let swim = starts[shape] as number; swim < end; swim += 1) {
    const distance = grains[swim] as number
    const lengths = pool.lengths[distance] as number
    const often = times[swim] as number
    // What are two distances on paper has to be two in the water.
    if (before !== 0)
      isBlurred ||= distance > before !== lengths > beforeLengths || distance < before !== lengths < beforeLengths
    before = distance
    beforeLengths = lengths
    odd += pool.isOdd[distance] as number
    main += often * lengths
    bout += lengths
    fastMetres += (fast[swim] as number) * often * lengths * metresPerLength
    if (ends[swim] === 0) continue
    bouts += often
    misses = Math.max(misses, shareMissed(bout * metresPerLength, margins.bout))
    bout = 0
  }
  if (isBlurred || main > margins.most) return { bouts, penalty: Number.POSITIVE_INFINITY }
  const penalty =
    8 * misses +
    4 * shareMissed(bouts, aims.bouts) +
    6 * shareMissed(main * metresPerLength, margins.work) +
    6 * shareMissed(main, margins.main) +
    0.5 * shareMissed(main, margins.comfortable) +
    shareMissed(fastMetres, [0, aims.fastMetres ?? Number.POSITIVE_INFINITY]) +
    (odd > 0 ? 0.1 : 0)
  return { bouts, penalty }
}
