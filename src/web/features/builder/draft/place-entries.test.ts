import { describe, expect, test } from 'vitest'
import { type DraftEntry, draftEntries, isDraftGroup } from './draft-entries.ts'
import { freshStep, timeOf } from './draft-step.ts'
import { placeEntries } from './move-entries.ts'
import { duplicateEntry, nextPlace, type Place, unwrapGroup, wrapStep } from './place-entries.ts'

// A step (a), a repeat (b) of two (c, d), a step (e), a repeat (f) of one (g).
const entries = build()

test.each<[string, Place, string]>([
  ['a', { by: 'e', side: 'above' }, 'b(cd) a e f(g)'],
  ['a', { by: 'e', side: 'below' }, 'b(cd) e a f(g)'],
  ['a', { by: 'b', side: 'first' }, 'b(acd) e f(g)'],
  ['a', { by: 'b', side: 'last' }, 'b(cda) e f(g)'],
  ['a', { by: 'd', side: 'above' }, 'b(cad) e f(g)'],
  ['a', { by: 'd', side: 'below' }, 'b(cda) e f(g)'],
  ['c', { by: 'd', side: 'below' }, 'a b(dc) e f(g)'],
  ['c', { by: 'b', side: 'above' }, 'a c b(d) e f(g)'],
  ['c', { by: 'f', side: 'last' }, 'a b(d) e f(gc)'],
  ['f', { by: 'b', side: 'above' }, 'a f(g) b(cd) e'],
])('%s moves to %j', (key, place, expected) => {
  expect(written(placeEntries(entries, [key], place))).toBe(expected)
})

test.each<[string, Place, string]>([
  ['ae', { by: 'b', side: 'first' }, 'b(aecd) f(g)'],
  ['ea', { by: 'b', side: 'last' }, 'b(cdae) f(g)'],
  ['cd', { by: 'a', side: 'above' }, 'c d a e f(g)'],
  ['dg', { by: 'e', side: 'below' }, 'a b(c) e d g'],
  ['ab', { by: 'f', side: 'below' }, 'e f(g) a b(cd)'],
  ['ab', { by: 'g', side: 'above' }, 'e a b(cd) f(g)'],
  ['cd', { by: 'b', side: 'last' }, 'a b(cd) e f(g)'],
  ['ae', { by: 'a', side: 'below' }, 'a b(cd) e f(g)'],
  ['ab', { by: 'c', side: 'above' }, 'a b(cd) e f(g)'],
  ['ab', { by: 'x', side: 'above' }, 'a b(cd) e f(g)'],
])('%s move together to %j, in the order that they had', (keys, place, expected) => {
  expect(written(placeEntries(entries, [...keys], place))).toBe(expected)
})

test('repeats that an entry does not leave or enter stay the same objects, which are not drawn again', () => {
  const [, pair, , single] = entries
  const kept = placeEntries(entries, ['a'], { by: 'e', side: 'below' })
  expect(kept[0]).toBe(pair)
  expect(kept[3]).toBe(single)
  expect(placeEntries(entries, ['c'], { by: 'd', side: 'below' })).not.toContain(pair)
})

test('a repeat that loses its last step is removed', () => {
  expect(written(placeEntries(entries, ['g'], { by: 'a', side: 'above' }))).toBe('g a b(cd) e')
})

test('a repeat does not enter another one, but stands beside it', () => {
  expect(written(placeEntries(entries, ['f'], { by: 'c', side: 'above' }))).toBe('a f(g) b(cd) e')
  expect(written(placeEntries(entries, ['f'], { by: 'c', side: 'below' }))).toBe('a b(cd) f(g) e')
  expect(written(placeEntries(entries, ['f'], { by: 'b', side: 'last' }))).toBe('a f(g) b(cd) e')
})

test.each<[string, Place]>([
  ['a', { by: 'a', side: 'below' }],
  ['b', { by: 'c', side: 'above' }],
  ['b', { by: 'b', side: 'first' }],
  ['a', { by: 'gone', side: 'above' }],
  ['gone', { by: 'a', side: 'above' }],
])('%s cannot move to %j', (key, place) => {
  expect(placeEntries(entries, [key], place)).toEqual(entries)
})

describe('a place up or down', () => {
  const moved = (key: string, by: -1 | 1) => {
    const place = nextPlace(entries, key, by)
    return place && written(placeEntries(entries, [key], place))
  }

  test('leads a step into the repeat that it meets', () => {
    expect(moved('a', 1)).toBe('b(acd) e f(g)')
    expect(moved('e', -1)).toBe('a b(cde) f(g)')
  })

  test('leads a step out of its repeat at either end', () => {
    expect(moved('c', -1)).toBe('a c b(d) e f(g)')
    expect(moved('d', 1)).toBe('a b(c) d e f(g)')
    expect(moved('c', 1)).toBe('a b(dc) e f(g)')
  })

  test('leads a repeat past its neighbours', () => {
    expect(moved('b', -1)).toBe('b(cd) a e f(g)')
    expect(moved('f', -1)).toBe('a b(cd) f(g) e')
  })

  test('ends with the list', () => {
    expect(moved('a', -1)).toBeUndefined()
    expect(moved('f', 1)).toBeUndefined()
    expect(moved('gone', 1)).toBeUndefined()
  })
})

test('a copy stands below, with keys of its own', () => {
  expect(written(duplicateEntry(entries, 'a', newKeys()))).toBe('a 1 b(cd) e f(g)')
  expect(written(duplicateEntry(entries, 'c', newKeys()))).toBe('a b(c1d) e f(g)')
  expect(written(duplicateEntry(entries, 'b', newKeys()))).toBe('a b(cd) 1(23) e f(g)')
  expect(duplicateEntry(entries, 'gone', newKeys())).toEqual(entries)
})

test('a step is put into a repeat of its own, and a repeat is opened', () => {
  const wrapped = wrapStep(entries, 'a', '1')
  expect(written(wrapped)).toBe('1(a) b(cd) e f(g)')
  expect(wrapped[0]).toMatchObject({ count: 2 })
  expect(unwrapGroup(wrapped, '1')).toEqual(entries)
  expect(written(unwrapGroup(entries, 'b'))).toBe('a c d e f(g)')
  for (const key of ['b', 'c', 'gone']) expect(wrapStep(entries, key, '1')).toEqual(entries)
})

function written(list: readonly DraftEntry[]): string {
  return list
    .map((entry) => (isDraftGroup(entry) ? `${entry.key}(${entry.steps.map(({ key }) => key).join('')})` : entry.key))
    .join(' ')
}

function newKeys(): () => string {
  let count = 0
  return () => String(++count)
}

function build(): DraftEntry[] {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].values()
  const step = freshStep('active', timeOf(60))
  return draftEntries(
    [step, step, step, { repeat: { steps: 2, count: 3 } }, step, step, { repeat: { steps: 1, count: 2 } }],
    () => String(keys.next().value),
  )
}
