import { describe, expect, test } from 'vitest'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { anAthlete } from '#tests/support/server/people.ts'

const request: GenerateRequest = {
  sport: 'running',
  workoutType: 'interval',
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 45,
  workoutMetric: 'heartrate',
}
const duration = { type: 'time', unit: 'minutes', value: 3000 } as const
const DAY = 24 * 60 * 60 * 1000

test('a free athlete is refused, and told that workouts can be built by hand', async () => {
  const { api } = await anAthlete()
  await expect(api('post /api/workouts/generate', request)).rejects.toMatchObject({ status: 403, code: 'needs-plan' })
  expect((await api('get /api/user', {})).access).toEqual({
    generate: false,
    trial_ends_at: null,
    generations: null,
  })
})

test('a request without a seed gets one from the server; sent again with it, it gives the same workout', async () => {
  let drawn = 41
  const app = await anApp({ drawSeed: () => (drawn += 1) })
  const { api } = await anAthlete({ plan: 'standard', app })
  const one = await api('post /api/workouts/generate', request)
  const other = await api('post /api/workouts/generate', request)
  expect([one.seed, other.seed]).toEqual([42, 43])
  const again = await api('post /api/workouts/generate', { ...request, seed: 42 })
  expect(again).toEqual(one)
  await app.close()
})

test('a generated workout can be saved unchanged', async () => {
  const { api } = await anAthlete({ plan: 'standard' })
  const { steps } = await api('post /api/workouts/generate', request)
  const saved = await api('post /api/workouts', { name: 'Fresh', sport: 'running', type: 'interval', steps })
  expect(saved.steps).toEqual(steps)
})

test.each(['meters', 'yards'] as const)(
  'a generated swim is saved with the pool it was made for, in %s',
  async (unit) => {
    const { api } = await anAthlete({ plan: 'standard' })
    const { steps, poolLength } = await api('post /api/workouts/generate', {
      sport: 'swimming',
      workoutType: 'interval',
      durationType: 'distance',
      durationUnit: unit,
      durationValue: 2000,
      workoutMetric: 'heartrate',
    })
    const sent = {
      name: 'Swim',
      sport: 'swimming',
      steps,
      ...(poolLength === undefined ? {} : { poolLength }),
    } as const
    expect((await api('post /api/workouts', sent)).poolLength).toEqual({ length: 25, unit })
  },
)

test('a length outside the accepted range is refused, and the answer names the range', async () => {
  const { api } = await anAthlete({ plan: 'standard' })
  await expect(api('post /api/workouts/generate', { ...request, durationValue: 9 })).rejects.toMatchObject({
    status: 400,
    message: 'A run can be 10 to 480 minutes long.',
    fields: { durationValue: 'A run can be 10 to 480 minutes long.' },
  })
  expect((await api('get /api/user', {})).access.generations?.used).toBe(0)
})

test.each<[field: string, asked: Partial<GenerateRequest>, message: string]>([
  [
    'set',
    { set: { times: 3, value: 40, unit: 'minutes' } },
    'A bout at this effort can be 11 minutes long at most: ask for shorter ones.',
  ],
  ['effort', { effort: 'easy' }, 'A run of this type is not asked for as easy: its type says how hard it is.'],
  [
    'previous',
    { previous: { steps: [{ intensity: 'active', duration }], direction: 'another', locked: [1] } },
    'There is no entry 2 to keep: the workout has 1.',
  ],
])(
  'a request whose %s cannot be met is refused beside that field, and is not counted',
  async (field, asked, message) => {
    const { api } = await anAthlete({ plan: 'standard' })
    await expect(api('post /api/workouts/generate', { ...request, ...asked })).rejects.toMatchObject({
      status: 400,
      code: 'invalid',
      message,
      fields: { [field]: message },
    })
    expect((await api('get /api/user', {})).access.generations?.used).toBe(0)
  },
)

test.each([
  ['warmup', { warmup: { value: -1, unit: 'meters' } }, 'Ask for a length above 0.'],
  ['cooldown', { cooldown: { value: 0, unit: 'yards' } }, 'Ask for a length above 0.'],
  ['set', { set: { times: 3, value: -1, unit: 'kilometers' } }, 'Ask for a length above 0.'],
  [
    'mainSet',
    { mainSet: [{ intensity: 'active', duration: { type: 'distance', unit: 'miles', value: -1 } }] },
    'A duration must be above 0.',
  ],
] as const)('a %s of nothing, or less, is refused with a sentence', async (_, asked, message) => {
  const { api } = await anAthlete({ plan: 'standard' })
  const answer = api('post /api/workouts/generate', { ...request, ...(asked as object) })
  await expect(answer).rejects.toMatchObject({
    status: 400,
    code: 'invalid',
    message: expect.stringContaining(message),
  })
})

