import { expect, test } from 'vitest'
import { understand } from './understand.ts'

// An athlete who runs and has no unit set.
const runner = { sport: 'running' } as const

test('every reading says which words it comes from', () => {
  const sentence = '3x8 threshold on the bike, 50 min, ftp 250'
  const { found } = understand(sentence, runner)
  expect(found.map(({ from, to, field, reading }) => [sentence.slice(from, to), field, reading])).toEqual([
    ['3x8', 'set', '3 × 8 minutes'],
    ['threshold', 'workoutType', 'Threshold'],
    ['bike', 'sport', 'Cycling'],
    ['50 min', 'durationValue', '50 minutes'],
    ['ftp 250', 'referenceValue', 'FTP 250 W'],
  ])
})

test.each([
  ['5x1k @ 3:45 run', '3:45 /km for the work: threshold pace 4:05 /km'],
  ['3x8 @ 280 bike', '280 W for the work: FTP 278 W'],
  ['10x100 @ 1:40/100m swim 2k', '1:40 /100 m for the work: critical swim speed 1:40 /100 m'],
  ['5x1k run, threshold pace 4:10', 'Threshold pace 4:10 /km'],
])('"%s" reads its figure as: %s', (sentence, reading) => {
  const { found } = understand(sentence, runner)
  expect(found.find(({ field }) => field === 'referenceValue')?.reading).toBe(reading)
})

test('an inferred field comes with its reason', () => {
  expect(understand('1h15 sweet spot', runner).inferred).toEqual([
    { field: 'sport', reading: 'Cycling', because: '“sweet spot” belongs to cycling.' },
  ])
  expect(understand('8x400 run', runner).inferred).toEqual([
    { field: 'workoutType', reading: 'Interval', because: 'A set was asked for, and no other type.' },
  ])
})

test('a field that is not mentioned gets a default, and the answer names it', () => {
  const { missing, assumed } = understand('', { sport: 'swimming', units: { swimming: 'yards' } })
  expect(assumed).toEqual({
    sport: 'swimming',
    workoutType: 'endurance',
    durationType: 'distance',
    durationUnit: 'yards',
    durationValue: 2000,
  })
  expect(missing.map(({ sentence }) => sentence)).toEqual([
    'No sport was named, so swimming.',
    'No type was named, so endurance.',
    'No length was said, so 2,000 yards.',
  ])
})

test.each([
  ['6x800m run with 90s rest', 10, 'kilometers'],
  ['5x1 mile threshold run', 9, 'miles'],
  ['3x3k tempo run r 3 min', 15, 'kilometers'],
  ['8x1 mile run 2 min rest', 13, 'miles'],
  ['10x100 swim css', 1700, 'meters'],
  ['4x10k tempo bike', 62, 'kilometers'],
  ['60x1 mile run', 60, 'miles'],
  ['1x25 swim', 200, 'meters'],
] as const)('"%s" is assumed to be %d %s long', (sentence, durationValue, durationUnit) => {
  expect(understand(sentence, runner).assumed).toMatchObject({ durationType: 'distance', durationUnit, durationValue })
})

test.each(['8x50 kick swim 1500', '10x100 on 1:40', 'tomorrow 45 min', 'bike 1h 90rpm', '8k progression'])(
  'the unsupported part of "%s" is answered by one sentence that names no other screen',
  (sentence) => {
    const said = understand(sentence, runner).unread.map((one) => one.sentence)
    expect(said).toHaveLength(1)
    expect(said.join()).toContain('cannot be asked for here')
    expect(said.join()).not.toMatch(/builder|calendar/)
  },
)

test('a bare figure is in the unit that the athlete uses', () => {
  expect(understand('run 8', { sport: 'running', units: { running: 'miles' } }).asked.durationUnit).toBe('miles')
  const swim = understand('swim 2000, 10x100', { sport: 'running', units: { swimming: 'yards' } }).asked
  expect(swim).toMatchObject({ durationUnit: 'yards', set: { unit: 'yards' } })
})

test.each([
  ['swimming', '1500m easy', 'swimming'],
  ['swimming', '45 min tempo', 'running'],
  ['cycling', '8x400m', 'running'],
  ['cycling', '45 min tempo', 'cycling'],
  ['running', 'ladder', 'swimming'],
] as const)('for an athlete of %s, "%s" is %s', (sport, sentence, meant) => {
  const { asked, assumed } = understand(sentence, { sport })
  expect(asked.sport ?? assumed.sport).toBe(meant)
})

test('VO2 Max with long bouts becomes an interval session, and the answer says why', () => {
  expect(understand('5x3 min vo2 bike', runner).inferred).toContainEqual({
    field: 'workoutType',
    reading: 'Interval',
    because: 'VO2 Max here means efforts of up to a minute or so.',
  })
})

test('of two figures for the reference value, the one that is not used is named', () => {
  const { asked, unread } = understand('bike 1h threshold ftp 250 200w', runner)
  expect(asked.referenceValue).toBe(250)
  expect(unread.map(({ sentence }) => sentence)).toEqual([
    'Targets are computed from one FTP; this figure is not used.',
  ])
})

test('only the first 400 characters are read, and the rest is reported as unread', () => {
  const sentence = `run 45 min ${'easy '.repeat(100)}tempo`
  const { asked, unread } = understand(sentence, runner)
  expect(asked.workoutType).toBe('endurance')
  expect(unread.at(-1)).toMatchObject({ from: 400, to: sentence.length })
})
