import { expect, test, vi } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { drawInBuilder } from '#tests/support/rendering/drawn-builder.tsx'
import { inApp } from '#tests/support/rendering/in-app.tsx'
import { metres, minutes, step } from '#tests/support/workouts/profile-examples.ts'
import type { DraftStep } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { BlockDialogs } from './block-dialogs.tsx'

const twoSteps = [step('warmup', minutes(10)), step('active', minutes(20))]
const blocks = [
  { id: '1', name: 'Opener', sport: 'cycling', steps: [step('warmup', minutes(10))] },
  { id: '2', name: 'Strides', sport: null, steps: [step('interval', metres(100))] },
]

test('without a dialog nothing is shown; each one is the one that was asked for', () => {
  expect(dialog({}).html).toBe('')
  expect(dialog({ blocks: 'insert' }, blocks).html).toContain('Insert block')
  expect(dialog({ blocks: 'insert' }, blocks).html).not.toContain('Save as block')
  expect(saving({}).html).toContain('Save as block')
})

test('the blocks are listed with their sport and length, to be found by name and put at a place', () => {
  const { html, part } = dialog({ blocks: 'insert' }, blocks)
  expect(html).toContain('Choose one of your blocks.')
  expect(html).toContain('Cycling · 10:00<')
  expect(html).toMatch(/>[^<]*100 m<\/span>/)
  expect(html).not.toContain('0:00 ·')
  expect(html).not.toMatch(/No blocks yet|None of your blocks|Loading blocks|You are offline|could not be loaded/)
  expect(part('Search').value).toBe('')
  expect(part('Place').value).toBe('end')
  expect(part('Rename Opener').autoFocus).toBe(false)
})

test('until there are blocks it says that they load, or how to get some', () => {
  const loading = dialog({ blocks: 'insert' }).html
  expect(loading).toContain('Loading blocks')
  expect(loading).not.toMatch(/No blocks yet|You are offline|could not be loaded|Your blocks|Search|Choose one/)
  const none = dialog({ blocks: 'insert' }, []).html
  expect(none).toContain('No blocks yet')
  expect(none).not.toMatch(/Loading blocks|Choose one|Search|None of your blocks/)
})

test('pressing a block inserts it at the end and closes the dialog; Enter without a search inserts none', () => {
  const [edit, showBlocks, preventDefault] = [vi.fn(), vi.fn(), vi.fn()]
  const { form, part } = dialog({ blocks: 'insert', edit, showBlocks }, blocks)
  form().onSubmit({ preventDefault })
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(edit).not.toHaveBeenCalled()
  part('Insert Opener').onClick()
  expect(showBlocks.mock.calls).toEqual([[undefined]])
  const [[action, , said]] = edit.mock.calls as [[object, string, string]]
  expect(action).toMatchObject({ type: 'insert', steps: blocks[0]?.steps, at: undefined })
  expect(said).toBe('Inserted Opener')
})

test('a block is saved under the name that is proposed, unless a field of its steps is not set', () => {
  const ready = saving({})
  expect(ready.part('Save')).toMatchObject({ disabled: false, busy: false })
  expect(ready.part('Name').value).toBe('My warm-up')
  expect(ready.html).toContain('Cycling · 30:00<')
  expect(ready.html).not.toMatch(/is not set yet|Replace that one|The block is not saved/)
  const unset = saving({ unread: 'x' })
  expect(unset.part('Save').disabled).toBe(true)
  expect(unset.html).toContain('A field of these steps is not set yet.')
})

test('Cancel closes the dialog', () => {
  const showBlocks = vi.fn()
  saving({}, { showBlocks }).part('Cancel').onClick()
  expect(showBlocks.mock.calls).toEqual([[undefined]])
})

/** The dialog that saves two steps, of which the second is as given. */
function saving(second: Partial<DraftStep>, more: Partial<BuilderState> = {}) {
  return dialog((builder) => {
    const [one, other] = builder.draft.entries as [DraftStep, DraftStep]
    return { ...more, blocks: { save: [one, { ...other, ...second }] } }
  })
}

function dialog(
  more: Partial<BuilderState> | ((builder: BuilderState) => Partial<BuilderState>),
  known?: readonly { steps: StoredSteps }[],
) {
  return drawInBuilder((builder) => <BlockDialogs builder={builder} />, {
    steps: twoSteps,
    more: typeof more === 'function' ? more : () => more,
    around: (inner) => inApp(inner, known ? { blocks: known } : {}),
  })
}
