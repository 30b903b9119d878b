import { expect, test } from 'vitest'
import type { Duration } from '#domain/workout/step.ts'
import { applyActions, keyAt, stepAt } from '#tests/support/workouts/drafts.ts'
import { draftOf, isReadable } from './draft.ts'
import { readDuration, typedDuration } from './step-length.ts'

const time = { type: 'time', unit: 'minutes' } as const
const metres = { type: 'distance', unit: 'meters' } as const

test.each<[Duration, string]>([
  [{ ...time, value: 90 }, '1.30'],
  [{ ...time, value: 90, displayValue: '90s' }, '90s'],
  [{ ...time, value: 90, displayValue: 1.3 }, '1.3'],
  // The typed text no longer matches the duration.
  [{ ...time, value: 90, displayValue: '2' }, '1.30'],
  [{ ...time, value: 90, displayValue: 'soon' }, '1.30'],
  [{ ...metres, value: 400 }, '400'],
  [{ ...metres, value: 400, displayValue: '400.0' }, '400.0'],
  [{ ...metres, value: 400, displayValue: '500' }, '400'],
  [{ ...metres, value: 400, displayValue: '400 yd' }, '400'],
  [{ ...metres, value: 90, displayValue: '90s' }, '90'],
])('%j is shown in its field as %s', (duration, typed) => {
  expect(typedDuration(duration)).toBe(typed)
})

const noTime = 'Enter a time, such as 10, 1.30, 90s or 1h30, or a distance, such as 400m or 5 km; seconds go up to 59.'
const noDistance = 'Enter a distance above 0, such as 5, 400m or 1.5 km, or a time, such as 90s or 1:30.'

test.each([
  [time, '1s', 1],
  [time, '0s', noTime],
  [time, 'ten', noTime],
  [time, '1440', 86_400],
  [time, '86401s', 'A step cannot be longer than a day.'],
  [metres, '0.01', 0.01],
  [metres, '.5', 0.5],
  [metres, '1,5', 1.5],
  [metres, ' 400 ', 400],
  [metres, '0', noDistance],
  [metres, '-5', noDistance],
  [metres, '5.', noDistance],
  [metres, '0m', noDistance],
  [metres, 'm.5', noDistance],
  [metres, '.5.', noDistance],
  [metres, '86401', 86_401],
  [metres, '1000000', 1_000_000],
  [metres, '1000001', 'That is too far for one step.'],
  [metres, '10000 km', { type: 'distance', unit: 'kilometers', value: 10_000, displayValue: '10000' }],
  [metres, '10001 km', 'That is too far for one step.'],
  [metres, '10001 mi', 'That is too far for one step.'],
  [metres, '1.50 km', { type: 'distance', unit: 'kilometers', value: 1.5, displayValue: '1.5' }],
  [metres, '90s', { ...time, value: 90, displayValue: '90s' }],
  [{ type: 'time', unit: 'seconds' }, '2', { type: 'time', unit: 'seconds', value: 120, displayValue: '2' }],
  [time, '400m', { ...metres, value: 400, displayValue: '400' }],
  [time, '1 hour 30 minutes 20 s', { ...time, value: 5420 }],
] as const)('a length by %j, typed as "%s", is %s', (kind, typed, expected) => {
  const read = readDuration(typed, kind)
  expect(read).toEqual(
    typeof expected === 'number' ? { ...kind, value: expected, displayValue: typed.trim() } : expected,
  )
})

test('a time typed as a distance makes a step by distance, and its lap button stays', () => {
  const draft = draftOf([{ intensity: 'active', duration: { ...time, value: 600, lapButton: true } }])
  const key = keyAt(draft, 0)
  const far = applyActions(draft, { type: 'duration', key, typed: '400m', sport: 'running' })
  expect(stepAt(far, 0)?.duration).toEqual({ ...metres, value: 400, displayValue: '400', lapButton: true })
  expect(far.durationType).toBe('distance')
  const ride = applyActions(draft, { type: 'duration', key, typed: '300m', sport: 'cycling' })
  expect(stepAt(ride, 0)?.duration).toMatchObject({ ...time, value: 18_000 })
  expect(ride.durationType).toBe('time')
})

test('what is typed further is read as when the field was entered, whatever was read meanwhile', () => {
  const draft = draftOf([{ intensity: 'active', duration: { ...time, value: 600 } }])
  const type = (typed: string) => ({ type: 'duration', key: keyAt(draft, 0), typed, field: time }) as const
  const corrected = applyActions(draft, type('400'), type('400m'), type('40'))
  expect(stepAt(corrected, 0)?.duration).toEqual({ ...time, value: 2400, displayValue: '40' })
})

test('a half-typed length stays when another step changes the unit of all distances', () => {
  const draft = draftOf([
    { intensity: 'active', duration: { ...metres, value: 400 } },
    { intensity: 'active', duration: { ...metres, value: 800 } },
  ])
  const half = applyActions(
    draft,
    { type: 'duration', key: keyAt(draft, 0), typed: '4x' },
    { type: 'distance-unit', unit: 'yards' },
  )
  expect(half.entries[0]).toMatchObject({ unread: '4x', step: { duration: { unit: 'yards', value: 437 } } })
  expect(isReadable(half)).toBe(false)
  const chosen = applyActions(half, {
    type: 'duration-type',
    key: keyAt(draft, 0),
    durationType: 'time',
    unit: 'yards',
  })
  expect(isReadable(chosen)).toBe(true)
})
