import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { unroll } from '../../../workout/groups.ts'
import { type Step, StoredSteps } from '../../../workout/step.ts'
import { flattenLoops, isNested, type Node } from './nested-repeats.ts'

const step = (value: number): Step => ({ intensity: 'active', duration: { type: 'time', unit: 'seconds', value } })
const loop = (count: number, ...nodes: Node[]): Node => ({ count, nodes })
const repeat = (steps: number, count: number) => ({ repeat: { steps, count } })

test('a loop becomes a repeat, a loop of one round its steps, and an empty loop is dropped', () => {
  expect(flattenLoops([step(1), loop(3, step(2), step(3)), loop(1, step(4)), loop(5)])).toEqual([
    step(1),
    step(2),
    step(3),
    repeat(2, 3),
    step(4),
  ])
})

test('of three sets of ten the outer loop is written out', () => {
  const set = [step(30), step(15), repeat(2, 10), step(180)]
  expect(flattenLoops([loop(3, loop(10, step(30), step(15)), step(180))])).toEqual([...set, ...set, ...set])
})

test('of ten times two hills and a rest the inner loop is written out', () => {
  expect(flattenLoops([loop(10, loop(2, step(60)), step(120))])).toEqual([step(60), step(60), step(120), repeat(3, 10)])
})

test('endless loops are refused without being written out', () => {
  const endless = [1, 2, 3, 4, 5].reduce<Node>((node) => loop(4_000_000_000, node, step(1)), step(1))
  expect(flattenLoops([endless])).toBeUndefined()
  expect(isNested([endless])).toBe(true)
  expect(isNested([loop(2, step(1))])).toBe(false)
})

const { node } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 1, max: 99 }).map(step),
    fc.record({ count: fc.integer({ min: 0, max: 6 }), nodes: fc.array(tie('node'), { maxLength: 4 }) }),
  ),
}))

testProperty('nested loops are flattened to the same steps in the same order', 1000, (drawing) => {
  fc.assert(
    fc.property(fc.array(node, { minLength: 1, maxLength: 5 }), (nodes) => {
      const stored = flattenLoops(nodes)
      const trained = countedOut(nodes)
      if (!stored) {
        expect(trained.length).toBeGreaterThan(250)
        return
      }
      expect(unroll(stored)).toEqual(trained)
      if (stored.length > 0 && trained.length <= 5000) expect(StoredSteps.safeParse(stored).success).toBe(true)
    }),
    drawing,
  )
})

function countedOut(nodes: readonly Node[]): Step[] {
  return nodes.flatMap((one) =>
    'nodes' in one ? Array.from({ length: Math.max(1, one.count) }, () => countedOut(one.nodes)).flat() : [one],
  )
}
