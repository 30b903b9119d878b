import { expect, test } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { draftOf } from '../draft/draft.ts'
import { proposedName } from './proposed-name.ts'

const duration = { type: 'time', unit: 'minutes', value: 60 } as const

test.each<[string, StoredSteps]>([
  [
    'My warm-up',
    [
      { intensity: 'warmup', duration },
      { intensity: 'interval', duration },
    ],
  ],
  [
    'My cool-down',
    [
      { intensity: 'active', duration },
      { intensity: 'cooldown', duration },
    ],
  ],
  ['Strides', [{ name: 'Strides', intensity: 'interval', duration }]],
  ['4 × Hill', [{ name: 'Hill', intensity: 'interval', duration }, { repeat: { steps: 1, count: 4 } }]],
  [
    '',
    [
      { intensity: 'active', duration },
      { intensity: 'interval', duration },
    ],
  ],
  ['x'.repeat(50), [{ name: 'x'.repeat(80), intensity: 'interval', duration }]],
])('%j is proposed for what is saved', (name, steps) => {
  expect(proposedName(draftOf(steps).entries)).toBe(name)
})
