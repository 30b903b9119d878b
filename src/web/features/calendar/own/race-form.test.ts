import { expect, test } from 'vitest'
import { unitOfDistances } from '#domain/calendar/items/unit-of-distances.ts'
import { distanceOfRace, raceFormOf, readRace } from './race-form.ts'

const date = '2026-09-27'
const race = { kind: 'race', name: 'Berlin Marathon', sport: 'running', metres: 42_195 } as const

test('a race passes through the form', () => {
  expect(readRace(raceFormOf(date, 'as_written', race), 'as_written')).toEqual({ race, date })
})

test('sport and distance can be left empty', () => {
  expect(readRace({ ...raceFormOf(date, 'as_written'), name: ' Swimrun ', sport: '' }, 'as_written')).toEqual({
    race: { kind: 'race', name: 'Swimrun', sport: null, metres: null },
    date,
  })
})

test.each([
  ['10', 10_000],
  ['42,195 km', 42_195],
  ['1500m', 1500],
  ['10 mi', 16_093.4],
  ['Half-marathon', 21_097.5],
  ['marathon', 42_195],
])('a distance of “%s” is %d m', (distance, metres) => {
  expect(readRace({ ...raceFormOf(date, 'as_written', race), distance }, 'as_written')).toMatchObject({
    race: { metres },
  })
})

test.each([
  ['name', ' ', 'Give the race a name.'],
  ['distance', 'far', expect.stringMatching(/^Write a distance/)],
  ['distance', '0', expect.stringMatching(/^Write a distance/)],
  ['distance', '10001', expect.stringMatching(/^Write a distance/)],
  ['date', '', 'Choose a day.'],
  ['date', '2250-01-01', expect.stringContaining('from 1970 to 2199')],
])('a %s of “%s” is refused with a sentence', (field, typed, sentence) => {
  expect(readRace({ ...raceFormOf(date, 'as_written', race), [field]: typed }, 'as_written')).toEqual({
    problems: { [field]: sentence },
  })
})

test('short races are shown in metres', () => {
  expect([1500, 5000, 42_195].map((metres) => distanceOfRace(metres, 'kilometers'))).toEqual([
    '1500\u202fm',
    '5\u202fkm',
    '42.195\u202fkm',
  ])
})

test.each([
  ['imperial', 'running', '26.22 mi', '26.22\u202fmi'],
  ['imperial', 'swimming', '46145 yd', '46,145\u202fyd'],
  ['metric', 'swimming', '42195 m', '42,195\u202fm'],
  ['metric', 'running', '42.195 km', '42.195\u202fkm'],
  ['imperial', null, '26.22 mi', '26.22\u202fmi'],
] as const)(
  'read in %s units, the distance of a race of %s is %s, and stays the same to the metre',
  (distances, sport, typed, shown) => {
    const ofSport = { ...race, sport }
    const form = raceFormOf(date, distances, ofSport)
    expect(form.distance).toBe(typed)
    expect(readRace(form, distances)).toEqual({ race: ofSport, date })
    expect(distanceOfRace(race.metres, unitOfDistances(distances, sport))).toBe(shown)
  },
)

test.each([
  ['imperial', 'running', '10', 16_093.4],
  ['imperial', 'swimming', '1000', 914.4],
  ['metric', 'swimming', '1500', 1500],
  ['imperial', 'running', '10 km', 10_000],
] as const)(
  'read in %s units, the distance of a race of %s that is typed as “%s” is %d m',
  (distances, sport, distance, metres) => {
    const form = { ...raceFormOf(date, distances, race), sport, distance }
    expect(readRace(form, distances)).toMatchObject({ race: { metres } })
  },
)
