import { expect, test, vi } from 'vitest'
import { draw } from '#tests/support/rendering/draw.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { SaveDialog } from './save-dialog.tsx'

type Given = Partial<Parameters<typeof SaveDialog>[0]>

const details = { name: 'Tempo', sport: 'cycling', type: undefined, poolLength: undefined } as const
const stays = 'targets. Steps that have one are saved unchanged'

test('a new workout is saved, a stored one updated, and one without a name neither', () => {
  expect(saving({}).part('Save')).toMatchObject({ disabled: false, busy: false, type: 'submit' })
  expect(saving({}).html).toContain('Save Workout')
  expect(saving({ isUpdate: true }).part('Update').disabled).toBe(false)
  expect(saving({ isUpdate: true }).html).toContain('Update Workout')
  expect(saving({ isSaving: true }).part('Save').busy).toBe('Saving...')
  const onSave = vi.fn()
  const blank = { details: { ...details, name: ' ' }, onSave }
  expect(saving(blank).part('Save').disabled).toBe(true)
  submit(blank)
  expect(onSave).not.toHaveBeenCalled()
  expect(submit({ onSave })).toHaveBeenCalledOnce()
  expect(onSave).toHaveBeenCalledOnce()
})

test('a proposed name is offered unless the workout has it, and taken with a press', () => {
  expect(saving({ proposal: 'Tempo' }).html).not.toContain('Use “')
  expect(saving({ details: { ...details, name: ' Tempo ' }, proposal: 'Tempo' }).html).not.toContain('Use “')
  expect(saving({}).html).not.toContain('Use “')
  const onChange = vi.fn()
  const { html, part } = saving({ proposal: '3× 10 min', onChange })
  expect(html).toContain('Use “3× 10 min”')
  part('Name').hint.props.onClick()
  part('Name').onChange({ target: { value: 'Hills' } })
  expect(onChange.mock.calls).toEqual([[{ ...details, name: '3× 10 min' }], [{ ...details, name: 'Hills' }, 'name']])
})

test('it says which targets the sport does not have, what saving drops, and that the text cannot be read', () => {
  expect(saving({ foreignTargets: ['Power', 'Pace'] }).html).toContain(`Cycling has no power or pace ${stays}`)
  expect(saving({}).html).not.toContain(stays)
  expect(saving({ details: { ...details, sport: undefined }, foreignTargets: ['Power'] }).html).not.toContain(stays)
  expect(saving({ losesSwimDetails: true }).html).toContain('They are removed when you save.')
  expect(saving({}).html).not.toContain('They are removed when you save.')
  expect(saving({ unread: { line: 3, column: 1, message: 'Not a length.' } as Given['unread'] }).html).toContain(
    'They are what is saved.',
  )
  expect(saving({}).html).not.toContain('They are what is saved.')
  expect(saving({ line: ' 5x 3m ' }).html).toContain('“5x 3m” is typed below the steps and not added.')
  expect(saving({ line: ' ' }).html).not.toContain('typed below')
})

test('a sport is asked for only once one tried to save, and a change of it says what it changed', () => {
  const sportChange = { choose: () => undefined, undo: vi.fn(), changes: ['A target became open.'] }
  expect(saving({ details: { ...details, sport: undefined } }).part('Sport').error).toBeUndefined()
  const { html, part } = saving({ sportChange })
  expect(html).toContain('Now a ride')
  expect(html).toContain('A target became open. Names and notes of steps are as they were.')
  part('Undo').onClick()
  expect(sportChange.undo).toHaveBeenCalledOnce()
  expect(saving({}).html).not.toContain('Now a')
  expect(saving({ details: { ...details, sport: undefined }, sportChange }).html).not.toContain('Now a')
})

test('a workout that was changed elsewhere is kept one way or both, one that was deleted only as a new one', () => {
  const changed = conflict('changed')
  expect(changed.html).toContain('This workout was changed elsewhere')
  expect(changed.html).toContain('Which version should be kept?')
  for (const [label, called] of Object.entries({
    'Keep mine': 'onOverwrite',
    'Take the other': 'onTakeTheirs',
    'Keep both': 'onSaveAsNew',
  } as const)) {
    changed.part(label).onClick()
    expect(changed.given[called]).toHaveBeenCalledOnce()
    expect(changed.part(label).disabled).toBe(false)
    expect(conflict('changed', true).part(label).disabled).toBe(true)
  }
  const deleted = conflict('deleted')
  expect(deleted.html).toContain('This workout was deleted')
  expect(deleted.html).toContain('You can save your version as a new workout.')
  expect(deleted.parts('Keep mine')).toHaveLength(0)
  deleted.part('Cancel').onClick()
  deleted.part('Save as new').onClick()
  expect([deleted.given.onClose, deleted.given.onSaveAsNew].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

function saving(given: Given) {
  return draw(
    <SaveDialog
      details={details}
      onChange={() => undefined}
      proposal={undefined}
      sportChange={{ choose: () => undefined, undo: () => undefined, changes: [] }}
      isUpdate={false}
      isSaving={false}
      foreignTargets={[]}
      losesSwimDetails={false}
      unread={undefined}
      line=""
      onSave={() => undefined}
      onClose={() => undefined}
      {...given}
    />,
  )
}

/** Sends the form, as Enter does; returns what must be called, lest the page is left. */
function submit(given: Given) {
  const preventDefault = vi.fn()
  saving(given).form().onSubmit({ preventDefault })
  return preventDefault
}

function conflict(conflict: 'changed' | 'deleted', isBusy = false) {
  const given = { onOverwrite: vi.fn(), onTakeTheirs: vi.fn(), onSaveAsNew: vi.fn(), onClose: vi.fn() }
  return { ...draw(<ConflictDialog {...{ conflict, isBusy, ...given }} />), given }
}
