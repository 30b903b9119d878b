import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { layoutProfile } from '#domain/profile/layout.ts'
import type { Step } from '#domain/workout/step.ts'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { draftOf } from '../draft/draft.ts'
import type { DraftStep } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import { StepHandles } from './step-handles.tsx'

const level = { type: 'power', percentMin: 60, percentMax: 65 } as const
const ramp = { type: 'power', percentMin: 60, percentMax: 85, ramp: 'falling' } as const

test('a step has a slider for its length and one for its intensity, which say their figures', () => {
  expect(sliders({ ...step('active', minutes(10), level), name: 'Steady' })).toEqual([
    'Length of Steady, horizontal, 600 of 5 to 86400, 10:00',
    'Intensity of Steady, vertical, 65 of 20 to 250, 60–65 % of FTP · 150–163 W',
  ])
})

test('a ramp has a slider for either end, and where it is narrow one for both', () => {
  expect(sliders(step('active', minutes(10), ramp)).slice(1)).toEqual([
    'Intensity at the start of Active, vertical, 85 of 60 to 250, 85→60 % of FTP · 213→150 W',
    'Intensity at the end of Active, vertical, 60 of 20 to 85, 85→60 % of FTP · 213→150 W',
  ])
  expect(sliders(step('active', minutes(10), ramp), 40).slice(1)).toEqual([
    'Intensity of Active, vertical, 85 of 20 to 250, 85→60 % of FTP · 213→150 W',
  ])
})

test('the handle of the length is beneath that of the end of a ramp', () => {
  const tops = (drawn: Step) =>
    [...draw(drawn).matchAll(/style="left:[^"]*;top:([\d.]+)px;width/g)].map(([, top]) => Number(top))
  const [length = 0, start = 0, end = 0] = tops(step('active', minutes(10), ramp))
  expect(start).toBeLessThan(end)
  expect(length).toBeCloseTo(end + 24)
})

test('a step without a target has a slider for its length alone, one with an effort for that too', () => {
  const open = step('active', minutes(10))
  expect(sliders(open)).toHaveLength(1)
  expect(sliders({ ...open, target: { type: 'open' } })).toHaveLength(1)
  expect(sliders({ ...open, effort: 7 })[1]).toContain('7 of 1 to 10, effort 7 of 10')
})

test('only the handles of the open step are in the order of tabs', () => {
  expect(draw(step('active', minutes(10)), 600, true)).toContain('tabindex="0"')
  expect(draw(step('active', minutes(10)), 600, false)).toContain('tabindex="-1"')
})

function sliders(drawn: Step, width?: number): string[] {
  return [...draw(drawn, width).matchAll(/role="slider"[^>]*/g)].map(([slider]) => {
    const value = (name: string) => new RegExp(`aria-${name}="([^"]*)"`).exec(slider)?.[1]?.replaceAll('\u202f', ' ')
    const figures = `${value('valuenow')} of ${value('valuemin')} to ${value('valuemax')}`
    return [value('label'), value('orientation'), figures, value('valuetext')].join(', ')
  })
}

function draw(drawn: Step, width = 600, isOpen = true): string {
  const draft = draftOf([drawn])
  const draftStep = draft.entries[0] as DraftStep
  const layout = layoutProfile([drawn], 'cycling', 250, { width, height: 300, size: 'hero' })
  const [bar] = layout.bars
  const known = { draft, details: {}, sport: 'cycling', reference: 250, dispatch: () => undefined }
  const builder = { ...known, open: isOpen ? draftStep : undefined } as unknown as BuilderState
  if (!bar) throw new Error('The step has no bar.')
  return renderToStaticMarkup(
    <StepHandles builder={builder} draftStep={draftStep} bar={bar} layout={layout} onPress={() => undefined} />,
  )
}
