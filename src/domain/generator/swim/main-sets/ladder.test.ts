import { describe, expect, test } from 'vitest'
import { swimContext, writeBlocks } from '#tests/support/workouts/swims.ts'
import { createRandom } from '../../plan/random.ts'
import type { GenerateRequest } from '../../request.ts'
import type { SwimAims } from './aims.ts'
import { findGoodLadders, type Ladder, placeOf, rungsOf } from './ladder.ts'
import { ladderSets } from './ladder-sets.ts'

const aims: SwimAims = { boutMetres: [25, 500], bouts: [5, 15], isHard: true, workMetres: [800, 3200] }
const ladder = (more: Partial<Ladder> = {}): Ladder => ({
  ...{ way: 'up', lowest: 4, stride: 4, count: 4, rounds: 1, zone: 3 },
  ...more,
})

/** The ladders that are found for a swim, with their rungs in the asked unit. */
function found(more: Partial<GenerateRequest> = {}) {
  const pool = swimContext(more)
  return findGoodLadders(pool, aims).map(({ set, family, bouts, penalty }) => ({
    ...{ set, family, bouts, penalty },
    rungs: rungsOf(set).map(pool.distance),
    metres: set.rounds * rungsOf(set).reduce((all, one) => all + pool.metres(one), 0),
  }))
}

describe('the rungs of a ladder', () => {
  test.each<[Ladder['way'], number[], string[]]>([
    ['up', [4, 8, 12, 16], ['up', 'up', 'up', 'longest']],
    ['down', [16, 12, 8, 4], ['longest', 'down', 'down', 'down']],
    ['pyramid', [4, 8, 12, 16, 12, 8, 4], ['up', 'up', 'up', 'longest', 'down', 'down', 'down']],
  ])('go %s', (way, rungs, places) => {
    expect(rungsOf(ladder({ way }))).toEqual(rungs)
    expect(rungs.map((_, index) => placeOf(ladder({ way }), index))).toEqual(places)
  })
})

describe('the ladders of a swim', () => {
  const swims = [1500, 2000, 2500, 3000, 4000].flatMap((durationValue) => found({ durationValue }))

  test('go up, down and both, once and in rounds', () => {
    expect(new Set(swims.map(({ family }) => family))).toEqual(
      new Set(['up', 'down', 'pyramid', 'up in rounds', 'down in rounds', 'pyramid in rounds']),
    )
    for (const { set, family } of swims) expect(family.endsWith(' in rounds')).toBe(set.rounds > 1)
  })

  test('have three to six different rungs, of which the stride is easy to remember', () => {
    const counts = swims.map(({ set }) => set.count)
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 6])
    for (const { set, rungs } of swims) {
      const [lowest, longest, stride] = [Math.min(...rungs), Math.max(...rungs), 25 * set.stride]
      const isShort = stride === 25 && lowest <= 75 && longest <= 150
      expect(isShort || (lowest % 50 === 0 && stride % 50 === 0), rungs.join('-')).toBe(true)
      expect(stride <= lowest || (stride === 200 && lowest === 100), rungs.join('-')).toBe(true)
      expect(8 * stride).toBeGreaterThanOrEqual(longest)
      expect(longest).toBeLessThanOrEqual(500)
    }
    expect(swims.some(({ set, rungs }) => set.stride === 1 && Math.max(...rungs) === 150)).toBe(true)
    expect(swims.some(({ set }) => set.stride === 8 && set.lowest === 4)).toBe(true)
  })

  test('are five to fifteen rungs and leave room around them', () => {
    const bouts = swims.map((one) => one.bouts)
    expect(Math.min(...bouts)).toBeGreaterThanOrEqual(4)
    expect(Math.max(...bouts)).toBeLessThanOrEqual(16)
    for (const { set, bouts: own } of swims) expect(own).toBe(set.rounds * rungsOf(set).length)
    for (const { metres } of found({ durationValue: 2000 })) expect(metres / 2000).toBeGreaterThan(0.38)
    for (const { metres } of found({ durationValue: 2000 })) expect(metres / 2000).toBeLessThan(0.75)
  })

  test('are swum at critical speed from 65 to 400 m a rung and up to 2,000 m, and below it in any case', () => {
    const atCss = (one: (typeof swims)[number]) => one.set.zone === 4
    for (const one of swims.filter(atCss)) {
      expect(Math.min(...one.rungs)).toBeGreaterThanOrEqual(75)
      expect(Math.max(...one.rungs)).toBeLessThanOrEqual(400)
      expect(one.metres).toBeLessThanOrEqual(2000)
    }
    for (const one of swims.filter((own) => !atCss(own))) {
      const isFit = Math.min(...one.rungs) >= 75 && Math.max(...one.rungs) <= 400 && one.metres <= 2000
      const isBoth = swims.some((other) => JSON.stringify(other.set) === JSON.stringify({ ...one.set, zone: 4 }))
      expect(isBoth).toBe(isFit)
    }
    expect(Math.max(...swims.filter(atCss).map(({ metres }) => metres))).toBe(2000)
    expect(Math.max(...swims.filter(atCss).flatMap(({ rungs }) => rungs))).toBe(400)
  })

  test('go in hundreds where only these are whole lengths', () => {
    const long = found({ durationValue: 3000, poolLength: 33.33 }).filter(({ rungs }) => Math.max(...rungs) > 150)
    expect(long.length).toBeGreaterThan(0)
    for (const rung of long.flatMap(({ rungs }) => rungs))
      expect(Math.abs(rung - 100 * Math.round(rung / 100))).toBeLessThan(1)
  })

  test('have at least three rungs in a round, but in a swim of a few lengths', () => {
    expect(swims.some(({ rungs, family }) => family === 'up in rounds' && rungs.length === 3)).toBe(true)
    const few = [100, 125, 150, 175, 200, 225, 250].flatMap((durationValue) => found({ durationValue }))
    expect(few.some(({ rungs }) => rungs.length < 3)).toBe(true)
    expect(few.some(({ set }) => set.way === 'pyramid' && set.count === 2)).toBe(true)
    for (const { rungs, set } of few) if (set.rounds > 1) expect(rungs.length).toBeGreaterThanOrEqual(3)
  })

  test('may be swum in either zone where there are few of them', () => {
    const few = found({ durationValue: 150, poolLength: 25 })
    expect(new Set(few.map(({ set }) => set.zone))).toEqual(new Set([3, 4]))
    expect(few.length).toBeLessThan(12)
  })
})

