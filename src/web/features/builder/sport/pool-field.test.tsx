import { expect, test, vi } from 'vitest'
import type { Duration } from '#domain/workout/step.ts'
import type { Pool } from '#domain/workout/swim.ts'
import { drawInBuilder } from '#tests/support/rendering/drawn-builder.tsx'
import { metres, minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { PoolField } from './pool-field.tsx'

const yards: Duration = { type: 'distance', unit: 'yards', value: 100 }

test('the pool of the workout is shown, and a pool that is typed is taken once it can be read', () => {
  expect(field([metres(100)], 'meters', { length: 33.3, unit: 'meters' }).value).toBe('33.3 m')
  expect(field([metres(100)]).value).toBe('')
  expect(field([metres(100)]).error).toBeUndefined()
  expect(typed('50 yd', [metres(100)])).toEqual([{ length: 50, unit: 'yards' }])
  expect(typed('x', [metres(100)])).toEqual([])
})

test('a pool without a unit is in that of the swim, and in the athlete’s own where the swim has none', () => {
  expect(typed('25', [metres(100)], 'yards')).toEqual([{ length: 25, unit: 'meters' }])
  expect(typed('25', [yards], 'meters')).toEqual([{ length: 25, unit: 'yards' }])
  expect(typed('25', [metres(100), yards], 'meters')).toEqual([{ length: 25, unit: 'yards' }])
  expect(typed('25', [minutes(5)], 'yards')).toEqual([{ length: 25, unit: 'yards' }])
  expect(typed('25', [minutes(5)], 'meters')).toEqual([{ length: 25, unit: 'meters' }])
  expect(typed('25', [yards], 'meters', { length: 50, unit: 'meters' })).toEqual([{ length: 25, unit: 'meters' }])
})

function typed(text: string, lengths: Duration[], freshUnit?: Pool['unit'], pool?: Pool) {
  const dispatch = vi.fn()
  field(lengths, freshUnit, pool, dispatch).onChange({ target: { value: text } })
  return dispatch.mock.calls.map(([{ details }]) => details.poolLength)
}

function field(lengths: Duration[], freshUnit: Pool['unit'] = 'meters', poolLength?: Pool, dispatch = () => undefined) {
  return drawInBuilder((builder) => <PoolField builder={builder} />, {
    steps: lengths.map((length) => step('active', length)),
    details: { sport: 'swimming', poolLength },
    more: () => ({ freshUnit, dispatch }),
  }).part('Pool length')
}
