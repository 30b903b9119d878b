import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

test.each([
  'total 60 min run, 3x10 min threshold, 20 min easy',
  '60 min run, 3x10 min threshold overall, 20 min easy',
  '20 min tempo, 5x1 min hard, within 60 min ride',
  'ride 60 min including 3x10 min @ 250w',
  'ride 90 min z2 with 4x10 s sprints',
  'z2 ride with 5x8s sprints',
  'all with 20s rest: 8x50 kick, 4x100 free swim',
  '20 min tempo 60 min in all run',
  '40 min tempo run then 10 min cool down',
  'swim 400 easy then 10x100 css',
  '20 min tempo then 40 min easy run',
  '4x1 min hard, 10 min z3, in 60 min z1 run',
  'run 12 laps of the track easy',
  'ride 200w or less for 45 min',
  'total 30 min, 20 min tempo, 15 min easy run',
  '30 min total, 20 min tempo, 15 min easy run',
  '6x(40s max / 20s off) ride',
  '45 min 3.5 w/kg',
  '2000 yds swim, 10x100 css on 1:45',
  '5x1k at 10k pace w/ 200m jog, 10 km',
  'ladder 100-200-300-200-100 m swim',
  '8x100 then walk, 8x200 60s jog',
])('"%s" means the same in capitals', (sentence) => {
  const [small, capital] = [sentence, sentence.toUpperCase()].map((one) => understand(one, { sport: 'running' }))
  expect(small && capital && readAs(capital)).toBe(small && readAs(small))
  expect(capital?.unread.map(({ from, to }) => [from, to])).toEqual(small?.unread.map(({ from, to }) => [from, to]))
})
