import { expect, test } from 'vitest'
import { climbText, lengthIn, surfaceText, timeText, traitTexts } from './loop-facts.ts'

const base = { repeated_share: 0, corridor_share: 0, u_turns: 0, compactness: 0.5 }
const surfaces = (paved?: number, unpaved?: number, unknown?: number) => ({
  ...base,
  surface_meters: {
    ...(paved !== undefined && { paved }),
    ...(unpaved !== undefined && { unpaved }),
    ...(unknown !== undefined && { unknown }),
  },
})

test('a length and a climb are in the unit that was asked for', () => {
  expect(lengthIn(10_016, 'kilometers')).toEqual({ value: '10.02', unit: 'km' })
  expect(lengthIn(1609.344, 'miles')).toEqual({ value: '1.00', unit: 'mi' })
  expect(climbText(148.2, 'kilometers')).toBe('148\u202fm up')
  expect(climbText(100, 'miles')).toBe('328\u202fft up')
  expect(climbText(undefined, 'kilometers')).toBeUndefined()
})

test.each([
  [20, '1\u202fmin'],
  [1700, '28\u202fmin'],
  [3720, '1:02\u202fh'],
  [3599, '1:00\u202fh'],
])('%d seconds are %s, to the minute', (seconds, text) => {
  expect(timeText(seconds)).toBe(text)
})

test.each([
  [surfaces(5000, 0), 'All paved'],
  [surfaces(4050, 950), '81\u202f% paved, 19\u202f% unpaved'],
  [surfaces(4000, 0, 1000), '80\u202f% paved, 20\u202f% not known'],
  [surfaces(undefined, undefined, 5000), 'Surface unknown'],
  [base, 'Surface unknown'],
  [surfaces(4999, 1), 'All paved'],
])('the surface is told in a line (%#)', (figures, text) => {
  expect(surfaceText(figures)).toBe(text)
})

test('what is known of quiet, green and lit ways is told, and nothing of what is not', () => {
  expect(traitTexts({ ...base, quiet_meters: 4050, lit_meters: 0 }, 5000)).toEqual(['81\u202f% quiet', '0\u202f% lit'])
  expect(traitTexts(base, 5000)).toEqual([])
})
