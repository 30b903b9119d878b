import { describe, expect, test } from 'vitest'
import { swimContext, writeBlocks } from '#tests/support/workouts/swims.ts'
import { sumOf } from '../../units/numbers.ts'
import { type Block, countSteps, ticksOf } from '../plan/plan.ts'
import { createRandom } from '../plan/random.ts'
import type { SwimContext } from './context.ts'
import { aroundEasy, aroundFast, frameSwim } from './frame.ts'
import { restPiece, swimPiece } from './pieces/swim-piece.ts'
import { aerobic } from './styles/easy-styles.ts'
import { atCss } from './styles/work-styles.ts'

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)

/** A swim of some lengths of 25 m. */
const pool = (lengths: number, poolLength = 25) => swimContext({ durationValue: lengths * poolLength, poolLength })
const swim = (lengths: number, context = pool(80)) => swimPiece(atCss, lengths, context)
const reps = (times: number, lengths: number): Block => ({ times, pieces: [swim(lengths)] })

function frame(sets: Block[][], context: SwimContext, seed = 0, around = aroundEasy): Block[] {
  return frameSwim(sets, context, createRandom(`frame ${seed}`), around)
}

function isMain({ pieces: [piece] }: Block): boolean {
  return piece?.name === atCss.name
}

/** The lengths before and after the swims of a main set, and of the last swim. */
function endsOf(blocks: readonly Block[]) {
  const before = blocks.slice(0, blocks.findIndex(isMain))
  const after = blocks.slice(blocks.findLastIndex(isMain) + 1)
  return { before: ticksOf(before), after: ticksOf(after), last: ticksOf(blocks.slice(-1)) }
}

const afterOf = (main: number, context: SwimContext) =>
  new Set(SEEDS.map((seed) => endsOf(frame([[reps(1, main)]], context, seed)).after))

describe('around a main set of any length', () => {
  test('build-ups come before hard work alone', () => {
    const lastBefore = (around: typeof aroundFast) => {
      const blocks = frame([[reps(1, 48)]], pool(80), 0, around)
      return blocks[blocks.findIndex(isMain) - 1]?.pieces[0]?.name
    }
    expect(lastBefore(aroundFast)).toBe('Build up')
    expect(lastBefore(aroundEasy)).not.toBe('Build up')
  })

  test.each([30, 120, 320])('in a swim of %i lengths all lengths are swum', (total) => {
    const context = pool(total)
    for (let main = Math.ceil(total / 4); main < total - 1; main += 3) {
      const blocks = frame([[reps(1, main)]], context, main, main % 2 ? aroundEasy : aroundFast)
      expect(ticksOf(blocks)).toBe(total)
      expect(blocks.at(-1)?.pieces.at(-1)?.intensity).toBe('cooldown')
      expect(blocks[0]?.pieces[0]?.name).toBe('Warm up')
    }
  })

  test('8.5 to 34 % of the swim come before it, and 5.5 to 24 % after it', () => {
    for (const total of [100, 240]) {
      const context = pool(total)
      for (let main = Math.ceil(0.45 * total); main <= 0.85 * total; main += 1)
        for (const seed of SEEDS.slice(0, 4)) {
          const { before, after, last } = endsOf(frame([[reps(1, main)]], context, seed))
          expect(before / total).toBeGreaterThanOrEqual(0.085)
          expect(before / total).toBeLessThanOrEqual(0.34)
          expect(last / total).toBeGreaterThanOrEqual(0.055)
          expect(after / total).toBeLessThanOrEqual(0.24)
        }
    }
  })

  test('the first swims are 8.5 % of the swim, although sets follow them', () => {
    for (const seed of SEEDS) {
      const blocks = frame([Array.from({ length: 47 }, () => reps(1, 4))], pool(240), seed)
      const first = blocks.filter(({ pieces: [piece] }) => piece?.intensity === 'warmup')
      expect(ticksOf(first) / 240).toBeGreaterThanOrEqual(0.085)
    }
  })
})

