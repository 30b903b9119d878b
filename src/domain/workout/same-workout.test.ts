import { expect, test } from 'vitest'
import { isSameWorkout } from './same-workout.ts'
import type { Step, StoredSteps } from './step.ts'

const bout: Step = {
  name: 'Hard',
  intensity: 'interval',
  duration: { type: 'time', unit: 'minutes', value: 480 },
  target: { type: 'power', zoneNumber: 5, rangeMin: 240, rangeMax: 260 },
}
const workout = (step: Step, count = 3): StoredSteps => [step, { repeat: { steps: 1, count } }]

test.each<[string, Step]>([
  ['another name and notes', { ...bout, name: 'Mine', notes: 'Stay tall' }],
  ['what was typed', { ...bout, duration: { ...bout.duration, displayValue: '8' } }],
  ['the word for seconds', { ...bout, duration: { ...bout.duration, unit: 'seconds' } }],
  ['the order of its fields', { ...bout, target: { rangeMax: 260, rangeMin: 240, zoneNumber: 5, type: 'power' } }],
])('a workout stays the same with %s', (_, step) => {
  expect(isSameWorkout(workout(step), workout(bout))).toBe(true)
})

test('no target and an open one ask for the same', () => {
  const { target: _, ...plain } = bout
  expect(isSameWorkout([plain], [{ ...plain, target: { type: 'open' } }])).toBe(true)
})

test.each<[string, StoredSteps]>([
  ['length', workout({ ...bout, duration: { ...bout.duration, value: 485 } })],
  ['target', workout({ ...bout, target: { type: 'power', zoneNumber: 5 } })],
  ['intensity', workout({ ...bout, intensity: 'active' })],
  ['number of repeats', workout(bout, 4)],
  ['effort', workout({ ...bout, effort: 8 })],
  ['cadence', workout({ ...bout, cadence: { min: 90, max: 95 } })],
  ['end', workout({ ...bout, duration: { ...bout.duration, lapButton: true } })],
  ['further step', [...workout(bout), bout]],
  ['step in place of a repeat', [bout]],
])('another %s makes it another workout', (_, other) => {
  expect(isSameWorkout(other, workout(bout))).toBe(false)
})

test('one step of several is enough to make another workout, wherever it stands', () => {
  const easy: Step = { intensity: 'recovery', duration: { type: 'time', unit: 'minutes', value: 120 } }
  const longer: Step = { ...easy, duration: { ...easy.duration, value: 180 } }
  expect(isSameWorkout([bout, easy], [bout, longer])).toBe(false)
  expect(isSameWorkout([easy, bout], [longer, bout])).toBe(false)
  const inRounds = (step: Step): StoredSteps => [bout, step, { repeat: { steps: 2, count: 3 } }]
  expect(isSameWorkout(inRounds(easy), inRounds(longer))).toBe(false)
  expect(isSameWorkout(inRounds(easy), inRounds(easy))).toBe(true)
})
