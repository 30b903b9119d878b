import { expect, test } from 'vitest'
import type { SportId } from '#domain/sports/registry.ts'
import { drawInBuilder } from '#tests/support/rendering/drawn-builder.tsx'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { QuickLine } from './quick-line.tsx'

test('the line asks for the first or the next steps, with an example of the sport', () => {
  expect(drawing('cycling').part('Type the next steps').placeholder).toBe('5x 3m 110-120% / 3m easy')
  expect(drawing('running', false).part('Type the steps').placeholder).toBe('6x 800mtr Z4 / 2m easy')
  expect(drawing('swimming', false).part('Type the steps').placeholder).toBe('8x100 on 1:50')
})

test('a line that was not sent has neither a reading nor a problem', () => {
  expect(drawing('cycling').part('Type the next steps')).toMatchObject({ value: '', hint: undefined, error: undefined })
})

// A builder that is opened without steps begins with one.
const drawing = (sport: SportId, hasSteps = true) =>
  drawInBuilder((builder) => <QuickLine builder={builder} />, {
    steps: [step('warmup', minutes(12))],
    details: { sport },
    more: ({ draft }) => (hasSteps ? {} : { draft: { ...draft, entries: [] } }),
  })