describe('after a main set', () => {
  test('7 to 11 % of the swim are left for the cool-down, in fifties, or hundreds from 200 on', () => {
    expect(afterOf(48, pool(80))).toEqual(new Set([6, 8]))
    expect(afterOf(160, pool(240))).toEqual(new Set([16, 20, 28]))
  })

  test('at least 100 are left from 600 on', () => {
    expect(afterOf(15, pool(24))).toEqual(new Set([4]))
    expect(afterOf(15, pool(23))).toEqual(new Set([2]))
  })

  test('what would be too much before it is left, in fifties', () => {
    // 27 of the 40 lengths that are left may come before; 13 lengths are 325 m.
    expect(afterOf(40, pool(80))).toEqual(new Set([14]))
    expect(afterOf(38, pool(80))).toEqual(new Set([16]))
    // Five lengths of 33.33 are what is needed, and 150 as a swimmer of this pool counts them.
    expect(afterOf(35, pool(60, 33.33))).toEqual(new Set([5, 6]))
  })

  test('a quarter of the swim at most is left, and 5.5 % at least', () => {
    expect(afterOf(30, pool(80))).toEqual(new Set([19]))
    // 7 % are 124 m, which are three lengths of 30 in hundreds.
    expect([...afterOf(40, pool(59, 30))].sort()).toEqual([4, 5, 7])
  })

  test('no more is left than a warm-up of 8.5 % leaves', () => {
    expect(afterOf(70, pool(80))).toEqual(new Set([3]))
    expect(afterOf(78, pool(80))).toEqual(new Set([1]))
    expect(afterOf(1, pool(3))).toEqual(new Set([1]))
    expect(afterOf(2, pool(4))).toEqual(new Set([1]))
  })

  test('more than 500 are a set and a last swim', () => {
    const coolDowns = SEEDS.map((seed) => {
      const blocks = frame([[reps(1, 140)]], pool(240), seed)
      return blocks.slice(blocks.findIndex(isMain) + 1)
    })
    for (const blocks of coolDowns) {
      const [set] = blocks
      expect(blocks.length > 1).toBe(ticksOf(blocks) > 20)
      if (blocks.length > 1) expect(set?.pieces[0]?.name).toBe(aerobic.name)
      expect(blocks.at(-1)).toMatchObject({ times: 1, pieces: [{ name: 'Cool down' }] })
    }
    expect(coolDowns.some((blocks) => blocks.length > 1)).toBe(true)
  })

  test('beside many steps the set has no falling distances', () => {
    const stepsAfter = (count: number) =>
      SEEDS.map((seed) => {
        const main = [reps(1, 139 - count), ...Array.from({ length: count - 1 }, () => reps(1, 1))]
        const blocks = frame([main], pool(300), seed)
        return countSteps(blocks.slice(blocks.findLastIndex(isMain) + 1))
      })
    expect(Math.max(...stepsAfter(25))).toBe(4)
    expect(Math.max(...stepsAfter(24))).toBeGreaterThan(4)
  })
})

describe('a main set that is less than 42 % of its swim', () => {
  const lengthsBetween = (sets: Block[][], total: number, around = aroundFast) => {
    const blocks = frame(sets, pool(total), 0, around)
    const between = blocks.slice(blocks.findIndex(isMain), blocks.findLastIndex(isMain) + 1)
    return sumOf(
      between.filter((block) => !isMain(block)),
      (block) => ticksOf([block]),
    )
  }

  test('is split by easy lengths around hard work, and another is not', () => {
    expect(lengthsBetween([[reps(7, 3)]], 51)).toBe(8)
    expect(lengthsBetween([[reps(11, 2)]], 51)).toBe(0)
    expect(lengthsBetween([[reps(7, 3)]], 50)).toBe(0)
    expect(lengthsBetween([[reps(7, 3)]], 51, aroundEasy)).toBe(0)
  })

  test('is split by what it lacks and half a hundred, in hundreds from 200 on', () => {
    expect(lengthsBetween([[reps(6, 6)]], 100)).toBe(8)
    expect(lengthsBetween([[reps(8, 4)]], 100)).toBe(12)
    expect(lengthsBetween([[reps(4, 8)]], 100)).toBe(12)
    expect(lengthsBetween([[reps(31, 1)]], 100)).toBe(16)
  })

  test('is split in its middle: between sets, or in a repeat of four', () => {
    const main = (sets: Block[][]) => {
      const blocks = frame(sets, pool(100), 0, aroundFast)
      return writeBlocks(blocks.slice(blocks.findIndex(isMain)), pool(100))
    }
    expect(main([[reps(3, 3)], [reps(2, 3)], [reps(2, 7)]])).toMatch(/^3x75 2x75 \S+ 2x175/)
    expect(main([[reps(3, 3)], [reps(2, 3), reps(1, 3), reps(2, 7)]])).toMatch(/^3x75 \S+ 2x75 1x75 2x175/)
    expect(main([[reps(3, 3)], [reps(2, 3)]])).toMatch(/^3x75 \S+ 2x75/)
    expect(main([[reps(5, 3)]])).toMatch(/^3x75 \S+ 2x75/)
    expect(main([[reps(4, 3)]])).toMatch(/^2x75 \S+ 2x75/)
    expect(main([[reps(3, 3)]])).toMatch(/^3x75/)
    expect(main([[reps(5, 3), reps(1, 7)]])).toMatch(/^5x75 1x175/)
  })

  test('is split by a set, or by one swim in a pool where no set fits', () => {
    const between = (context: SwimContext) => {
      const blocks = frame([[reps(5, 3)]], context, 0, aroundFast)
      return writeBlocks(blocks.slice(blocks.findIndex(isMain) + 1, blocks.findLastIndex(isMain)), context)
    }
    expect(between(pool(51))).toBe('6x50')
    expect(between(pool(51, 15))).toBe('1x225')
  })

  test('is split in a repeat of two rounds of several swims', () => {
    const rounds = (times: number) => [[{ times, pieces: [swim(3), swim(7)] }]]
    expect(lengthsBetween(rounds(2), 100)).toBeGreaterThan(0)
    expect(lengthsBetween(rounds(1), 100)).toBe(0)
    const rested = [[{ times: 3, pieces: [swim(7), restPiece(20)] }]]
    expect(lengthsBetween(rested, 100)).toBe(0)
  })
})
