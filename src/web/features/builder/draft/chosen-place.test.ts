import { expect, test } from 'vitest'
import { chosenPlace } from './chosen-place.ts'
import { type DraftEntry, type DraftStep, isDraftGroup } from './draft-entries.ts'
import { freshStep, timeOf } from './draft-step.ts'
import { placeEntries } from './move-entries.ts'

const step = (key: string): DraftStep => ({ key, step: freshStep('active', timeOf(60)) })

/** a, b, a repeat r of x and y, then c, and a repeat s of z. */
const entries: DraftEntry[] = [
  step('a'),
  step('b'),
  { key: 'r', count: 3, steps: [step('x'), step('y')] },
  step('c'),
  { key: 's', count: 2, steps: [step('z')] },
]

/** The keys of a list: `a r(x y) c`. */
function drawn(list: readonly DraftEntry[]): string {
  return list.map((entry) => (isDraftGroup(entry) ? `${entry.key}(${drawn(entry.steps)})` : entry.key)).join(' ')
}

test.each<[string[], -1 | 1, string | undefined]>([
  [['a', 'b'], 1, 'r(a b x y) c s(z)'],
  [['b', 'a'], -1, undefined],
  [['x', 'y'], -1, 'a b x y c s(z)'],
  [['x', 'y'], 1, 'a b x y c s(z)'],
  [['y'], -1, 'a b r(y x) c s(z)'],
  [['r', 'c'], -1, 'a r(x y) c b s(z)'],
  [['r', 'c'], 1, 'a b s(z) r(x y) c'],
  [['c'], -1, 'a b r(x y c) s(z)'],
  [['a', 'x'], 1, undefined],
  [['a', 'c'], 1, undefined],
  [[], 1, undefined],
])('%j move by %i', (keys, by, expected) => {
  const at = chosenPlace(entries, keys, by)
  expect(at && drawn(placeEntries(entries, keys, at))).toBe(expected)
})