describe('a written ladder', () => {
  const pool = swimContext({ workoutType: 'ladder sets' })

  test('of one round stands rung by rung, without a rest at its end', () => {
    const [blocks = []] = ladderSets(ladder(), pool, createRandom(''))
    expect(writeBlocks(blocks, pool)).toBe('1x100 1x200 1x300 1x400')
    expect(blocks.map(({ pieces }) => pieces.length)).toEqual([2, 2, 2, 1])
    expect(blocks.map(({ pieces: [piece] }) => piece?.name)).toEqual(['Climb', 'Climb', 'Climb', 'Longest rung'])
  })

  test('of several rounds is a repeat, with a rest after each rung', () => {
    const [blocks = []] = ladderSets(ladder({ rounds: 2, way: 'pyramid', count: 2 }), pool, createRandom(''))
    expect(blocks).toHaveLength(1)
    expect(blocks[0]?.times).toBe(2)
    expect(blocks[0]?.pieces.map(({ zone, ticks }) => (zone === null ? 'rest' : ticks))).toEqual([
      4,
      'rest',
      8,
      'rest',
      4,
      'rest',
    ])
  })

  test('at critical speed never rests less after a longer rung, and leaves equal ones on one send-off', () => {
    for (const referenceValue of ['1:11', '1:20', '1:27', '1:33', '1:38', '1:45', '1:52', '2:07', '2:14']) {
      const context = swimContext({ referenceValue })
      for (const seed of [1, 2, 3, 4, 5]) {
        const own = ladder({ zone: 4, way: seed % 2 ? 'pyramid' : 'down', stride: 2, rounds: 2 })
        const pieces = ladderSets(own, context, createRandom(String(seed))).flat()[0]?.pieces ?? []
        const rests = new Map(
          pieces.map(({ ticks, percents = [0, 0], extras }) => [
            ticks,
            (extras?.sendOff ?? 0) - context.secondsAt(context.metres(ticks), (percents[0] + percents[1]) / 2),
          ]),
        )
        expect(pieces).toHaveLength(seed % 2 ? 7 : 4)
        const inOrder = [4, 6, 8, 10].map((lengths) => rests.get(lengths) ?? 0)
        expect(inOrder[0]).toBeGreaterThanOrEqual(10)
        for (const [index, rest] of inOrder.entries())
          expect(rest).toBeGreaterThanOrEqual((inOrder[index - 1] ?? 0) - 1e-9)
        expect(new Set(pieces.map(({ ticks, extras }) => `${ticks} ${extras?.sendOff}`)).size).toBe(4)
        for (const { extras } of pieces) expect((extras?.sendOff ?? 1) % 5).toBe(0)
      }
    }
  })

  test('by heart rate is aimed by it as a whole, or not at all', () => {
    const byHeart = swimContext({ workoutType: 'ladder sets', workoutMetric: 'heartrate', referenceValue: undefined })
    const effortsOf = (own: Ladder) =>
      ladderSets(own, byHeart, createRandom(''))
        .flat()
        .flatMap(({ pieces }) => pieces.filter(({ zone }) => zone !== null).map(({ effort }) => effort))
    expect(effortsOf(ladder({ lowest: 16 }))).toEqual(Array(4).fill(undefined))
    for (const effort of effortsOf(ladder())) expect(effort).toBeGreaterThan(0)
  })
})
