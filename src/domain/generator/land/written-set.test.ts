import { describe, expect, test } from 'vitest'
import { generate, issuesOf } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { parseText } from '../../text/parse.ts'
import { isGroup, toGroups } from '../../workout/groups.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { totalsOf } from '../../workout/totals.ts'
import type { GenerateRequest } from '../request.ts'

const ride = (type: GenerateRequest['workoutType']) => usualRequest('cycling', type)
const run = (type: GenerateRequest['workoutType']) => usualRequest('running', type)

/** The steps of a text. */
function stepsOf(sport: 'run' | 'bike', ...lines: string[]): StoredSteps {
  const { workout, errors } = parseText(['# Main set', `sport: ${sport}`, '', ...lines].join('\n'))
  if (!workout) throw new Error(errors.map(({ message }) => message).join(' '))
  return workout.steps
}

const lengthAndTarget = ({ duration, target }: Step) => ({ duration, target })

describe('a main set that is written out', () => {
  const set = stepsOf(
    'run',
    '5x',
    '- 400mtr 95%',
    '- 200mtr Z1 recovery',
    '',
    '- 3m Z1 recovery',
    '',
    '3x',
    '- 1km 92%',
    '- 90s Z1 recovery',
  )

  test('stands in the session as it is written, each part in its own unit', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const entries = toGroups(generate({ ...run('interval'), mainSet: set }, { seed }).steps)
      const first = entries.findIndex(
        (entry) => isGroup(entry) && entry.count === 5 && entry.steps[0]?.duration.unit === 'meters',
      )
      const wanted = toGroups(set)
      const found = entries.slice(first, first + wanted.length)
      expect(
        found.map((entry) =>
          isGroup(entry) ? [entry.count, entry.steps.map(lengthAndTarget)] : lengthAndTarget(entry),
        ),
      ).toEqual(
        wanted.map((entry) =>
          isGroup(entry) ? [entry.count, entry.steps.map(lengthAndTarget)] : lengthAndTarget(entry),
        ),
      )
    }
  })

  test.each([
    { ...run('interval'), mainSet: set },
    { ...run('interval'), mainSet: set, durationType: 'distance', durationUnit: 'kilometers', durationValue: 15 },
  ] as const)('leaves the whole as long as asked, by estimate (%#)', (request) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { seconds, metres } = totalsOf(generate(request, { seed }).steps, 'running', 270)
      if (request.durationType === 'time') expect(Math.abs(seconds - 3600)).toBeLessThan(5)
      else expect(Math.abs(metres - 15_000)).toBeLessThan(10)
    }
  })

  test('has a warm-up before it and a cool-down after it', () => {
    const steps = generate(
      { ...ride('threshold'), mainSet: stepsOf('bike', '3x', '- 8m', '- 3m recovery') },
      { seed: 1 },
    ).steps
    const entries = toGroups(steps).map((entry) => (isGroup(entry) ? entry.steps[0] : entry)?.intensity)
    expect(entries[0]).toBe('warmup')
    expect(entries.at(-1)).toBe('cooldown')
  })

  test('gets the effort of its type where a step says none, and recoveries where a repeat has none', () => {
    const { steps } = generate({ ...ride('threshold'), mainSet: stepsOf('bike', '3x', '- 8m') }, { seed: 1 })
    const group = toGroups(steps).filter(isGroup).at(-1)
    expect(group).toMatchObject({
      count: 3,
      steps: [
        { name: 'Threshold', intensity: 'interval', duration: { value: 480 }, target: { zoneNumber: 5 } },
        { name: 'Easy spin', intensity: 'recovery', target: { zoneNumber: 1 } },
      ],
    })
    const rest = group?.steps[1]?.duration.value ?? 0
    expect(rest).toBeGreaterThanOrEqual(0.25 * 480)
    expect(rest).toBeLessThanOrEqual(480)
  })

  // Rønnestad 2015, 2020: 30/15 and 40/20 in sets are ridden at 115 to 120 %.
  test.each([
    ['13x', '30sec', '15sec', [115, 120]],
    ['10x', '40sec', '20sec', [115, 120]],
    ['4x', '30sec', '30sec', undefined],
  ])('has short bouts at a power that a rider can hold: %s %s, %s easy', (count, work, rest, percents) => {
    const row = [count, `- ${work}`, `- ${rest} recovery`, '']
    const mainSet = stepsOf('bike', ...row, '- 3m recovery', '', ...row)
    const { steps } = generate({ ...ride('v02 max'), mainSet }, { seed: 1 })
    const bout = toGroups(steps).filter(isGroup).at(-1)?.steps[0]
    expect(bout?.target).toMatchObject(
      percents ? { type: 'power', percentMin: percents[0], percentMax: percents[1] } : { zoneNumber: 6 },
    )
  })

  test('has drills without the target of the type', () => {
    const mainSet = stepsOf('run', '- 10m drill', '', '6x', '- 80mtr', '- 2m recovery')
    const drill = generate({ ...run('threshold'), mainSet }, { seed: 1 }).steps.find(
      (entry) => 'drill' in entry && entry.drill === 'drill',
    )
    expect(drill).toMatchObject({ duration: { value: 600 } })
    expect(drill).not.toHaveProperty('target.zoneNumber')
  })

  test('keeps the percents that it is written with, as hard work', () => {
    const { steps } = generate(
      { ...ride('v02 max'), mainSet: stepsOf('bike', '5x', '- 3m 110-120%', '- 3m recovery') },
      { seed: 1 },
    )
    expect(toGroups(steps).filter(isGroup).at(-1)?.steps[0]).toMatchObject({
      name: 'VO2 Max',
      intensity: 'interval',
      target: { type: 'power', percentMin: 110, percentMax: 120 },
    })
  })

  test('stands in an easy session, too', () => {
    const { steps } = generate(
      { ...ride('endurance'), mainSet: stepsOf('bike', '6x', '- 10s effort 9/10', '- 5m Z1') },
      { seed: 1 },
    )
    const [group] = toGroups(steps).filter(isGroup)
    expect(group).toMatchObject({
      count: 6,
      steps: [{ effort: 9, intensity: 'interval' }, { target: { zoneNumber: 1 } }],
    })
    expect(totalsOf(steps, 'cycling', 250).seconds).toBe(3600)
  })

  test('is done at the pace of the asked race', () => {
    const request = {
      ...run('interval'),
      racePace: '5k',
      mainSet: stepsOf('run', '6x', '- 800mtr', '- 2m recovery'),
    } as const
    expect(
      toGroups(generate(request, { seed: 1 }).steps)
        .filter(isGroup)
        .at(-1)?.steps[0],
    ).toMatchObject({ name: '5k pace' })
  })

  test('that is too long is refused with what to ask for, and can be had in that', () => {
    const request = { ...run('interval'), durationValue: 20, mainSet: stepsOf('run', '5x', '- 1km', '- 3m recovery') }
    const [issue] = issuesOf(request)
    expect(issue).toEqual({
      path: 'mainSet',
      message:
        'Warm-up, main set and cool-down take 44 minutes 10 seconds: ask for at least that, or for a shorter main set.',
    })
    expect(issuesOf({ ...request, durationValue: 44 + 10 / 60 })).toEqual([])
  })

  test('is not asked for beside a set', () => {
    const both = { ...run('interval'), mainSet: set, set: { times: 3, value: 8, unit: 'minutes' } } as const
    expect(issuesOf(both)).toEqual([{ path: 'mainSet', message: 'Ask for a set or write the main set out, not both.' }])
  })
})

