import { expect, test } from 'vitest'
import { drawInBuilder } from '#tests/support/rendering/drawn-builder.tsx'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { StepList } from './step-list.tsx'

const steps = [step('warmup', minutes(12)), step('interval', minutes(4)), { repeat: { steps: 1, count: 5 } }]

test('entries can be locked only where another version can be made, the steps of a repeat only as a whole', () => {
  expect(drawing().html).not.toContain('Keep this')
  const locking = drawing(({ draft }) => ({
    canLock: true,
    draft: { ...draft, locked: [draft.entries[1]?.key ?? ''] },
  }))
  expect(locking.html.match(/aria-label="Keep this step"/g)).toHaveLength(1)
  expect(locking.html.match(/aria-label="Keep this repeat"/g)).toHaveLength(1)
  expect(locking.part('Keep this step')).toMatchObject({ 'aria-pressed': false, className: 'text-ink-3' })
  expect(locking.part('Keep this step')['aria-describedby']).toBeDefined()
  expect(locking.part('Keep this repeat')).toMatchObject({ 'aria-pressed': true, className: '' })
  expect(locking.part('Keep this repeat')['aria-describedby']).toBeUndefined()
})

const drawing = (more: (builder: BuilderState) => Partial<BuilderState> = () => ({})) =>
  drawInBuilder((builder) => <StepList builder={builder} />, { steps, more })
