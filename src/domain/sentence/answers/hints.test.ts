import { expect, test } from 'vitest'
import { messagesIn, reasonsIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

test.each<[sentence: string, ...hints: string[]]>([
  ['run 1000', '“1000”: A run can be 2 to 60 kilometers long.'],
  ['run 999', '“999”: Say the unit of this figure, such as 45 min or 10 km.'],
  ['swim 75s', '“75s”: Say how often, such as 8 × 400 m.'],
  ['swim 100', '“100”: A swim can be 200 to 10,000 meters long.'],
  ['swim 99', '“99”: Say the unit of this figure, such as 45 min or 10 km.'],
  ['swim 40 s', '“40 s”: Say what this time is of, such as 15 s rest.'],
])('"%s" is answered by what would be understood', (sentence, ...hints) => {
  expect(messagesIn(sentence, understand(sentence, { sport: 'running' }))).toEqual(hints)
})

test.each<[sentence: string, ...reasons: string[]]>([
  ['run 13.1', '13.1 miles: No unit was said.'],
  ['run 1-2 hours', '1 hour: The lower end of the range was used.'],
  [
    '10 min wu, 5x8 min effort 8/10 w/ 60s, 10 min cd run',
    '1 hour 5 minutes: The parts were added up.',
    'Threshold: A set was asked for, and no other type.',
  ],
])('"%s" is assumed to mean a certain length or type', (sentence, ...reasons) => {
  expect(reasonsIn(understand(sentence, { sport: 'running' }))).toEqual(reasons)
})

test('only a sentence of more than 400 characters is cut', () => {
  const words = (count: number) => `45 min run${' '.repeat(count - 11)}.`
  expect(understand(words(400), { sport: 'running' }).unread).toEqual([])
  expect(messagesIn(`${words(400)}!`, understand(`${words(400)}!`, { sport: 'running' }))).toEqual([
    '“!”: Only the first 400 characters are read.',
  ])
})
