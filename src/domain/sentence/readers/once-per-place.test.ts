import { expect, test } from 'vitest'
import type { Meaning } from '../mention.ts'
import { tokenize } from '../tokens/tokens.ts'
import { oncePerPlace } from './once-per-place.ts'

test('a reader answers once for a token and what was read before it, and anew when more was read', () => {
  let asked = 0
  const read = oncePerPlace((_, at, before) => {
    asked += 1
    return { value: { kind: 'zone', zone: before.length }, next: at + 1 }
  })
  const tokens = tokenize('45 min run')
  const before: Meaning[] = []
  const zoneAt = (at: number, said: readonly Meaning[], of = tokens) => {
    const value = read(of, at, said)?.value
    return value?.kind === 'zone' ? value.zone : undefined
  }
  expect([zoneAt(1, before), zoneAt(1, []), asked]).toEqual([0, 0, 1])
  before.push({ kind: 'filler' })
  expect([zoneAt(1, before), zoneAt(1, before), asked]).toEqual([1, 1, 2])
  before.push({ kind: 'link' })
  expect([zoneAt(1, before), asked]).toEqual([2, 3])
  // On its own it still has the first answer.
  expect([zoneAt(1, []), asked]).toEqual([0, 3])
  expect([zoneAt(2, before), asked]).toEqual([2, 4])
  expect([zoneAt(1, [...before]), asked]).toEqual([2, 5])
  expect([zoneAt(1, before), asked]).toEqual([2, 6])
  expect([zoneAt(1, before, tokenize('45 min run')), asked]).toEqual([2, 7])
})
