import { describe, expect, test } from 'vitest'
import { generate, issuesOf } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { isGroup, toGroups, unroll } from '../../../workout/groups.ts'
import type { StoredSteps } from '../../../workout/step.ts'
import { totalsOf } from '../../../workout/totals.ts'
import type { GenerateRequest } from '../../request.ts'

type Request = GenerateRequest
type Wish = NonNullable<Request['set']>

const ride = (type: Request['workoutType']) => usualRequest('cycling', type)
const run = (type: Request['workoutType']) => usualRequest('running', type)
const byKilometres = { durationType: 'distance', durationUnit: 'kilometers', durationValue: 10 } as const

/** The repeats but for those of a warm-up. */
const mainGroupsOf = (steps: StoredSteps) =>
  toGroups(steps)
    .filter(isGroup)
    .filter(({ steps: [first] }) => first?.intensity !== 'warmup')

describe('an asked main set', () => {
  test('of three minutes or more has recoveries that are no longer than its bouts, and a shorter one may', () => {
    const longestRest = (seconds: number) =>
      Math.max(
        ...Array.from({ length: 30 }, (_, seed) => {
          const request: Request = {
            ...ride('interval'),
            durationValue: 90,
            set: { times: 5, value: seconds, unit: 'seconds' },
          }
          const [group] = mainGroupsOf(generate(request, { seed }).steps)
          return group?.steps.find(({ intensity }) => intensity === 'recovery')?.duration.value ?? 0
        }),
      )
    expect(longestRest(180)).toBeLessThanOrEqual(180)
    expect(longestRest(175)).toBeGreaterThan(180)
  })

  const times3 = { times: 3, value: 8, unit: 'minutes' } as const

  test.each([
    [{ ...ride('threshold'), durationValue: 50, set: times3 }, [3, 480, 5]],
    [{ ...ride('sweet spot'), set: { times: 2, value: 900, unit: 'seconds' } }, [2, 900, 4]],
    [{ ...run('interval'), ...byKilometres, set: { times: 5, value: 1, unit: 'kilometers' } }, [5, 1, 5]],
    [{ ...run('interval'), ...byKilometres, set: { times: 12, value: 400, unit: 'meters' } }, [12, 400, 5]],
    [{ ...run('threshold'), ...byKilometres, set: { times: 3, value: 1, unit: 'miles' } }, [3, 1, 4]],
    [{ ...run('interval'), set: { times: 5, value: 1, unit: 'kilometers' } }, [5, 1, 5]],
    [{ ...run('threshold'), ...byKilometres, set: { times: 2, value: 10, unit: 'minutes' } }, [2, 600, 4]],
  ] as const)('stands in the workout exactly as asked (%#)', (request, expected) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const [group, ...others] = mainGroupsOf(generate(request, { seed }).steps)
      const [work] = group?.steps ?? []
      expect([group?.count, work?.duration.value, work?.target?.zoneNumber]).toEqual(expected)
      expect(others).toEqual([])
    }
  })

  test('of minutes at VO2 Max lies between threshold and zone 6', () => {
    const set: Wish = { times: 5, value: 3, unit: 'minutes' }
    const [group] = mainGroupsOf(generate({ ...ride('v02 max'), set }, { seed: 1 }).steps)
    expect(group?.steps[0]?.target).toEqual({
      type: 'power',
      percentMin: 114,
      percentMax: 120,
      rangeMin: 285,
      rangeMax: 300,
    })
  })

  test('has the asked recoveries, or usual ones where none are asked for', () => {
    const recovery = (restSeconds?: number) => {
      const set: Wish = { ...times3, ...(restSeconds ? { restSeconds } : {}) }
      const [group] = mainGroupsOf(generate({ ...ride('threshold'), set }, { seed: 1 }).steps)
      return group?.steps[1]?.duration.value
    }
    expect(recovery(100)).toBe(100)
    // About half of the bout.
    expect(recovery()).toBe(240)
  })

  test.each([
    [{ ...run('threshold'), set: { times: 4, value: 1, unit: 'miles' } }, 3600],
    [{ ...run('interval'), set: { times: 5, value: 1, unit: 'kilometers' } }, 3600],
    [{ ...run('threshold'), ...byKilometres, set: { times: 2, value: 10, unit: 'minutes', restSeconds: 90 } }, 10_000],
    [{ ...run('threshold'), ...byKilometres, set: { times: 3, value: 1, unit: 'miles' } }, 10_000],
  ] as const)(
    'in another unit than the session leaves the whole as long as asked, by estimate (%#)',
    (request, whole) => {
      for (let seed = 0; seed < 10; seed += 1) {
        const { steps, remarks } = generate(request, { seed })
        const { seconds, metres } = totalsOf(steps, 'running', 270)
        const isByTime = request.durationType === 'time'
        expect(Math.abs((isByTime ? seconds : metres) - whole)).toBeLessThan(isByTime ? 5 : 10)
        expect(remarks).toEqual([])
      }
    },
  )

  test.each([
    [60, { times: 2, value: 20, unit: 'minutes' }],
    [65, { times: 2, value: 20, unit: 'minutes' }],
    [60, { times: 3, value: 12, unit: 'minutes' }],
  ] as const)('of %s minutes has the longest recoveries that leave the full warm-up', (durationValue, set) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const steps = unroll(generate({ ...ride('threshold'), durationValue, set }, { seed }).steps)
      const seconds = (wanted: string) =>
        steps.reduce((all, { intensity, duration }) => all + (intensity === wanted ? duration.value : 0), 0)
      expect(seconds('warmup')).toBeGreaterThanOrEqual(600)
      expect(seconds('cooldown')).toBeGreaterThanOrEqual(180)
      // Much longer ones would not leave that.
      expect(seconds('warmup') + seconds('cooldown')).toBeLessThanOrEqual(900 + set.times * 30)
    }
  })

  test.each([
    [
      { ...run('interval'), set: { times: 6, value: 2, unit: 'minutes', restSeconds: 7 } },
      5,
      'Each rest of 7 seconds is made 5 seconds',
    ],
    [
      { ...run('interval'), set: { times: 1, value: 5, unit: 'minutes', restSeconds: 92 } },
      90,
      'The rest of 1 minute 32 seconds is made 1 minute 30 seconds',
    ],
  ] as const)('has a remark where a rest is rounded (%#)', (request, rest, said) => {
    const { steps, remarks } = generate(request, { seed: 1 })
    expect(unroll(steps).find(({ intensity }) => intensity === 'recovery')?.duration.value).toBe(rest)
    expect(remarks).toEqual([`${said} long, so that the whole comes out as asked.`])
  })

  test.each([
    [
      { ...ride('threshold'), set: { times: 3, value: 20, unit: 'minutes' } },
      '3 × 20 minutes with recoveries, warm-up and cool-down need 74 minutes: ask for at least that, or for fewer.',
    ],
    [
      { ...ride('v02 max'), durationValue: 90, set: { times: 30, value: 60, unit: 'seconds', restSeconds: 60 } },
      '30 × 60 seconds would empty you before the last one: ask for fewer or for longer recoveries.',
    ],
    [
      { ...run('interval'), durationValue: 120, set: { times: 1, value: 60, unit: 'minutes' } },
      'A bout at this effort can be 11 minutes long at most: ask for shorter ones.',
    ],
    [
      { ...ride('threshold'), durationValue: 180, set: { times: 1, value: 100, unit: 'minutes' } },
      'A bout at this effort can be 60 minutes long at most: ask for shorter ones.',
    ],
    [
      { ...ride('interval'), set: { times: 60, value: 9, unit: 'seconds' } },
      'A bout takes 10 seconds at least: ask for longer ones.',
    ],
    [
      { ...ride('tempo'), set: { times: 60, value: 20, unit: 'minutes' } },
      '60 × 20 minutes with recoveries are more than 480 minutes hold: ask for fewer or shorter ones.',
    ],
    [
      { ...ride('endurance'), set: { times: 2, value: 20, unit: 'minutes' } },
      'An endurance ride has no set: ask for tempo, sweet spot, threshold or intervals.',
    ],
    [
      { ...usualRequest('swimming', 'interval'), set: { times: 4, value: 5, unit: 'minutes' } },
      'Give the set of a swim as a distance, in meters.',
    ],
  ])('that is impossible is refused with what to ask for instead (%#)', (request, message) => {
    expect(issuesOf(request)).toEqual([{ path: 'set', message }])
  })

  test.each(['threshold', 'sweet spot', 'tempo'] as const)(
    'in a ride of %s can be had in the length that its refusal names',
    (type) => {
      const request = { ...ride(type), durationValue: 30, set: { times: 4, value: 10, unit: 'minutes' } as const }
      const [issue] = issuesOf(request)
      const [needed] = /(\d+) minutes: ask/.exec(issue?.message ?? '')?.slice(1) ?? []
      expect(issuesOf({ ...request, durationValue: Number(needed) })).toEqual([])
      expect(issuesOf({ ...request, durationValue: Number(needed) - 5 })).toHaveLength(1)
    },
  )
})

