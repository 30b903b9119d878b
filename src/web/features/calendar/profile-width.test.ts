import { expect, test } from 'vitest'
import { profileWidth } from './profile-width.ts'

const minutes = (count: number) => count * 60

test.each([
  ['the longest of its week', minutes(160), 100],
  ['an hour', minutes(60), 61],
  ['a swim of 22 minutes', minutes(22), 37],
  ['what is too short to be read in proportion', minutes(5), 30],
  ['one of unknown length', 0, 100],
])('beside a ride of 2:40 hours, %s (%d s) has a width of %d', (_, seconds, width) => {
  expect(profileWidth(seconds, minutes(160))).toBe(width)
})

test('where nothing is longer, a profile fills its column', () => {
  expect(profileWidth(minutes(30), 0)).toBe(100)
})
