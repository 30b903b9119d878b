import { describe, expect, test, vi } from 'vitest'
import { findPlace } from './find-place.ts'
import { readCoordinates } from './read-coordinates.ts'

const near = [51.505, -0.09] as const
const url = 'https://geocoder.example'
const berlin = { place: [52.52, 13.4] as const, name: 'Berlin, Germany' }

/** The server's own answer, of places by their names. */
const own = (licence: string, ...names: string[]) =>
  vi.fn(async () => ({
    ok: true,
    status: 200,
    json: async () => names.map((name) => ({ display_name: name, lat: '51.6', lon: '-0.1', licence })),
  }))
const nothing = own('ODbL')

describe('the place of words', () => {
  test('is where coordinates say, without asking anybody', async () => {
    const ask = vi.fn()
    const found = await findPlace('51.5, -0.09', { near, geocoderUrl: url, fetcher: nothing, ask })
    expect(found).toEqual({ found: { place: [51.5, -0.09], name: undefined } })
    expect(ask).not.toHaveBeenCalled()
  })

  test('is a place of this name on the server’s own streets, without asking the geocoder', async () => {
    const ask = vi.fn()
    const fetcher = own('ODbL', 'Market Street, Leeds', 'Álder Park, Leeds')
    const found = await findPlace('alder park ', { near, geocoderUrl: url, fetcher, ask })
    expect(found).toMatchObject({ found: { name: 'Álder Park, Leeds' } })
    expect(ask).not.toHaveBeenCalled()
    expect(fetcher).toHaveBeenCalledWith(
      expect.stringMatching(/^\/api\/places\?q=alder\+park.*near=51\.505/),
      expect.anything(),
    )
  })

  test.each([
    ['one that only begins so', own('ODbL', 'Berlin Road, Leeds')],
    ['an invented one', own('Invented streets', 'Berlin')],
    ['none', nothing],
  ])('is what the geocoder says where the server has %s', async (_, fetcher) => {
    const found = await findPlace('Berlin', { near, geocoderUrl: url, fetcher, ask: async () => berlin })
    expect(found).toEqual({ found: berlin })
  })

  test('is the server’s own where the geocoder finds nothing, fails, or is not wanted', async () => {
    const fetcher = own('Invented streets', 'Berlin Road, Wendford')
    const expected = { found: { name: 'Berlin Road, Wendford' } }
    const fails = () => Promise.reject(new Error('down'))
    expect(await findPlace('Berlin', { near, geocoderUrl: url, fetcher, ask: async () => undefined })).toMatchObject(
      expected,
    )
    expect(await findPlace('Berlin', { near, geocoderUrl: url, fetcher, ask: fails })).toMatchObject(expected)
    expect(await findPlace('Berlin', { near, geocoderUrl: undefined, fetcher })).toMatchObject(expected)
  })

  test('is not found where nobody knows it', async () => {
    const parts = { near, fetcher: nothing, ask: async () => undefined }
    const expected = { failed: 'Location not found. Please try a different search term.' }
    expect(await findPlace('Xyzzy', { ...parts, geocoderUrl: url })).toEqual(expected)
    expect(await findPlace('Xyzzy', { ...parts, geocoderUrl: undefined })).toEqual(expected)
  })

  test('fails with the geocoder where the server does not know it either', async () => {
    const broken = () => Promise.reject(new TypeError('Failed to fetch'))
    const parts = { near, geocoderUrl: url, fetcher: broken, ask: broken }
    expect(await findPlace('Xyzzy', parts)).toEqual({
      failed: 'Failed to search for location. Please try again.',
    })
  })
})

test.each([
  ['51.5, -0.09', 51.5, -0.09],
  ['51.5,-0.09', 51.5, -0.09],
  ['  -33.86 151.2 ', -33.86, 151.2],
  ['(51.5; −0.09)', 51.5, -0.09],
  ['51.5°, -0.09°', 51.5, -0.09],
])('%j are coordinates', (typed, ...place) => {
  expect(readCoordinates(typed)).toEqual(place)
})

test.each(['', 'Berlin', '51.5', '91, 0', '0, 181', '10 Downing Street', '51.5, -0.09, 3', '1 2 3'])(
  '%j are no coordinates',
  (typed) => {
    expect(readCoordinates(typed)).toBeUndefined()
  },
)