test.each([
  [12, 30, 30],
  [20, 30, 30],
  [24, 30, 30],
  [15, 40, 20],
  [9, 60, 60],
])(
  '%i × %i seconds with rests of %i stay in one go, at a power that can be held, and a remark says so',
  (times, value, restSeconds) => {
    const set: Wish = { times, value, unit: 'seconds', restSeconds }
    const { steps, remarks } = generate({ ...ride('v02 max'), set }, { seed: 1 })
    const [group, ...more] = mainGroupsOf(steps)
    expect(more).toEqual([])
    expect(group).toMatchObject({
      count: times,
      steps: [{ duration: { value } }, { duration: { value: restSeconds } }],
    })
    expect(group?.steps[0]?.target).toMatchObject({ percentMin: 115, percentMax: 120 })
    expect(remarks).toEqual([
      `${times} × ${value} seconds: so many in one go are at 115–120 % of FTP, which can be held: harder ones would empty you.`,
    ])
  },
)

test('by heart rate the bouts feel a little less hard, and the remark names no power', () => {
  const set: Wish = { times: 20, value: 30, unit: 'seconds', restSeconds: 30 }
  const { steps, remarks } = generate({ ...ride('v02 max'), workoutMetric: 'heartrate', set }, { seed: 1 })
  expect(mainGroupsOf(steps)[0]?.steps[0]).toMatchObject({ effort: 8, target: { type: 'open' } })
  expect(remarks).toContain('20 × 30 seconds: so many in one go are held back a little: harder ones would empty you.')
})