describe('asked lengths of warm-up and cool-down', () => {
  const endsOf = (steps: StoredSteps) => {
    const entries = toGroups(steps)
    const [first, last] = [entries[0], entries.at(-1)]
    return [first, last].map(
      (entry) => entry && !isGroup(entry) && `${entry.intensity} ${entry.duration.value} ${entry.duration.unit}`,
    )
  }

  test.each([
    [{ ...ride('threshold'), warmup: { value: 20, unit: 'minutes' } }, 'warmup 1200 minutes', undefined],
    [{ ...ride('threshold'), cooldown: { value: 12, unit: 'minutes' } }, undefined, 'cooldown 720 minutes'],
    [
      { ...run('interval'), warmup: { value: 2, unit: 'kilometers' }, cooldown: { value: 1, unit: 'kilometers' } },
      'warmup 2 kilometers',
      'cooldown 1 kilometers',
    ],
    [
      { ...run('endurance'), warmup: { value: 10, unit: 'minutes' }, cooldown: { value: 300, unit: 'seconds' } },
      'warmup 600 minutes',
      'cooldown 300 minutes',
    ],
    [
      { ...ride('v02 max'), workoutMetric: 'heartrate', cooldown: { value: 6, unit: 'minutes' } },
      undefined,
      'cooldown 360 minutes',
    ],
  ] as const)('are kept, each in its unit (%#)', (request, warmup, cooldown) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { steps } = generate(request, { seed })
      const [first, last] = endsOf(steps)
      if (warmup) expect(first).toBe(warmup)
      if (cooldown) expect(last).toBe(cooldown)
      expect(
        Math.abs(totalsOf(steps, request.sport, request.sport === 'running' ? 270 : 250).seconds - 3600),
      ).toBeLessThan(5)
    }
  })

  test('leave a full warm-up or cool-down where the other is asked for', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const steps = toGroups(generate({ ...ride('threshold'), warmup: { value: 20, unit: 'minutes' } }, { seed }).steps)
      const last = steps.at(-1)
      expect(last && !isGroup(last) && last.duration.value).toBeGreaterThanOrEqual(240)
    }
  })

  test('that leave no room for the work are refused', () => {
    const request = { ...ride('threshold'), durationValue: 30, warmup: { value: 25, unit: 'minutes' } } as const
    expect(issuesOf(request)).toEqual([
      { path: 'warmup', message: expect.stringMatching(/^Warm-up, main set and cool-down take .+ minutes/) },
    ])
  })
})

