import type { Span } from '../../judge/bounds.ts'
import { outside } from '../outside.ts'
import { type Block, ticksOf } from '../plan.ts'
import type { Pool } from './pool.ts'

/** One way to arrange the work of a swim: every arrangement worth weighing for this pool. */
export type SwimFamily = { name: string; sets: (pool: Pool) => Block[][] }

type Weighed = { family: string; bouts: number; strain: number; blocks: Block[] }

/** Strain so small that a coach would not see it. */
const UNSEEN = 0.02
/** The share of the swim that is main set; a little inside what is allowed, for the lengths do not always come out even. */
const MAIN_SHARE: Span = [0.42, 0.76]

/** The pace zone that is faster than critical swim speed. */
const FASTER_THAN_CSS = 5

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
  // The last length of a swim is always easy, and so is the first where there are four.
  if (main >= (total < 4 ? total : total - 1)) return { bouts: 0, strain: Number.POSITIVE_INFINITY }
  let bouts = 0
  let misses = 0
  let idling = 0
  let odd = false
  for (const { times, pieces } of blocks) {
    const [swim, wall] = pieces
    if (swim?.intensity !== 'interval') continue
    const metres = pool.metres(swim.ticks)
    bouts += times
    misses = Math.max(misses, outside(metres, bounds.boutMetres))
    odd ||= pool.distance(swim.ticks) % 25 !== 0
    const resting = swim.zone === FASTER_THAN_CSS ? bounds.restPer100FasterThanCss : bounds.restPer100
    if (wall) idling = Math.max(idling, outside((100 * wall.ticks) / metres, resting ?? bounds.restPer100))
  }
  let strain = 8 * misses + 0.3 * idling + (odd ? 0.1 : 0)
  strain += 4 * outside(bouts, bounds.bouts)
  strain += 2 * outside(pool.metres(main), bounds.workMetres)
  strain += 3 * outside(main / total, MAIN_SHARE)
  return { bouts, strain }
}
