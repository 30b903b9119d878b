import { expect, test } from 'vitest'
import { indexPlaces, searchPlaces } from './search-places.ts'
import type { Place, PlaceKind } from './streets.ts'

const place = (name: string, kind: PlaceKind, latitude = 45, longitude = 9): Place => ({
  name,
  kind,
  latitude,
  longitude,
})

const index = indexPlaces([
  place('Via Roma', 'street', 45.1),
  place('Via Roma', 'street', 45.6),
  place('Romano', 'village', 45.6),
  place('Roma', 'city', 41.9, 12.5),
  place('Largo Roma', 'street', 45.2),
  place('São João da Madeira', 'town', 40.9, -8.5),
  place('Straße des 17. Juni', 'street', 52.5, 13.3),
  place('Łódź', 'city', 51.8, 19.5),
  place('Romagna', 'street', 45.2),
  place('Dorf', 'village', 45.11),
  place("Cap-d'Ail", 'village', 43.7, 7.4),
])
const found = (query: string, limit = 10, near?: { latitude: number; longitude: number }) =>
  searchPlaces(index, query, limit, near).map(({ name }) => name)

test('what is called so comes first, then what begins so, then what has a word that begins so; towns before streets', () => {
  expect(found('roma')).toEqual(['Roma', 'Romano', 'Romagna', 'Largo Roma', 'Via Roma', 'Via Roma'])
  expect(found('rom', 2)).toEqual(['Roma', 'Romano'])
  expect(found('via roma')).toEqual(['Via Roma', 'Via Roma'])
  expect(found('roma via')).toEqual(['Via Roma', 'Via Roma'])
})

test('accents, case and marks do not matter, on either side', () => {
  for (const query of ['sao joao', 'SÃO JOÃO', 'joao', 'madeira sao'])
    expect(found(query)).toEqual(['São João da Madeira'])
  for (const query of ['strasse 17', 'straße', 'Juni']) expect(found(query)).toEqual(['Straße des 17. Juni'])
  expect(found('lodz')).toEqual(['Łódź'])
  for (const query of ["cap d'ail", 'cap-d’ail', 'ail']) expect(found(query)).toEqual(["Cap-d'Ail"])
})

test('of equals the nearer one comes first, and a street says which settlement it is near', () => {
  const near = { latitude: 45.6, longitude: 9 }
  expect(searchPlaces(index, 'via roma', 10, near)).toEqual([
    { name: 'Via Roma', kind: 'street', latitude: 45.6, longitude: 9, near: 'Romano' },
    { name: 'Via Roma', kind: 'street', latitude: 45.1, longitude: 9, near: 'Dorf' },
  ])
  expect(searchPlaces(index, 'romano', 1)[0]?.near).toBe('')
  expect(searchPlaces(index, 'lodz', 1)[0]?.near).toBe('')
})

test.each(['', '   ', '-', '☃', 'xyz', 'roma xyz'])('"%s" finds nothing', (query) => {
  expect(found(query)).toEqual([])
})

test('nothing is missed in many places', () => {
  const places = Array.from({ length: 20_000 }, (_, at) => place(`Calle ${at} Norte`, 'street', 40 + at / 1e5))
  const many = indexPlaces(places)
  for (const at of [0, 7, 777, 19_999]) expect(searchPlaces(many, `calle ${at}`, 1)[0]?.name).toBe(`Calle ${at} Norte`)
  expect(searchPlaces(many, 'norte 1999', 50)).toHaveLength(11)
  expect(searchPlaces(many, 'calle', 50)).toHaveLength(50)
})
