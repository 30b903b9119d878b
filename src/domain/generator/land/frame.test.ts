import { describe, expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { contextFor } from '../plan/context.ts'
import { type Block, once, type Piece, ticksOf, unroll } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { GenerateRequest } from '../request.ts'
import { type FrameAims, frameMainSet } from './frame.ts'
import { ride } from './frame-style.ts'

const work = (seconds: number): Piece => ({
  intensity: 'interval',
  zone: 4,
  ticks: seconds / 5,
  name: 'Work',
  notes: '',
})
const rest = (seconds: number): Piece => ({
  intensity: 'recovery',
  zone: 1,
  ticks: seconds / 5,
  name: 'Rest',
  notes: '',
})

/** Bouts with recoveries between them, and none after the last one. */
const boutsOf = (count: number, minutes: number, restMinutes: number): Block[] => [
  { times: count - 1, pieces: [work(minutes * 60), rest(restMinutes * 60)] },
  once(work(minutes * 60)),
]

/** Draws by a fixed place in each list. */
const drawAt = (place: number): Random => {
  const pick = <Item>(items: readonly Item[]) => items[Math.min(place, items.length - 1)] as Item
  return { integer: (least) => least, pick, pickWeighted: pick }
}

/** Seconds of the parts of a ride of so many minutes around a main set. */
function around(
  minutes: number,
  main: Block[],
  place: number,
  aims: FrameAims = { hard: true },
  asked: Partial<GenerateRequest> = {},
) {
  const request = acceptOrThrow({ ...usualRequest('cycling', 'threshold'), durationValue: minutes, ...asked })
  const pieces = unroll(frameMainSet(main, contextFor(request), aims, drawAt(place), ride))
  const isWork = ({ intensity, name }: Piece) => intensity === 'interval' && name === 'Work'
  const [first, last] = [pieces.findIndex(isWork), pieces.findLastIndex(isWork)]
  const seconds = (some: readonly Piece[]) => 5 * ticksOf([{ times: 1, pieces: some }])
  const of = (intensity: Piece['intensity']) => (piece: Piece) => piece.intensity === intensity
  const easy = pieces.filter(of('active')).map((piece) => seconds([piece]))
  return {
    total: seconds(pieces),
    before: seconds(pieces.slice(0, first)),
    after: seconds(pieces.slice(last + 1)),
    cooldown: seconds(pieces.filter(of('cooldown'))),
    longestBreak: Math.max(
      0,
      ...pieces
        .slice(first, last)
        .filter((piece) => !isWork(piece))
        .map((piece) => seconds([piece])),
    ),
    easy,
  }
}

/** Sessions of a usual arrangement: their minutes and their main set. */
const sessions: [minutes: number, main: Block[]][] = [
  [20, boutsOf(2, 3, 1)],
  [25, boutsOf(3, 4, 1)],
  [30, boutsOf(3, 4, 2)],
  [37, boutsOf(3, 5, 2)],
  [39, boutsOf(3, 5, 2)],
  [45, boutsOf(3, 6, 3)],
  [60, boutsOf(3, 10, 3)],
  [60, boutsOf(3, 8, 3)],
  [75, boutsOf(4, 6, 3)],
  [90, boutsOf(4, 8, 4)],
  [120, boutsOf(4, 8, 4)],
  [180, boutsOf(4, 12, 4)],
  [240, boutsOf(4, 12, 4)],
]
const PLACES = [0, 1, 2, 3]
/** Seconds by which rounding to half a minute may pass a share. */
const ROUNDING = 30

describe.each(sessions)('what surrounds the main set of a hard ride of %d minutes', (minutes, main) => {
  const all = PLACES.map((place) => around(minutes, main, place))

  test('fills the length exactly', () => {
    expect(all.map(({ total }) => total)).toEqual(PLACES.map(() => 60 * minutes))
  })

  test('is a warm-up of twelve minutes before the first bout, and less in less than 38 minutes', () => {
    const least = minutes >= 39 ? 720 : minutes >= 25 ? 480 : 300
    for (const { before } of all) {
      expect(before).toBeGreaterThanOrEqual(least)
      expect(before).toBeLessThanOrEqual(0.38 * 60 * minutes + ROUNDING)
    }
  })

  test('is a cool-down of five minutes after the last bout, and of three in a short ride', () => {
    for (const { cooldown, after } of all) {
      expect(cooldown).toBeGreaterThanOrEqual(minutes >= 39 ? 300 : 180)
      expect(after).toBeLessThanOrEqual(0.28 * 60 * minutes + ROUNDING)
    }
  })

  test('has easy time in pieces of five minutes or a fourteenth of the ride', () => {
    const least = Math.min(300, 0.07 * 60 * minutes)
    for (const { easy } of all) for (const seconds of easy.slice(0, 1)) expect(seconds).toBeGreaterThanOrEqual(least)
  })

  test('splits the set only where easy time suits neither before nor after it', () => {
    const rest = main[0]?.pieces[1]?.ticks ?? 0
    for (const { longestBreak } of all) {
      if (minutes <= 120) expect(longestBreak).toBe(5 * rest)
      if (minutes >= 240) expect(longestBreak).toBeGreaterThan(5 * rest)
    }
  })
})

describe('a long ride', () => {
  const main = boutsOf(4, 12, 4)

  test.each<[string, FrameAims, Partial<GenerateRequest>]>([
    ['has pauses between sets', { setPauseSeconds: 300 }, {}],
    ['has short rests', { longestRest: 240 }, {}],
    ['was asked for', {}, { set: { times: 4, value: 12, unit: 'minutes' } }],
  ])('keeps a main set in one piece that %s', (_, aims, asked) => {
    for (const place of PLACES) expect(around(240, main, place, aims, asked).longestBreak).toBe(240)
  })

  test('keeps few bouts in one piece', () => {
    expect(around(240, boutsOf(2, 24, 4), 0, {}).longestBreak).toBe(240)
    expect(around(240, boutsOf(1, 48, 4), 0, {}).before).toBeLessThanOrEqual(0.38 * 14_400)
  })

  test('has about an hour between two blocks where its type wants two', () => {
    const aims = { twoBlocksFrom: 9600 }
    const rounds: Block[] = [{ times: 4, pieces: [work(720), rest(240)] }]
    expect(around(240, rounds, 0, aims).longestBreak).toBeGreaterThanOrEqual(3600)
    expect(around(240, rounds, 0, aims).longestBreak).toBeLessThan(3900)
    expect(around(160, rounds, 0, aims).longestBreak).toBeGreaterThan(1200)
    expect(around(159, rounds, 0, aims).longestBreak).toBeLessThan(1200)
    const asked = { set: { times: 4, value: 12, unit: 'minutes' } } as const
    expect(around(240, rounds, 0, aims, asked).longestBreak).toBe(240)
  })
})

describe('a main set that ends with its recovery', () => {
  const main: Block[] = [{ times: 3, pieces: [work(300), rest(120)] }]

  test('needs less cool-down in a short ride, because that recovery is easy too', () => {
    const { cooldown, after } = around(30, [{ times: 3, pieces: [work(300), rest(120)] }], 0)
    expect(after).toBe(cooldown + 120)
    expect(cooldown).toBeGreaterThanOrEqual(60)
    expect(cooldown).toBeLessThan(180)
  })

  test('is followed by no easy step of the same zone where it stays whole', () => {
    const asked = { set: { times: 3, value: 5, unit: 'minutes' } } as const
    const { cooldown, after } = around(60, main, 0, {}, asked)
    expect(after).toBeGreaterThan(cooldown)
    expect(around(60, main, 0, {}).total).toBe(3600)
  })
})

describe('where the main set leaves little', () => {
  test.each([
    [20, 12, 480],
    [20, 15, 300],
    [20, 17, 180],
    [20, 18, 120],
    [45, 35, 600],
  ])('of %d minutes with %d of work, all of it is used, most of it before the work', (minutes, ofWork, left) => {
    for (const place of PLACES) {
      const { before, after, easy } = around(minutes, [once(work(60 * ofWork))], place)
      expect(before + after).toBe(left)
      expect(easy).toEqual([])
      expect(before).toBeGreaterThanOrEqual(after)
      expect(after).toBeGreaterThan(0)
      expect(Math.abs(before % 30)).toBe(0)
    }
  })
})

describe('a main set that begins with easy time', () => {
  const pieces = (zone: number) => {
    const lead: Piece = { intensity: 'active', zone, ticks: 60, name: 'Lead', notes: '' }
    const request = acceptOrThrow({
      ...usualRequest('cycling', 'threshold'),
      durationValue: 60,
      workoutMetric: 'heartrate',
    })
    const main = [once(lead), ...boutsOf(3, 10, 3)]
    return unroll(frameMainSet(main, contextFor(request), { hard: true }, drawAt(0), ride)).filter(
      ({ intensity }) => intensity === 'warmup',
    )
  }

  test('as firm as the end of a warm-up needs no firmer part before it, and easier time does', () => {
    expect(pieces(2).some(({ zone }) => zone === 2)).toBe(false)
    expect(pieces(1).some(({ zone }) => zone === 2)).toBe(true)
  })
})
