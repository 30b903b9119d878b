import { expect, test } from 'vitest'
import type { DeviceStep } from './device-steps.ts'
import { stepMessages } from './step-messages.ts'

const step = (name: string): DeviceStep => ({
  step: 1,
  name,
  notes: '',
  intensity: 'active',
  duration: { type: 5 },
  primary: { type: 2, value: 0 },
  lost: [],
})

test('all names have the size of the longest, so that one definition serves all steps', () => {
  const sizes = stepMessages([step('Los'), step('Größte'), { from: 0, count: 2 }]).map(({ fields }) =>
    fields.flatMap(({ number, bytes }) => (number === 0 ? [bytes.length] : [])),
  )
  expect(sizes).toEqual([[9], [9], []])
})

test('a repeat names its first step and its count', () => {
  const [, repeat] = stepMessages([step('Go'), { from: 0, count: 300 }])
  expect(repeat?.fields.map(({ number, bytes }) => [number, ...bytes])).toEqual([
    [254, 1, 0],
    [1, 6],
    [2, 0, 0, 0, 0],
    [3, 2],
    [4, 0x2c, 1, 0, 0],
  ])
})
