import { expect, test } from 'vitest'
import { nameOf, seenWords, statesOf } from './athlete-words.ts'

const now = new Date('2026-11-19T12:00:00Z')
const inOrder = { is_confirmed: true, disabled_at: null, leaves_at: null }

test.each([
  [null, 'never'],
  ['2026-11-19T11:30:00Z', 'in the last hour'],
  ['2026-11-19T11:00:00Z', '1 hour ago'],
  ['2026-11-18T12:30:00Z', '23 hours ago'],
  ['2026-11-18T12:00:00Z', '1 day ago'],
  ['2026-10-20T12:00:00Z', '30 days ago'],
  ['2026-10-19T12:00:00Z', '19 Oct 2026'],
])('who was last here at %s was here %s', (moment, words) => {
  expect(seenWords(moment, now)).toBe(words)
})

test.each([
  [{}, []],
  [{ is_confirmed: false }, ['Unverified']],
  [{ is_confirmed: false, disabled_at: '2026-11-01T12:00:00Z' }, ['Disabled', 'Unverified']],
  [{ leaves_at: '2026-11-25T12:00:00Z' }, ['Leaves on 25 Nov']],
  [{ leaves_at: '2026-11-19T12:00:00Z', disabled_at: '2026-11-19T12:00:00Z' }, ['Being deleted']],
])('an account with %j is %j', (more, states) => {
  expect(statesOf({ ...inOrder, ...more }, now)).toEqual(states)
})

test('an athlete without a name is called by the address', () => {
  expect(nameOf({ full_name: ' ', email: 'sam@example.org' })).toBe('sam@example.org')
})
