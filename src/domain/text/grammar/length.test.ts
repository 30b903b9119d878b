import { expect, test } from 'vitest'
import { type Length, readLength } from './length.ts'

const minutes = (seconds: number, said: { typed?: string; remark?: string } = {}): Length => ({
  kind: 'time',
  unit: 'minutes',
  seconds,
  ...said,
})
const seconds = (value: number): Length => ({ kind: 'time', unit: 'seconds', seconds: value })
const distance = (value: number, unit: Extract<Length, { kind: 'distance' }>['unit']): Length => ({
  kind: 'distance',
  unit,
  value,
})

test.each<[string, Length]>([
  ['1:30', minutes(90, { typed: '1:30' })],
  ['0:05', minutes(5, { typed: '0:05' })],
  ['90:00', minutes(5400, { typed: '90:00' })],
  ['1:05:09', minutes(3909, { typed: '1:05:09' })],
  ['1:59:59', minutes(7199, { typed: '1:59:59' })],
  ['1:30.5', minutes(90.5)],
  ['10m', minutes(600)],
  ['10 MIN', minutes(600)],
  ['10minutes', minutes(600)],
  ['10’', minutes(600)],
  ['2h', minutes(7200)],
  ['1h15', minutes(4500)],
  ['1h15m30', minutes(4530)],
  ['1hr5mins', minutes(3900)],
  ['2hours30secs', minutes(7230)],
  ['1,5h', minutes(5400)],
  ['1m30', minutes(90)],
  ['1\'30"', minutes(90)],
  ['90s', minutes(90)],
  ['90″', minutes(90)],
  ['90sec', seconds(90)],
  ['90 SECONDS', seconds(90)],
  ['1m90sec', minutes(150)],
  ['2.5m', minutes(150, { remark: '2.5m read as 2 min 30 s.' })],
  ['0.35min', minutes(21, { remark: '0.35min read as 0 min 21 s.' })],
  ['1h2,25m', minutes(3735, { remark: '2,25m read as 2 min 15 s.' })],
  ['1e2s', minutes(100)],
  ['400mtr', distance(400, 'meters')],
  ['400 Mtrs', distance(400, 'meters')],
  ['400-meters', distance(400, 'meters')],
  ['1,500metres', distance(1500, 'meters')],
  ['1,50meter', distance(1.5, 'meters')],
  ['1.500meter', distance(1.5, 'meters')],
  ['10,000yd', distance(10_000, 'yards')],
  ['100y', distance(100, 'yards')],
  ['100yrds', distance(100, 'yards')],
  ['100 yards', distance(100, 'yards')],
  ['1,500km', distance(1.5, 'kilometers')],
  ['10K', distance(10, 'kilometers')],
  ['5 kilometers', distance(5, 'kilometers')],
  ['5kilometre', distance(5, 'kilometers')],
  ['1,609mi', distance(1.609, 'miles')],
  ['1 mile', distance(1, 'miles')],
])('%j is a length', (written, length) => {
  const known = { length, end: written.length }
  expect(readLength(written, 0)).toEqual(known)
  expect(readLength(`x ${written} y`, 2)).toEqual({ ...known, end: 2 + written.length })
})

test.each<[string, Length, number]>([
  ['1h 15m', minutes(3600), 2],
  ['10m10m', minutes(600), 3],
  ['90s1m', minutes(90), 3],
  ['1s30', minutes(1), 2],
])('%j begins with a length', (written, length, end) => {
  expect(readLength(written, 0)).toEqual({ length, end })
})

test.each([
  '',
  'm',
  '10',
  '10%',
  '10x',
  '10mx',
  '10kmh',
  '1:5',
  '1:60',
  '1:60:00',
  '1:00:60',
  '1:30:',
  '1:30a',
  '1:30:5',
  ' 10m',
])('%j is no length', (written) => {
  expect(readLength(written, 0)).toBeUndefined()
})
