import { expect, test } from 'vitest'
import type { Step, Target } from '#domain/workout/step.ts'
import { aimScale } from './aim-scale.ts'
import { keyedValue } from './scale.ts'

const stepTo = (target?: Target, effort?: number): Step => ({
  intensity: 'interval',
  duration: { type: 'time', unit: 'minutes', value: 240 },
  ...(target && { target }),
  ...(effort && { effort }),
})

/** The target one snap harder or easier. */
function pressed(step: Step, key: 'ArrowUp' | 'ArrowDown', shiftKey = false): Step | undefined {
  const scale = aimScale(step)
  const value = scale && keyedValue(scale, { key, shiftKey })
  return value === undefined ? undefined : scale?.at(value)
}

test.each<[string, Target, Target]>([
  ['a zone', { type: 'pace', zoneNumber: 4 }, { type: 'pace', zoneNumber: 5 }],
  ['the last zone', { type: 'pace', zoneNumber: 5 }, { type: 'pace', zoneNumber: 5 }],
  [
    'percents',
    { type: 'power', zoneNumber: 4, percentMin: 88, percentMax: 92.4 },
    { type: 'power', percentMin: 90.6, percentMax: 95 },
  ],
  [
    'round percents',
    { type: 'power', percentMin: 88, percentMax: 94 },
    { type: 'power', percentMin: 90, percentMax: 95 },
  ],
  ['watts', { type: 'power', rangeMin: 240, rangeMax: 262 }, { type: 'power', rangeMin: 245, rangeMax: 265 }],
  [
    'watts and more',
    { type: 'power', rangeMin: 250, rangeMax: null },
    { type: 'power', rangeMin: 255, rangeMax: null },
  ],
  ['beats', { type: 'heartrate', rangeMin: 140, rangeMax: 150 }, { type: 'heartrate', rangeMin: 145, rangeMax: 155 }],
  [
    'at most so many beats',
    { type: 'heartrate', rangeMin: 0, rangeMax: 140 },
    { type: 'heartrate', rangeMin: 0, rangeMax: 145 },
  ],
  [
    'a pace',
    { type: 'pace', zoneNumber: 5, rangeMin: 232, rangeMax: 245, rangeUnit: 'km' },
    { type: 'pace', rangeMin: 230, rangeMax: 245, rangeUnit: 'km' },
  ],
  [
    'a pace in the pool',
    { type: 'pace', rangeMin: 95, rangeMax: 95, rangeUnit: '100m' },
    { type: 'pace', rangeMin: 94, rangeMax: 94, rangeUnit: '100m' },
  ],
  [
    'a pace or slower',
    { type: 'pace', rangeMin: 300, rangeMax: null, rangeUnit: 'km' },
    { type: 'pace', rangeMin: 295, rangeMax: null, rangeUnit: 'km' },
  ],
  [
    'a pace without a faster end',
    { type: 'pace', rangeMin: 0, rangeMax: 300, rangeUnit: 'km' },
    { type: 'pace', rangeMin: 0, rangeMax: 295, rangeUnit: 'km' },
  ],
  [
    'a ramp',
    { type: 'power', percentMin: 50, percentMax: 70, ramp: 'rising' },
    { type: 'power', percentMin: 55, percentMax: 75, ramp: 'rising' },
  ],
  [
    'a ramp through a zone, beside a range that is open',
    { type: 'heartrate', zoneNumber: 3, rangeMin: 132, rangeMax: null, ramp: 'rising' },
    { type: 'heartrate', zoneNumber: 4, ramp: 'rising' },
  ],
])('%s, one snap harder', (_, from, to) => {
  expect(pressed(stepTo(from), 'ArrowUp')?.target).toEqual(to)
})

test('five snaps easier, but never out of the zones', () => {
  expect(pressed(stepTo({ type: 'power', zoneNumber: 3 }), 'ArrowDown', true)?.target).toEqual({
    type: 'power',
    zoneNumber: 1,
  })
  expect(pressed(stepTo({ type: 'power', rangeMin: 200, rangeMax: 250 }), 'ArrowDown', true)?.target).toEqual({
    type: 'power',
    rangeMin: 175,
    rangeMax: 225,
  })
})

test('the easier end of a wide range stays above nothing', () => {
  expect(pressed(stepTo({ type: 'power', percentMin: 5, percentMax: 60 }), 'ArrowDown')?.target).toEqual({
    type: 'power',
    percentMin: 1,
    percentMax: 55,
  })
})

test.each<[string, Target, 'from' | 'to', Target]>([
  [
    'the end of a rising ramp',
    { type: 'power', percentMin: 50, percentMax: 70, ramp: 'rising' },
    'to',
    { type: 'power', percentMin: 50, percentMax: 75, ramp: 'rising' },
  ],
  [
    'the start of a rising ramp',
    { type: 'power', rangeMin: 122, rangeMax: 200, ramp: 'rising' },
    'from',
    { type: 'power', rangeMin: 125, rangeMax: 200, ramp: 'rising' },
  ],
  [
    'the end of a falling ramp, up to its start',
    { type: 'pace', rangeMin: 300, rangeMax: 300, rangeUnit: 'km', ramp: 'falling' },
    'to',
    { type: 'pace', rangeMin: 300, rangeMax: 300, rangeUnit: 'km', ramp: 'falling' },
  ],
  [
    'the start of a falling ramp',
    { type: 'pace', rangeMin: 300, rangeMax: 360, rangeUnit: 'km', ramp: 'falling' },
    'from',
    { type: 'pace', rangeMin: 295, rangeMax: 360, rangeUnit: 'km', ramp: 'falling' },
  ],
])('%s, one snap harder', (_, from, part, to) => {
  const scale = aimScale(stepTo(from), part)
  const value = scale && keyedValue(scale, { key: 'ArrowUp', shiftKey: false })
  expect(value === undefined ? undefined : scale?.at(value).target).toEqual(to)
})

test('only a ramp between two figures has ends to pull', () => {
  expect(aimScale(stepTo({ type: 'power', percentMin: 50, percentMax: 70 }), 'to')).toBeUndefined()
  expect(aimScale(stepTo({ type: 'power', zoneNumber: 2, ramp: 'rising' }), 'to')).toBeUndefined()
  expect(aimScale(stepTo({ type: 'open' }, 5), 'from')).toBeUndefined()
})

test('an effort is pulled from 1 to 10', () => {
  expect(pressed(stepTo({ type: 'open' }, 9), 'ArrowUp')?.effort).toBe(10)
  expect(pressed(stepTo(undefined, 10), 'ArrowUp')?.effort).toBe(10)
})

test('a step that asks for nothing has no intensity to pull', () => {
  for (const target of [undefined, { type: 'open' }, { type: 'power' }] as const)
    expect(aimScale(stepTo(target))).toBeUndefined()
})
