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

test('what is to be checked comes before what was left out', () => {
  const sentence = '20 min ride with my llama, 4x20 min threshold'
  const told = unreadLines(sentence, understand(sentence, { sport: 'cycling' }))
  expect(told.map((line) => line.slice(0, 8))).toEqual(['“20 min”', '“llama” '])
})
