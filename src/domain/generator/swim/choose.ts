import type { Span } from '../../judge/bounds.ts'
import { type Block, ticksOf } from '../plan.ts'
import type { Pool } from './pool.ts'

/** One way to arrange the work of a swim: every arrangement worth weighing for this pool. */
export type SwimFamily = { name: string; sets: (pool: Pool) => Block[][] }

type Weighed = { family: string; bouts: number; strain: number; blocks: Block[] }

/** Strain so small that a coach would not see it. */
const UNSEEN = 0.02
/** The share of the swim that is main set; a little inside what is allowed, for the lengths do not always come out even. */
const MAIN_SHARE: Span = [0.42, 0.76]

/** A main set for the pool: one of the best that the families know, family first, then the number of repetitions. */
export function swimSet(pool: Pool, families: readonly SwimFamily[]): Block[] {
  const weighed = families.flatMap(({ name, sets }) =>
    sets(pool).map((blocks) => ({ family: name, blocks, ...weigh(blocks, pool) })),
  )
  const least = weighed.reduce((all, { strain }) => Math.min(all, strain), Number.POSITIVE_INFINITY)
  const best = weighed.filter(({ strain }) => strain <= least + UNSEEN)
  const family = pool.dice.pick([...new Set(best.map((one) => one.family))])
  const ofFamily = best.filter((one) => one.family === family)
  const bouts = pool.dice.pick([...new Set(ofFamily.map((one) => one.bouts))])
  return pool.dice.pick(ofFamily.filter((one) => one.bouts === bouts)).blocks
}

function weigh(blocks: readonly Block[], pool: Pool): Pick<Weighed, 'bouts' | 'strain'> {
  const { bounds, total } = pool
  const main = ticksOf(blocks)
  // The last length of a swim is always easy.
  if (main >= total) return { bouts: 0, strain: Number.POSITIVE_INFINITY }
  let bouts = 0
  let misses = 0
  let odd = false
  for (const { times, pieces } of blocks)
    for (const { intensity, ticks } of pieces) {
      if (intensity !== 'interval') continue
      bouts += times
      misses = Math.max(misses, outside(pool.metres(ticks), bounds.boutMetres))
      odd ||= pool.distance(ticks) % 25 !== 0
    }
  let strain = 8 * misses + (odd ? 0.1 : 0)
  strain += 4 * outside(bouts, bounds.bouts)
  strain += 2 * outside(pool.metres(main), bounds.workMetres)
  strain += 1.5 * outside(main / total, MAIN_SHARE)
  return { bouts, strain }
}

function outside(value: number, span: Span | undefined): number {
  if (!span) return 0
  const [min, max] = span
  if (value < min) return (min - value) / min
  return value > max ? (value - max) / max : 0
}
