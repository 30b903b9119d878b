import { expect, test } from 'vitest'
import { parseTypedTime } from './typed-time.ts'

test.each([
  ['10', 600],
  ['47.5', 2870],
  ['1:30:00', 5400],
  ['90s', 90],
  ['90.4s', 90],
  ['90.6s', 91],
  [' 90 sec ', 90],
  ['45m', 2700],
  ['45 min', 2700],
  ['1h', 3600],
  ['2H', 7200],
  ['1h30', 5400],
  ['1h 30 min', 5400],
  ['1m30', 90],
  ['1.5h', 5400],
  ['1,1 h', 3960],
])('%j in a field is %i seconds', (typed, seconds) => {
  expect(parseTypedTime(typed)).toBe(seconds)
})

test.each(['', '1.60', '1:60', '1:30.5', '5 km', '10 min easy', 'h', '-1h', '1h 2h', '1 30'])(
  '%j in a field is no time',
  (typed) => {
    expect(parseTypedTime(typed)).toBeUndefined()
  },
)
