import type { Span } from '../../judge/bounds.ts'
import { type Block, ticksOf, trained } from '../plan.ts'
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
  const lengths: number[] = []
  for (const { intensity, ticks } of trained(blocks)) if (intensity === 'interval') lengths.push(ticks)
  const main = ticksOf(blocks)
  const bouts = lengths.length
  // The last length of a swim is always easy.
  if (main >= pool.total || bouts === 0) return { bouts, strain: Number.POSITIVE_INFINITY }
  const { bounds } = pool
  const metres = pool.metres(main)
  let strain = 8 * Math.max(...lengths.map((one) => outside(pool.metres(one), bounds.boutMetres)))
  strain += 4 * outside(bouts, bounds.bouts)
  strain += 2 * outside(metres, bounds.workMetres)
  strain += 1.5 * outside(main / pool.total, MAIN_SHARE)
  if (lengths.some((one) => pool.distance(one) % 25 !== 0)) strain += 0.1
  return { bouts, strain }
}

function outside(value: number, span: Span | undefined): number {
  if (!span) return 0
  const [min, max] = span
  if (value < min) return (min - value) / min
  return value > max ? (value - max) / max : 0
}
