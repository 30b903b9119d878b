import { expect, test } from 'vitest'
import type { Unread } from '#domain/sentence/result.ts'
import { understand } from '#domain/sentence/understand.ts'
import { quoteUnread, toldOf, unreadLines } from './unread.ts'

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

test('of what cannot be built the reason is told in the open, and not once more', () => {
  const told = toldIn('run 100 miles')
  expect(told.checks).toEqual([
    '“100 miles”: A run can be 1.25 to 60 miles long. Nothing is built of this: say it another way, or choose a type and a length yourself.',
  ])
  expect(told.leftOut).toEqual([])
})

test('the advice for an injury is told in the open, and once beside the workout', () => {
  const sentence = 'my achilles is sore, 5x1k run with my llama'
  const told = toldIn(sentence)
  expect(told.checks).toHaveLength(2)
  for (const check of told.checks) expect(check).toContain('ask a doctor or a physio')
  expect(told.leftOut).toEqual(['“llama” was not understood.'])
  expect(unreadLines(sentence, understand(sentence, { sport: 'running' }))).toEqual([
    '“achilles is sore”, “5x1k”: Nothing hard is planned with an injury: go easy or rest, and ask a doctor or a physio.',
    '“llama” was not understood.',
  ])
})

test.each([
  ['60 min bike z2 then 20 min run at race pace', ['20 min run at race pace']],
  ['brick: 60 min bike then 20 min run off the bike', ['20 min run off the bike']],
  ['1 km swim 20 km bike 5 km run', ['20 km bike', '5 km run']],
  ['45 min run with my llama', []],
])('the parts of "%s" that are of another sport are told apart', (sentence, parts) => {
  const { ofOtherSports, checks, leftOut } = toldOf(understand(sentence, { sport: 'running' }))
  expect(ofOtherSports.map(({ from, to }) => sentence.slice(from, to))).toEqual(parts)
  expect(checks).toEqual([])
  for (const part of ofOtherSports) expect(leftOut).not.toContainEqual(part)
})

test('the end of a sentence that is too long is told in the open, by its first words', () => {
  const { checks } = toldIn(`45 min run ${'easy '.repeat(200)}`)
  expect(checks).toHaveLength(1)
  expect(checks[0]).toMatch(/^“[easy ]{100,120} …”: Only the first 400 characters are read\.$/)
})

function toldIn(sentence: string) {
  const { checks, leftOut } = toldOf(understand(sentence, { sport: 'running' }))
  const quoted = (all: readonly Unread[]) => all.map((one) => quoteUnread(one, sentence))
  return { checks: quoted(checks), leftOut: quoted(leftOut) }
}
