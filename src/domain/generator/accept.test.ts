import { expect, test } from 'vitest'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { sportOf } from '../sports/registry.ts'
import { accept } from './accept.ts'
import type { GenerateRequest } from './request.ts'

const miles = { durationType: 'distance', durationUnit: 'miles', durationValue: 8 } as const

test('an accepted run has its sport, its length, its pace in seconds and the unit that paces are answered in', () => {
  const run = { ...usualRequest('running', 'tempo'), ...miles, referenceValue: '8:00', referenceUnit: 'miles' as const }
  const answer = accept(run)
  if (!answer.ok) throw new Error('The run is refused')
  const { sport, type, length, metric, reference, paceUnit, pool, strides, previous } = answer.request
  expect(sport).toBe(sportOf('running'))
  expect({ type, metric, paceUnit, pool, strides, previous }).toEqual({
    type: 'tempo',
    metric: 'pace',
    paceUnit: 'mile',
    pool: undefined,
    strides: false,
    previous: undefined,
  })
  expect(length).toEqual({ type: 'distance', unit: 'miles', value: 8 })
  // 480 seconds per mile, per kilometre.
  expect(reference).toBeCloseTo(480 / 1.609344, 6)
})

test.each([
  [{}, { length: 25, unit: 'meters' }],
  [
    { durationUnit: 'yards', poolLength: 20 },
    { length: 20, unit: 'yards' },
  ],
] as const)('a swim is accepted with its pool, the usual one where it names none', (asked, pool) => {
  expect(accept({ ...usualRequest('swimming', 'endurance'), ...asked })).toMatchObject({ ok: true, request: { pool } })
})

test('locks are counted from none where a version before has none', () => {
  const steps = [
    { intensity: 'active' as const, duration: { type: 'time' as const, unit: 'minutes' as const, value: 3600 } },
  ]
  const request: GenerateRequest = { ...usualRequest('cycling', 'tempo'), previous: { steps, direction: 'harder' } }
  expect(accept(request)).toMatchObject({ ok: true, request: { previous: { direction: 'harder', locked: [] } } })
})

test('a request with an impossible set is refused for the set alone, even if its lock cannot be kept', () => {
  const request: GenerateRequest = {
    ...usualRequest('cycling', 'endurance'),
    set: { times: 2, value: 20, unit: 'minutes' },
    previous: { steps: [], direction: 'another', locked: [3] },
  }
  expect(accept(request)).toEqual({
    ok: false,
    issues: [{ path: 'set', message: expect.stringContaining('An endurance ride has no set') }],
  })
  expect(accept({ ...request, set: undefined })).toEqual({
    ok: false,
    issues: [{ path: 'previous', message: 'There is no entry 4 to keep: the workout has 0.' }],
  })
})

test.each<[{ warmup?: number; cooldown?: number; set?: GenerateRequest['set'] }, string]>([
  [{ warmup: 70, cooldown: 10 }, 'warmup'],
  [{ warmup: 10, cooldown: 70 }, 'cooldown'],
  [{ cooldown: 70 }, 'cooldown'],
  [{ set: { times: 3, value: 8, unit: 'minutes' }, cooldown: 70 }, 'cooldown'],
  [{ set: { times: 3, value: 8, unit: 'minutes' }, warmup: 59 }, 'set'],
])('of %j in an hour the message stands at %s', ({ set, ...ends }, path) => {
  const lengths = Object.entries(ends).map(([end, value]) => [end, { value, unit: 'minutes' }])
  const request = { ...usualRequest('cycling', 'threshold'), ...(set ? { set } : {}), ...Object.fromEntries(lengths) }
  expect(accept(request)).toMatchObject({ ok: false, issues: [{ path }] })
})

test('an end in a unit of distance or in seconds is compared with the time of the session', () => {
  const ride = usualRequest('cycling', 'threshold')
  const far = {
    warmup: { value: 600, unit: 'seconds' as const },
    cooldown: { value: 100, unit: 'kilometers' as const },
  }
  expect(accept({ ...ride, ...far })).toMatchObject({ issues: [{ path: 'cooldown' }] })
})

test('ends longer than any session are not answered with a length that cannot be asked for', () => {
  const ride = usualRequest('cycling', 'threshold')
  const messageOf = (value: number) => {
    const answer = accept({ ...ride, warmup: { value, unit: 'kilometers' } })
    return answer.ok ? '' : answer.issues[0]?.message
  }
  expect(messageOf(1_000_000)).toBe(
    'Warm-up, main set and cool-down are longer than any ride, which can be 480 minutes long: ask for shorter ones.',
  )
  expect(messageOf(60)).toContain('ask for at least that')
})
