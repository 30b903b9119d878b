import { expect, test } from 'vitest'
import { generate } from '#tests/support/workouts/generate.ts'
import type { GenerateRequest } from '../../generator/request.ts'
import type { SportId } from '../../sports/registry.ts'
import { unroll } from '../../workout/groups.ts'
import { describeEffort } from '../request/describe.ts'
import { understand } from '../understand.ts'

test.each([
  ['long run 24 km at easy pace', 'easy'],
  ['hr zone 2 90min trail', 'endurance'],
  ['45 min easy run', 'easy'],
  ['2h ride keep it chill', 'easy'],
  ['10k run keep it conversational', 'easy'],
  ['long slow distance run 2h', 'easy'],
  ['take it easy, 90 min ride', 'easy'],
  ['swim 2k relaxed', 'easy'],
  ['2h endurance ride', 'endurance'],
  ['base miles 3h on the bike', 'endurance'],
  ['aerobic long run 20k', 'endurance'],
  ['steady 90 min ride', 'endurance'],
  ['z2 ride 4h', 'endurance'],
  ['easy z2 run 1h', 'endurance'],
  ['run 1h from easy to steady', 'endurance'],
  ['swim 3k in zone 2', 'endurance'],
  ['recovery ride 45 min', 'recovery'],
  ['run 40 min very easy', 'recovery'],
  ['20 min shakeout run', 'recovery'],
  ['swim 2k ladder easy', 'easy'],
  ['45 min easy run + 6 strides', 'easy'],
  ['swim 2k intervals at css', 'css'],
  ['threshold swim 2k', 'css'],
  ['swim 2k, 10x50 at css', 'css'],
  ['swim 2k in zone 3', 'tempo'],
  ['swim 2k vo2', 'fast'],
] as const)('the effort of “%s” is %s', (sentence, effort) => {
  const { asked, found } = understand(sentence, { sport: 'running' })
  expect(asked.effort).toBe(effort)
  expect(found.filter(({ field }) => field === 'effort').map(({ reading }) => reading)).toContain(
    describeEffort(effort),
  )
})

test.each([
  'long run 24 km',
  'run 90 min',
  '45 min tempo run',
  'easy tempo run 40 min',
  '5x1k run with easy jogs',
  '10k run with the first 2k easy',
  '60 min ride with easy spinning at the end',
  '60 min ride, keep the warm up easy',
  '1h ride 5 min easy start',
  'run 60 min not easy',
  'run 40 min, last week was easy',
  'ride 90 min z2 with 4x10 s sprints',
  'swim 2k css and sprints',
  'css+31 10x100 swim',
  'swim 2k 10x100 css + 8x25 fast',
  'threshold run 50 min',
])('“%s” says of no effort that it is that of all', (sentence) => {
  expect(understand(sentence, { sport: 'running' }).asked).not.toHaveProperty('effort')
})

test.each([
  ['75 min ride with 5 x 1 minute sprints', { times: 5, value: 1, unit: 'minutes', effort: 'all out' }],
  ['5 x 15 s sprints ride 60 min', { times: 5, value: 15, unit: 'seconds', effort: 'all out' }],
  ['60 min ride with 6 x 30 s all out', { times: 6, value: 30, unit: 'seconds', effort: 'all out' }],
  ['sprint session on the bike: 6x30s, 1h', { times: 6, value: 30, unit: 'seconds', effort: 'all out' }],
  ['run 50 min 8 x 20 s flat out', { times: 8, value: 20, unit: 'seconds', effort: 'all out' }],
  ['swim 2k 8x25 max effort', { times: 8, value: 25, unit: 'meters', effort: 'all out' }],
  ['45 min ride 6x30 s anaerobic', { times: 6, value: 30, unit: 'seconds', effort: 'hard' }],
  ['ride 1h 4x4 min hard 3 min easy', { times: 4, value: 4, unit: 'minutes', restSeconds: 180, effort: 'hard' }],
  ['swim 2k 10x100 fast 20 s rest', { times: 10, value: 100, unit: 'meters', restSeconds: 20, effort: 'hard' }],
  ['50 min bike, 3x8 threshold', { times: 3, value: 8, unit: 'minutes' }],
  ['vo2 max ride 1h, 5x3 min', { times: 5, value: 3, unit: 'minutes' }],
  ['swim 2k 10x100', { times: 10, value: 100, unit: 'meters' }],
] as const)('the set of “%s” has the effort that is said of its bouts', (sentence, set) => {
  expect(understand(sentence, { sport: 'running' }).asked.set).toEqual(set)
})

