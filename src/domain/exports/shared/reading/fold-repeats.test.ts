import { expect, test } from 'vitest'
import { type EditorEntry, isGroup } from '../../../workout/groups.ts'
import type { Step } from '../../../workout/step.ts'
import { foldEntries, foldRepeats } from './fold-repeats.ts'

/** A step for each letter; the same letter is the same step. */
function stepsOf(letters: string): Step[] {
  return [...letters].map((name) => ({
    name,
    intensity: 'active',
    duration: { type: 'time', unit: 'seconds', value: 60 },
  }))
}

/** Entries as they would be said: `2(AB) C`. */
function said(entries: readonly EditorEntry[]): string {
  const lettersOf = (steps: readonly Step[]) => steps.map(({ name }) => name).join('')
  return entries
    .map((entry) => (isGroup(entry) ? `${entry.count}(${lettersOf(entry.steps)})` : lettersOf([entry])))
    .join(' ')
}

test.each([
  ['', ''],
  ['ABC', 'A B C'],
  // One step twice is written twice, and three times as a repeat.
  ['AA', 'A A'],
  ['AAA', '3(A)'],
  ['AAB', 'A A B'],
  // Two steps are a repeat from twice on; what is left over of a round stands behind it.
  ['ABAB', '2(AB)'],
  ['ABABA', '2(AB) A'],
  ['WABABABC', 'W 3(AB) C'],
  ['ABCABCABC', '3(ABC)'],
  ['ABCAB', 'A B C A B'],
  // The repeat that leaves the fewest steps to write; of equal ones the shortest block.
  ['ABABABAB', '4(AB)'],
  ['AABAAB', '2(AAB)'],
  ['AAAB', '3(A) B'],
  ['AAAAA', '5(A)'],
  ['ABABCDCD', '2(AB) 2(CD)'],
  // A block that is alike only in part is no repeat, however long it is.
  ['AAABAAAC', '3(A) B 3(A) C'],
])('the steps %s are written as %s', (letters, entries) => {
  expect(said(foldRepeats(stepsOf(letters)))).toBe(entries)
})

test('a block has at most thirty steps, and a repeat at most 999 rounds', () => {
  const alphabet = Array.from({ length: 31 }, (_, index) => String.fromCharCode(65 + index)).join('')
  const thirty = alphabet.slice(0, 30)
  expect(said(foldRepeats(stepsOf(thirty + thirty)))).toBe(`2(${thirty})`)
  expect(foldRepeats(stepsOf(alphabet + alphabet)).some(isGroup)).toBe(false)
  expect(said(foldRepeats(stepsOf('A'.repeat(1000))))).toBe('999(A) A')
  expect(said(foldRepeats(stepsOf('AB'.repeat(1000))))).toBe('999(AB) A B')
})

test('steps that differ in anything are not the same', () => {
  const [one, other] = stepsOf('AA') as [Step, Step]
  const steady = { ...other, cadence: { min: 90, max: 90 } }
  expect(foldRepeats([one, steady, one, steady, one])).toEqual([
    { type: 'repeat', count: 2, steps: [one, steady] },
    one,
  ])
  expect(foldRepeats([one, one, steady]).some(isGroup)).toBe(false)
})

test('the steps before and after an existing repeat are folded separately', () => {
  const group = { type: 'repeat', count: 4, steps: stepsOf('X') } as const
  expect(said(foldEntries([...stepsOf('ABAB'), group, ...stepsOf('AB')]))).toBe('2(AB) 4(X) A B')
  expect(said(foldEntries([...stepsOf('AB'), group, ...stepsOf('ABCDCD')]))).toBe('A B 4(X) A B 2(CD)')
  expect(said(foldEntries([group, group]))).toBe('4(X) 4(X)')
})
