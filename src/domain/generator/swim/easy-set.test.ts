import { describe, expect, test } from 'vitest'
import { drawBlocks, swimContext } from '#tests/support/workouts/swims.ts'
import { ticksOf } from '../plan/plan.ts'
import { createRandom } from '../plan/random.ts'
import { buildUps, easyOrFallingSet, easySet, oneSwim, preparation } from './easy-set.ts'
import { aerobic, buildUp, easyKick, easyMedley, easyPull, namedDrills } from './styles/easy-styles.ts'
import type { SwimStyle } from './styles/style.ts'

const in25 = swimContext()
const [drill] = namedDrills as [SwimStyle]

describe('an easy set', () => {
  const setsOf = (distance: number, pool = in25) =>
    drawBlocks((random) => easySet(Math.round(distance / pool.length), pool, random, aerobic), pool)

  test('fills its distance with repetitions of one distance, long ones beyond 1,000', () => {
    expect(setsOf(1000)).toEqual(['10x100', '5x200', '6x150'])
    expect(setsOf(1025)).toEqual(['3x300', '5x200'])
    expect(setsOf(2000)).toEqual(['10x200', '4x500', '5x400', '6x300'])
  })

  test('leaves a sixth of its distance at most', () => {
    expect(setsOf(600)).toEqual(['10x50', '3x200', '4x150', '6x100'])
    expect(setsOf(625)).toEqual(['3x200', '4x150', '6x100'])
  })

  test('is none where three repetitions do not fit', () => {
    expect(setsOf(150)).toEqual(['3x50'])
    expect(setsOf(125)).toEqual([''])
  })

  test('has repetitions of multiples of 25 only', () => {
    expect(setsOf(900, swimContext({ poolLength: 15 }))).toEqual(['4x225', '6x150'])
  })

  test('may be falling distances at the end of a swim, where they fill it too', () => {
    const fallingOf = (distance: number, pool = in25) =>
      drawBlocks((random) => easyOrFallingSet(distance / pool.length, pool, random, aerobic), pool).filter((set) =>
        set.startsWith('1x'),
      )
    expect(fallingOf(75)).toEqual([])
    expect(fallingOf(975)).toEqual([])
    expect(fallingOf(1000)).toEqual(['1x400 1x300 1x200 1x100'])
    expect(fallingOf(1200)).toEqual(['1x400 1x300 1x200 1x100'])
    expect(fallingOf(1225)).toEqual([])
    expect(fallingOf(1500)).toEqual(['1x500 1x400 1x300 1x200 1x100'])
    expect(fallingOf(2000)).toEqual(['1x600 1x500 1x400 1x300 1x200'])
    // 400, 300 and 200 become multiples of 25 in this pool, and 100 does not.
    expect(fallingOf(67 * 15, swimContext({ poolLength: 15 }))).toEqual([])
  })

  test('rests between its repetitions, and none follows one swim', () => {
    const [set] = easySet(40, in25, createRandom(''), aerobic)
    expect(set?.pieces.map(({ intensity }) => intensity)).toEqual(['active', 'rest'])
    expect(oneSwim(4, in25, aerobic, 'cooldown')).toMatchObject([
      { times: 1, pieces: [{ intensity: 'cooldown', ticks: 4 }] },
    ])
    expect(oneSwim(0, in25, aerobic, 'cooldown')).toEqual([])
  })
})

