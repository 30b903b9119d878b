import { describe, expect, test } from 'vitest'
import { drawBlocks, swimContext } from '#tests/support/workouts/swims.ts'
import { sumOf } from '../../units/numbers.ts'
import { type Block, ticksOf } from '../plan/plan.ts'
import { createRandom } from '../plan/random.ts'
import { warmUp } from './warm-up.ts'

const before = { isHard: false, isShort: false, least: 1, equipment: 1000 }

/** Sixty warm-ups of a swim, both lengths in metres of a pool of 25 m. */
function drawWarmUps(distance: number, total: number, more: Partial<typeof before> = {}): Block[][] {
  const pool = swimContext({ durationValue: total })
  return Array.from({ length: 60 }, (_, seed) =>
    warmUp(distance / 25, pool, createRandom(`warm-up ${seed}`), { ...before, ...more }),
  )
}

const namesOf = (blocks: readonly Block[]) => blocks.flatMap(({ pieces: [piece] }) => piece?.name ?? [])
const isOpening = ({ times, pieces: [piece] }: Block) => times === 1 && piece?.intensity === 'warmup'
/** Sets of the warm-up that are no preparation for the work. */
const isEasySet = ({ times, pieces: [piece] }: Block) => times > 1 && piece?.intensity === 'active'
const isPreparation = ({ times, pieces: [piece] }: Block) =>
  times > 1 && piece?.intensity === 'warmup' && piece.name !== 'Build up'

/** In how many of some warm-ups there is such a block. */
const countWith = (drawn: readonly Block[][], is: (block: Block) => boolean) =>
  drawn.filter((blocks) => blocks.some(is)).length

test('a swim that is said to be easy has no medley before its main set', () => {
  const drawn = (effort?: 'easy') => {
    const pool = swimContext({ durationValue: 2000, ...(effort && { effort }) })
    return Array.from({ length: 60 }, (_, seed) => warmUp(28, pool, createRandom(`easy ${seed}`), before))
  }
  const isMedley = ({ pieces: [piece] }: Block) => piece?.name === 'IM'
  expect(countWith(drawn(), isMedley)).toBeGreaterThan(0)
  expect(countWith(drawn('easy'), isMedley)).toBe(0)
})

test.each([300, 600, 800, 825, 1200, 1700])('all lengths of a warm-up of %i m are swum', (distance) => {
  for (const isHard of [true, false])
    for (const blocks of drawWarmUps(distance, 3000, { isHard })) {
      expect(ticksOf(blocks) * 25).toBe(distance)
      expect(namesOf(blocks)[0]).toBe('Warm up')
    }
})

describe('before hard work', () => {
  test('build-ups come last, from 1,350 m on', () => {
    for (const blocks of drawWarmUps(400, 1350, { isHard: true })) expect(namesOf(blocks).at(-1)).toBe('Build up')
    for (const blocks of drawWarmUps(400, 1325, { isHard: true })) expect(namesOf(blocks)).not.toContain('Build up')
    for (const blocks of drawWarmUps(400, 1350)) expect(namesOf(blocks)).not.toContain('Build up')
  })
})

