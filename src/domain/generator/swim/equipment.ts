import { type Block, ticksOf } from '../plan/plan.ts'
import type { PoolRuler } from '../plan/pool-ruler.ts'
import { mostEquipped } from './main-sets/aims.ts'

/** Pool lengths that may be swum with equipment beside a main set. */
export function equipmentLeft(main: readonly Block[], pool: PoolRuler): number {
  const equipped = main.map(({ times, pieces }) => ({
    times,
    pieces: pieces.filter(({ extras }) => extras?.equipment),
  }))
  return Math.max(0, mostEquipped(pool) - ticksOf(equipped))
}
