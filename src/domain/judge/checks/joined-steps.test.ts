import { expect, test } from 'vitest'
import { ride, swim } from '#tests/support/workouts/usual-parts.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { judge } from '../judge.ts'

const isJoined = (...entries: EditorEntry[]) => judge(ride.judged(undefined, ...entries)).kept.includes('joined-steps')

test('two steps of one target that follow each other should be one', () => {
  expect(isJoined(ride.steady(10, 2), ride.steady(10, 2))).toBe(false)
  expect(isJoined(ride.steady(10, 2), ride.easy(10, 2))).toBe(false)
  expect(isJoined(ride.steady(10, 2), ride.steady(10, 1))).toBe(true)
})

test('a tenth of the steps may be two of one target', () => {
  const others = (count: number) => Array.from({ length: count }, (_, index) => ride.steady(5, 1 + (index % 2)))
  expect(isJoined(ride.steady(10, 3), ride.steady(10, 3), ...others(8))).toBe(true)
  expect(isJoined(ride.steady(10, 3), ride.steady(10, 3), ...others(7))).toBe(false)
})

test('steps inside a repeat are compared, and not with what is beside it', () => {
  expect(isJoined(ride.times(3, ride.steady(5, 2), ride.steady(5, 2)))).toBe(false)
  expect(isJoined(ride.easy(5, 1), ride.times(3, ride.steady(5, 2), ride.easy(5, 1)), ride.easy(5, 1))).toBe(true)
})

test.each<[string, Step, Step]>([
  ['a warm-up and what comes after it', ride.warmup(10, 2), ride.steady(10, 2)],
  ['what comes before a cool-down and that', ride.steady(10, 2), ride.cooldown(10, 2)],
  ['steps without a target', ride.steady(10), ride.steady(10)],
  ['a time and a distance', ride.steady(10, 2), ride.steady('5km', 2)],
  [
    'steps with different notes',
    { ...ride.steady(10, 2), notes: 'Seated.' },
    { ...ride.steady(10, 2), notes: 'Standing.' },
  ],
  ['steps at different cadences', { ...ride.steady(10, 2), cadence: { min: 60, max: 65 } }, ride.steady(10, 2)],
  ['a ramp and a steady step', ride.steady(10, { ramp: [60, 70] }), ride.steady(10, [60, 70])],
  ['different percents', ride.steady(10, [60, 65]), ride.steady(10, [60, 70])],
  ['efforts by feel', { ...ride.steady(10, 'open'), effort: 3 }, { ...ride.steady(10, 'open'), effort: 4 }],
  [
    'a step that the athlete ends, and the next',
    { ...ride.steady(10, 2), duration: { type: 'time', unit: 'minutes', value: 600, lapButton: true } },
    ride.steady(10, 2),
  ],
])('%s stay two', (_, one, next) => {
  expect(isJoined(one, next)).toBe(true)
  expect(isJoined(next, one)).toBe(true)
})

test('swims on a send-off have a rest between them', () => {
  const swum = (step: Step) => judge(swim.judged(undefined, step, step)).kept.includes('joined-steps')
  expect(swum(swim.steady(200, 2))).toBe(false)
  expect(swum({ ...swim.steady(200, 2), sendOff: 270 })).toBe(true)
})
