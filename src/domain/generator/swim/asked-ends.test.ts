import { describe, expect, test } from 'vitest'
import { swimContext, usualSwim, writeBlocks } from '#tests/support/workouts/swims.ts'
import { type Block, ticksOf } from '../plan/plan.ts'
import { createRandom } from '../plan/random.ts'
import type { GenerateRequest } from '../request.ts'
import { resolve } from '../resolve.ts'
import { askedEnds, frameBetweenEnds, lengthsLeft } from './asked-ends.ts'
import { swimPiece } from './pieces/swim-piece.ts'
import { aerobic, buildUp } from './styles/easy-styles.ts'
import { atCss } from './styles/work-styles.ts'

const pool = swimContext()
const swim = (lengths: number): Block => ({ times: 1, pieces: [swimPiece(atCss, lengths, pool)] })

describe('asked lengths of warm-up and cool-down', () => {
  const endsOf = (more: Partial<GenerateRequest>) => askedEnds(resolve(usualSwim(more)), pool)

  test('are the nearest pool lengths, at least one', () => {
    expect(endsOf({})).toBeUndefined()
    expect(endsOf({ warmup: { value: 400, unit: 'meters' } })).toEqual({ warmup: 16, cooldown: undefined })
    expect(endsOf({ warmup: { value: 390, unit: 'meters' } })?.warmup).toBe(16)
    expect(endsOf({ cooldown: { value: 0.21, unit: 'kilometers' } })).toEqual({ warmup: undefined, cooldown: 8 })
    expect(endsOf({ cooldown: { value: 5, unit: 'meters' } })?.cooldown).toBe(1)
  })

  test('that are times are swum easily', () => {
    // 84 % of a critical speed of 1:45 are 2:05 for 100 m.
    expect(endsOf({ warmup: { value: 10, unit: 'minutes' } })?.warmup).toBe(19)
    expect(endsOf({ warmup: { value: 125, unit: 'seconds' } })?.warmup).toBe(4)
  })

  const framed = (main: number, ends: { warmup?: number; cooldown?: number }) =>
    frameBetweenEnds([swim(main)], pool, createRandom(''), ends, true)

  test('leave what remains to easy swimming before the main set', () => {
    const blocks = framed(48, { warmup: 12, cooldown: 8 })
    expect(writeBlocks(blocks, pool)).toBe('1x300 1x300 1x1200 1x200')
    expect(blocks.map(({ pieces: [piece] }) => piece?.name)).toEqual(['Warm up', aerobic.name, atCss.name, 'Cool down'])
    expect(writeBlocks(framed(60, { warmup: 12, cooldown: 8 }), pool)).toBe('1x300 1x1500 1x200')
  })

  test('leave 200 for a cool-down that is not asked for, or what there is', () => {
    expect(writeBlocks(framed(60, { warmup: 10 }), pool)).toBe('1x250 1x50 1x1500 1x200')
    expect(writeBlocks(framed(64, { warmup: 12 }), pool)).toBe('1x300 1x1600 1x100')
    expect(writeBlocks(framed(68, { warmup: 12 }), pool)).toBe('1x300 1x1700')
  })

  test('leave a warm-up that is not asked for, with build-ups before hard work', () => {
    const withWarmUp = (main: number, isHard: boolean) =>
      frameBetweenEnds([swim(main)], pool, createRandom(''), { cooldown: 8 }, isHard)
    expect(ticksOf(withWarmUp(40, true))).toBe(80)
    expect(withWarmUp(40, true).some(({ pieces: [piece] }) => piece?.name === buildUp.name)).toBe(true)
    expect(withWarmUp(40, false).some(({ pieces: [piece] }) => piece?.name === buildUp.name)).toBe(false)
    expect(writeBlocks(withWarmUp(72, true), pool)).toBe('1x1800 1x200')
  })

  test('leave a warm-up that is not asked for, with easy repetitions of another kind in a long one', () => {
    const blocks = frameBetweenEnds([swim(30)], pool, createRandom(''), { cooldown: 4 }, false)
    expect(ticksOf(blocks)).toBe(80)
    expect(blocks.some(({ times, pieces: [piece] }) => times > 1 && piece?.extras?.drill !== undefined)).toBe(true)
  })

  test('may leave nothing, or less', () => {
    expect(lengthsLeft([swim(60)], pool, { warmup: 12, cooldown: 8 })).toBe(0)
    expect(lengthsLeft([swim(60)], pool, { cooldown: 30 })).toBe(-10)
    expect(lengthsLeft([], pool, {})).toBe(80)
  })
})
