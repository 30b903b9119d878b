import { expect, test } from 'vitest'
import { type Draft, type DraftAction, draftOf, draftReducer } from './draft.ts'
import { everyStep, removedBy } from './draft-entries.ts'

const keysOf = ({ entries }: Draft) => everyStep(entries).map(({ key }) => key)
const after = (draft: Draft, ...actions: DraftAction[]) => actions.reduce(draftReducer, draft)
const addStep: DraftAction = { type: 'add-step', unit: 'kilometers' }

test('a step that is restored into a cleared workout has a key of its own', () => {
  const draft = draftOf([])
  const [key = ''] = keysOf(draft)
  const removed = removedBy(draft.entries, key)
  if (!removed) throw new Error('There is a step to remove.')
  const keys = keysOf(after(draft, { type: 'remove', key }, { type: 'clear' }, { type: 'restore', removed }))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

test('the steps of a repeat and those after it have keys of their own', () => {
  const keys = keysOf(after(draftOf([]), { type: 'add-repeat' }, addStep, { type: 'add-repeat' }, addStep))
  expect(new Set(keys).size).toBe(7)
})
