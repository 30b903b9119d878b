import { beforeAll, describe, expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { type Block, type Piece, unroll } from '../plan/plan.ts'
import type { GenerateRequest } from '../request.ts'

const SEEDS = 80

/** `pieces`: what lies between warm-up and cool-down. */
type Run = {
  minutes: number
  total: number
  warmup: Piece
  pieces: Piece[]
  blocks: Block[]
  remarks: readonly string[]
}
let runs: Run[] = []
let byHeartRate: Run[] = []

beforeAll(() => {
  runs = [15, 20, 25, 30, 35, 45, 60, 75, 89, 90, 120, 140, 150, 240].flatMap((minutes) => draw(minutes))
  byHeartRate = [30, 60, 120].flatMap((minutes) => draw(minutes, { workoutMetric: 'heartrate' }))
})

function draw(minutes: number, change: Partial<GenerateRequest> = {}): Run[] {
  const { session } = acceptOrThrow({ ...usualRequest('running', 'endurance'), durationValue: minutes, ...change })
  return Array.from({ length: SEEDS }, (_, seed) => {
    const { blocks, remarks } = session.draw(seed)
    const pieces = unroll(blocks)
    return { minutes, total: 60 * minutes, warmup: pieces[0] as Piece, pieces: pieces.slice(1, -1), blocks, remarks }
  })
}

const secondsOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { ticks }) => sum + 5 * ticks, 0)
const named = ({ pieces }: Run, ...names: string[]) => pieces.filter(({ name }) => names.includes(name))
const runsWith = (...names: string[]) => runs.filter((run) => named(run, ...names).length > 0)
const namesIn = (some: readonly Run[]) =>
  [...new Set(some.flatMap(({ pieces }) => pieces.map(({ name }) => name)))].toSorted()
/** The least and the most of some figures. */
const rangeOf = (figures: readonly number[]) => [Math.min(...figures), Math.max(...figures)]
const lengthsOf = (some: readonly Run[], name: string) =>
  rangeOf(some.flatMap((run) => named(run, name).map((one) => 5 * one.ticks)))
const countsOf = (...names: string[]) => rangeOf(runsWith(...names).map((run) => named(run, ...names).length))
const mostShareOf = (...names: string[]) =>
  Math.max(...runsWith(...names).map((run) => secondsOf(named(run, ...names)) / run.total))

