import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { unreadLines } from './unread.ts'

test('unread words are quoted once', () => {
  const sentence = '45 min run with my llama'
  const told = unreadLines(sentence, understand(sentence, { sport: 'running' }))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('“llama”')
  expect(unreadLines('45 min run', understand('45 min run', { sport: 'running' }))).toEqual([])
})
