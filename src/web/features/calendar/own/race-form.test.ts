import { expect, test } from 'vitest'
import { distanceOfRace, raceFormOf, readRace } from './race-form.ts'

const date = '2026-09-27'
const race = { kind: 'race', name: 'Berlin Marathon', sport: 'running', metres: 42_195 } as const

test('a race passes through the form', () => {
  expect(readRace(raceFormOf(date, race))).toEqual({ race, date })
})

test('sport and distance can be left empty', () => {
  expect(readRace({ ...raceFormOf(date), name: ' Swimrun ', sport: '' })).toEqual({
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
  expect(readRace({ ...raceFormOf(date, race), distance })).toMatchObject({ race: { metres } })
})

test.each([
  ['name', ' ', 'Give the race a name.'],
  ['distance', 'far', expect.stringMatching(/^Write a distance/)],
  ['distance', '0', expect.stringMatching(/^Write a distance/)],
  ['distance', '10001', expect.stringMatching(/^Write a distance/)],
  ['date', '', 'Choose a day.'],
])('a %s of “%s” is refused with a sentence', (field, typed, sentence) => {
  expect(readRace({ ...raceFormOf(date, race), [field]: typed })).toEqual({ problems: { [field]: sentence } })
})

test('short races are shown in metres', () => {
  expect([1500, 5000, 42_195].map(distanceOfRace)).toEqual(['1500\u202fm', '5\u202fkm', '42.195\u202fkm'])
})
