import { expect, test } from 'vitest'
import { understand } from '../understand.ts'

test.each([
  ['run 8k @ 4:45', 'No unit was said for the pace, so /km.'],
  ['run 5 mi @ 8:00', 'No unit was said for the pace, so /mi.'],
  ['10 easy 20 tempo 10 easy run', 'No unit was said at “10” and “20”, so minutes.'],
  ['run warm up 10, 5k tempo, cool down 10', 'No unit was said at “10”, so minutes.'],
])('"%s" says: %s', (sentence, because) => {
  expect(understand(sentence, { sport: 'running' }).inferred.map((one) => one.because)).toContain(because)
})

test.each([
  'run 8k @ 4:45/km',
  'run 20 min easy, 20 min tempo, 10 min easy',
  'run 10 miles last 3 tempo',
  'swim 400, 8x100 on 1:50, 200',
  'threshold pace 4:10, run 10k',
])('"%s" assumes no unit', (sentence) => {
  const reasons = understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)
  expect(reasons.filter((because) => because.startsWith('No unit was said'))).toEqual([])
})