test.each([
  [80, 'active'],
  [94, 'active'],
  [95, 'interval'],
  [110, 'interval'],
])('work that is written at %i %% of FTP is %s', (percent, intensity) => {
  const mainSet = stepsOf('bike', '3x', `- 8m ${percent}%`, '- 2m 55% recovery')
  const { steps } = generate({ ...ride('threshold'), mainSet }, { seed: 1 })
  const [group] = toGroups(steps).filter((entry) => isGroup(entry) && entry.steps[0]?.duration.value === 480)
  expect(group && isGroup(group) && group.steps.map((step) => step.intensity)).toEqual([intensity, 'recovery'])
})

test.each<[GenerateRequest['sport'], GenerateRequest['workoutType'], number, length: string, rest: number]>([
  ['cycling', 'threshold', 95, '30s', 15],
  ['cycling', 'threshold', 95, '8m', 240],
  ['cycling', 'v02 max', 120, '60s', 60],
  ['cycling', 'v02 max', 120, '4m', 240],
  ['cycling', 'sweet spot', 90, '8m', 270],
  ['cycling', 'sweet spot', 90, '12m', 420],
  ['cycling', 'tempo', 80, '4m', 105],
  ['cycling', 'tempo', 80, '12m', 300],
  ['cycling', 'interval', 100, '2m', 75],
  ['running', 'interval', 105, '60s', 45],
  ['running', 'interval', 105, '4m', 180],
  ['running', 'threshold', 98, '2m', 15],
  ['running', 'threshold', 98, '8m', 90],
  ['running', 'tempo', 90, '12m', 120],
])(
  'a set of %s %s at %i %% in bouts of %s that names no rest gets %i seconds',
  (sport, workoutType, percent, length, rest) => {
    const mainSet = stepsOf(sport === 'cycling' ? 'bike' : 'run', '3x', `- ${length} ${percent}%`)
    const { steps } = generate({ ...usualRequest(sport, workoutType), durationValue: 90, mainSet }, { seed: 1 })
    const [group] = toGroups(steps).filter((entry) => isGroup(entry) && entry.steps[0]?.target?.percentMin === percent)
    expect(group && isGroup(group) && group.steps[1]?.duration.value).toBe(rest)
  },
)

test('bouts at VO2 Max of a ride are only as hard as their length can be held', () => {
  const mainSet = stepsOf('bike', '- 1m interval', '- 1m Z1 recovery', '- 4m interval')
  const bouts = toGroups(generate({ ...ride('v02 max'), mainSet }, { seed: 1 }).steps).filter(
    (entry): entry is Step => !isGroup(entry) && entry.name === 'VO2 Max',
  )
  expect(bouts.map(({ target }) => [target?.percentMin, target?.percentMax])).toEqual([
    [130, 138],
    [110, 115],
  ])
})
