import { describe, expect, test } from 'vitest'
import { generate, issuesOf } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { parseText } from '../../text/parse.ts'
import { isGroup, toGroups } from '../../workout/groups.ts'
import { type Step, StoredSteps } from '../../workout/step.ts'
import { totalsOf } from '../../workout/totals.ts'

const swim = usualRequest('swimming', 'interval')

function stepsOf(...lines: string[]): StoredSteps {
  const { workout, errors } = parseText(['# Main set', 'sport: swim', 'pool: 25mtr', '', ...lines].join('\n'))
  if (!workout) throw new Error(errors.map(({ message }) => message).join(' '))
  return workout.steps
}

/** The repeats of the main set, of which 8 × 100 is the first; what stands before and after is drawn. */
const mainGroupsOf = (steps: StoredSteps) => {
  const groups = toGroups(steps).filter(isGroup)
  const first = groups.findIndex(({ count, steps: [swum] }) => count === 8 && swum?.duration.value === 100)
  return groups.slice(first, first + 4)
}

describe('a main set of a swim that is written out', () => {
  const mainSet = stepsOf('- 8x100mtr', '- 4x50mtr kick', '- 6x50mtr Z5 on 1:10', '- 4x25mtr fly 30s rest')

  test('stands in the swim as it is written, and the whole is as long as asked', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { steps } = generate({ ...swim, durationValue: 3000, mainSet }, { seed })
      const counts = mainGroupsOf(steps).map(({ count, steps: [first] }) => `${count} x ${first?.duration.value}`)
      expect(counts).toEqual(['8 x 100', '4 x 50', '6 x 50', '4 x 25'])
      expect(totalsOf(steps, 'swimming', 105).metres).toBe(3000)
    }
  })

  test('gets what it does not say: the pace of the type, send-offs, and rests where no clock tells them', () => {
    const { steps } = generate({ ...swim, durationValue: 3000, mainSet }, { seed: 1 })
    const groups = mainGroupsOf(steps)
    expect(groups).toMatchObject([
      { steps: [{ name: 'CSS', target: { type: 'pace', zoneNumber: 4 }, sendOff: expect.any(Number) }] },
      { steps: [{ name: 'Kick', drill: 'kick', target: { type: 'open' } }, { intensity: 'rest' }] },
      { steps: [{ target: { zoneNumber: 5 }, sendOff: 70 }] },
      { steps: [{ stroke: 'butterfly' }, { intensity: 'rest', duration: { value: 30 } }] },
    ])
  })

  test('gets faster from one to the next where its name says so, unless its send-off is too short for slower ones', () => {
    const falling = stepsOf('8x', '- descending 100mtr', '- Rest 20s', '', '- 4x descend 1-4 50mtr on 1:10')
    const [rested, sent] = mainGroupsOf(generate({ ...swim, durationValue: 2000, mainSet: falling }, { seed: 1 }).steps)
    expect(rested?.steps[0]).toMatchObject({
      notes: expect.stringMatching(/^Each one faster/),
      target: { percentMin: 91 },
    })
    expect(sent?.steps[0]).toMatchObject({
      notes: expect.stringMatching(/^Each one faster/),
      target: { zoneNumber: 5 },
    })
  })

  test('has no pace beside how hard it is said to feel', () => {
    const felt = stepsOf('8x', '- 100mtr effort 6/10', '- Rest 20s')
    const [group] = mainGroupsOf(generate({ ...swim, durationValue: 2000, mainSet: felt }, { seed: 1 }).steps)
    expect(group?.steps[0]).toMatchObject({ effort: 6, target: { type: 'open' } })
  })

  test.each<[css: string, line: string, percents: [number, number]]>([
    ['1:45', '- 8x100mtr on 2:00', [100, 102]],
    ['1:45', '- 8x100mtr on 1:48', [102, 104]],
    ['1:20', '- 8x100mtr on 1:30', [100, 102]],
    ['1:45', '- 8x100mtr on 1:40', [110.6, 112.6]],
  ])(
    'with a CSS of %s “%s” is swum so fast that it leaves on the send-off with a little rest',
    (css, line, percents) => {
      const { steps } = generate(
        { ...swim, durationValue: 2000, referenceValue: css, mainSet: stepsOf(line) },
        { seed: 1 },
      )
      const target = mainGroupsOf(steps)[0]?.steps[0]?.target
      expect([target?.percentMin, target?.percentMax]).toEqual(percents)
    },
  )

  test('by heart rate rests instead of leaving on a send-off', () => {
    const { steps } = generate({ ...swim, workoutMetric: 'heartrate', mainSet: stepsOf('- 8x100mtr') }, { seed: 1 })
    expect(mainGroupsOf(steps)[0]?.steps).toMatchObject([{ duration: { value: 100 } }, { intensity: 'rest' }])
  })

  test('is refused where it is no whole number of lengths, or longer than the swim', () => {
    expect(issuesOf({ ...swim, mainSet: stepsOf('- 4x110mtr') })).toEqual([
      { path: 'mainSet', message: '110 meters are not a whole number of lengths in a pool of 25 meters.' },
    ])
    expect(issuesOf({ ...swim, mainSet: stepsOf('- 20x100mtr') })).toEqual([
      {
        path: 'mainSet',
        message: 'The main set and a length before and after need 2050 meters: ask for at least that.',
      },
    ])
  })
})