test.each([5, 7])(
  '%i × 30 seconds with rests as long can be done in the zone of the type, and nothing is said',
  (times) => {
    const set: Wish = { times, value: 30, unit: 'seconds', restSeconds: 30 }
    const { steps, remarks } = generate({ ...ride('v02 max'), set }, { seed: 1 })
    expect(mainGroupsOf(steps).map(({ count, steps: [work] }) => [count, work?.target?.zoneNumber])).toEqual([
      [times, 6],
    ])
    expect(remarks).toEqual([])
  },
)

test.each([
  [40, 30, 30, '2 sets of 20, 3'],
  [26, 30, 30, '2 sets of 13, 3'],
  [20, 40, 20, '2 sets of 10, 3'],
  [30, 40, 20, '2 sets of 15, 4'],
  [20, 60, 45, '2 sets of 10, 3'],
])(
  '%i × %i seconds with rests of %i, too many for one go, come in %s minutes apart',
  (times, value, restSeconds, said) => {
    const set: Wish = { times, value, unit: 'seconds', restSeconds }
    const { steps, remarks } = generate({ ...ride('v02 max'), durationValue: 90, set }, { seed: 1 })
    expect(remarks).toEqual([
      `${times} × ${value} seconds in one go would empty you: they come in ${said} minutes apart.`,
    ])
    expect(mainGroupsOf(steps).reduce((sum, { count }) => sum + count, 0)).toBe(times)
    const pauses = toGroups(steps).filter((entry) => !isGroup(entry) && entry.intensity === 'recovery')
    expect(pauses).toHaveLength(mainGroupsOf(steps).length - 1)
  },
)

test.each([
  ['v02 max', 91, 'seconds', 'At this effort nobody lasts longer than 90 seconds: ask for shorter bouts.'],
  ['v02 max', 90, 'seconds', undefined],
  ['interval', 10, 'seconds', undefined],
  ['threshold', 60, 'minutes', undefined],
  ['threshold', 3601, 'seconds', 'A bout at this effort can be 60 minutes long at most: ask for shorter ones.'],
  ['endurance', 20, 'minutes', 'An endurance ride has no set: ask for tempo, sweet spot, threshold or intervals.'],
] as const)('one bout of a ride of %s of %i %s: %s', (type, value, unit, message) => {
  const request: Request = { ...ride(type), durationValue: 150, set: { times: 1, value, unit } }
  expect(issuesOf(request)).toEqual(message ? [{ path: 'set', message }] : [])
})

test('a single bout has a recovery after it only where one was asked for', () => {
  const recoveries = (restSeconds?: number) => {
    const set: Wish = { times: 1, value: 20, unit: 'minutes', ...(restSeconds ? { restSeconds } : {}) }
    return unroll(generate({ ...ride('threshold'), set }, { seed: 1 }).steps).filter(
      ({ intensity }) => intensity === 'recovery',
    ).length
  }
  expect(recoveries()).toBe(0)
  expect(recoveries(120)).toBe(1)
})

describe('strides', () => {
  test('are as many as asked', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { steps } = generate({ ...run('endurance'), durationValue: 45, strides: 6 }, { seed })
      expect(toGroups(steps).filter(isGroup)).toMatchObject([{ count: 6, steps: [{ name: 'Stride' }, {}] }])
    }
  })

  test('are in every endurance run that is asked for with them', () => {
    for (const durationValue of [10, 25, 60, 200])
      for (let seed = 0; seed < 20; seed += 1) {
        const { steps } = generate({ ...run('endurance'), durationValue, strides: true }, { seed })
        const [group] = toGroups(steps).filter(isGroup)
        expect(group?.steps[0]).toMatchObject({ name: 'Stride', target: { zoneNumber: 5 } })
      }
  })

  test('are refused in every other session', () => {
    expect(issuesOf({ ...run('tempo'), strides: true })).toEqual([
      { path: 'strides', message: 'Strides belong to an endurance run.' },
    ])
  })
})
