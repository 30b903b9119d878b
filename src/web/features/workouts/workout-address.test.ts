import { expect, test } from 'vitest'
import { editAddress, fileAddress, pageAddress } from './workout-address.ts'

test('a workout has addresses for its page, its builder and its file', () => {
  expect(pageAddress('a1')).toBe('/dashboard/workout/a1')
  expect(editAddress('a1')).toBe('/dashboard/workout-builder/a1')
  expect(fileAddress('a1')).toBe('/api/workouts/a1/file?format=fit')
})

test('the address of a file carries the reader’s own figures, where they are known', () => {
  expect(fileAddress('a1', 'erg', { reference: 250.12349 })).toBe('/api/workouts/a1/file?format=erg&reference=250.123')
  expect(fileAddress('a1', 'zwo', { reference: 0.1 + 0.2, thresholdHeartRate: 168, width: 'exact' })).toBe(
    '/api/workouts/a1/file?format=zwo&reference=0.3&thresholdHeartRate=168&width=exact',
  )
})