describe('an endurance run', () => {
  test('below an hour and a half is even, in waves, rising, or ends with strides or a little tempo', () => {
    const short = runs.filter(({ minutes }) => minutes < 90)
    expect(namesIn(short)).toEqual(['Easy jog', 'Easy run', 'Jog back', 'Moderate finish', 'Steady', 'Stride'])
    expect(short.some(({ pieces }) => pieces.length === 1)).toBe(true)
  })

  test('from an hour and a half on has a purpose', () => {
    const long = runs.filter(({ minutes }) => minutes >= 90)
    const names = ['Easy jog', 'Easy run', 'Half marathon pace', 'Jog back', 'Marathon pace', 'Steady', 'Stride']
    expect(namesIn(long)).toEqual(names)
    for (const run of long) expect(named(run, 'Marathon pace', 'Stride').length).toBeGreaterThan(0)
  })

  test('by heart rate has no change inside a zone, and no jogs below an hour and a half', () => {
    for (const run of byHeartRate) {
      expect(named(run, 'Steady')).toEqual([])
      if (run.minutes < 90) expect(named(run, 'Easy jog')).toEqual([])
    }
    expect(namesIn(byHeartRate)).toEqual(expect.arrayContaining(['Marathon pace', 'Moderate finish', 'Stride']))
  })

  test('begins with easy running, never with a ramp', () => {
    expect(runs.some(({ warmup }) => warmup.ramp)).toBe(false)
    expect(rangeOf(runs.filter(({ minutes }) => minutes >= 60).map(({ warmup }) => 5 * warmup.ticks))).toEqual([
      300, 600,
    ])
  })

  test('may finish at tempo for an eighth of it at most, from about 45 minutes on', () => {
    const finishing = runsWith('Moderate finish')
    for (const { pieces, minutes } of finishing) {
      expect(pieces.at(-1)?.name).toBe('Moderate finish')
      expect(minutes).toBeGreaterThanOrEqual(45)
    }
    expect(mostShareOf('Moderate finish')).toBeLessThanOrEqual(0.125)
    expect(mostShareOf('Moderate finish')).toBeGreaterThan(0.11)
    expect(lengthsOf(runs, 'Moderate finish')).toEqual([300, expect.closeTo(630, -2)])
  })

  test('is run faster for three tenths at most, and nearly that sometimes', () => {
    expect(mostShareOf('Marathon pace', 'Half marathon pace')).toBeLessThanOrEqual(0.3)
    expect(mostShareOf('Marathon pace', 'Half marathon pace')).toBeGreaterThan(0.28)
    expect(countsOf('Marathon pace')).toEqual([1, 4])
    const blocks = runs.filter((run) => named(run, 'Marathon pace').length > 1)
    expect(lengthsOf(blocks, 'Marathon pace')).toEqual([600, 1500])
    expect(lengthsOf(blocks, 'Easy jog')).toEqual([180, 300])
    // Of the blocks that fit, three quarters are run at least.
    for (const run of blocks) {
      const [{ ticks = 0 } = {}] = named(run, 'Marathon pace')
      const most = Math.min(4, Math.floor((0.29 * run.total) / (5 * ticks)))
      expect(named(run, 'Marathon pace').length).toBeGreaterThanOrEqual(Math.ceil(0.75 * most))
    }
  })

  test('may end at half marathon pace, behind marathon pace', () => {
    expect(lengthsOf(runs, 'Half marathon pace')).toEqual([300, 600])
    for (const { pieces } of runsWith('Half marathon pace')) {
      expect(pieces.at(-1)?.name).toBe('Half marathon pace')
      expect(pieces.at(-2)?.name).toBe('Marathon pace')
    }
    expect(runs.some(({ pieces }) => pieces.length === 2 && pieces[1]?.name === 'Marathon pace')).toBe(true)
  })

  test('may rise over all of its length to marathon pace', () => {
    const rising = runs.filter((run) => named(run, 'Steady').length === 1 && named(run, 'Marathon pace').length === 1)
    for (const run of rising) {
      expect(run.pieces.map(({ name }) => name)).toEqual(['Easy run', 'Steady', 'Marathon pace'])
      const share = secondsOf(named(run, 'Marathon pace')) / run.total
      expect(share).toBeGreaterThan(0.14)
      expect(share).toBeLessThan(0.26)
    }
    const shares = rising.map((run) => secondsOf(named(run, 'Steady')) / run.total)
    expect(Math.min(...shares)).toBeCloseTo(0.2, 1)
    expect(Math.max(...shares)).toBeCloseTo(0.3, 1)
  })

  test('has three to eight strides, half a minute long at most, with as many jogs', () => {
    expect(countsOf('Stride')).toEqual([3, 8])
    expect(lengthsOf(runs, 'Stride')).toEqual([15, 30])
    expect(lengthsOf(runs, 'Jog back')).toEqual([40, 60])
    for (const run of runsWith('Stride')) {
      expect(secondsOf(named(run, 'Stride'))).toBeLessThanOrEqual(200)
      // With about a minute of jogging each they take three tenths of the run at most.
      expect(secondsOf(named(run, 'Stride')) + 60 * named(run, 'Stride').length).toBeLessThanOrEqual(0.3 * run.total)
    }
    const longer = runs.filter((run) => run.minutes >= 60 && named(run, 'Stride').length > 0)
    expect(Math.min(...longer.map((run) => named(run, 'Stride').length))).toBe(4)
  })

  test('has two to ten waves, a fifth of it or more', () => {
    const waves = runs.filter((run) => run.minutes < 90 && named(run, 'Easy jog').length > 0)
    const counts = waves.map((run) => named(run, 'Steady').length)
    expect(rangeOf(counts)[0]).toBe(2)
    expect([9, 10]).toContain(rangeOf(counts)[1])
    expect(lengthsOf(waves, 'Steady')).toEqual([180, 900])
    for (const run of waves) {
      const share = secondsOf(named(run, 'Steady', 'Easy jog')) / secondsOf(run.pieces)
      expect(share).toBeGreaterThan(0.19)
    }
  })

  test('may become firmer once, for a quarter to three fifths of it', () => {
    const rising = runs.filter(({ pieces }) => pieces.length === 2 && pieces[1]?.name === 'Steady')
    const shares = rising.map(({ pieces }) => secondsOf(pieces.slice(1)) / secondsOf(pieces))
    expect(Math.min(...shares)).toBeCloseTo(0.25, 1)
    expect(Math.max(...shares)).toBeCloseTo(0.6, 1)
    expect(Math.min(...rising.map(({ minutes }) => minutes))).toBe(20)
  })

  test('may have its firmer part in the middle, from half an hour on', () => {
    const middle = runs.filter(({ pieces }) => pieces.map(({ name }) => name).join() === 'Easy run,Steady,Easy run')
    expect(rangeOf(middle.map(({ minutes }) => minutes))).toEqual([25, 89])
    const firsts = middle.map(({ pieces }) => secondsOf(pieces.slice(0, 1)) / secondsOf(pieces))
    expect(Math.min(...firsts)).toBeCloseTo(0.2, 1)
    expect(Math.max(...firsts)).toBeCloseTo(0.4, 1)
    const shares = middle.map(({ pieces }) => secondsOf(pieces.slice(1, 2)) / secondsOf(pieces))
    expect(Math.min(...shares)).toBeCloseTo(0.25, 1)
    expect(Math.max(...shares)).toBeCloseTo(0.4, 1)
  })

  test('may become firmer and then end with strides, from about fifty minutes on', () => {
    const both = runs.filter((run) => named(run, 'Steady').length === 1 && named(run, 'Stride').length > 0)
    expect(Math.min(...both.map(({ minutes }) => minutes))).toBe(60)
    for (const { pieces } of both) {
      expect(secondsOf(pieces.slice(1, 2)) / secondsOf(pieces)).toBeGreaterThan(0.25)
      expect(pieces[1]?.name).toBe('Steady')
      expect(pieces.at(-1)?.name).toBe('Jog back')
    }
  })

  test('has its waves, strides and blocks at the end, or earlier with easy running after them', () => {
    for (const name of ['Easy jog', 'Jog back']) {
      const some = runsWith(name)
      const last = some.map(({ pieces }) => pieces.at(-1)?.name)
      expect(last.filter((one) => one === name).length).toBeGreaterThan(some.length / 4)
      expect(last.filter((one) => one === 'Easy run').length).toBeGreaterThan(some.length / 8)
      for (const { pieces } of some.filter((_, at) => last[at] === 'Easy run')) {
        const [before, after] = [secondsOf(pieces.slice(0, 1)), secondsOf(pieces.slice(-1))]
        expect(before / (before + after)).toBeGreaterThan(0.3)
      }
    }
  })
})

