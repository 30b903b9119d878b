import { expect, test, vi } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { drawInBuilder } from '#tests/support/rendering/drawn-builder.tsx'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import type { DraftStep } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { StepPanel } from './step-panel.tsx'

const ten = step('active', minutes(10), { type: 'power', percentMin: 80, percentMax: 90 })

test('the intensities are offered in the order in which they occur in a session', () => {
  const { part } = panel([ten])
  expect(part('Intensity').options.map(({ value }: { value: string }) => value)).toEqual([
    'warmup',
    'active',
    'interval',
    'recovery',
    'rest',
    'cooldown',
  ])
  expect(part('Intensity').value).toBe('active')
})

test('a step is moved where it can be, and deleted', () => {
  const disabled = (place: number) => {
    const { part } = panel([ten, ten], { place })
    return [part('Move up').disabled, part('Move down').disabled]
  }
  expect(disabled(0)).toEqual([true, false])
  expect(disabled(1)).toEqual([false, true])
  const [move, remove] = [vi.fn(), vi.fn()]
  const { part } = panel([ten, ten], { more: { move, remove } })
  part('Move up').onClick()
  part('Move down').onClick()
  part('Delete').onClick()
  expect(move.mock.calls.map(([, by]) => by)).toEqual([-1, 1])
  expect(remove).toHaveBeenCalledOnce()
})

test('intensity, name and notes are changed by their fields', () => {
  const dispatch = vi.fn()
  const { part } = panel([{ ...ten, notes: 'Sit up' }], { more: { dispatch } })
  part('Intensity').onChange('rest')
  part('Name').onChange({ target: { value: 'Hard' } })
  part('Notes').onChange({ target: { value: 'Stand up' } })
  expect(dispatch.mock.calls.map(([action]) => action)).toMatchObject([
    { type: 'intensity', intensity: 'rest' },
    { type: 'text', field: 'name', text: 'Hard' },
    { type: 'text', field: 'notes', text: 'Stand up' },
  ])
  expect(part('Name')).toMatchObject({ value: '', maxLength: 200 })
  expect(panel([{ ...ten, name: 'Hard' }]).part('Name').value).toBe('Hard')
})

test('the notes are folded unless there are some', () => {
  expect(panel([ten]).part('Add notes')['aria-expanded']).toBe(false)
  expect(panel([ten]).parts('Notes')).toHaveLength(0)
  const { part } = panel([{ ...ten, notes: 'Sit up' }])
  expect(part('Hide notes')['aria-expanded']).toBe(true)
  expect(part('Notes')).toMatchObject({ value: 'Sit up', maxLength: 2000 })
})

test('a target is typed or chosen in a dialog, and one that cannot be read stays in its field', () => {
  const onAim = vi.fn()
  const shown = panel([ten], { onAim })
  expect(shown.part('Target')).toMatchObject({ value: '80-90%', error: undefined })
  expect(shown.html.replace(/<[^>]*>/g, '')).toContain('80–90 % of FTP')
  const change = shown.html.match(/<button[^>]*-target"[^>]*>/g)
  expect(change).toHaveLength(1)
  expect(panel([ten], { unreadDetails: { target: 'x' } }).part('Target').value).toBe('x')
})

test('a cadence is one figure or a range, and says so unless it cannot be read', () => {
  const cadence = { min: 85, max: 95 }
  expect(panel([{ ...ten, cadence }]).part('Cadence')).toMatchObject({
    value: '85-95',
    unit: 'rpm',
    hint: 'One figure or a range.',
    error: undefined,
  })
  const unread = panel([{ ...ten, cadence }], { unreadDetails: { cadence: '9o' } }).part('Cadence')
  expect(unread).toMatchObject({ value: '9o', hint: undefined })
  expect(unread.error).toEqual(expect.any(String))
  const dispatch = vi.fn()
  panel([{ ...ten, cadence }], { more: { dispatch } })
    .part('Cadence')
    .onChange({ target: { value: '90' } })
  expect(dispatch.mock.calls[0]?.[0]).toMatchObject({ type: 'detail', detail: { field: 'cadence', typed: '90' } })
})

type Given = {
  place?: number
  more?: Partial<BuilderState>
  onAim?: () => void
  unreadDetails?: DraftStep['unreadDetails']
}

function panel(steps: StoredSteps, { place = 0, more = {}, onAim = () => undefined, unreadDetails }: Given = {}) {
  return drawInBuilder(
    (builder) => {
      const entry = builder.draft.entries[place] as DraftStep
      const draftStep = { ...entry, ...(unreadDetails && { unreadDetails }) }
      return <StepPanel builder={builder} draftStep={draftStep} onAim={onAim} />
    },
    { steps, more: () => more },
  )
}