const swim: GenerateRequest = {
  sport: 'swimming',
  workoutType: 'endurance',
  durationType: 'distance',
  durationUnit: 'meters',
  durationValue: 300,
  workoutMetric: 'pace',
  referenceValue: '1:40',
  poolLength: 25,
}

test('a short swim of which the asked warm-up leaves hardly anything is generated', async () => {
  const { api } = await anAthlete({ plan: 'standard' })
  const { steps } = await api('post /api/workouts/generate', { ...swim, warmup: { value: 200, unit: 'meters' } })
  expect(steps[0]).toMatchObject({ intensity: 'warmup', duration: { value: 200 } })
})

test.each([5, 1e-308])('100 meters on a send-off of %d seconds are refused with a sentence', async (sendOff) => {
  const { api } = await anAthlete({ plan: 'standard' })
  const hundred = { type: 'distance', unit: 'meters', value: 100 } as const
  const answer = api('post /api/workouts/generate', {
    ...swim,
    durationValue: 1000,
    mainSet: [{ intensity: 'active', duration: hundred, sendOff }],
  })
  await expect(answer).rejects.toMatchObject({
    status: 400,
    fields: { mainSet: expect.stringMatching(/^Nobody swims 100 meters on so short a send-off/) },
  })
})

test('the answer says what becomes of bouts that nobody can do in one go at their own power', async () => {
  const { api } = await anAthlete({ plan: 'standard' })
  const { remarks } = await api('post /api/workouts/generate', {
    ...request,
    sport: 'cycling',
    workoutType: 'v02 max',
    workoutMetric: 'power',
    referenceValue: 250,
    set: { times: 12, value: 30, unit: 'seconds', restSeconds: 30, effort: 'hard' },
  })
  expect(remarks).toEqual([
    '12 × 30 seconds: so many in one go are at 115–120 % of FTP, which can be held: harder ones would empty you.',
  ])
})

test('generations are counted, and the twenty-first of a month is refused with the renewal date', async () => {
  const app = await anApp()
  const { api } = await anAthlete({ plan: 'standard', app })
  for (let n = 0; n < 19; n += 1) await api('post /api/workouts/generate', { ...request, seed: n })
  expect((await api('get /api/user', {})).access.generations).toMatchObject({ used: 19, limit: 20 })

  // Of ten at the same time one gets the last generation.
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, seed) => api('post /api/workouts/generate', { ...request, seed })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { access } = await api('get /api/user', {})
  expect(access.generations?.used).toBe(20)
  const renewal = access.generations?.renews_at.slice(0, 10) ?? ''
  expect(renewal).toMatch(/^\d{4}-\d{2}-01$/)
  await expect(api('post /api/workouts/generate', request)).rejects.toMatchObject({
    status: 403,
    code: 'allowance-spent',
    message: expect.stringContaining(renewal),
  })
  await app.close()
})

test.each(['application/json', 'application/x-ndjson'])(
  'a generation is not counted whose athlete leaves while it is made, as %s',
  async (accept) => {
    let leaving = new AbortController()
    const app = await anApp({
      drawSeed: () => {
        leaving.abort()
        return 1
      },
    })
    const { api, fetch } = await anAthlete({ plan: 'standard', app })
    for (let n = 0; n < 3; n += 1) {
      leaving = new AbortController()
      const headers = { 'content-type': 'application/json', accept }
      const body = JSON.stringify(request)
      const making = fetch('/api/workouts/generate', { method: 'POST', headers, body, signal: leaving.signal })
      await expect(making).rejects.toThrow()
    }
    await app.settled()
    await expect.poll(() => app.logged.filter((line) => line.includes('"status":499')).length).toBe(3)
    expect((await api('get /api/user', {})).access.generations?.used).toBe(0)
    await app.close()
  },
)