describe('strides', () => {
  const withStrides = (change: Partial<GenerateRequest> = {}) => draw(60, { strides: true, ...change })
  const strideOf = ({ pieces }: Run) => pieces.find(({ name }) => name === 'Stride')

  test('are in a run that is asked for with them, and nothing is said of a lack of room', () => {
    for (const run of withStrides()) {
      expect(strideOf(run)).toBeDefined()
      expect(run.remarks).toEqual([])
    }
    expect(withStrides().some((run) => named(run, 'Steady').length > 0)).toBe(true)
    expect(withStrides({ workoutMetric: 'heartrate' }).some((run) => named(run, 'Steady').length > 0)).toBe(false)
  })

  test('end a run that is asked for with them: nothing but the cool-down follows the last jog', () => {
    for (const { pieces } of withStrides()) {
      const last = pieces.findLastIndex(({ name }) => name === 'Jog back')
      expect(pieces.slice(last + 1).filter(({ intensity }) => intensity !== 'cooldown')).toEqual([])
    }
  })

  test('are two at least where they are asked for, and the run says where it is too short for them', () => {
    const counts = draw(14, { strides: true }).map((run) => named(run, 'Stride').length)
    expect(Math.min(...counts.filter((count) => count > 0))).toBe(2)
    const none = draw(10, { strides: 12 })
    for (const { remarks } of none) expect(remarks).toEqual([expect.stringContaining('too short for strides')])
    for (const { remarks } of draw(10)) expect(remarks).toEqual([])
  })

  test('take half a minute by heart rate, so that the cool-down after the last jog is round', () => {
    const lengths = new Set(withStrides({ workoutMetric: 'heartrate' }).map((run) => strideOf(run)?.ticks))
    expect(lengths).toEqual(new Set([6]))
    expect(new Set(withStrides().map((run) => strideOf(run)?.ticks))).toEqual(new Set([3, 4, 6]))
  })

  test('are a hundred metres in a run by kilometres, and a time in miles or where a hundred metres take too long', () => {
    const byDistance = (durationUnit: 'kilometers' | 'miles', referenceValue = '4:30') =>
      withStrides({ durationType: 'distance', durationUnit, durationValue: 10, referenceValue }).map(strideOf)
    for (const stride of byDistance('kilometers')) {
      expect(stride?.ticks).toBe(10)
      expect(stride).not.toHaveProperty('seconds')
    }
    for (const stride of [...byDistance('kilometers', '9:00'), ...byDistance('miles')])
      expect([15, 20, 30]).toContain(stride?.seconds)
  })
})
