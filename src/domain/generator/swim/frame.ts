import type { Dice } from '../dice.ts'
import { type Block, ticksOf } from '../plan.ts'
import { easyOrFallingSet, easySet, fewShortOnes, inOneGo } from './easy-set.ts'
import { aerobic, buildUp, easyDrill, easyKick, easyPull, loosening, type Manner, windingDown } from './manners.ts'
import type { Pool } from './pool.ts'

/** How a type leads up to its main set. */
export type LeadingUp = readonly Manner[]
export const forFastSwimming: LeadingUp = [easyDrill, easyKick, easyPull, buildUp]
export const forEasySwimming: LeadingUp = [easyDrill, easyKick, easyPull]

/** Shares of the whole, a little inside of what 35 coached swims have before and after the work. */
const BEFORE = [0.085, 0.34] as const
const AFTER = [0.055, 0.24] as const
/** In the asked unit: where less than this is left before the work, or in all, the warm-up is one swim. */
const WORTH_PARTING = 300
const WORTH_PREPARING = 800
/** A warm-up, or a cool-down, longer than this is broken up. */
const LONG_WARMUP = 900
const LONG_COOLDOWN = 500

/** Sets the main set between warm-up, preparation and cool-down, which take exactly what it leaves. */
export function swimFramed(main: readonly Block[], pool: Pool, dice: Dice, leadingUp: LeadingUp): Block[] {
  const left = pool.total - ticksOf(main)
  const after = lengthsAfter(left, pool, dice)
  return [...windUp(left - after, pool, dice, leadingUp), ...main, ...windDown(after, pool, dice)]
}

function lengthsAfter(left: number, pool: Pool, dice: Dice): number {
  const { total } = pool
  const wish = neat(dice.pick([0.07, 0.09, 0.11]) * total, pool)
  const needed = left - Math.floor(BEFORE[1] * total)
  const enough = needed > wish ? upToEven(needed, pool) : wish
  const within = clamp(enough, Math.ceil(AFTER[0] * total), Math.floor(AFTER[1] * total))
  const leastBefore = total < 4 ? 0 : Math.ceil(BEFORE[0] * total)
  return clamp(within, 1, Math.max(1, left - leastBefore))
}

function windUp(lengths: number, pool: Pool, dice: Dice, leadingUp: LeadingUp): Block[] {
  const { total, distance } = pool
  const opening = dice.pick(openings)
  if (distance(lengths) < WORTH_PARTING || distance(total) < WORTH_PREPARING) return warmup(lengths, pool, opening)
  const isLong = distance(lengths) > LONG_WARMUP
  const first = isLong ? easySet(Math.round(dice.pick([0.4, 0.5]) * lengths), pool, dice, easy(dice)) : []
  const rest = lengths - ticksOf(first)
  const second = distance(rest) > LONG_WARMUP ? easySet(Math.round(0.4 * rest), pool, dice, easy(dice)) : []
  const left = rest - ticksOf(second)
  // Nobody kicks twice in one warm-up.
  const others = leadingUp.filter((manner) => opening.every(([used]) => used !== manner))
  const preparation = fewShortOnes(left, pool, dice, dice.pick(others))
  return [...warmup(left - ticksOf(preparation), pool, opening), ...first, ...second, ...preparation]
}

/** What a warm-up may hold besides easy swimming, as shares of it, and at most so far in the asked unit. */
const openings: readonly (readonly (readonly [Manner, share: number, most: number])[])[] = [
  [],
  [[easyPull, 0.3, 400]],
  [
    [easyKick, 0.2, 200],
    [easyPull, 0.2, 400],
  ],
  [[easyDrill, 0.25, 200]],
]

function warmup(lengths: number, pool: Pool, opening: (typeof openings)[number]): Block[] {
  if (pool.distance(lengths) < WORTH_PARTING) return inOneGo(lengths, pool, loosening, 'warmup')
  const parts = opening.map(([manner, share, most]) => {
    return [manner, Math.min(neat(share * lengths, pool), pool.near(most))] as const
  })
  const first = lengths - parts.reduce((all, [, part]) => all + part, 0)
  return [
    ...inOneGo(first, pool, loosening, 'warmup'),
    ...parts.flatMap(([manner, part]) => inOneGo(part, pool, manner, 'warmup')),
  ]
}

function windDown(lengths: number, pool: Pool, dice: Dice): Block[] {
  if (pool.distance(lengths) <= LONG_COOLDOWN) return inOneGo(lengths, pool, windingDown, 'cooldown')
  const last = pool.near(dice.pick([200, 300, 400]))
  const set = easyOrFallingSet(lengths - last, pool, dice, easy(dice))
  return [...set, ...inOneGo(lengths - ticksOf(set), pool, windingDown, 'cooldown')]
}

function easy(dice: Dice): Manner {
  return dice.pick([aerobic, easyPull])
}

/** Lengths that come to hundreds, or to fifties where there are few. */
function neat(lengths: number, pool: Pool): number {
  const grain = pool.distance(lengths) < 200 ? 50 : 100
  return pool.near(Math.max(grain, Math.round(pool.distance(lengths) / grain) * grain))
}

/** The next round distance. */
function upToEven(lengths: number, pool: Pool): number {
  const fifty = pool.near(50)
  return Math.ceil(lengths / fifty) * fifty
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}
