import { expect, test } from 'vitest'
import { assumedIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

// The length that is assumed around a set, with the warm-up that was asked for.

test.each<[sentence: string, assumed: string]>([
  ['2 km warm up, 3x10 min tempo run', '1 hour 5 minutes'],
  ['4 km warm up, 6x8 min tempo run', '1 hour 45 minutes'],
  ['2 km warm up, 5x8 min tempo, 3 km cool down run', '1 hour 35 minutes'],
  ['bike 20 min warm up, 4x11 min', '1 hour 35 minutes'],
  ['run 5x1k, 5 km warm up', '13 kilometers'],
  ['run 5x1 mile', '9 miles'],
  ['run 6x1 mile w/ 90s', '10 miles'],
  ['run 3x1 mile', '7 miles'],
  ['run 4x1 mile', '8 miles'],
  ['run 7x600', '9 kilometers'],
  ['run: warm up a mile, 4 x 800 with 400 jog, cool down a mile', '8.02 kilometers'],
  ['run 2k wu, 6x1k, 400 jog, 2k cd', '12.4 kilometers'],
  ['run 1 mi wu, 3x1 mi, half mile jog, 1 mi cd', '6.5 miles'],
  ['run 1 mile wu, 4x800, 1 mile cd', '8 kilometers'],
  // With less there is no room for the recoveries.
  ['run easy 5k then 5x200 m fast', '8 kilometers'],
  ['run 7k easy + 8x1k, 2k cool down', '20 kilometers'],
  ['bike 45 min easy then 8x20s sprints, 10 min cd', '1 hour 25 minutes'],
  ['ride 20k easy, then 4x(10x30s) vo2max then spin home 10 min', '2 hours 50 minutes'],
  ['run easy 5k then 12x400m, 10 min cd', '14 kilometers'],
])('of "%s" the rest is assumed: %s', (sentence, assumed) => {
  expect(assumedIn(understand(sentence, { sport: 'running' }))).toBe(assumed)
})
