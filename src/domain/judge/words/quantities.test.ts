import { expect, test } from 'vitest'
import {
  differ,
  formatDistance,
  formatOrdinal,
  formatRange,
  formatRatio,
  formatShare,
  formatTime,
  joinRange,
  withArticle,
} from './quantities.ts'

test.each([
  [0.3, '0 seconds'],
  [58.6, '59 seconds'],
  [59.9, '1 minute'],
  [62, '1 minute'],
  [63, '1 minute 5 seconds'],
  [599, '10 minutes'],
  [614, '10 minutes'],
  [616, '10 minutes 30 seconds'],
  [3570, '59 minutes 30 seconds'],
  [3629, '1 hour'],
  [3631, '1 hour 1 minute'],
])('%d seconds are read as %s', (seconds, words) => {
  expect(formatTime(seconds)).toBe(words)
})

test.each([
  [-5, 'meters', '0 m'],
  [1234.4, 'meters', '1,234 m'],
  [1234.4, 'kilometers', '1.23 km'],
  [1609.344, 'miles', '1 mile'],
  [3218.688, 'miles', '2 miles'],
  [0.9144, 'yards', '1 yard'],
  [91.44, 'yards', '100 yards'],
] as const)('%d m in %s are read as %s', (metres, unit, words) => {
  expect(formatDistance(metres, unit)).toBe(words)
})

test.each([
  [[60, 61], false],
  [[60, 61.3], true],
  [[30, 31.1], true],
  [[100, 102], false],
  [[100, 102.2], true],
])('%j differ for an athlete: %s', (values, expected) => {
  expect(differ(values)).toBe(expected)
})

test('a range has its unit once where both ends have it, and one value where they are alike', () => {
  expect(joinRange('2 minutes', '6 minutes')).toBe('2 to 6 minutes')
  expect(joinRange('1 minute', '3 minutes')).toBe('1 to 3 minutes')
  expect(joinRange('45 seconds', '1 minute 30 seconds')).toBe('45 seconds to 1 minute 30 seconds')
  expect(joinRange('2 minutes 30 seconds', '3 minutes 30 seconds')).toBe('2 minutes 30 seconds to 3 minutes 30 seconds')
  expect(joinRange('1 second', '30 seconds')).toBe('1 to 30 seconds')
  expect(joinRange('1 mile', '2 miles')).toBe('1 to 2 miles')
  expect(formatRange([60, 120, 90], formatTime)).toBe('1 to 2 minutes')
  expect(formatRange([120, 121], formatTime)).toBe('2 minutes')
})

test.each([
  [0.049, 'hardly any'],
  [0.05, 'a tenth'],
  [0.1, 'a tenth'],
  [0.125, 'an eighth'],
  [1 / 6, 'a sixth'],
  [0.2, 'a fifth'],
  [0.225, 'a fifth'],
  [0.25, 'a quarter'],
  [1 / 3, 'a third'],
  [0.4, 'two fifths'],
  [0.45, 'two fifths'],
  [0.5, 'half'],
  [0.6, 'three fifths'],
  [2 / 3, 'two thirds'],
  [0.75, 'three quarters'],
  [0.8, 'four fifths'],
  [0.95, 'nine tenths'],
  [0.96, 'nearly all'],
  [0.994, 'nearly all'],
  [0.995, 'all'],
])('a share of %d is read as %s', (share, words) => {
  expect(formatShare(share)).toBe(words)
})

test.each([
  [0.059, 'hardly any'],
  [0.06, 'a tenth as long'],
  [0.94, 'nine tenths as long'],
  [0.95, 'as long'],
  [1.05, 'as long'],
  [1.06, 'a little longer'],
  [1.17, 'a little longer'],
  [1.18, 'a quarter longer'],
  [1.28, 'a quarter longer'],
  [1.29, 'a third longer'],
  [1.41, 'a third longer'],
  [1.42, 'half as long again'],
  [1.74, 'half as long again'],
  [1.75, 'twice as long'],
  [2.24, 'twice as long'],
  [2.25, 'two and a half times as long'],
  [2.74, 'two and a half times as long'],
  [2.75, 'three times as long'],
  [4.7, 'four and a half times as long'],
  [4, 'four times as long'],
  [5, 'five times as long'],
  [6, 'six times as long'],
  [7, 'seven times as long'],
  [8, 'eight times as long'],
  [9.2, 'nine times as long'],
  [9.74, 'nine and a half times as long'],
  [9.75, 'many times as long'],
])('a ratio of %d is read as %s', (ratio, words) => {
  expect(formatRatio(ratio)).toBe(words)
})

test('counts and nouns have their endings and articles', () => {
  const counts = [1, 2, 3, 4, 10, 11, 12, 13, 14, 21, 22, 23, 24, 111]
  expect(counts.map(formatOrdinal).join(' ')).toBe(
    'first 2nd 3rd 4th 10th 11th 12th 13th 14th 21st 22nd 23rd 24th 111th',
  )
  expect(['effort', 'rung', 'repetition'].map(withArticle)).toEqual(['an effort', 'a rung', 'a repetition'])
})
