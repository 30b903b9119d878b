import { expect, test, vi } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { drawInBuilder } from '#tests/support/rendering/drawn-builder.tsx'
import { metres, minutes, step } from '#tests/support/workouts/profile-examples.ts'
import type { DraftStep } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { StepList } from './step-list.tsx'

const hard = step('interval', minutes(4), { type: 'power', zoneNumber: 5 })
const steps: StoredSteps = [
  step('warmup', minutes(12)),
  hard,
  step('rest', minutes(2)),
  { repeat: { steps: 2, count: 5 } },
]
const boxes = /<button[^>]*role="checkbox"[^>]*>/g

test('the rows say length, target and how often a repeat is done', () => {
  const { html, part } = drawing(steps)
  expect(html).toContain('>12:00</span>')
  expect(html).toContain('30:00<span class="max-sm:sr-only"> in all</span>')
  expect(html).not.toContain('≈')
  expect(part('One repeat fewer').disabled).toBe(false)
  expect(part('One repeat more').disabled).toBe(false)
  expect(html).not.toContain('No steps yet')
  expect(html).not.toContain('role="checkbox"')
  expect(html).toContain('width:3.2ch')
  const swims: StoredSteps = [step('interval', metres(100)), { repeat: { steps: 1, count: 100 } }]
  const long = drawing(swims, {}, 'swimming').html
  expect(long).toContain('≈')
  expect(long).toContain('width:4.2ch')
  expect(drawing([], noSteps).html).toContain('No steps yet. Add one, or a repeat.')
})

test('a repeat is done twice at least and as often as a workout can store at most', () => {
  const repeat = (count: number) => drawing([hard, { repeat: { steps: 1, count } }])
  expect([repeat(2).part('One repeat fewer').disabled, repeat(3).part('One repeat fewer').disabled]).toEqual([
    true,
    false,
  ])
  expect([repeat(999).part('One repeat more').disabled, repeat(998).part('One repeat more').disabled]).toEqual([
    true,
    false,
  ])
  const dispatch = vi.fn()
  const { part } = drawing(steps, { dispatch })
  part('One repeat fewer').onClick()
  part('One repeat more').onClick()
  expect(dispatch.mock.calls.map(([action]) => action)).toMatchObject([
    { type: 'count', typed: '4' },
    { type: 'settle-count' },
    { type: 'count', typed: '6' },
    { type: 'settle-count' },
  ])
})

test('the open step is the one that is expanded, with its fields beneath it', () => {
  const { html } = drawing(steps)
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(1)
  expect(html.match(/The fields/g)).toHaveLength(1)
  expect(html.match(/bg-accent-wash/g)).toHaveLength(1)
})

test('while some are selected the rows are boxes without fields, and a bar tells their number', () => {
  const { html } = chosen([0])
  expect(html.match(boxes)).toHaveLength(4)
  expect(html.match(/aria-checked="true"/g)).toHaveLength(1)
  expect(html).toContain('>1 selected</p>')
  expect(html).not.toContain('The fields')
  expect(html).not.toContain('bg-accent-wash')
  expect(chosen([1]).html.match(/aria-checked="true"/g)).toHaveLength(3)
  expect(drawing(steps).html).not.toContain(' selected')
})

test('the bar offers what can be done with the selected ones', () => {
  const bar = (places: number[]) => chosen(places).parts
  expect([bar([0])('Move up').at(-1)?.disabled, bar([0])('Move down').at(-1)?.disabled]).toEqual([true, false])
  expect([bar([1])('Move up').at(-1)?.disabled, bar([1])('Move down').at(-1)?.disabled]).toEqual([false, true])
  expect(bar([0])('Put into a repeat')[0]?.disabled).toBe(false)
  expect(bar([1])('Put into a repeat: for steps next to each other')[0]?.disabled).toBe(true)
})

test('a field that is not set is said in its row', () => {
  const row = (more: Partial<DraftStep>) =>
    drawing([hard], (builder) => ({
      draft: { ...builder.draft, entries: [{ ...(builder.draft.entries[0] as DraftStep), ...more }] },
    })).html
  expect(row({ unread: 'x' })).toContain('Not set')
  expect(row({})).not.toMatch(/not set/i)
  expect(row({ unreadDetails: { target: 'x', cadence: 'x' } })).toContain('Target not set')
  expect(row({ unreadDetails: { cadence: 'x', sendOff: 'x' } })).toContain('Cadence not set')
  expect(row({ unreadDetails: { sendOff: 'x' } })).toContain('Send-off not set')
})

test('a rest, or a step with details, is not said to be open', () => {
  const row = (one: (typeof steps)[number]) => drawing([one]).html
  expect(row(step('active', minutes(5)))).toMatch(/>(no target|open)/i)
  expect(row(step('rest', minutes(5)))).not.toMatch(/>(no target|open)/i)
  expect(row({ ...step('active', minutes(5)), cadence: { min: 90, max: 90 } })).not.toMatch(/>(no target|open)/i)
  expect(row({ ...step('rest', minutes(5)), effort: 2 })).toMatch(/effort 2/i)
  expect(row({ ...hard, cadence: { min: 90, max: 90 } })).toMatch(/Zone 5[^<]*, 90 rpm/)
})

test('undo and redo can be pressed while there is something to undo or redo', () => {
  const buttons = (canUndo: boolean, canRedo: boolean) => {
    const { part } = drawing(steps, { canUndo, canRedo })
    return [part('Undo').disabled, part('Redo').disabled]
  }
  expect(buttons(true, false)).toEqual([false, true])
  expect(buttons(false, true)).toEqual([true, false])
})

test('the buttons below the steps add one, a repeat and a block', () => {
  const [add, showBlocks] = [vi.fn(), vi.fn()]
  const { part } = drawing(steps, { add, showBlocks })
  part('Add step').onClick()
  part('Add repeat group').onClick()
  part('Insert block').onClick()
  part('Add step to repeat').onClick()
  expect(add.mock.calls).toEqual([['step'], ['repeat'], ['step', { by: expect.any(String), side: 'last' }]])
  expect(showBlocks).toHaveBeenCalledWith('insert')
})

// A builder that is opened without steps begins with one.
const noSteps = ({ draft }: BuilderState) => ({ draft: { ...draft, entries: [] } })

const chosen = (places: number[]) =>
  drawing(steps, ({ choice, draft }) => {
    const keys = places.map((place) => draft.entries[place]?.key ?? '')
    const isChosen: BuilderState['choice']['isChosen'] = ({ key }, group) =>
      keys.includes(key) || keys.includes(group?.key ?? '')
    return { choice: { ...choice, keys, isChosen } }
  })

function drawing(
  shown: StoredSteps,
  more: Partial<BuilderState> | ((builder: BuilderState) => Partial<BuilderState>) = {},
  sport: 'cycling' | 'running' | 'swimming' = 'cycling',
) {
  return drawInBuilder((builder) => <StepList builder={builder} panel="The fields" />, {
    steps: shown,
    details: { sport },
    more: typeof more === 'function' ? more : () => more,
  })
}
