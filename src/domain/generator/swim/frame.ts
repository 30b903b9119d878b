import { type Block, once, ticksOf } from '../plan.ts'
import type { Pool } from './pool.ts'
import { easySet, type Words } from './set.ts'

const warmup = { name: 'Warm up', notes: 'Long strokes, easy breathing; mix strokes if you like.' }
const cooldown = { name: 'Cool down', notes: 'Swim it loose, any stroke.' }
const preparations: readonly Words[] = [
  { name: 'Drill', notes: 'One thing at a time: a quiet head, a high elbow, a full push.' },
  { name: 'Pull', notes: 'Buoy between the legs, feel the water on the forearm.' },
  { name: 'Kick', notes: 'Small fast kicks from the hip; a board is fine.' },
  { name: 'Build', notes: 'Each one from easy to firm.' },
]
const aerobic: Words = { name: 'Aerobic', notes: 'Relaxed and even: count strokes, keep the count.' }

/** Lengths as shares of the whole: what the easy parts may take before and after the work. */
const BEFORE = 0.34
const AFTER = 0.24
/** Below this, in the asked unit, nothing but the warm-up stands before the work. */
const WORTH_PREPARING = 800
/** A warm-up longer than this is broken up, and an easy set is at least so long, in the asked unit. */
const LONG_WARMUP = 600
const WORTH_A_SET = 400

/** Sets the main set between warm-up, preparation and cool-down, which take exactly what it leaves. */
export function swimFramed(main: readonly Block[], pool: Pool, { prepare = true } = {}): Block[] {
  const { total, dice } = pool
  const left = total - ticksOf(main)
  const cooldownWish = neat(pool, Math.min(dice.pick([0.06, 0.08, 0.1]) * total, pool.near(400)))
  const cooldownLengths = clamp(cooldownWish, 1, Math.max(1, Math.floor(left / 2)))
  const before = left - cooldownLengths
  const warmupWish = neat(pool, Math.min(dice.pick([0.12, 0.16, 0.2]) * total, pool.near(800)))
  const spare = before - warmupWish
  const worth = prepare && pool.distance(total) >= WORTH_PREPARING && spare > 0
  if (!worth && before <= BEFORE * total && pool.distance(before) <= LONG_WARMUP)
    return put(before, [], main, [], cooldownLengths)

  const roomBefore = Math.max(0, Math.floor(BEFORE * total) - warmupWish)
  const excess = Math.max(0, Math.min(spare - roomBefore, Math.floor(AFTER * total) - cooldownLengths))
  const after = pool.distance(excess) >= WORTH_A_SET ? easySet(excess, pool, 1, aerobic) : []
  const last = cooldownLengths + excess - ticksOf(after)
  const beforeLengths = spare - excess
  const words = beforeLengths > pool.near(1200) || !prepare ? aerobic : dice.pick(preparations)
  const preparation = beforeLengths > 0 ? easySet(beforeLengths, pool, prepare ? 2 : 1, words) : []
  return put(left - last - ticksOf(after) - ticksOf(preparation), preparation, main, after, last)
}

function put(
  warmupLengths: number,
  preparation: Block[],
  main: readonly Block[],
  after: Block[],
  last: number,
): Block[] {
  return [
    ...(warmupLengths > 0 ? [once({ intensity: 'warmup' as const, zone: 1, ticks: warmupLengths, ...warmup })] : []),
    ...preparation,
    ...main,
    ...after,
    once({ intensity: 'cooldown', zone: 1, ticks: last, ...cooldown }),
  ]
}

/** Lengths that come to hundreds, or to fifties where there are few. */
function neat(pool: Pool, lengths: number): number {
  const grain = pool.distance(lengths) < 200 ? 50 : 100
  return pool.near(Math.max(grain, Math.round(pool.distance(lengths) / grain) * grain))
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}
