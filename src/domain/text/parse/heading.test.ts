import { expect, test } from 'vitest'
import { checkType, type Heading, readHeading } from './heading.ts'

const name = (said: string, at: number): Heading => ({ kind: 'name', name: said, at })
const sport = (said: 'running' | 'cycling' | 'swimming', at: number): Heading => ({ kind: 'sport', sport: said, at })
const type = (said: Extract<Heading, { kind: 'type' }>['type']): Heading => ({ kind: 'type', type: said, at: 6 })
const pool = (length: number, unit: 'meters' | 'yards', at: number): Heading => ({
  kind: 'pool',
  pool: { length, unit },
  at,
})
const wrong = (message: string, at: number): Heading => ({ kind: 'wrong', message, at })

const types = 'interval, threshold, tempo, endurance, sweet spot, vo2 max, ladder sets'

test.each<[string, Heading]>([
  ['# Easy hour', name('Easy hour', 2)],
  ['#Easy', name('Easy', 1)],
  ['  ##  Easy  ', name('Easy', 5)],
  ['# " Easy, 2x "  ', name('Easy, 2x', 2)],
  ['# "Easy" hour', name('"Easy" hour', 2)],
  ['Name : Easy ', name('Easy', 7)],
  ['name:“Easy”', name('Easy', 5)],
  ['sport: run', sport('running', 7)],
  ['SPORT:Running ', sport('running', 6)],
  ['  Sport : Ride', sport('cycling', 10)],
  ['sport: cycling', sport('cycling', 7)],
  ['sport: cycle', sport('cycling', 7)],
  ['sport: biking', sport('cycling', 7)],
  ['bike', sport('cycling', 0)],
  [' Swim ', sport('swimming', 0)],
  ['swimming', sport('swimming', 0)],
  ['sport: chess', wrong('Write one of these: run, bike, swim.', 7)],
  ['sport:', wrong('Write one of these: run, bike, swim.', 6)],
  ['type: none', type(null)],
  ['type: Sweet Spot ', type('sweet spot')],
  ['type: VO2 Max', type('v02 max')],
  ['type: vo2max', type('v02 max')],
  ['type: v02 max', type('v02 max')],
  ['type: intervals', type('interval')],
  ['type: sweetspot', type('sweet spot')],
  ['type: ladder', type('ladder sets')],
  ['type: ladders', type('ladder sets')],
  ['type: fartlek', wrong(`Write one of these: ${types}.`, 6)],
  ['pool: none', { kind: 'pool', pool: null, at: 6 }],
  ['pool: 25mtr', pool(25, 'meters', 6)],
  ['Pool length: 33,3 yards', pool(33.3, 'yards', 13)],
  ['pool 25m', pool(25, 'meters', 5)],
  ['  Pool Length 50 metres ', pool(50, 'meters', 14)],
  ['pool: 10Y', pool(10, 'yards', 6)],
  ['pool: 100M', pool(100, 'meters', 6)],
  ['pool: 9.9m', wrong('A pool is 10 to 100 long.', 6)],
  ['pool: 100.1m', wrong('A pool is 10 to 100 long.', 6)],
  ...['25', 'm', 'a 25m', '25m deep', '25mm'].map((said): [string, Heading] => [
    `pool: ${said}`,
    wrong('Write the length of the pool, such as 25mtr or 25yd.', 6),
  ]),
  ['typed: none', { kind: 'typed', typed: false, at: 7 }],
  ['Typed: None ', { kind: 'typed', typed: false, at: 7 }],
  ['typed: yes', { kind: 'typed', typed: true, at: 7 }],
])('%j is read as a line of the heading', (line, heading) => {
  expect(readHeading(line)).toEqual(heading)
})

test.each([
  '',
  '10m',
  'runs',
  'Easy run',
  'sport run',
  '10m sport: run',
  'a 1 sport: run',
  'pool',
  'pool party',
  'the pool 25m',
  'key: value',
])('%j is no line of the heading', (line) => {
  expect(readHeading(line)).toBeUndefined()
})

test('a type that a sport does not have is answered by those that it has', () => {
  expect(checkType('tempo', 'running')).toBeUndefined()
  expect(checkType('ladder sets', 'running')).toMatch(/^A run is one of these: .*\.$/)
})
