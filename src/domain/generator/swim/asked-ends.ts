import { toMetres } from '../../units/distance.ts'
import { type Block, ticksOf } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { AskedEnd, ResolvedRequest } from '../request/resolved-request.ts'
import type { SwimContext } from './context.ts'
import { oneSwim } from './easy-set.ts'
import { equipmentLeft } from './equipment.ts'
import { aerobic, easyCooldown, easyWarmup } from './styles/easy-styles.ts'
import { warmUp } from './warm-up.ts'

/** The asked pool lengths of warm-up and cool-down. */
export type AskedEnds = { warmup?: number | undefined; cooldown?: number | undefined }

/** The lengths nearest to what is asked; undefined if neither is. A time is swum easily. */
export function askedEnds({ warmup, cooldown }: ResolvedRequest, pool: SwimContext): AskedEnds | undefined {
  if (!warmup && !cooldown) return undefined
  const lengthsOf = (end: AskedEnd | undefined) => end && Math.max(1, Math.round(metresOf(end, pool) / pool.metres(1)))
  return { warmup: lengthsOf(warmup), cooldown: lengthsOf(cooldown) }
}

/** Percent of critical speed of easy swimming: the middle of zone 1. */
const EASY_PERCENT = 84

function metresOf({ value, unit }: AskedEnd, pool: SwimContext): number {
  if (unit !== 'seconds' && unit !== 'minutes') return toMetres(value, unit)
  const seconds = unit === 'minutes' ? value * 60 : value
  return (seconds * 100) / pool.secondsAt(100, EASY_PERCENT)
}

/**
 * A main set between ends of the asked lengths. What they leave is swum easily: in an end that is not asked for, or else before
 * the main set.
 */
export function frameBetweenEnds(
  main: readonly Block[],
  pool: SwimContext,
  random: Random,
  { warmup, cooldown }: AskedEnds,
  isHard: boolean,
): Block[] {
  const left = lengthsLeft(main, pool, { warmup, cooldown })
  const usual = cooldown === undefined ? Math.min(left, pool.nearest(USUAL_COOLDOWN)) : 0
  const spare = left - usual
  const before =
    warmup === undefined
      ? spare > 0
        ? warmUp(spare, pool, random, {
            isHard,
            isShort: false,
            least: 1,
            equipment: equipmentLeft(main, pool),
          })
        : []
      : [...swimOf(warmup, pool, easyWarmup, 'warmup'), ...swimOf(spare, pool, aerobic, 'active')]
  return [...before, ...main, ...swimOf(cooldown ?? usual, pool, easyCooldown, 'cooldown')]
}

/** In the asked unit. Our choice. */
const USUAL_COOLDOWN = 200

/** Pool lengths that a main set and the asked ends leave; below 0 they are too long. */
export function lengthsLeft(
  main: readonly Block[],
  pool: SwimContext,
  { warmup = 0, cooldown = 0 }: AskedEnds,
): number {
  return pool.total - ticksOf(main) - warmup - cooldown
}

function swimOf(
  lengths: number,
  pool: SwimContext,
  ...style: [typeof aerobic, 'warmup' | 'active' | 'cooldown']
): Block[] {
  return lengths > 0 ? oneSwim(lengths, pool, ...style) : []
}
