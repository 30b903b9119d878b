import { describe, expect, test } from 'vitest'
import { generate } from '#tests/support/workouts/generate.ts'
import { swimContext } from '#tests/support/workouts/swims.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { unroll } from '../../workout/groups.ts'
import { askedSwimSet } from './asked-set.ts'
import { atCss, steady } from './styles/work-styles.ts'

const pool = swimContext()

describe('an asked main set', () => {
  const asked = (times: number, value: number, more = {}, context = pool) =>
    askedSwimSet({ times, value, unit: 'meters', ...more }, context, (distance) => (distance > 100 ? steady : atCss))

  test('is swum as asked, in the style of its distance', () => {
    expect(asked(8, 100)).toMatchObject({
      ok: true,
      blocks: [{ times: 8, pieces: [{ ticks: 4, extras: { sendOff: 120 } }] }],
    })
    expect(asked(4, 200)).toMatchObject({
      blocks: [{ times: 4, pieces: [{ ticks: 8, name: 'Steady' }, { zone: null }] }],
    })
  })

  test('has rests of five seconds and more, in multiples of them', () => {
    for (const [restSeconds, rest] of [
      [1, 5],
      [22, 20],
      [23, 25],
    ])
      expect(asked(8, 100, { restSeconds })).toMatchObject({ blocks: [{ pieces: [{ ticks: 4 }, { ticks: rest }] }] })
  })

  test('leaves a length before it and after it', () => {
    expect(asked(39, 50)).toMatchObject({ ok: true })
    expect(asked(79, 25)).toEqual({
      ok: false,
      reason: '79 × 25 meters and a length before and after need 2025 meters: ask for at least that.',
    })
  })

  test('is in whole lengths, and no time', () => {
    expect(asked(8, 110)).toMatchObject({ reason: expect.stringContaining('ask for a multiple of 25') })
    expect(asked(8, 100, { unit: 'yards' })).toMatchObject({
      reason: expect.stringContaining('give the set in meters too'),
    })
    expect(asked(8, 60, { unit: 'seconds' })).toMatchObject({
      reason: 'Give the set of a swim as a distance, in meters.',
    })
    expect(asked(8, 1, { unit: 'minutes' })).toMatchObject({ ok: false })
    expect(asked(2, 0.4, { unit: 'kilometers' })).toMatchObject({ ok: true, blocks: [{ pieces: [{ ticks: 16 }, {}] }] })
    const inThirds = swimContext({ poolLength: 33.33 })
    expect(asked(2, 400, {}, inThirds)).toMatchObject({ blocks: [{ pieces: [{ ticks: 12 }, {}] }] })
  })
})

test.each([
  ['all out', 50, { effort: 10, target: { type: 'open' } }, 60],
  ['all out', 25, { effort: 10, target: { type: 'open' } }, 30],
  ['hard', 100, { target: { zoneNumber: 5 } }, undefined],
  ['hard', 200, { target: { zoneNumber: 4 } }, undefined],
] as const)('repetitions that are said to be %s over %i m', (effort, value, expected, rest) => {
  const set = { times: 4, value, unit: 'meters', effort } as const
  const trained = unroll(generate({ ...usualRequest('swimming', 'interval'), set }, { seed: 1 }).steps)
  const at = trained.findIndex(({ intensity }) => intensity === 'interval')
  expect(trained[at]).toMatchObject(expected)
  if (rest) expect(trained[at + 1]).toMatchObject({ intensity: 'rest', duration: { value: rest } })
})
