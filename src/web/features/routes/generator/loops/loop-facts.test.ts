import { expect, test } from 'vitest'
import { climbText, lengthIn, missText, sentenceIn, surfaceText, timeText, traitTexts } from './loop-facts.ts'

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

test('a loop says by how much it misses its length, from 2 % on', () => {
  expect(missText(10_290, 10_000, 'kilometers')).toBe('0.29\u202fkm too long')
  expect(missText(4_023.36, 4_828.03, 'miles')).toBe('0.50\u202fmi too short')
  expect(missText(10_200, 10_000, 'kilometers')).toBeUndefined()
})

test('what the server says in kilometres is said in miles to who plans in miles', () => {
  const sentence = 'It is 8.37 km long, not 8.05 km. It turns back once.'
  expect(sentenceIn(sentence, 'miles')).toBe('It is 5.2 mi long, not 5 mi. It turns back once.')
  expect(sentenceIn(sentence, 'kilometers')).toBe(sentence)
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
