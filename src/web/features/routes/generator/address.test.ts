import { expect, test } from 'vitest'
import { searchOf, settingsIn } from './address.ts'
import { generatorSearch } from './generator-search.ts'

const start = [51.5, -0.09] as const

test('the address keeps start, distance, unit and activity, and reads them again', () => {
  const settings = { start, distance: '8.5', unit: 'MILES', activity: 'cycling-road' } as const
  const search = searchOf(settings, 'KM')
  expect(search).toEqual({ start: '51.5,-0.09', distance: 8.5, unit: 'MILES', activity: 'cycling-road' })
  expect(settingsIn(generatorSearch(search))).toEqual(settings)
})

test('defaults need no word in the address', () => {
  expect(searchOf({ start: undefined, distance: '5', unit: 'KM', activity: 'foot-walking' }, 'KM')).toEqual({})
  expect(searchOf({ start: undefined, distance: '5', unit: 'KM', activity: 'foot-walking' }, 'MILES')).toEqual({
    unit: 'KM',
  })
})

test('what is not understood in an address is left out', () => {
  const search = { start: 'home', distance: '5 km', unit: 'yards', activity: 'swimming' }
  expect(settingsIn(generatorSearch(search))).toEqual({})
  expect(settingsIn(generatorSearch({ start: '91,0', distance: -3 }))).toEqual({})
})
