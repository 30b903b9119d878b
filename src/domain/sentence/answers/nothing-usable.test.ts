import { expect, test } from 'vitest'
import { assumedIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

// A length or a set that cannot be built, and nothing else: no session of a usual length takes its place.

test.each([
  ['run -5 miles', '-5 miles'],
  ['run 500 km', '500 km'],
  ['run 10 miles in 10 minutes', '10 miles'],
  ['0x400 on the track', '0x400 on the'],
  ['99999999 x 1 min run', '99999999 x 1 min'],
  ['swim 100x1000 in 45 min', '45 min'],
  ['swim bike run', 'bike'],
  ['run, bike or swim?', 'bike'],
  ['🏊🚴🏃💀', '🚴'],
  ['asdf jkl; 🏊🚴🏃', '🚴'],
  ['run, should I rest?', 'should I rest?'],
  ['run 5 min total with 10x1000', '10x1000'],
  ['20 min run with 8x5k', '8x5k'],
  ['run 100000000000 km', '100000000000 km'],
])('of “%s” nothing is built', (sentence, words) => {
  const understood = understand(sentence, { sport: 'running' })
  const { unusable, asked, inferred } = understood
  expect(unusable && sentence.slice(unusable.from, unusable.to)).toBe(words)
  expect(unusable?.sentence).toBe(
    'Nothing is built of this: say it another way, or choose a type and a length yourself.',
  )
  expect(asked.workoutType).toBeUndefined()
  expect(assumedIn(understood)).toBe('')
  expect(inferred.filter(({ field }) => field !== 'sport')).toEqual([])
})

test.each([
  ['run 45 min, 0x400', 'a length'],
  ['10 min warm up, 99999999 x 1 min run', 'a part'],
  ['bike 2x20 without rest', 'a set, whose type stays as a guess'],
  ['run, I did 10k yesterday', 'an aside'],
  ['run on thursday', 'a day'],
  ['run', 'no figure'],
  ['swim bike run fun', 'a word that is known beside sports'],
  ['10 min bike 3x20 threshold', 'a type'],
  ['ride or run, 40 min', 'a length'],
])('“%s” says %s that can be built, or nothing that cannot', (sentence) => {
  const { unusable, asked, assumed } = understand(sentence, { sport: 'running' })
  expect(unusable).toBeUndefined()
  expect({ ...assumed, ...asked }).toMatchObject({ workoutType: expect.any(String), durationValue: expect.any(Number) })
})
