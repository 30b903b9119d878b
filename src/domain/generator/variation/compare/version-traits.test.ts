import { expect, test } from 'vitest'
import type { Step } from '../../../workout/step.ts'
import { areAlike } from './version-traits.ts'

const bout: Step = {
  intensity: 'interval',
  duration: { type: 'time', unit: 'minutes', value: 240 },
  target: { type: 'power', zoneNumber: 4 },
}
const metres: Step = { ...bout, duration: { type: 'distance', unit: 'meters', value: 400 } }
const lasting = (value: number): Step => ({ ...bout, duration: { ...bout.duration, value } })

test.each<[string, Step[], Step[], boolean]>([
  ['the same steps', [bout, metres], [bout, metres], true],
  ['another name', [bout], [{ ...bout, name: 'Long' }], true],
  ['30 seconds more', [bout], [lasting(270)], true],
  ['31 seconds more', [bout], [lasting(271)], false],
  ['100 metres less', [metres], [{ ...metres, duration: { ...metres.duration, value: 300 } }], true],
  [
    '100 metres in place of 150',
    [{ ...metres, duration: { ...metres.duration, value: 150 } }],
    [{ ...metres, duration: { ...metres.duration, value: 100 } }],
    false,
  ],
  ['a distance in place of a time', [bout], [metres], false],
  ['another zone', [bout], [{ ...bout, target: { type: 'power', zoneNumber: 5 } }], false],
  ['other percents', [bout], [{ ...bout, target: { type: 'power', zoneNumber: 4, percentMin: 95 } }], false],
  ['another intensity', [bout], [{ ...bout, intensity: 'active' }], false],
  ['one step more', [bout], [bout, bout], false],
])('two main sets with %s', (_, one, other, expected) => {
  expect(areAlike(one, other)).toBe(expected)
})
