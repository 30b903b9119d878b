import { expect, test } from 'vitest'
import { CallError, noAnswer } from '../../../../lib/call-error.ts'
import { routeFailure } from './route-failure.ts'

const refusal = (status: number, error: string, fields?: Record<string, string>) =>
  new CallError(status, { error, code: 'x', ...(fields && { fields }) })

test.each([
  [
    refusal(404, 'There is no street within 1.5 km of the start.'),
    'Route not found. Please try a different starting point or distance.',
    'There is no street within 1.5 km of the start.',
  ],
  [
    refusal(500, 'Something broke on our side.'),
    'Server error. Please try again later.',
    'Something broke on our side.',
  ],
  [
    refusal(503, 'Too many loops are being planned.'),
    'Server error. Please try again later.',
    'Too many loops are being planned.',
  ],
  [noAnswer('offline'), 'Network error. Please check your connection and try again.', undefined],
  [new CallError(502, undefined), 'Server error. Please try again later.', undefined],
  [
    new Error('Request failed with status code 404'),
    'Route not found. Please try a different starting point or distance.',
    undefined,
  ],
  [new Error('HTTP 500'), 'Server error. Please try again later.', undefined],
  [new Error('Network request failed'), 'Network error. Please check your connection and try again.', undefined],
  [new Error('The line is no polyline.'), 'The line is no polyline.', undefined],
  ['thrown text', 'Failed to generate route. Please try again.', undefined],
  [undefined, 'Failed to generate route. Please try again.', undefined],
])('a failed request for loops (%s) is told in the words of the catalogue', (error, message, reason) => {
  expect(routeFailure(error)).toEqual({ message, ...(reason && { reason }) })
})

test('a refusal is told in its own words, that of the field first', () => {
  expect(routeFailure(refusal(400, 'Some fields are wrong.', { distance: 'From 200 m to 500 km.' }))).toEqual({
    message: 'From 200 m to 500 km.',
  })
  expect(routeFailure(refusal(429, 'Wait for 404 seconds.'))).toEqual({ message: 'Wait for 404 seconds.' })
})
