import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SportId } from '#domain/sports/registry.ts'
import type { Step } from '#domain/workout/step.ts'
import { draftOf } from '../../draft/draft.ts'
import type { DraftStep } from '../../draft/draft-entries.ts'
import type { BuilderState } from '../../draft/use-builder.ts'
import { StepMore } from './step-more.tsx'

const swim: Step = { intensity: 'active', duration: { type: 'distance', unit: 'meters', value: 100 } }
const hundredAt90 = { reference: 90 }

test('a step without details has them folded, and one with a detail open', () => {
  expect(draw(swim, 'swimming')).toContain('aria-expanded="false"')
  for (const detail of [
    { cadence: { min: 90, max: 90 } },
    { stroke: 'medley' },
    { drill: 'kick' },
    { equipment: ['fins'] },
    { sendOff: 105 },
    { duration: { ...swim.duration, lapButton: true } },
  ] as const satisfies Partial<Step>[])
    expect(draw({ ...swim, ...detail }, 'swimming')).toContain('aria-expanded="true"')
  expect(draw(swim, 'swimming', { unreadDetails: { cadence: '9o' } })).toContain('value="9o"')
})

test('a swim is offered all, a run cadence and lap button, and a rest in the pool neither stroke nor send-off', () => {
  const cadence = { min: 30, max: 34 }
  expect(fieldsOf({ ...swim, cadence }, 'swimming')).toEqual([
    'Stroke',
    'Drill',
    'Equipment',
    'Before the next swim',
    'Cadence',
    'Press lap to end this step',
  ])
  const common = ['Cadence', 'Press lap to end this step']
  expect(fieldsOf({ ...swim, cadence }, 'running')).toEqual(common)
  expect(fieldsOf({ ...swim, cadence, intensity: 'rest' }, 'swimming')).toEqual(common)
})

test('a run keeps a field for each detail of a swim that its step has', () => {
  expect(fieldsOf({ ...swim, drill: 'pull' }, 'running')).toEqual(['Drill', 'Cadence', 'Press lap to end this step'])
  expect(fieldsOf({ ...swim, sendOff: 105 }, 'running')).toContain('Before the next swim')
})

test('a send-off says what rest it leaves where the athlete’s speed is known', () => {
  const atCss = { ...swim, sendOff: 105, target: { type: 'pace', percentMin: 100, percentMax: 100 } } as const
  expect(draw(atCss, 'swimming', {}, hundredAt90)).toContain('It leaves about 15\u202fs of rest.')
  expect(draw({ ...atCss, sendOff: 80 }, 'swimming', {}, hundredAt90)).toContain('It leaves no rest at this effort.')
  expect(draw(atCss, 'swimming')).not.toContain('It leaves')
})

function draw(step: Step, sport: SportId, more: Partial<DraftStep> = {}, known: Partial<BuilderState> = {}): string {
  const draft = draftOf([step])
  const [entry] = draft.entries
  const draftStep = { ...(entry as DraftStep), ...more }
  const builder = { draft, sport, reference: undefined, dispatch: () => undefined, ...known } as unknown as BuilderState
  return renderToStaticMarkup(<StepMore builder={builder} draftStep={draftStep} />)
}

function fieldsOf(step: Step, sport: SportId): string[] {
  const names = ['Stroke', 'Drill', 'Equipment', 'Before the next swim', 'Cadence', 'Press lap to end this step']
  const html = draw(step, sport)
  return names.filter((name) => html.includes(`>${name}</`))
}
