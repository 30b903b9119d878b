import { roundUp } from '../../../units/tolerance.ts'
import type { Bounds } from '../bounds.ts'
import { everySwim } from '../every-session.ts'
import { fewestLengths, type PoolSize } from '../pool-size.ts'
import { above, below, type Row } from './row.ts'

/** What a distance in metres makes impossible for a type of swimming, derived from its bounds and the pool. */
export function swimRows(bounds: Bounds): Row[] {
  const { bouts = [1, 1], boutMetres = [0, 0], workMetres = [0, 0] } = bounds
  const [fewest] = bouts
  const shortest = (pool: PoolSize) => fewestLengths(boutMetres[0], pool)
  const tooMany = `${fewest} repetitions leave nothing for a warm-up and a cool-down.`
  const longest = workMetres[1] / everySwim.mainShare[0]
  return [
    below(
      (pool) => roundUp(1 / everySwim.cooldownShare[1], 'poolLengths') * pool.metres,
      'cooldown-share',
      [],
      'One length is more than a cool-down takes of it.',
    ),
    below(
      (pool) => roundUp(1 / everySwim.warmupShare[1], 'poolLengths') * pool.metres,
      'warmup-share',
      [],
      'One length is more than a warm-up takes of it.',
    ),
    ...(bounds.ladder ? ladderRows(bounds) : []),
    ...(fewest === 1
      ? mainSetRows('bout-metres', shortest, 'The shortest repetition leaves nothing for the rest of it.')
      : mainSetRows('bouts', (pool) => fewest * shortest(pool), tooMany, ['bout-metres'])),
    ...mainSetRows(
      'work-metres',
      (pool) => fewestLengths(workMetres[0], pool),
      `${workMetres[0]} m of work leave too little for the rest of it.`,
    ),
    ...(longest < MAX_SWIM_METRES
      ? [
          above(
            (pool) => longest + pool.metres / 2 / everySwim.mainShare[0],
            'main-share',
            ['work-metres'],
            `${workMetres[1].toLocaleString('en')} m of work, the most there should be, are less than ${Math.round(100 * everySwim.mainShare[0])} % of it.`,
          ),
        ]
      : []),
  ]
}

/** In metres: the longest swim that can be asked for. */
const MAX_SWIM_METRES = 10_000

/** Rows of ladders, which have three rungs at least and no less rest after a longer rung. */
function ladderRows({ bouts = [1, 1], boutMetres = [0, 0], restSeconds, restPer100 }: Bounds): Row[] {
  const shortest = (pool: PoolSize) => fewestLengths(boutMetres[0], pool)
  const rungs = bouts[0]
  // In metres: for a shorter rung even the shortest rest is too long per 100 m.
  const minRestedRung = (100 * (restSeconds?.[0] ?? 0)) / (restPer100?.[1] ?? 1)
  const rested = ({ metres }: PoolSize) => roundUp(minRestedRung / metres, 'poolLengths')
  const few = 'Three rungs leave nothing for a warm-up and a cool-down.'
  const many = `A ladder of ${rungs} rungs leaves nothing for the rest of it.`
  const tight = 'Its rungs are so short that any rest is long for them.'
  const sound = ['ladder-shape', 'ladder-step', 'bout-metres'] as const
  return [
    ...mainSetRows('ladder-shape', (pool) => 3 * shortest(pool) + 1, few, ['bout-metres']),
    ...mainSetRows('ladder-step', (pool) => 3 * shortest(pool) + 1, few, ['bout-metres']),
    below(
      (pool) => fewestLadderLengths(shortest(pool), shortest(pool)) * pool.metres * minSwimPerMainSet,
      'bouts',
      ['main-share', ...sound],
      many,
    ),
    below(
      (pool) => fewestLadderLengths(shortest(pool), rested(pool)) * pool.metres * minSwimPerMainSet,
      'rest-per-100',
      ['main-share', 'bouts', 'rest-seconds', ...sound],
      tight,
    ),
    below(
      (pool) => 3 * rested(pool) * pool.metres * minSwimPerMainSet,
      'rest-per-100',
      ['main-share', 'rest-seconds', ...sound],
      tight,
    ),
  ]
}

/**
 * The fewest lengths that five rungs or more take: one pyramid, two ladders of three, or one ladder down. There is no
 * rest after the last rung, so that it may be shorter than the others.
 */
function fewestLadderLengths(last: number, other: number): number {
  const spare = other - last
  return Math.min(5 * other + 4, 6 * other + (spare > 0 ? 1 : 2), 5 * last + 10 * Math.max(1, spare))
}

/** A swim is at least this many times as long as its main set. */
const minSwimPerMainSet = 1 / everySwim.mainShare[1]

/** Rows of a bound that takes some lengths: they need a main set as long, and a length before and after it. */
function mainSetRows(
  bound: Row['bound'],
  lengths: (pool: PoolSize) => number,
  because: string,
  beside: Row['beside'] = [],
): Row[] {
  return [
    below((pool) => (lengths(pool) + 2) * pool.metres, bound, ['warmup-share', 'cooldown-share', ...beside], because),
    below((pool) => lengths(pool) * pool.metres * minSwimPerMainSet, bound, ['main-share', ...beside], because),
  ]
}
