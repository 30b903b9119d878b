import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { sportOf } from '#domain/sports/registry.ts'
import { drawCount } from '#tests/support/drawn.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { secondsOf } from '../../workout/totals.ts'

type Drawn = { steps: Step[]; lengthOf: (step: Step) => number }
let sessions: Drawn[] = []

beforeAll(() => {
  const requests = fc.sample(generateRequest, { numRuns: drawCount(40_000), seed: 20_261_123 })
  sessions = requests
    .filter(({ sport }) => !sportOf(sport).inPool)
    .map((request) => ({
      steps: unroll(generate(request, { seed: 1 }).steps),
      lengthOf: (step) => secondsOf(step, request.sport),
    }))
}, 600_000)

/** The lengths of the steps whose notes say something, of each session that has any. */
function lengthsWhere(said: string): number[][] {
  const found = sessions
    .map(({ steps, lengthOf }) => steps.filter(({ notes = '' }) => notes.includes(said)).map(lengthOf))
    .filter((lengths) => lengths.length > 0)
  expect(found.length, said).toBeGreaterThan(3)
  return found
}

const isRising = (lengths: readonly number[]) =>
  lengths.every((one, index) => index === 0 || one > (lengths[index - 1] ?? 0))

test('bouts that get longer each time do, and those that get shorter', () => {
  for (const lengths of lengthsWhere('A little longer each time')) expect(isRising(lengths), `${lengths}`).toBe(true)
  for (const lengths of lengthsWhere('A little shorter each time'))
    expect(isRising(lengths.toReversed()), `${lengths}`).toBe(true)
})

test('a pyramid gets longer to the middle and then shorter by the same steps', () => {
  for (const lengths of lengthsWhere('Longer to the middle')) {
    expect(lengths).toEqual(lengths.toReversed())
    expect(isRising(lengths.slice(0, Math.ceil(lengths.length / 2))), `${lengths}`).toBe(true)
  }
})

test('one long effort stands alone', () => {
  for (const lengths of lengthsWhere('One long effort')) expect(lengths).toHaveLength(1)
})

test.each([
  ['The easy side of sweet spot', 'The hard side of sweet spot'],
  ['The easy side of tempo', 'The hard side of tempo'],
  ['The slow side of tempo', 'The quick side of tempo'],
  ['The slow side of threshold', 'The quick side of threshold'],
  ['Below threshold', 'Above threshold'],
])('%j is easier than %j', (easier, harder) => {
  const targetsWhere = (said: string, steps: readonly Step[]) =>
    steps.flatMap(({ notes = '', target }) =>
      notes.includes(said) && target?.percentMin !== undefined ? [target.percentMin] : [],
    )
  const pairs = sessions.flatMap(({ steps }) => {
    const [low, high] = [targetsWhere(easier, steps), targetsWhere(harder, steps)]
    return low.length > 0 && high.length > 0 ? [[Math.max(...low), Math.min(...high)] as const] : []
  })
  expect(pairs.length).toBeGreaterThan(0)
  for (const [low, high] of pairs) expect(low).toBeLessThan(high)
})

test('the long one of two is longer than the short one', () => {
  const uneven = sessions.flatMap(({ steps, lengthOf }) => {
    const [long, short] = ['The long one', 'The short one'].map((said) =>
      steps.filter(({ notes = '' }) => notes.startsWith(said)).map(lengthOf),
    )
    return long?.length && short?.length ? [[Math.min(...long), Math.max(...short)] as const] : []
  })
  expect(uneven.length).toBeGreaterThan(3)
  for (const [long, short] of uneven) expect(long).toBeGreaterThan(short)
})