describe('short repetitions before the work', () => {
  const isPrepared = (distance: number, total: number, more: Partial<typeof before> = {}) =>
    countWith(drawWarmUps(distance, total, more), isPreparation) > 0

  test('come from 400 on, in swims of 800 or more, where steps are left for them', () => {
    expect(isPrepared(400, 800)).toBe(true)
    expect(isPrepared(400, 775)).toBe(false)
    expect(isPrepared(375, 1000)).toBe(false)
    expect(isPrepared(400, 800, { isShort: true })).toBe(false)
  })

  test('come after what is left by the build-ups', () => {
    expect(isPrepared(500, 2000, { isHard: true })).toBe(true)
    expect(isPrepared(475, 2000, { isHard: true })).toBe(false)
  })

  test('come beside nothing else than easy swimming below 1,500, and beside one other swim from there on', () => {
    const openingsBeside = (total: number) =>
      new Set(
        drawWarmUps(550, total)
          .filter((blocks) => blocks.some(isPreparation))
          .map((blocks) => blocks.filter(isOpening).length),
      )
    expect(openingsBeside(1475)).toEqual(new Set([1]))
    expect(openingsBeside(1500)).toEqual(new Set([1, 2]))
  })

  test('are drills, kicks, pulled swims and medleys, of another kind than the swims before them', () => {
    const drawn = drawWarmUps(550, 2000)
    const prepared = new Set(namesOf(drawn.flatMap((blocks) => blocks.filter(isPreparation))))
    for (const name of ['Kick', 'Kick with fins', 'Pull', 'IM', 'Fist drill']) expect(prepared).toContain(name)
    const kindsOf = (blocks: readonly Block[]) =>
      blocks.flatMap(({ pieces: [piece] }) => piece?.extras?.drill ?? piece?.extras?.stroke ?? [])
    for (const blocks of drawn) expect(new Set(kindsOf(blocks)).size).toBe(kindsOf(blocks).length)
  })

  test('need no equipment where none may be used', () => {
    const drawn = drawWarmUps(550, 2000, { equipment: 0 })
    expect(countWith(drawn, isPreparation)).toBe(drawn.length)
    for (const { pieces } of drawn.flat()) expect(pieces[0]?.extras?.equipment).toBeUndefined()
  })

  test('with equipment, and other swims with it, keep to the lengths that are left for it', () => {
    const equippedIn = (blocks: readonly Block[]) =>
      ticksOf(blocks.filter(({ pieces: [piece] }) => piece?.extras?.equipment))
    for (const distance of [700, 1200])
      for (const equipment of [8, 16, 24]) {
        const figures = drawWarmUps(distance, 3000, { equipment }).map(equippedIn)
        expect(Math.max(...figures)).toBeLessThanOrEqual(equipment)
        expect(Math.max(...figures)).toBeGreaterThan(0)
      }
  })
})

describe('a warm-up of more than 800', () => {
  test('has an easy set in it, and a longer one two at most', () => {
    const without = drawWarmUps(800, 4000)
    expect(countWith(without, isEasySet)).toBe(0)
    expect(namesOf(without.flatMap((blocks) => blocks.filter(isOpening)))).toContain('Pull')
    const setsOf = (distance: number) =>
      new Set(drawWarmUps(distance, 6000).map((blocks) => blocks.filter(isEasySet).length))
    expect(setsOf(825)).toEqual(new Set([1]))
    expect(setsOf(1800)).toEqual(new Set([2]))
    expect(setsOf(4000)).toEqual(new Set([2]))
  })

  test('has 40 or 50 % of it in its first set, in hundreds', () => {
    const firstSets = (distance: number) =>
      drawWarmUps(distance, 6000).map((blocks) => ticksOf(blocks.filter(isEasySet)) * 25)
    expect(Math.min(...firstSets(1000))).toBeGreaterThan(300)
    expect(Math.max(...firstSets(1000))).toBe(500)
    expect(firstSets(1000)).toContain(400)
    // 40 % are 480 m.
    expect(Math.min(...firstSets(1200))).toBeGreaterThan(400)
    expect(Math.max(...firstSets(1200))).toBe(600)
  })

  test('keeps its least length before its sets', () => {
    for (const blocks of drawWarmUps(900, 6000, { isShort: true, least: 24 }))
      expect(sumOf(blocks.filter(isOpening), (block) => ticksOf([block]))).toBeGreaterThanOrEqual(24)
  })

  test('swims its first set aerobically or pulls it', () => {
    const first = (equipment: number) =>
      new Set(drawWarmUps(1200, 6000, { equipment }).flatMap((blocks) => namesOf(blocks.filter(isEasySet)).slice(0, 1)))
    expect(first(60)).toEqual(new Set(['Aerobic', 'Pull']))
    expect(first(20)).toEqual(new Set(['Aerobic', 'Pull']))
    expect(first(19)).toEqual(new Set(['Aerobic']))
  })

  test('swims its second set aerobically', () => {
    const second = drawWarmUps(1800, 6000).flatMap((blocks) => namesOf(blocks.filter(isEasySet)).slice(1))
    expect(new Set(second)).toEqual(new Set(['Aerobic']))
  })
})

test('a warm-up below 300 is one swim', () => {
  const pool = swimContext({ durationValue: 2000 })
  expect(drawBlocks((random) => warmUp(11, pool, random, before), pool)).toEqual(['1x275'])
})
