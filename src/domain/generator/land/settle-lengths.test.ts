import { describe, expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { contextFor } from '../plan/context.ts'
import { type Block, once, type Piece } from '../plan/plan.ts'
import type { GenerateRequest } from '../request.ts'
import { settleLengths } from './settle-lengths.ts'

const contextOf = (change: Partial<GenerateRequest> = {}) =>
  contextFor(acceptOrThrow({ ...usualRequest('running', 'threshold'), ...change }))
const byTime = contextOf()
const kilometres = contextOf({ durationType: 'distance', durationUnit: 'kilometers', durationValue: 10 })
const miles = contextOf({ durationType: 'distance', durationUnit: 'miles', durationValue: 10 })

const piece = (ticks: number, intensity: Piece['intensity'] = 'active', more: Partial<Piece> = {}): Piece => ({
  intensity,
  zone: 2,
  ticks,
  name: intensity,
  notes: '',
  ...more,
})
const work = (ticks: number) => piece(ticks, 'interval', { zone: 4 })
const settled = (blocks: readonly Block[], context = byTime, isFixed: (piece: Piece) => boolean = () => false) =>
  settleLengths(blocks, context, isFixed).flatMap(({ pieces }) => pieces.map(({ ticks }) => ticks))
/** The lengths of pieces that are a whole session together, the last of them as long as is left. */
const inWhole = (context: typeof byTime, ...ticks: number[]) => {
  const left = context.ruler.total - ticks.reduce((sum, one) => sum + one, 0)
  return settled([...ticks.map((one) => once(piece(one))), once(piece(left))], context)
}

describe('the easy steps outside repeats', () => {
  test.each([
    // In ticks of five seconds: minutes from five minutes on.
    ['minutes', byTime, 65, 60],
    ['minutes', byTime, 66, 72],
    ['minutes', byTime, 59, 59],
    ['kilometers', kilometres, 104, 100],
    ['kilometers', kilometres, 105, 110],
    ['kilometers', kilometres, 9, 9],
    ['kilometers', kilometres, 494, 490],
    ['miles', miles, 37, 25],
    ['miles', miles, 38, 50],
    ['miles', miles, 29, 29],
    ['miles', miles, 320, 300],
    ['miles', miles, 330, 350],
  ] as const)('in %s (%#) have lengths that people write', (_, context, ticks, rounded) => {
    expect(inWhole(context, ticks)[0]).toBe(rounded)
  })

  test('are rounded to halves of a kilometre from five on', () => {
    const long = contextOf({ durationType: 'distance', durationUnit: 'kilometers', durationValue: 30 })
    expect(inWhole(long, 520)[0]).toBe(500)
    expect(inWhole(long, 530)[0]).toBe(550)
  })

  test('keep the whole as long as asked: the longest takes up what the others leave', () => {
    expect(inWhole(byTime, 65, 66)).toEqual([60, 72, 588])
  })

  test('a warm-up and a cool-down become no shorter', () => {
    const rest = piece(598)
    expect(settled([once(piece(61, 'warmup')), once(rest), once(piece(61, 'cooldown'))])).toEqual([72, 576, 72])
    expect(settled([once(piece(60, 'warmup')), once(rest), once(piece(62))])).toEqual([60, 600, 60])
  })

  test('easy time takes up the rest before a warm-up of less than twice its length', () => {
    const warmup = (ticks: number) => once(piece(ticks, 'warmup', { zone: 1 }))
    expect(settled([warmup(125), once(piece(64)), once(work(531))])).toEqual([132, 57, 531])
    expect(settled([warmup(125), once(piece(62)), once(work(533))])).toEqual([127, 60, 533])
  })
})

describe('what is left of the longest by tenths of a kilometre', () => {
  test('goes to the cool-down', () => {
    const blocks = [once(piece(305)), once(work(303)), once(piece(392, 'cooldown'))]
    expect(settled(blocks, kilometres)).toEqual([290, 303, 407])
  })

  test('stays where the cool-down is the longest', () => {
    const blocks = [once(piece(100)), once(work(303)), once(piece(597, 'cooldown'))]
    expect(settled(blocks, kilometres)).toEqual([100, 303, 597])
  })
})

describe('stay as they are', () => {
  test('steps in repeats, work, recoveries, fixed steps and those of a measure of their own', () => {
    const set = { times: 2, pieces: [work(61), piece(61)] }
    const two = { times: 1, pieces: [piece(61), piece(61)] }
    const pause = piece(61, 'recovery')
    const timed = piece(61, 'active', { seconds: 305 })
    const fixed = piece(61, 'warmup')
    const isFixed = (one: Piece) => one === fixed
    const blocks = [
      once(fixed),
      set,
      two,
      once(pause),
      once(timed),
      once(piece(61, 'active', { zone: 3 })),
      once(piece(100)),
    ]
    expect(settled(blocks, byTime, isFixed)).toEqual([61, 61, 61, 61, 61, 61, 61, 61, expect.any(Number)])
  })

  test('all steps, where none is easy', () => {
    const blocks = [once(work(61)), once(work(61))]
    expect(settleLengths(blocks, byTime, () => false)).toEqual(blocks)
  })

  test('the others, where the longest would lose more than two fifths by their rounding', () => {
    const six = Array.from({ length: 6 }, () => once(piece(66)))
    const restOf = (ticks: number) => [...six, once(work(720 - 6 * 66 - ticks)), once(piece(ticks))]
    // Rounded up, the six take 36 ticks of the longest.
    expect(settled(restOf(91))).toEqual([72, 72, 72, 72, 72, 72, 233, 55])
    expect(settled(restOf(89))).toEqual([66, 66, 66, 66, 66, 66, 235, 89])
  })
})

describe('what times and distances are estimated to be longer', () => {
  test('is taken from the easy time of a session by distance', () => {
    // A minute at threshold pace is about 0.22 km, and not 0.1.
    const [timed, easy] = settled([once({ ...work(10), seconds: 60 }), once(piece(990))], kilometres)
    expect(timed).toBe(10)
    expect(easy).toBeCloseTo(1000 - 60 / 2.7, -1)
    const byMile = settled([once({ ...work(10), seconds: 60 }), once(piece(990))], miles)
    expect(byMile[1]).toBe(986)
  })

  test('is taken from the easy time of a session by time', () => {
    const distance = { type: 'distance', unit: 'kilometers', value: 1, displayValue: '1' } as const
    const [, easy] = settled([once({ ...work(10), distance }), once(piece(710))])
    // At threshold pace a kilometre takes 4:30.
    expect(easy).toBeCloseTo(720 - 270 / 5, -1)
  })

  test('is that of their effort, where they have no target', () => {
    const easyBeside = (effort: number) =>
      settled([once({ ...work(10), seconds: 600, effort }), once(piece(990))], kilometres)[1] ?? 0
    expect(easyBeside(9)).toBeLessThan(easyBeside(5))
  })
})
