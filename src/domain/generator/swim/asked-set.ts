import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import type { Block } from '../plan/plan.ts'
import { type Pool, poolFor } from '../plan/pool-ruler.ts'
import type { GenerateRequest } from '../request.ts'
import { restOf, swum } from './main-sets/shape.ts'
import type { Manner } from './styles/swim-styles.ts'

type Asked = NonNullable<GenerateRequest['set']>

/** What is wrong with the set asked of a swim, as a sentence for the athlete; undefined where it can be swum. */
export function setFits(request: GenerateRequest): string | undefined {
  const { set, durationUnit } = request
  if (!set) return undefined
  if (set.unit === 'seconds' || set.unit === 'minutes')
    return `Give the set of a swim as a distance, in ${durationUnit}.`
  const pool = poolFor(request)
  const lengths = lengthsOf(set, pool)
  if (Math.abs(lengths - Math.round(lengths)) > 1e-6 || lengths < 1) return wholeLengths(set, pool)
  // The first length of a swim and the last one are always easy.
  const least = set.times * Math.round(lengths) + 2
  if (least <= pool.total) return undefined
  return `${set.times} × ${set.value} ${set.unit} and a length before and after need ${pool.distance(least)} ${pool.unit}; ask for at least that.`
}

/** The main set exactly as it was asked for; how it is swum goes by the distance in the pool's unit. Rests in fives. */
export function askedSet(set: Asked, pool: Pool, mannerOf: (distance: number) => Manner): Block[] {
  const lengths = Math.round(lengthsOf(set, pool))
  const manner = mannerOf(pool.distance(lengths))
  const seconds = set.restSeconds === undefined ? manner.rest(pool.metres(lengths), 1) : inFives(set.restSeconds)
  return [{ times: set.times, pieces: [swum(manner, lengths, pool), restOf(seconds)] }]
}

/** Pool lengths of one repetition, unrounded. */
function lengthsOf({ value, unit }: Asked, pool: Pool): number {
  if (unit === pool.unit) return value / pool.length
  return toMetres(value, unit as DistanceUnit) / pool.metres(1)
}

function wholeLengths({ value, unit }: Asked, { unit: own, length }: Pool): string {
  return unit === own
    ? `${value} ${unit} are no whole number of lengths in a pool of ${length}; ask for a multiple of ${length}.`
    : `${value} ${unit} are no whole number of lengths in a pool of ${length} ${own}; give the set in ${own} too.`
}

function inFives(seconds: number): number {
  return Math.max(5, Math.round(seconds / 5) * 5)
}
