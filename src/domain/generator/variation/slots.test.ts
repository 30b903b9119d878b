import { describe, expect, test } from 'vitest'
import { groupOf, ridden, wallRest } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import { createRandom } from '../plan/random.ts'
import { resolve } from '../resolve.ts'
import type { LockContext } from './locks.ts'
import { type Replacement, replaceUnlockedByEasy, varyUnlocked } from './slots.ts'

const ride = resolve(usualRequest('cycling', 'threshold'))
const locks: LockContext = { request: ride, head: [], tail: [], locked: new Set(), total: 3600, tick: 5 }

const open = (...entries: EditorEntry[]) => entries.map((entry) => ({ entry, isLocked: false }))
const written = (places: readonly Replacement[]) =>
  places.map((place) =>
    'part' in place ? place.part : 'count' in place.entry ? `${place.entry.count} rounds` : place.entry.duration.value,
  )
/** What a hundred draws make of a single entry. */
const variantsOf = (entry: EditorEntry, tick = 5) =>
  new Set(
    Array.from({ length: 100 }, (_, seed) =>
      written(varyUnlocked(open(entry), { ...locks, tick }, createRandom(`vary ${seed}`))),
    ).flat(),
  )

describe('what is not locked is varied', () => {
  test('easy steps become open places: a second warm-up step the build', () => {
    const entries = open(
      ridden('warmup', 600, 1),
      ridden('warmup', 300, 2),
      ridden('active', 300, 2),
      ridden('active', 300),
      ridden('cooldown', 300, 1),
    )
    expect(written(varyUnlocked(entries, locks, createRandom('')))).toEqual([
      'warmup',
      'build',
      'easy',
      'easy',
      'cooldown',
    ])
  })

  test('a group loses a round or none, and keeps two', () => {
    expect(variantsOf(groupOf(4, ridden('interval', 300, 4)))).toEqual(new Set(['4 rounds', '3 rounds']))
    expect(variantsOf(groupOf(2, ridden('interval', 300, 4)))).toEqual(new Set(['2 rounds']))
  })

  test('work gets a fifth or two fifths shorter or none, in half minutes', () => {
    expect(variantsOf(ridden('interval', 600, 4))).toEqual(new Set([600, 480, 360]))
    expect(variantsOf(ridden('active', 600, 3))).toEqual(new Set([600, 480, 360]))
    // 100 s and 80 % of them are 90 s in half minutes, and 60 % are 60 s.
    expect(variantsOf(ridden('interval', 100, 4))).toEqual(new Set([90, 60]))
    expect(variantsOf(ridden('interval', 35, 4))).toEqual(new Set([30]))
    expect(variantsOf(ridden('interval', 30, 4))).toEqual(new Set([30]))
    expect(variantsOf(ridden('interval', 20, 4))).toEqual(new Set([20]))
    // In a ride by distance, whose ticks are 0.1 km, half minutes all the same.
    expect(variantsOf(ridden('active', 180, 3), 0.1)).toEqual(new Set([180, 150, 120]))
    const typed = { ...ridden('interval', 30, 4), duration: { ...ridden('interval', 30).duration, displayValue: '30' } }
    expect(varyUnlocked(open(typed), locks, createRandom(''))).toEqual([{ entry: typed }])
  })

  test('recoveries and what is locked stay', () => {
    expect(variantsOf(ridden('recovery', 600, 1))).toEqual(new Set([600]))
    expect(variantsOf(ridden('rest', 600))).toEqual(new Set([600]))
    const kept = { entry: groupOf(4, ridden('interval', 300, 4)), isLocked: true }
    expect(varyUnlocked([kept], locks, createRandom(''))).toEqual([{ entry: kept.entry }])
  })
})

test('where too little is left, all that has a length and is not locked becomes easy', () => {
  const kept = { entry: groupOf(4, ridden('interval', 300, 4)), isLocked: true }
  const entries = [
    ...open(ridden('warmup', 600, 1), groupOf(2, ridden('interval', 60, 5)), ridden('recovery', 60, 1)),
    kept,
    ...open(ridden('cooldown', 300, 1)),
  ]
  expect(written(replaceUnlockedByEasy(entries, locks))).toEqual(['warmup', 'easy', 'easy', '4 rounds', 'cooldown'])
  const swim = { ...locks, request: resolve(usualRequest('swimming', 'interval')) }
  expect(written(replaceUnlockedByEasy(open(wallRest(30)), swim))).toEqual([30])
})
