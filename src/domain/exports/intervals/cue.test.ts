import { expect, test } from 'vitest'
import type { Step } from '../../workout/step.ts'
import { cueOf } from './cue.ts'

const duration = { type: 'time', unit: 'minutes', value: 60 } as const
const cue = (step: Partial<Step>) => cueOf({ intensity: 'active', duration, ...step })

test.each([
  ['Hill', 'Hill', 'active'],
  ['Sit up, now! (really)', 'Sit up, now! (really)', 'active'],
  ["Don't stop", "Don't stop", 'active'],
  ['Recovery spin', 'Recovery spin', 'recovery'],
  ['Warm up', 'Warm up', 'warmup'],
  ['At threshold', 'At threshold', 'active'],
])('a step called %j has the cue %j, which is read as %s', (name, text, implied) => {
  expect(cue({ name })).toEqual({ text, implied, keepsName: true, keepsSwim: true })
})

test.each([
  '3 Hills',
  '(Hill)',
  'Hill 3',
  'Hill/valley',
  'Ramp up',
  'RAMP it',
  'Go free',
  'A free ride',
  'A freeride',
  'The last lap',
  'A maxeffort',
  'With hidepower',
])('the name %j would be read as something else and is left out', (name) => {
  expect(cue({ name })).toEqual({ text: '', implied: 'active', keepsName: false, keepsSwim: true })
})

test.each<[Partial<Step>, string, Partial<ReturnType<typeof cueOf>>]>([
  [{}, '', { keepsName: true, keepsSwim: true }],
  [{ stroke: 'butterfly' }, 'butterfly', { keepsName: true, keepsSwim: true }],
  [
    { drill: 'kick', equipment: ['fins', 'snorkel'] },
    'kick with fins and snorkel',
    { keepsName: true, keepsSwim: true },
  ],
  [{ name: 'Dolphin', stroke: 'butterfly' }, 'Dolphin, butterfly', { keepsName: true, keepsSwim: false }],
  [{ name: 'Long Butterfly', stroke: 'butterfly' }, 'Long Butterfly', { keepsName: true, keepsSwim: false }],
  [
    { name: 'Long butterfly', stroke: 'butterfly', drill: 'kick' },
    'Long butterfly, kick',
    { keepsName: true, keepsSwim: false },
  ],
  [{ name: '8 Hills', stroke: 'medley' }, 'medley', { keepsName: false, keepsSwim: true }],
])('a swim with %j has the cue %j', (step, text, keeps) => {
  expect(cue(step)).toMatchObject({ text, ...keeps })
})

test('the pace of a race is a cue only beside figures, because alone it would be read as a target', () => {
  const target = { type: 'pace', percentMin: 93, percentMax: 95 } as const
  expect(cue({ name: 'Marathon pace', target })).toMatchObject({ text: 'Marathon pace', keepsName: true })
  expect(cue({ name: 'Marathon pace' })).toMatchObject({ text: '', keepsName: false })
  expect(cue({ name: 'Marathon pace', target: { type: 'open' } })).toMatchObject({ keepsName: false })
})