describe('asked lengths of warm-up and cool-down of a swim', () => {
  test('are kept, with and without a main set', () => {
    for (const mainSet of [undefined, stepsOf('- 8x100mtr')])
      for (let seed = 0; seed < 10; seed += 1) {
        const ends = { warmup: { value: 400, unit: 'meters' }, cooldown: { value: 300, unit: 'meters' } } as const
        const { steps } = generate({ ...swim, ...ends, ...(mainSet ? { mainSet } : {}) }, { seed })
        const entries = toGroups(steps)
        expect([entries[0], entries.at(-1)]).toMatchObject([
          { intensity: 'warmup', duration: { value: 400 } },
          { intensity: 'cooldown', duration: { value: 300 } },
        ])
        expect(totalsOf(steps, 'swimming', 105).metres).toBe(2000)
      }
  })

  test.each([stepsOf('- 8x100mtr'), undefined])('that are longer than the swim are refused (%#)', (mainSet) => {
    const warmup = { value: mainSet ? 1500 : 2500, unit: 'meters' } as const
    expect(issuesOf({ ...swim, warmup, ...(mainSet ? { mainSet } : {}) })).toMatchObject([
      {
        message: 'Warm-up, main set and cool-down are longer than the swim: ask for a longer one, or for less of them.',
      },
    ])
  })
})

describe('a send-off', () => {
  const swum = (duration: Omit<Step['duration'], 'type'>, sendOff: number): StoredSteps => [
    {
      intensity: 'interval',
      duration: { type: duration.unit === 'seconds' ? 'time' : 'distance', ...duration },
      sendOff,
    },
  ]
  const hundred = { unit: 'meters', value: 100 } as const
  const slow = { ...swim, durationValue: 2000, referenceValue: '5:00' }
  const tooShort = (length: string) =>
    `Nobody swims ${length} on so short a send-off: the fastest take about 45 seconds for 100 meters, so give at least 40 seconds for each 100 meters.`

  test.each([
    [hundred, 5, tooShort('100 meters')],
    [hundred, 1e-308, tooShort('100 meters')],
    [hundred, 39.9, tooShort('100 meters')],
    [{ unit: 'kilometers', value: 0.05 }, 19, tooShort('0.05 kilometers')],
    [
      { unit: 'seconds', value: 60 },
      59,
      'A swim of 1 minute cannot leave again before it ends: give it a longer send-off.',
    ],
  ] as const)('of a swim of %j after %d seconds is refused: nobody can swim it', (duration, sendOff, message) => {
    expect(issuesOf({ ...slow, mainSet: swum(duration, sendOff) })).toEqual([{ path: 'mainSet', message }])
  })

  test.each([
    [hundred, 40, 25],
    [{ unit: 'meters', value: 50 }, 20, 25],
    [{ unit: 'seconds', value: 60 }, 60, 25],
    // Estimated as one length of the pool.
    [{ unit: 'seconds', value: 5 }, 5, 100],
  ] as const)('of a swim of %j after %d seconds gives a workout that can be saved', (duration, sendOff, poolLength) => {
    const { steps } = generate({ ...slow, poolLength, mainSet: swum(duration, sendOff) }, { seed: 1 })
    expect(StoredSteps.safeParse(steps).error).toBeUndefined()
    expect(steps).toContainEqual(expect.objectContaining({ sendOff }))
  })
})