describe('a version that does not differ from the one before', () => {
  const fixed: GenerateRequest = {
    ...request,
    sport: 'cycling',
    workoutType: 'threshold',
    durationValue: 50,
    workoutMetric: 'power',
    referenceValue: 265,
    set: { times: 3, value: 8, unit: 'minutes' },
  }

  test('is not counted, and keeps the names and notes of the steps that were sent', async () => {
    const { api } = await anAthlete({ plan: 'standard' })
    const first = await api('post /api/workouts/generate', fixed)
    expect(first).toMatchObject({ counted: true })
    const steps = first.steps.map((entry) => ('intensity' in entry ? { ...entry, name: 'Mine' } : entry))
    for (const direction of ['harder', 'easier', 'longer intervals', 'shorter intervals'] as const) {
      const answer = await api('post /api/workouts/generate', { ...fixed, previous: { steps, direction } })
      expect(answer).toMatchObject({ steps, unchanged: true, counted: false })
      expect(answer.remarks).toHaveLength(1)
    }
    expect((await api('get /api/user', {})).access.generations).toMatchObject({ used: 1 })
    const other = await api('post /api/workouts/generate', { ...fixed, previous: { steps, direction: 'another' } })
    expect(other.counted).toBe(true)
    expect(other).not.toHaveProperty('unchanged')
    expect((await api('get /api/user', {})).access.generations).toMatchObject({ used: 2 })
  })

  test('is refused like any other once the month is used up', async () => {
    const { api } = await anAthlete({ plan: 'standard' })
    const { steps } = await api('post /api/workouts/generate', fixed)
    for (let n = 1; n < 20; n += 1) await api('post /api/workouts/generate', { ...fixed, seed: n })
    const again = { ...fixed, previous: { steps, direction: 'harder' as const } }
    await expect(api('post /api/workouts/generate', again)).rejects.toMatchObject({ code: 'allowance-spent' })
  })

  test('contains only the steps that were sent, so that an invented version gains nothing', async () => {
    const app = await anApp({ drawSeed: () => 5 })
    const { api } = await anAthlete({ plan: 'standard', app })
    const real = await api('post /api/workouts/generate', { ...fixed, previous: { steps: made, direction: 'another' } })
    const bare = real.steps.map((entry) => {
      if (!('intensity' in entry)) return entry
      const { name: _name, notes: _notes, ...step } = entry
      return step
    })
    const answer = await api('post /api/workouts/generate', {
      ...fixed,
      previous: { steps: bare, direction: 'harder' },
    })
    expect(answer).toMatchObject({ steps: bare, counted: false })
    expect(JSON.stringify(answer.steps)).not.toContain('"notes"')
    await app.close()
  })
})

const made = [
  { intensity: 'active' as const, duration: { type: 'time' as const, unit: 'minutes' as const, value: 3000 } },
]

test('premium has a hundred generations, a tester and an admin have no limit', async () => {
  const premium = await anAthlete({ plan: 'premium' })
  expect((await premium.api('get /api/user', {})).access.generations).toMatchObject({ used: 0, limit: 100 })
  for (const role of ['beta_tester', 'admin'] as const) {
    const { api } = await anAthlete({ role })
    await api('post /api/workouts/generate', request)
    expect(await api('get /api/user', {})).toMatchObject({ role, access: { generate: true, generations: null } })
  }
})

test('with billing off everyone generates and nothing is counted', async () => {
  const app = await anApp({ environment: { BILLING: 'off' } })
  const { api } = await anAthlete({ app })
  await api('post /api/workouts/generate', request)
  expect((await api('get /api/user', {})).access).toEqual({ generate: true, trial_ends_at: null, generations: null })
  await app.close()
})

test('without a plan an athlete can no longer generate', async () => {
  const { api, email } = await anAthlete({ plan: 'standard' })
  await api('post /api/workouts/generate', request)
  const { operate } = await theApp()
  await operate(['user', 'plan', email, 'none'])
  await expect(api('post /api/workouts/generate', request)).rejects.toMatchObject({ code: 'needs-plan' })
})

test('a standard plan begins with seven days of trial', async () => {
  const app = await anApp()
  const { api } = await anAthlete({ plan: 'standard', app })
  const { subscription, access } = await api('get /api/user', {})
  const started = Date.parse(subscription?.start_date ?? '')
  expect(Date.parse(access.trial_ends_at ?? '')).toBe(started + 7 * DAY)
  await app.close()
})
