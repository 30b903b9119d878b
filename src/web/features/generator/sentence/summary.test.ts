import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { summaryOf } from './summary.ts'

test.each([
  ['', ''],
  ['50 min bike, 3x8 threshold', 'Understood: 50 minutes, Cycling, 3 × 8 minutes, Threshold.'],
  ['easy with my llama', 'Understood: Endurance, Easy throughout, Running assumed, 1 hour assumed. 1 part left out.'],
  [
    'run 100 miles',
    'Understood: Running. Check before you go on. “100 miles”: A run can be 1.25 to 60 miles long. ' +
      'Nothing is built of this: say it another way, or choose a type and a length yourself.',
  ],
])('of "%s" is read out: %s', (sentence, summary) => {
  expect(summaryOf(sentence, understand(sentence, { sport: 'running' }))).toBe(summary)
})

test('of many parts the first are read out, and how many follow', () => {
  const sentence = '400, 8x100 on 1:50, 4x50 kick, 200, 6x75 on 1:30, 300, 4x25 fast on 40, 200 swim'
  expect(summaryOf(sentence, understand(sentence, { sport: 'running' }))).toMatch(
    /^Understood: 400 meters, .+, 300 meters, and 5 more\.$/,
  )
})
