import { describe, expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { contextFor } from '../../plan/context.ts'
import type { GenerateRequest } from '../../request.ts'
import type { Aims } from './aims.ts'
import type { Layout } from './layout.ts'
import { penaltyFor } from './penalty.ts'
import { scaleOf } from './scale.ts'

const aims: Aims = { bout: [240, 1200], bouts: [2, 6], work: [1200, 2400], share: [0.3, 0.55], rest: [0.2, 0.6] }

/** 3 × 8 minutes with rests of 2 minutes: it keeps every aim of an hour. */
const threeTimesEight = {
  family: 'straight',
  form: 'straight',
  byHeartRate: false,
  mostWork: 2400,
  kind: '',
  blocks: [],
  ...{ ticks: 336, seconds: 1680, bouts: 3, work: 1440, shortest: 480, longest: 480, shortestPiece: 480 },
  ...{ middleBout: 480, middleRest: 120, longestRest: 120, largestSet: 3, hasEqualWork: true, leading: 0 },
  ...{ hasTwoBlocks: false, fourth: 1500, needsFigures: false, needsWPrime: false },
}

type Change = Partial<Layout> & { own?: Partial<Aims>; asked?: Partial<GenerateRequest> }

function penaltyOf({ own, asked, ...change }: Change = {}): number {
  const request = acceptOrThrow({ ...usualRequest('cycling', 'threshold'), durationValue: 60, ...asked })
  const layout = { ...threeTimesEight, ...change, aims: { ...aims, ...own } } as Layout
  return penaltyFor(contextFor(request), scaleOf(request.sport, 'minutes'), 1)(layout, Number.POSITIVE_INFINITY)
}

/** A set of so many seconds in which only the size of the whole counts. */
const asLongAs = (seconds: number): Change => ({ ticks: seconds / 5, seconds, own: { share: [0, 1], work: [0, 9999] } })

describe('a main set', () => {
  test('that keeps every aim costs nothing', () => {
    expect(penaltyOf()).toBe(0)
  })

  test.each<[string, Change, Change]>([
    ['a bout is shorter than aimed', { shortest: 239 }, { shortest: 240 }],
    ['a bout is longer than aimed', { longest: 1201 }, { longest: 1200 }],
    ['it has fewer bouts than aimed', { bouts: 1 }, { bouts: 2 }],
    ['it has more bouts than aimed', { bouts: 7 }, { bouts: 6 }],
    ['it has less work than aimed', { work: 1199 }, { work: 1200 }],
    [
      'it has more work than aimed',
      { work: 1930, own: { work: [1200, 1920] } },
      { work: 1920, own: { work: [1200, 1920] } },
    ],
    ['its work is too small a share', { own: { share: [0.41, 0.55] } }, { own: { share: [0.4, 0.55] } }],
    ['its work is too large a share', { own: { share: [0.3, 0.39] } }, { own: { share: [0.3, 0.4] } }],
    ['rests are shorter than aimed', { middleRest: 95 }, { middleRest: 96 }],
    ['rests are longer than aimed', { middleRest: 289 }, { middleRest: 288 }],
    [
      'one rest is too long',
      { longestRest: 301, own: { longestRest: 300 } },
      { longestRest: 300, own: { longestRest: 300 } },
    ],
    ['a set has too many bouts', { largestSet: 4, own: { maxBoutsPerSet: 3 } }, { own: { maxBoutsPerSet: 3 } }],
    ['the session is too long for it', { own: { sessionUpTo: 3599 } }, { own: { sessionUpTo: 3600 } }],
    ['a long session has one block', { own: { twoBlocksFrom: 3600 } }, { own: { twoBlocksFrom: 3601 } }],
    ['it leaves too little warm-up and cool-down', asLongAs(2705), asLongAs(2700)],
    ['it leaves too much around it', asLongAs(1255), asLongAs(1260)],
    ['a round length would get odd seconds', { ...asLongAs(1685) }, asLongAs(1680)],
    ['it is easier than aimed', { own: { intensity: [0.85, 0.95] } }, { own: { intensity: [0.75, 0.95] } }],
    ['it is harder than aimed', { own: { intensity: [0.5, 0.7] } }, { own: { intensity: [0.5, 0.85] } }],
  ])('costs something where %s', (_, missed, kept) => {
    expect(penaltyOf(kept)).toBe(0)
    expect(penaltyOf(missed)).toBeGreaterThan(0)
  })

  test('without a rest misses none', () => {
    expect(penaltyOf({ middleRest: 0 })).toBe(0)
  })

  test('of short bouts has the rests of short bouts', () => {
    const short = { middleBout: 89, middleRest: 89, own: { restOfShort: [0.8, 1.2] } } as const
    expect(penaltyOf(short)).toBe(0)
    expect(penaltyOf({ ...short, middleRest: 45 })).toBeGreaterThan(0)
    expect(penaltyOf({ ...short, middleBout: 90, middleRest: 90 })).toBeGreaterThan(0)
    expect(penaltyOf({ ...short, middleBout: 90, middleRest: 45 })).toBe(0)
  })

  test('in two blocks is fit for a long session', () => {
    expect(penaltyOf({ hasTwoBlocks: true, own: { twoBlocksFrom: 3600 } })).toBe(0)
  })

  test('costs more the more it misses, and most for the length of its bouts', () => {
    expect(penaltyOf({ shortest: 120 })).toBeGreaterThan(penaltyOf({ shortest: 230 }))
    expect(penaltyOf({ longest: 1800 })).toBeGreaterThan(penaltyOf({ longest: 1250 }))
    const halfOf = { bout: { shortest: 120 }, bouts: { bouts: 1 }, share: { own: { share: [0.8, 0.9] } } } as const
    expect(penaltyOf(halfOf.bout)).toBeGreaterThan(penaltyOf(halfOf.bouts))
    expect(penaltyOf(halfOf.bouts)).toBeGreaterThan(penaltyOf(halfOf.share))
  })

  test('counts the worse end where bouts are too short and too long', () => {
    expect(penaltyOf({ shortest: 120, longest: 1300 })).toBe(penaltyOf({ shortest: 120 }))
    expect(penaltyOf({ shortest: 230, longest: 2400 })).toBe(penaltyOf({ longest: 2400 }))
  })

  test('has easy seconds before its first bout as warm-up', () => {
    expect(penaltyOf({ ...asLongAs(2820), leading: 120 })).toBe(0)
    expect(penaltyOf({ ...asLongAs(2820), leading: 60 })).toBeGreaterThan(0)
  })

  test('that can be split may leave more easy time around it', () => {
    const left = asLongAs(900)
    const most = penaltyOf({ ...left, own: { ...left.own, setPauseSeconds: 400 } })
    expect(penaltyOf({ ...left, bouts: 6 })).toBeLessThan(most)
    expect(penaltyOf({ ...left, bouts: 6, own: { ...left.own, longestRest: 999 } })).toBe(most)
    expect(penaltyOf({ ...left, bouts: 2 })).toBe(most)
  })

  test.each<[string, Change]>([
    ['it is as long as the session', { ticks: 720 }],
    ['it leaves less than three and a half minutes', asLongAs(3390)],
    ['it is for heart rate alone', { byHeartRate: true }],
    ['its efforts cannot be told by heart rate', { needsFigures: true, asked: { workoutMetric: 'heartrate' } }],
  ])('cannot be taken where %s', (_, change) => {
    expect(penaltyOf(change)).toBe(Number.POSITIVE_INFINITY)
  })

  test('may leave so little, need power, or be for heart rate where that fits', () => {
    expect(penaltyOf(asLongAs(3380))).toBeLessThan(Number.POSITIVE_INFINITY)
    expect(penaltyOf({ needsFigures: true })).toBe(0)
    expect(penaltyOf({ byHeartRate: true, asked: { workoutMetric: 'heartrate' } })).toBe(0)
  })
})

describe('by heart rate a main set', () => {
  const asked = { workoutMetric: 'heartrate' } as const
  const own = { boutByHeartRate: [180, 600] } as const

  test('is a last resort with work that is too short for a pulse, however it is divided', () => {
    expect(penaltyOf({ asked, shortestPiece: 119 })).toBeGreaterThanOrEqual(10)
    expect(penaltyOf({ asked, shortestPiece: 240 })).toBe(0)
    expect(penaltyOf({ shortestPiece: 30 })).toBe(0)
  })

  test('has bouts of its own lengths, and none much longer than these', () => {
    expect(penaltyOf({ asked, shortest: 180 })).toBeGreaterThan(0)
    expect(penaltyOf({ asked, own, shortest: 180 })).toBe(0)
    expect(penaltyOf({ asked, own, longest: 660 })).toBeGreaterThan(0)
    expect(penaltyOf({ asked, own, longest: 780 })).toBeLessThan(10)
    expect(penaltyOf({ asked, own, longest: 781 })).toBeGreaterThanOrEqual(10)
    expect(penaltyOf({ asked, longest: 1700 })).toBeLessThan(10)
  })
})

describe('a main set at the pace of a race', () => {
  const asked = {
    ...usualRequest('running', 'threshold'),
    ...{ durationValue: 60, workoutMetric: 'pace', referenceValue: '4:30', racePace: '10k' },
  } satisfies Partial<GenerateRequest>

  test('is aimed as that race asks, and has all of its work at that pace', () => {
    expect(penaltyOf({ asked, work: 1980 })).toBeGreaterThan(0)
    expect(penaltyOf({ work: 1980 })).toBe(0)
    expect(penaltyOf({ asked })).toBeLessThan(Number.POSITIVE_INFINITY)
    expect(penaltyOf({ asked, hasEqualWork: false })).toBe(Number.POSITIVE_INFINITY)
    expect(penaltyOf({ hasEqualWork: false })).toBe(0)
  })
})

describe('the work of a main set', () => {
  test('is over half of what a session can hold that is too short for the aim', () => {
    const own = { work: [3600, 9999], share: [0, 1] } as const
    expect(penaltyOf({ own, work: 1480 })).toBeGreaterThan(0)
    expect(penaltyOf({ own, work: 1490 })).toBe(0)
  })

  test('is nearly the most there should be in a session that is too long for the usual share', () => {
    const own = { share: [0.4, 0.5] } as const
    expect(penaltyOf({ own, work: 1330, mostWork: 1560 })).toBe(0)
    expect(penaltyOf({ own, work: 1320, mostWork: 1560 })).toBeGreaterThan(0)
  })
})

describe('a main set far above threshold', () => {
  /** A sprint of so many seconds at 140 % of FTP. */
  const sprintOf = (seconds: number) =>
    [
      { times: 1, pieces: [{ intensity: 'interval', zone: 6, percents: [140, 140], ticks: seconds / 5 }] },
    ] as unknown as Layout['blocks']
  const penaltyFrom = (seconds: number, more: Change = {}) =>
    penaltyOf({ needsWPrime: true, blocks: sprintOf(seconds), ...more })

  test('leaves a little of W’, or costs something, or cannot be taken', () => {
    expect(penaltyFrom(180)).toBe(0)
    expect(penaltyFrom(185)).toBeGreaterThan(0)
    expect(penaltyFrom(230)).toBeLessThan(Number.POSITIVE_INFINITY)
    expect(penaltyFrom(240)).toBe(Number.POSITIVE_INFINITY)
  })

  test('may empty it as far as its type allows', () => {
    expect(penaltyFrom(240, { own: { lowestWPrime: -0.5 } })).toBe(0)
    expect(penaltyFrom(285, { own: { lowestWPrime: -0.5 } })).toBe(Number.POSITIVE_INFINITY)
    expect(penaltyFrom(150, { own: { lowestWPrime: 0.3 } })).toBe(Number.POSITIVE_INFINITY)
  })

  test('is not measured by heart rate', () => {
    expect(penaltyFrom(600, { asked: { workoutMetric: 'heartrate' } })).toBe(0)
  })
})

describe('a set by distance', () => {
  /** A ride of 30 km, whose scale counts hundredths of a kilometre. */
  function penaltyByDistance(change: Partial<Layout>, pace = 1, asked: Partial<GenerateRequest> = {}): number {
    const length = { durationType: 'distance', durationUnit: 'kilometers', durationValue: 30 } as const
    const request = acceptOrThrow({ ...usualRequest('cycling', 'threshold'), ...length, ...asked })
    const layout = { ...threeTimesEight, ticks: 1500, ...change, aims } as Layout
    return penaltyFor(contextFor(request), scaleOf(request.sport, 'kilometers'), pace)(layout, Number.POSITIVE_INFINITY)
  }

  test('is measured in the time that the athlete takes for it', () => {
    const run = { ...usualRequest('running', 'threshold'), workoutMetric: 'pace', referenceValue: '4:30' } as const
    const penaltyAt = (pace: number) =>
      penaltyByDistance({ ticks: 300 }, pace, {
        ...run,
        durationType: 'distance',
        durationUnit: 'kilometers',
        durationValue: 12,
      })
    expect(penaltyAt(1)).toBeLessThan(penaltyAt(3))
    expect(penaltyAt(1)).toBeLessThan(penaltyAt(0.4))
  })

  test('keeps more of W’, because a distance takes longer below the middle of its zone', () => {
    const scale = scaleOf(acceptOrThrow(usualRequest('cycling', 'threshold')).sport, 'kilometers')
    const ticksIn = (seconds: number) => seconds / (scale.secondsPerTick[6] ?? 0)
    const sprint = (seconds: number) =>
      penaltyByDistance({
        needsWPrime: true,
        blocks: [
          { times: 1, pieces: [{ intensity: 'interval', zone: 6, percents: [140, 140], ticks: ticksIn(seconds) }] },
        ] as unknown as Layout['blocks'],
      })
    expect(sprint(210)).toBeLessThan(Number.POSITIVE_INFINITY)
    expect(sprint(225)).toBe(Number.POSITIVE_INFINITY)
  })

  test('may be odd, and needs no round length', () => {
    expect(penaltyByDistance({ ticks: 1501 }) - penaltyByDistance({ ticks: 1500 })).toBeLessThan(1)
  })
})

test("above a limit the W' of a set that needs it is not computed, and the set is none", () => {
  const request = acceptOrThrow({ ...usualRequest('cycling', 'threshold'), durationValue: 60 })
  const price = penaltyFor(contextFor(request), scaleOf(request.sport, 'minutes'), 1)
  const layout = { ...threeTimesEight, bouts: 1, aims } as Layout
  const penalty = price(layout, 0)
  expect(penalty).toBeGreaterThan(0)
  expect(penalty).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(price({ ...layout, needsWPrime: true }, penalty - 0.001)).toBe(Number.POSITIVE_INFINITY)
  expect(price({ ...layout, needsWPrime: true }, penalty)).toBe(penalty)
})
