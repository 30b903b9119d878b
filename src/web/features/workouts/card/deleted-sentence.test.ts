import { expect, test } from 'vitest'
import { deletedSentence } from './deleted-sentence.ts'

test.each([
  [undefined, 'The workout has been deleted'],
  [1, 'The workout has been deleted. One coming day of your calendar uses it.'],
  [12, 'The workout has been deleted. 12 coming days of your calendar use it.'],
])('after a deletion of a workout of %s coming days, “%s” is said', (days, sentence) => {
  expect(deletedSentence(days)).toBe(sentence)
})
