import { expect, test } from 'vitest'
import { groupOf, ridden } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import { resolve } from '../resolve.ts'
import { graft } from './graft.ts'
import type { LockContext } from './locks.ts'

const set = (count: number) => groupOf(count, ridden('interval', 480, 5), ridden('recovery', 240, 1))
const session = [ridden('warmup', 900, 1), set(3), ridden('active', 240, 2), ridden('cooldown', 300, 1)]

/** The session with a locked entry in its second place. */
function withLocked(entry: EditorEntry, from: readonly EditorEntry[] = session) {
  const head = [
    { entry: ridden('warmup', 600, 1), isLocked: false },
    { entry, isLocked: true },
  ]
  const locks = {
    head,
    tail: [],
    locked: new Set([entry]),
    total: 4000,
    tick: 5,
    request: resolve(usualRequest('cycling', 'threshold')),
  }
  return graft(from, locks as unknown as LockContext)?.entries
}

test('a locked entry takes the place of one of its sort, and the longest easy step gives or takes the difference', () => {
  const four = set(4)
  expect(withLocked(four)).toEqual([ridden('warmup', 580, 1), four, session[2], session[3]])
  expect(withLocked(set(3))).toEqual([ridden('warmup', 1300, 1), set(3), session[2], session[3]])
})

test('there is no version where the place has another sort, or the session is too short', () => {
  expect(withLocked(ridden('active', 2160, 2))).toBeUndefined()
  expect(
    withLocked(set(3), [session[0], ridden('interval', 2160, 5), session[2], session[3]] as EditorEntry[]),
  ).toBeUndefined()
  expect(
    withLocked(ridden('interval', 1200, 5), [
      session[0],
      ridden('recovery', 2160, 5),
      session[2],
      session[3],
    ] as EditorEntry[]),
  ).toBeUndefined()
  expect(withLocked(set(3), [session[0]] as EditorEntry[])).toBeUndefined()
})
