import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { unreadIn } from './unread.ts'

test('what was not understood is told by its words, once', () => {
  const sentence = '45 min run with my dog'
  const told = unreadIn(sentence, understand(sentence, { sport: 'running' }))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('“dog”')
  expect(unreadIn('45 min run', understand('45 min run', { sport: 'running' }))).toEqual([])
})
