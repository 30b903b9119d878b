import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, editorEntriesOf, storedSteps } from '#tests/support/workouts/arbitraries.ts'
import { type EditorEntry, isGroup, toGroups, toStored, unroll } from './groups.ts'
import { isRepeat, type Step, StoredSteps as Stored, type StoredSteps } from './step.ts'

const named = (name: string): Step => ({
  name,
  intensity: 'active',
  duration: { type: 'time', unit: 'minutes', value: 600 },
})
const [warmup, hard, easy, cooldown] = ['Warm up', 'Hard', 'Easy', 'Cooldown'].map(named) as [Step, Step, Step, Step]

test('a repeat takes the steps before it into a group, and puts them back', () => {
  const stored: StoredSteps = [warmup, hard, easy, { repeat: { steps: 2, count: 5 } }, cooldown]
  const entries: EditorEntry[] = [warmup, { type: 'repeat', count: 5, steps: [hard, easy] }, cooldown]
  expect(toGroups(stored)).toEqual(entries)
  expect(toStored(entries)).toEqual(stored)
})

test('two repeats side by side stay two', () => {
  const stored: StoredSteps = [hard, { repeat: { steps: 1, count: 3 } }, hard, easy, { repeat: { steps: 2, count: 4 } }]
  expect(toGroups(stored).map((entry) => isGroup(entry) && entry.count)).toEqual([3, 4])
  expect(toStored(toGroups(stored))).toEqual(stored)
})

test('a repeat of one round opens into its steps', () => {
  expect(toGroups([warmup, hard, { repeat: { steps: 2, count: 1 } }])).toEqual([warmup, hard])
  expect(toStored([{ type: 'repeat', count: 1, steps: [warmup, hard] }])).toEqual([warmup, hard])
})

test('a group without steps is dropped', () => {
  expect(toStored([warmup, { type: 'repeat', count: 3, steps: [] }, cooldown])).toEqual([warmup, cooldown])
})

test('repeats are trained one round after another', () => {
  const stored: StoredSteps = [warmup, hard, easy, { repeat: { steps: 2, count: 2 } }, cooldown]
  expect(unroll(stored)).toEqual([warmup, hard, easy, hard, easy, cooldown])
})

testProperty('stored steps are unchanged by the editor', 1000, (drawing) => {
  fc.assert(
    fc.property(storedSteps, (stored) => {
      expect(toStored(toGroups(stored))).toEqual(stored)
    }),
    drawing,
  )
})

testProperty('the entries of the builder are the same after they are stored, and can be saved', 1000, (drawing) => {
  fc.assert(
    fc.property(
      anySport.chain((sport) => editorEntriesOf(sport)),
      (entries) => {
        const stored = toStored(entries)
        expect(Stored.safeParse(stored).success).toBe(true)
        expect(toGroups(stored)).toEqual(entries)
      },
    ),
    drawing,
  )
})

testProperty('expanding repeats keeps every bout', 500, (drawing) => {
  fc.assert(
    fc.property(storedSteps, (stored) => {
      const bouts = stored.reduce(
        (sum, entry) => sum + (isRepeat(entry) ? entry.repeat.steps * (entry.repeat.count - 1) : 1),
        0,
      )
      expect(unroll(stored)).toHaveLength(bouts)
    }),
    drawing,
  )
})
