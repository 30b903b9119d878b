import { describe, expect, test } from 'vitest'
import { generate } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { unroll } from '../../../workout/groups.ts'
import type { GenerateRequest } from '../../request.ts'

type Wish = NonNullable<GenerateRequest['set']>

/** The first bout of an asked set in a session of intervals, its recovery, and the remarks. */
function built(sport: 'running' | 'cycling', set: Wish, change: Partial<GenerateRequest> = {}) {
  const request = { ...usualRequest(sport, 'interval'), durationValue: 75, set, ...change }
  const { steps, remarks } = generate(request, { seed: 2 })
  const trained = unroll(steps)
  const at = trained.findIndex(({ intensity }) => intensity === 'interval')
  return { bout: trained[at], rest: trained[at + 1]?.duration.value ?? 0, remarks }
}

describe('bouts of a ride', () => {
  test.each([
    [10, { target: { zoneNumber: 7 } }],
    [15, { target: { zoneNumber: 7 } }],
    [20, { target: { zoneNumber: 7 } }],
    [25, { effort: 10, target: { type: 'open' } }],
    [30, { effort: 10, target: { type: 'open' } }],
    [60, { effort: 10, target: { type: 'open' } }],
    [90, { effort: 10, target: { type: 'open' } }],
  ] as const)('of %i seconds that are said to be all out are held back by no power', (value, work) => {
    const { bout, rest, remarks } = built('cycling', { times: 5, value, unit: 'seconds', effort: 'all out' })
    expect(bout).toMatchObject(work)
    expect(rest).toBeGreaterThanOrEqual((value <= 20 ? 6 : 2) * value)
    expect(remarks).toEqual([])
  })

  test('longer ones that are all out have no power but an effort of 10', () => {
    const { bout, rest } = built('cycling', { times: 5, value: 3, unit: 'minutes', effort: 'all out' })
    expect(bout).toMatchObject({ name: 'All out', effort: 10, target: { type: 'open' } })
    expect(rest).toBeGreaterThanOrEqual(180)
  })

  test('by heart rate all of them go by effort', () => {
    const set: Wish = { times: 6, value: 15, unit: 'seconds', effort: 'all out' }
    expect(built('cycling', set, { workoutMetric: 'heartrate' }).bout).toMatchObject({
      effort: 10,
      target: { type: 'open' },
    })
  })

  test('that are all out and leave no time to recover are kept, and the remark says what becomes of them', () => {
    const set: Wish = { times: 16, value: 20, unit: 'seconds', restSeconds: 10, effort: 'all out' }
    const { bout, rest, remarks } = built('cycling', set)
    expect([bout?.effort, rest]).toEqual([10, 10])
    expect(remarks).toEqual([
      '16 × 20 seconds: so many in one go are all out without a power: the last ones will be slower than the first.',
    ])
  })

  test.each([
    [30, 'seconds', 140, 150],
    [1, 'minutes', 130, 138],
    [3, 'minutes', 114, 120],
    [4, 'minutes', 110, 115],
    [8, 'minutes', 106, 111],
  ] as const)('of %i %s that are said to be hard are at %i to %i percent', (value, unit, percentMin, percentMax) => {
    expect(built('cycling', { times: 3, value, unit, effort: 'hard' }).bout?.target).toMatchObject({
      percentMin,
      percentMax,
    })
  })

  test('of more than eight minutes, and those of a type that is named, are as hard as the type', () => {
    const long: Wish = { times: 2, value: 10, unit: 'minutes', effort: 'hard' }
    expect(built('cycling', long).bout?.target).toMatchObject({ zoneNumber: 5 })
    const named = built('cycling', { ...long, value: 5 }, { workoutType: 'threshold' })
    expect(named.bout?.target).toMatchObject({ zoneNumber: 5 })
  })
})

test.each([
  [8, 20, 'seconds'],
  [6, 200, 'meters'],
  [5, 3, 'minutes'],
] as const)('%i × %i %s of a run that are all out have no pace but an effort of 10', (times, value, unit) => {
  const { bout } = built('running', { times, value, unit, effort: 'all out' })
  expect(bout).toMatchObject({ effort: 10, target: { type: 'open' } })
})

test('hard bouts of a run are those of intervals', () => {
  const set: Wish = { times: 5, value: 3, unit: 'minutes' }
  expect(built('running', { ...set, effort: 'hard' })).toEqual(built('running', set))
})
