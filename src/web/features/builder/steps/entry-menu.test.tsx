import { expect, test, vi } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { drawInBuilder } from '#tests/support/rendering/drawn-builder.tsx'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { everyStep } from '../draft/draft-entries.ts'
import { entryOf } from '../draft/place-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { EntryMenu } from './entry-menu.tsx'

const ten = step('active', minutes(10))
const steps: StoredSteps = [ten, ten, { repeat: { steps: 1, count: 5 } }, ten]

test('a menu offers what can be done with its entry where it stands', () => {
  expect(labels(0)).toEqual(expect.arrayContaining(['Move into repeat below', 'Repeat this step', 'Duplicate']))
  expect(labels(0)).not.toContain('Move out of repeat')
  expect(labels(0)).not.toContain('Move into repeat above')
  expect(labels(0)).not.toContain('Remove repeat, keep steps')
  expect(labels(1)).toContain('Move out of repeat')
  expect(labels(1)).not.toContain('Repeat this step')
  expect(labels(2)).toContain('Move into repeat above')
  expect(labels(2)).not.toContain('Move into repeat below')
})

test('an entry is moved where it can be', () => {
  expect(moves(0)).toEqual([true, false])
  expect(moves(2)).toEqual([false, true])
  const move = vi.fn()
  item(0, 'Move up', { move })?.onSelect?.()
  item(0, 'Move down', { move })?.onSelect?.()
  expect(move.mock.calls.map(([, by]) => by)).toEqual([-1, 1])
})

test('it is selected, or no longer, saved as a block, and deleted', () => {
  expect(labels(0)).toContain('Select')
  expect(labels(0, (builder) => ({ choice: { ...builder.choice, isChosen: () => true } }))).toContain('Unselect')
  const [showBlocks, remove] = [vi.fn(), vi.fn()]
  item(0, 'Save as block…', { showBlocks })?.onSelect?.()
  item(0, 'Delete', { remove })?.onSelect?.()
  expect(showBlocks.mock.calls[0]?.[0].save).toHaveLength(1)
  expect(remove).toHaveBeenCalledOnce()
})

type More = Partial<BuilderState> | ((builder: BuilderState) => Partial<BuilderState>)
type Item = { label: string; disabled?: boolean; onSelect?: () => void }

/** The menu of a step, counted with those in repeats. */
function items(place: number, more: More = {}): Item[] {
  const menu = drawInBuilder(
    (builder) => {
      const { entries } = builder.draft
      const entry = entryOf(entries, everyStep(entries)[place]?.key ?? '')
      return entry && <EntryMenu builder={builder} entry={entry} />
    },
    { steps, more: typeof more === 'function' ? more : () => more },
  )
  return menu.part('Actions for Active').items()
}

const item = (place: number, label: string, more?: More) => items(place, more).find((one) => one.label === label)
const labels = (place: number, more?: More) => items(place, more).map(({ label }) => label)
const moves = (place: number) => ['Move up', 'Move down'].map((label) => item(place, label)?.disabled)
