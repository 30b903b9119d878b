import { expect, test } from 'vitest'
import { cycling } from '../sports/cycling.ts'
import { running } from '../sports/running.ts'
import { swimming } from '../sports/swimming.ts'
import { parseLengthField, type TypedLength } from './length-field.ts'

const time = (value: number) => ({ type: 'time', value }) as const
const distance = (value: number, unit: 'meters' | 'kilometers' | 'miles' | 'yards') =>
  ({ type: 'distance', unit, value }) as const

test.each<[string, TypedLength | undefined]>([
  ['10', time(600)],
  ['1.30', time(90)],
  ['1:30', time(90)],
  ['90s', time(90)],
  ['1h', time(3600)],
  ['10 min', time(600)],
  ['45m', time(2700)],
  ['99m', time(5940)],
  ['100m', distance(100, 'meters')],
  ['400m', distance(400, 'meters')],
  [' 400 M ', distance(400, 'meters')],
  ['400 min', time(24_000)],
  ['1.5 km', distance(1.5, 'kilometers')],
  ['1,500 m', distance(1500, 'meters')],
  ['1,5km', distance(1.5, 'kilometers')],
  ['2 mi', distance(2, 'miles')],
  ['10k', distance(10, 'kilometers')],
  ['100yd', distance(100, 'yards')],
  ['400m easy', undefined],
  ['400 apples', undefined],
  ['km', undefined],
  ['-400m', undefined],
  ['', undefined],
])('%j in the field for the time of a run is %j', (typed, length) => {
  expect(parseLengthField(typed, { type: 'time' }, running)).toEqual(length)
})

test.each<[string, TypedLength | undefined]>([
  ['10', distance(10, 'kilometers')],
  ['1.5', distance(1.5, 'kilometers')],
  ['1,500', distance(1.5, 'kilometers')],
  ['400m', distance(400, 'meters')],
  ['5m', distance(5, 'meters')],
  ['2 miles', distance(2, 'miles')],
  ['90s', time(90)],
  ['1:30', time(90)],
  ['5 min', time(300)],
  ['1h30', time(5400)],
  ['5.', undefined],
  ['soon', undefined],
])('%j in the field for the kilometers of a run is %j', (typed, length) => {
  expect(parseLengthField(typed, { type: 'distance', unit: 'kilometers' }, running)).toEqual(length)
})

test('a comma and three digits separate thousands where the field is in metres or yards', () => {
  for (const unit of ['meters', 'yards'] as const)
    expect(parseLengthField('1,500', { type: 'distance', unit }, swimming)).toEqual(distance(1500, unit))
})

test('m is metres from a length of the pool up, and on a bike only beyond a long day', () => {
  const read = (typed: string, sport: typeof cycling | typeof swimming) =>
    parseLengthField(typed, { type: 'time' }, sport)
  expect(read('24m', swimming)).toEqual(time(1440))
  expect(read('25m', swimming)).toEqual(distance(25, 'meters'))
  expect(read('300m', cycling)).toEqual(time(18_000))
  expect(read('301m', cycling)).toEqual(distance(301, 'meters'))
})
