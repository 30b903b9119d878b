import { expect, test } from 'vitest'
import { layoutProfile } from '#domain/profile/layout.ts'
import type { Step, StoredSteps, Target } from '#domain/workout/step.ts'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { pulledAim, pulledLength } from './pulled-value.ts'
import { aimScale } from './scales/aim-scale.ts'
import { lengthScale } from './scales/length-scale.ts'

const frame = { width: 600, height: 300, size: 'hero' } as const
const ride = { sport: 'cycling', reference: undefined } as const
const target = (percent: number): Target => ({ type: 'power', percentMin: percent, percentMax: percent })
const steps = [step('active', minutes(10), target(60)), step('interval', minutes(20), target(100))]

function withRamp(percentMin: number, percentMax: number): Step {
  return step('active', minutes(10), { type: 'power', percentMin, percentMax, ramp: 'rising' })
}

/** A step of a ride, drawn, with what pulls it. */
function drawn(all: StoredSteps, index: number) {
  const layout = layoutProfile(all, ride.sport, ride.reference, frame)
  const bar = layout.bars[index]
  const aims = bar && aimScale(bar.bar.step)
  if (!bar || !aims) throw new Error('The step has no bar or no target.')
  return { layout, bar, aims, lengths: lengthScale(bar.bar.step, ride.sport, undefined) }
}

test('an edge is pulled on the scale that it was drawn on', () => {
  const { bar, lengths } = drawn(steps, 0)
  expect(pulledLength(lengths, bar, { x: 100, y: 0 }, 500)).toBe(900)
  expect(pulledLength(lengths, bar, { x: -100, y: 9 }, 500)).toBe(300)
  expect(pulledLength(lengths, bar, { x: -400, y: 0 }, 500)).toBe(5)
})

test('at the edge of the screen the room that is left doubles a step', () => {
  const { bar, lengths } = drawn(steps, 1)
  expect(pulledLength(lengths, bar, { x: 16, y: 0 }, 16)).toBe(2400)
})

test('a cap is pulled to the intensity that is drawn as high', () => {
  const { bar, aims } = drawn(steps, 0)
  const other = drawn([step('active', minutes(10), target(75)), ...steps.slice(1)], 0).bar
  expect(pulledAim(aims, 'cap', bar, { x: 0, y: bar.from - other.from }, ride)).toBe(75)
  expect(pulledAim(aims, 'cap', bar, { x: 50, y: 0 }, ride)).toBe(60)
})

test('a cap is pulled by its upper end, its range being as wide as before', () => {
  const range = (percentMin: number, percentMax: number) =>
    step('active', minutes(10), { type: 'power', percentMin, percentMax })
  const { bar, aims } = drawn([range(50, 60), ...steps.slice(1)], 0)
  const other = drawn([range(75, 85), ...steps.slice(1)], 0).bar
  const value = pulledAim(aims, 'cap', bar, { x: 0, y: bar.from - other.from }, ride)
  expect(aims.at(value)).toEqual(range(75, 85))
})

test('of a ramp without room for both ends the harder one follows the pull, beyond the threshold too', () => {
  const withOthers = (first: Step) => drawn([first, step('interval', minutes(20), target(130))], 0)
  const { bar, aims } = withOthers(withRamp(80, 95))
  const other = withOthers(step('active', minutes(10), target(115))).bar
  expect(pulledAim(aims, 'cap', bar, { x: 0, y: bar.to - other.from }, ride)).toBe(115)
})

test('a zone is pulled to the zone that is drawn as high', () => {
  const zones = [step('active', minutes(10), { type: 'power', zoneNumber: 2 }), ...steps.slice(1)]
  const { bar, aims } = drawn(zones, 0)
  const fourth = drawn([step('active', minutes(10), { type: 'power', zoneNumber: 4 }), ...steps.slice(1)], 0).bar
  expect(pulledAim(aims, 'cap', bar, { x: 0, y: bar.from - fourth.from + 3 }, ride)).toBe(4)
  expect(pulledAim(aims, 'cap', bar, { x: 0, y: 300 }, ride)).toBe(1)
})

test('an intensity is pulled further than the drawing shows', () => {
  const { bar, aims } = drawn([step('active', minutes(10), target(150))], 0)
  expect(pulledAim(aims, 'cap', bar, { x: 0, y: -40 }, ride)).toBeGreaterThan(150)
  expect(pulledAim(aims, 'cap', bar, { x: 0, y: -4000 }, ride)).toBe(250)
  expect(pulledAim(aims, 'cap', bar, { x: 0, y: 40 }, ride)).toBeLessThan(150)
})

test('an end of a ramp is pulled to the intensity that is drawn as high', () => {
  const ramp = (percentMax: number) =>
    step('warmup', minutes(10), { type: 'power', percentMin: 50, percentMax, ramp: 'rising' })
  const { bar } = drawn([ramp(70), ...steps.slice(1)], 0)
  const other = drawn([ramp(85), ...steps.slice(1)], 0).bar
  const end = aimScale(bar.bar.step, 'to')
  expect(end && pulledAim(end, 'to', bar, { x: 0, y: bar.to - other.to }, ride)).toBe(85)
  const start = aimScale(bar.bar.step, 'from')
  expect(start && pulledAim(start, 'from', bar, { x: 0, y: -300 }, ride)).toBe(70)
})
