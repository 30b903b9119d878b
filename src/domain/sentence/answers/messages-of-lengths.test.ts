import { expect, test } from 'vitest'
import { messagesIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

// What is said of lengths that are left out.

test.each<[sentence: string, ...lines: string[]]>([
  ['swim 50s', '“50s”: Say how often, such as 8 × 400 m.'],
  ['swim 60s', '“60s”: Say what this time is of, such as 15 s rest.'],
])('of "%s" is named: %s', (sentence, ...lines) => {
  expect(messagesIn(sentence, understand(sentence, { sport: 'running' }))).toEqual(lines)
})