test('a chip shows the effort of the bouts', () => {
  const { found } = understand('60 min ride with 6 x 30 s all out, 2 min rest', { sport: 'running' })
  expect(found.map(({ reading }) => reading)).toContain('6 × 30 seconds all out, 2 minutes rest')
})

test.each([
  ['bike 20 min easy, 4x1 min sprint with 3 min easy, 10 min easy', { effort: 10, target: { type: 'open' } }],
  ['bike 20 min easy, 4x30 s all out with 3 min easy, 10 min easy', { effort: 10, target: { type: 'open' } }],
  ['bike 20 min easy, 4x30 s anaerobic with 3 min easy, 10 min easy', { target: { zoneNumber: 6 } }],
  ['bike 20 min easy, 4x10 s sprint with 3 min easy, 10 min easy', { target: { zoneNumber: 7 } }],
])('a sprint of “%s” is all out, in the highest zone if it can be', (sentence, work) => {
  const { workout } = understand(sentence, { sport: 'running' })
  expect(workout?.steps[1]).toMatchObject(work)
})

test.each([
  ['run 6x30s all out 3 min walk', 'running'],
  ['50min bike, 6x30sec all-out plenty of rest', 'cycling'],
  ['bike 10x30s all out 30s easy', 'cycling'],
  ['zwift 4x45s flat out, 5 min easy', 'cycling'],
] as const)('all out in “%s” is built without a pace or a power', (sentence, sport) => {
  const { steps } = generatedFrom(sentence, sport)
  const bout = steps.find((one) => 'duration' in one && one.intensity === 'interval' && one.duration.value >= 30)
  expect(bout).toMatchObject({ effort: 10, target: { type: 'open' } })
})

test.each([
  ['long run 16 miles', 'running'],
  ['long run 2 hours steady', 'running'],
  ['run 4 hours', 'running'],
  ['30min run', 'running'],
  ['aerobic run 90 min', 'running'],
  ['ride 4h', 'cycling'],
  ['hilly ride 50k', 'cycling'],
  ['flat 40k spin', 'cycling'],
  ['steady ride 90 min', 'cycling'],
  ['endurance ride 3h', 'cycling'],
] as const)('“%s” is one even piece between warm-up and cool-down', (sentence, sport) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { steps } = generatedFrom(sentence, sport, seed)
    const between = unroll(steps).filter(({ intensity }) => intensity !== 'warmup' && intensity !== 'cooldown')
    expect(between).toMatchObject([{ target: { zoneNumber: 2 } }])
  }
})

test.each([
  ['swim 2000', 'swimming'],
  ['long swim 3k', 'swimming'],
  ['steady swim 1 mile', 'swimming'],
] as const)('nothing in “%s” is above zone 2', (sentence, sport) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const zones = unroll(generatedFrom(sentence, sport, seed).steps).map(({ target }) => target?.zoneNumber ?? 0)
    expect(Math.max(...zones)).toBeLessThanOrEqual(2)
  }
})

function generatedFrom(sentence: string, sport: SportId, seed = 1) {
  const { assumed, asked } = understand(sentence, { sport })
  const metric = sport === 'cycling' ? 'power' : 'pace'
  const reference = { running: '4:40', cycling: 250, swimming: '1:45' }[sport]
  return generate({ workoutMetric: metric, referenceValue: reference, ...assumed, ...asked } as GenerateRequest, {
    seed,
  })
}

test.each(['60 min sprint ride', 'sprints on the bike 1h', 'run 40 min all out'])(
  'sprints without a set are no intervals, which “%s” is told',
  (sentence) => {
    const { inferred, unread } = understand(sentence, { sport: 'running' })
    expect([...inferred.map(({ because }) => because), ...unread.map((one) => one.sentence)].join()).toMatch(
      /are not all out: say a set|test or a race is not built/,
    )
  },
)
