import { expect, test } from 'vitest'
import {
  type ChosenChange,
  canMoveChosen,
  canWrap,
  changeChosen,
  chosenIn,
  keyBeside,
  keysBetween,
  neighbourOfChosen,
  toggleChosen,
} from './chosen-entries.ts'
import { type DraftEntry, type DraftStep, isDraftGroup } from './draft-entries.ts'
import { freshStep, timeOf } from './draft-step.ts'

const step = (key: string): DraftStep => ({ key, step: freshStep('active', timeOf(60)) })

/** a, b, a repeat r of x, y, z, then c and d. */
const entries: DraftEntry[] = [
  step('a'),
  step('b'),
  { key: 'r', count: 3, steps: [step('x'), step('y'), step('z')] },
  step('c'),
  step('d'),
]

/** The keys of a list: `a r(x y) c`. */
function drawn(list: readonly DraftEntry[]): string {
  return list.map((entry) => (isDraftGroup(entry) ? `${entry.key}(${drawn(entry.steps)})` : entry.key)).join(' ')
}

function after(change: ChosenChange, ...keys: string[]): string {
  let count = 0
  return drawn(changeChosen(entries, keys, change, () => String(++count)))
}

test('the chosen entries are in the order of the list, a chosen repeat with all its steps', () => {
  expect(drawn(chosenIn(entries, ['d', 'y', 'a']))).toBe('a y d')
  expect(drawn(chosenIn(entries, ['y', 'r', 'gone']))).toBe('r(x y z)')
})

test.each<[ChosenChange, string[], string]>([
  ['remove', ['a', 'r', 'x'], 'b c d'],
  ['remove', ['x', 'y', 'z', 'd'], 'a b c'],
  ['duplicate', ['a', 'b'], 'a b 1 2 r(x y z) c d'],
  ['duplicate', ['a', 'r'], 'a b r(x y z) 1 2(3 4 5) c d'],
  ['duplicate', ['a', 'y'], 'a b r(x y 1 2 z) c d'],
  ['duplicate', ['r', 'y'], 'a b r(x y z) 1(2 3 4) c d'],
  ['up', ['b', 'r'], 'b r(x y z) a c d'],
  ['up', ['a', 'c'], 'a b c r(x y z) d'],
  ['up', ['y', 'z', 'd'], 'a b r(y z x) d c'],
  ['down', ['a', 'b'], 'r(x y z) a b c d'],
  ['down', ['c', 'd', 'x'], 'a b r(y x z) c d'],
  ['wrap', ['b', 'a'], '1(a b) r(x y z) c d'],
  ['wrap', ['a', 'c'], 'a b r(x y z) c d'],
  ['wrap', ['b', 'r'], 'a b r(x y z) c d'],
  ['wrap', ['x', 'y'], 'a b r(x y z) c d'],
  ['duplicate', [], 'a b r(x y z) c d'],
])('%s of %j', (change, keys, expected) => {
  expect(after(change, ...keys)).toBe(expected)
})

test('steps are put into a repeat together only where they stand next to each other in the list', () => {
  expect(canWrap(entries, ['a', 'b'])).toBe(true)
  for (const keys of [[], ['a', 'c'], ['b', 'r'], ['x', 'y']]) expect(canWrap(entries, keys)).toBe(false)
})

test('chosen entries can move until all of them stand at the end of their list', () => {
  expect(canMoveChosen(entries, ['a', 'b'], -1)).toBe(false)
  expect(canMoveChosen(entries, ['a', 'b'], 1)).toBe(true)
  expect(canMoveChosen(entries, ['a', 'y'], -1)).toBe(true)
  expect(canMoveChosen(entries, ['z', 'd'], 1)).toBe(false)
})

test('a step that is taken out of a chosen repeat leaves the others chosen', () => {
  expect(toggleChosen(entries, ['a'], 'b')).toEqual(['a', 'b'])
  expect(toggleChosen(entries, ['a', 'b'], 'a')).toEqual(['b'])
  expect(toggleChosen(entries, ['a', 'r'], 'y')).toEqual(['a', 'x', 'z'])
})

test('a range reaches over whole repeats, or stays within one', () => {
  expect(keysBetween(entries, 'c', 'b')).toEqual(['b', 'r', 'c'])
  expect(keysBetween(entries, 'a', 'y')).toEqual(['a', 'b', 'r'])
  expect(keysBetween(entries, 'z', 'y')).toEqual(['y', 'z'])
  expect(keysBetween(entries, 'gone', 'd')).toEqual([])
})

test('the entry beside is in the same list', () => {
  expect(keyBeside(entries, 'b', 1)).toBe('r')
  expect(keyBeside(entries, 'x', 1)).toBe('y')
  expect(keyBeside(entries, 'z', 1)).toBeUndefined()
  expect(keyBeside(entries, 'a', -1)).toBeUndefined()
})

test('the step after the removed ones takes the focus, else the one before', () => {
  expect(neighbourOfChosen(entries, ['a', 'b'])).toBe('x')
  expect(neighbourOfChosen(entries, ['b', 'r'])).toBe('c')
  expect(neighbourOfChosen(entries, ['r', 'c', 'd'])).toBe('b')
  expect(neighbourOfChosen(entries, ['a', 'b', 'r', 'c', 'd'])).toBeUndefined()
})