describe('build-ups', () => {
  const buildUpsIn = (lengths: number, pool = in25) =>
    drawBlocks((random) => buildUps(lengths, pool, random, buildUp), pool)

  test('are four where these take 60 % of the lengths at most, and otherwise two or three', () => {
    expect(buildUpsIn(14)).toEqual(['4x25', '4x50'])
    expect(buildUpsIn(13)).toEqual(['4x25'])
    expect(buildUpsIn(7)).toEqual(['4x25'])
    expect(buildUpsIn(6)).toEqual(['3x25'])
    expect(buildUpsIn(4)).toEqual(['2x25'])
    expect(buildUpsIn(3)).toEqual([''])
  })

  test('are 22 to 55 m long', () => {
    const pool = swimContext({ poolLength: 11 })
    expect(buildUpsIn(100, pool)).toEqual(['4x22', '4x33', '4x44', '4x55'])
    expect(buildUpsIn(100, swimContext({ poolLength: 21 }))).toEqual(['4x42'])
    expect(buildUpsIn(100, swimContext({ poolLength: 56 }))).toEqual([''])
  })

  test('leave hundreds where they can', () => {
    // A hundred is nine lengths in this pool, and 44 lengths without four times two are four hundreds.
    expect(buildUpsIn(44, swimContext({ poolLength: 11 }))).toEqual(['4x22'])
  })

  test('are multiples of 25 where four of these fit', () => {
    const pool = swimContext({ poolLength: 10 })
    expect(buildUpsIn(40, pool)).toEqual(['4x50'])
    expect(buildUpsIn(20, pool)).toEqual(['4x30'])
  })
})

describe('short repetitions before a main set', () => {
  const preparedIn = (distance: number, style: SwimStyle, pool = in25, most = Number.POSITIVE_INFINITY) =>
    drawBlocks((random) => preparation(Math.round(distance / pool.length), most, pool, random, style), pool)

  test('take 20 to 55 % of the lengths, and leave hundreds where they can', () => {
    expect(preparedIn(500, aerobic)).toEqual(['4x25', '4x50', '8x25'])
    expect(preparedIn(525, aerobic)).toEqual(['3x50', '4x50', '6x25', '8x25'])
    expect(preparedIn(1000, aerobic)).toEqual(['3x100', '4x100', '4x50', '4x75', '6x50', '8x25', '8x50'])
    expect(preparedIn(1100, aerobic)).toContain('6x100')
    expect(preparedIn(1075, aerobic)).not.toContain('6x100')
    expect(preparedIn(100, aerobic)).toEqual([''])
    // A hundred is three lengths in this pool.
    expect(preparedIn(16 * 33.33, aerobic, swimContext({ poolLength: 33.33 }))).toEqual(['4x33.33'])
  })

  test('take no more than they may', () => {
    expect(preparedIn(1000, aerobic, in25, 8)).toEqual(['4x50', '8x25'])
    expect(preparedIn(1000, aerobic, in25, 7)).toEqual([''])
  })

  test.each([
    ['drills', drill, 50, 200, 300],
    ['kicks', easyKick, 100, 300, 400],
    ['pulled swims', easyPull, 100, 400, 600],
  ] as const)('of %s are neither long nor many, and more in a long swim', (_, style, repetition, most, mostInLong) => {
    const longestIn = (total: number) => {
      const pool = swimContext({ durationValue: total })
      const sets = [700, 1000, 1400].flatMap((distance) => preparedIn(distance, style, pool))
      const figures = sets.filter(Boolean).map((set) => set.split('x').map(Number) as [number, number])
      return {
        repetition: Math.max(...figures.map(([, distance]) => distance)),
        set: Math.max(...figures.map(([times, distance]) => times * distance)),
      }
    }
    expect(longestIn(2975)).toEqual({ repetition, set: most })
    expect(longestIn(3000)).toEqual({ repetition, set: mostInLong })
  })

  test('of medley are swum over four lengths or a multiple of them', () => {
    expect(preparedIn(1000, easyMedley)).toEqual(['3x100', '4x100'])
    expect(preparedIn(1000, easyMedley, swimContext({ poolLength: 50 }))).toEqual([''])
  })

  test('are multiples of 25', () => {
    expect(preparedIn(1030, aerobic, swimContext({ poolLength: 10 }))).toEqual(['3x100', '4x100', '6x50', '8x50'])
  })

  test('belong to the warm-up', () => {
    const [set] = preparation(40, 40, in25, createRandom(''), aerobic)
    expect(set?.pieces[0]?.intensity).toBe('warmup')
    expect(ticksOf(set ? [set] : [])).toBeLessThanOrEqual(22)
  })
})
