import { expect, test } from 'vitest'
import { TOO_LONG, understand } from '../understand.ts'

test('a limit behind the characters that are read is not read', () => {
  const session = 'run 6x3 min hard, 2 min jog'
  const sentence = `${session}${' '.repeat(400)}, HR under 150 throughout`
  const { found, unread } = understand(sentence, { sport: 'running' })
  expect(found.filter(({ to }) => to > session.length)).toEqual([])
  expect(unread.map((one) => one.sentence)).toEqual([TOO_LONG])
})
