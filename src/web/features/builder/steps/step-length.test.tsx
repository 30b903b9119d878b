import { expect, test, vi } from 'vitest'
import type { Step } from '#domain/workout/step.ts'
import { drawInBuilder } from '#tests/support/rendering/drawn-builder.tsx'
import { metres, minutes, step } from '#tests/support/workouts/profile-examples.ts'
import type { DraftStep } from '../draft/draft-entries.ts'
import { StepLength } from './step-length.tsx'

const tenMinutes = step('active', minutes(10))
const kilometre = step('active', metres(1500))

test('a time has one field, a distance has its unit beside it, and both say how they were read', () => {
  const time = drawing([tenMinutes])
  expect(time.part('Duration type').value).toBe('time')
  expect(time.part('Duration')).toMatchObject({ value: '10', className: 'col-span-2', error: undefined })
  expect(time.html).toContain('Read as 10 min')
  expect(time.parts('Unit')).toHaveLength(0)
  const distance = drawing([kilometre])
  expect(distance.part('Duration type').value).toBe('distance')
  expect(distance.part('Distance').className).toBe('')
  expect(distance.html).toContain('Read as 1,500 m')
  expect(distance.part('Unit').value).toBe('meters')
})

test('what cannot be read is said with what the length stays meanwhile', () => {
  const { part } = drawing([tenMinutes], { unread: 'ten' })
  expect(part('Duration').value).toBe('ten')
  expect(part('Duration').error).toMatch(/\. Until then it stays 10\smin\.$/)
  expect(part('Duration').hint).toBeUndefined()
  expect(drawing([tenMinutes], { unread: '12:00' }).part('Duration').error).toMatch(/^Type this length again\. Until/)
})

test('another unit says that it changes all distances where there are several', () => {
  const says = 'Another unit changes all 2 distances of this workout.'
  expect(drawing([kilometre, kilometre]).html).toContain(says)
  expect(drawing([kilometre]).html).not.toContain('Another unit')
  expect(drawing([tenMinutes, kilometre, kilometre]).html).not.toContain('Another unit')
})

test('the type, the length and the unit are changed by their fields', () => {
  const dispatch = vi.fn()
  drawing([tenMinutes], {}, dispatch).part('Duration type').onChange('distance')
  drawing([tenMinutes], {}, dispatch)
    .part('Duration')
    .onChange({ target: { value: '2k' } })
  drawing([kilometre], {}, dispatch).part('Unit').onChange('yards')
  expect(dispatch.mock.calls.map(([action]) => action)).toMatchObject([
    { type: 'duration-type', durationType: 'distance' },
    { type: 'duration', typed: '2k', field: { type: 'time', unit: 'minutes' } },
    { type: 'distance-unit', unit: 'yards' },
  ])
})

function drawing(steps: Step[], more: Partial<DraftStep> = {}, dispatch: () => void = () => undefined) {
  return drawInBuilder(
    (builder) => <StepLength builder={builder} draftStep={{ ...(builder.draft.entries[0] as DraftStep), ...more }} />,
    { steps, more: () => ({ dispatch }) },
  )
}
