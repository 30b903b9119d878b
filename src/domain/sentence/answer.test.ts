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
  ['5x1k @ 3:45 run', 'mainSet', '5 × 1 kilometer at 3:45/km'],
  ['3x8 @ 280 bike, 1h', 'mainSet', '3 × 8 minutes at 280 W'],
  ['15 min warm up, 3x8 threshold, 1h bike', 'warmup', '15 minutes warm-up'],
  ['5x1k run, threshold pace 4:10', 'referenceValue', 'Threshold pace 4:10 /km'],
  ['45 min easy + 6 strides', 'strides', '6 strides'],
] as const)('"%s" shows its %s as: %s', (sentence, field, reading) => {
  const { found } = understand(sentence, runner)
  expect(found.find((one) => one.field === field)?.reading).toBe(reading)
})

test('each part of a whole workout shows how it was read, and the workout has a name and a type', () => {
  const sentence = '15 min warm up, 3x8 min z4 with 3 min easy, 10 min down'
  const { found, workout } = understand(sentence, { sport: 'cycling' })
  const parts = found
    .filter(({ field }) => field === 'mainSet')
    .map(({ from, to, reading }) => [sentence.slice(from, to), reading])
  expect(parts).toEqual([
    ['15 min warm up', '15 minutes warm-up'],
    ['3x8 min', '3 × 8 minutes at zone 4, 3 minutes recovery'],
    ['z4', '3 × 8 minutes at zone 4, 3 minutes recovery'],
    ['3 min easy', '3 × 8 minutes at zone 4, 3 minutes recovery'],
    ['10 min down', '10 minutes cool-down'],
  ])
  expect(workout).toMatchObject({ name: 'Cycling Sweet Spot, 58 minutes', sport: 'cycling', type: 'sweet spot' })
})

test.each([
  ['2x(5x400) run', 'No rest was said between the sets, so 3 minutes easy.'],
  ['swim 2x(4x50)', 'No rest was said between the sets, so a minute.'],
  ['400-800-400 run', 'No rest was said between the rungs, so half of each, easy.'],
  ['swim 100-200-100', 'No rest was said between the rungs, so 20 seconds.'],
  [
    'bike 3x12 over unders',
    'The over-unders are 2 minutes under and 1 minute over: say others, such as 3 min under 2 min over.',
  ],
  ['bike 3x12 over unders', 'No rest was said between the over-unders, so 4 minutes easy.'],
  ['bike 15 min ramp, 20 min tempo, 10 min down', 'No figures were said for the ramp, so it goes from easy to steady.'],
  ['run 10k with last 2k tempo', 'How hard the rest is was not said, so easy.'],
  ['bike 3x15 @ 85%', '85 % lies between Tempo and Sweet Spot: say the other one if you mean that.'],
  ['bike 4x4 min @ 112%', '112 % lies between Threshold and VO2 Max.'],
  ['bike 3x15 @ 90%', '90 % lies in zone 4, Sweet Spot.'],
  ['not longer than an hour run', 'The limit was used.'],
])('what "%s" leaves open is said: %s', (sentence, because) => {
  expect(understand(sentence, runner).inferred.map((one) => one.because)).toContain(because)
})

test('an inferred field comes with its reason', () => {
  expect(understand('1h15 sweet spot', runner).inferred).toEqual([
    { field: 'sport', reading: 'Cycling', because: '“sweet spot” points to cycling.' },
    {
      field: 'durationValue',
      reading: '1 hour 15 minutes',
      because: 'Warm-up, easy parts and cool-down are within: write each part out for another share.',
    },
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
    effort: 'endurance',
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

test.each(['tomorrow 45 min', '45 min with surges'])(
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

test('VO2 Max by distance becomes an interval session, and the answer says why', () => {
  expect(understand('5x1 km vo2 bike', runner).inferred).toContainEqual({
    field: 'workoutType',
    reading: 'Interval',
    because: 'VO2 Max here means efforts of 15 seconds to 8 minutes.',
  })
})

test('of two reference values the second is named', () => {
  const { asked, unread } = understand('bike 1h threshold ftp 250 ftp 270', runner)
  expect(asked.referenceValue).toBe(250)
  expect(unread.map(({ sentence }) => sentence)).toEqual(['The first FTP counts.'])
})

test('only the first 400 characters are read, and the rest is reported as unread', () => {
  const sentence = `run 45 min ${'easy '.repeat(100)}tempo`
  const { asked, unread } = understand(sentence, runner)
  expect(asked.workoutType).toBe('endurance')
  expect(unread.at(-1)).toMatchObject({ from: 400, to: sentence.length })
})

test.each([
  ['3x15 min threshold bike, 90 s warm-up', 75],
  ['3x15 min threshold bike, 20 min warm-up', 95],
])('"%s" is assumed to take %d minutes', (sentence, minutes) => {
  expect(understand(sentence, runner).assumed).toMatchObject({ durationUnit: 'minutes', durationValue: minutes })
})
