import { type Margins, marginsFor, missed, type SwimAims } from './aims.ts'
import { FASTER_THAN_CSS } from './manners.ts'
import type { Pool } from './pool.ts'
import type { Shape } from './shape.ts'
import { type Candidate, shortlist } from './shortlist.ts'

/** The shapes that make a good main set in this pool. */
export function goodShapes(shapes: readonly Shape[], pool: Pool, aims: SwimAims): readonly Candidate<Shape>[] {
  const margins = marginsFor(aims, pool)
  const list = shortlist<Shape>()
  const spares: Candidate<Shape>[] = []
  for (const shape of shapes) {
    const { bouts, strain } = weigh(shape, pool, aims, margins)
    if (strain < list.limit()) list.add({ family: shape.family, bouts, strain, set: shape })
    else if (strain < (spares[FEWEST - 1]?.strain ?? Number.POSITIVE_INFINITY)) {
      spares.push({ family: shape.family, bouts, strain, set: shape, isSpare: true })
      spares.sort((one, other) => one.strain - other.strain).splice(FEWEST)
    }
  }
  const best = list.best()
  return best.length < FEWEST ? [...best, ...spares] : best
}

/** So many there are in any case, for swims so short that hardly anything is good: "another one" must be another one. */
const FEWEST = 4

/** How far a shape is from a good one. A bound on a single bout weighs more than one on the whole. */
function weigh({ parts }: Shape, pool: Pool, aims: SwimAims, margins: Margins) {
  let main = 0
  let bouts = 0
  let fastMetres = 0
  let misses = 0
  let isOdd = false
  let isBlurred = false
  let [before, beforeLengths] = [0, 0]
  for (const { times, swims } of parts) {
    let bout = 0
    for (const { manner, distance, goesOn } of swims) {
      const lengths = pool.near(distance)
      // What are two distances on paper has to be two in the water.
      isBlurred ||= before !== 0 && Math.sign(distance - before) !== Math.sign(lengths - beforeLengths)
      ;[before, beforeLengths] = [distance, lengths]
      isOdd ||= !pool.isRound(lengths)
      main += times * lengths
      bout += lengths
      if (manner.zone === FASTER_THAN_CSS) fastMetres += times * pool.metres(lengths)
      if (goesOn) continue
      bouts += times
      misses = Math.max(misses, missed(pool.metres(bout), margins.bout))
      bout = 0
    }
  }
  if (isBlurred || main > margins.most) return { bouts, strain: Number.POSITIVE_INFINITY }
  const strain =
    8 * misses +
    4 * missed(bouts, aims.bouts) +
    6 * missed(pool.metres(main), margins.work) +
    6 * missed(main, margins.main) +
    0.5 * missed(main, margins.comfortable) +
    missed(fastMetres, [0, aims.fastMetres ?? Number.POSITIVE_INFINITY]) +
    (isOdd ? 0.1 : 0)
  return { bouts, strain }
}
