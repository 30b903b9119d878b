import { expect, test } from 'vitest'
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
  ['1h ride z1-z2', 'endurance'],
  ['easy z2 run 1h', 'endurance'],
  ['run 1h from easy to steady', 'endurance'],
  ['swim 3k in zone 2', 'endurance'],
  ['recovery ride 45 min', 'recovery'],
  ['run 40 min very easy', 'recovery'],
  ['20 min shakeout run', 'recovery'],
  ['swim 2k ladder easy', 'easy'],
  ['45 min easy run + 6 strides', 'easy'],
] as const)('“%s” is %s from start to end', (sentence, effort) => {
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
])('“%s” does not say that all of it is easy', (sentence) => {
  expect(understand(sentence, { sport: 'running' }).asked).not.toHaveProperty('effort')
})
