import { afterEach, expect, test, vi } from 'vitest'
import { askNominatim } from './nominatim.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(body: unknown, status = 200) {
  const fetcher = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetcher)
  return fetcher
}

test('a geocoder is asked with format json, the words and limit 1, and its first place is read', async () => {
  const fetcher = answering([
    { lat: '52.52', lon: '13.4', display_name: 'Berlin' },
    { lat: '0', lon: '0' },
  ])
  const found = await askNominatim('https://geocoder.example/nominatim', 'Berlin & more')
  expect(found).toEqual({ place: [52.52, 13.4], name: 'Berlin' })
  const [address, init] = fetcher.mock.calls[0] as unknown as [URL, RequestInit]
  expect(String(address)).toBe('https://geocoder.example/nominatim/search?format=json&q=Berlin+%26+more&limit=1')
  expect(init.credentials).toBe('omit')
})

test('a geocoder that finds nothing has no place', async () => {
  answering([])
  expect(await askNominatim('https://geocoder.example/nominatim', 'Xyzzy')).toBeUndefined()
})

test.each([
  ['an error', [], 500],
  ['no list', { error: 'busy' }, 200],
  ['a place without coordinates', [{ display_name: 'Berlin' }], 200],
  ['a place that is not on earth', [{ lat: '99', lon: '0' }], 200],
])('a geocoder that answers %s has failed', async (_, body, status) => {
  answering(body, status)
  await expect(askNominatim('https://geocoder.example/nominatim', 'Berlin')).rejects.toThrow(/geocoder answered/)
})
