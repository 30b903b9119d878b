import { expect, test } from 'vitest'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import { isStillBuilt } from './still-built.ts'

const step = (intensity: Step['intensity'], more: Partial<Step> = {}): Step => ({
  intensity,
  duration: { type: 'time', unit: 'minutes', value: 600 },
  ...more,
})
const aimed = step('interval', { target: { type: 'power', zoneNumber: 5 } })
const cooldown = step('cooldown')

test.each<[string, StoredSteps, boolean]>([
  ['work with a target, and a cool-down', [step('warmup'), aimed, cooldown], false],
  ['work that is felt', [step('active', { effort: 7 }), cooldown], false],
  ['a repeat that ends easy', [aimed, step('recovery'), { repeat: { steps: 2, count: 4 } }], false],
  ['nothing', [], true],
  ['a warm-up alone', [step('warmup', { target: { type: 'power', zoneNumber: 1 } })], true],
  ['work without a target', [step('interval'), cooldown], true],
  ['work with an open target', [step('interval', { target: { type: 'open' } }), cooldown], true],
  ['work at the end', [step('warmup'), aimed], true],
])('%s', (_, steps, isStill) => {
  expect(isStillBuilt(steps)).toBe(isStill)
})
