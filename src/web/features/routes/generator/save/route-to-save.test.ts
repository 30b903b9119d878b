import { expect, test } from 'vitest'
import { encodePolyline } from '#domain/polyline/polyline.ts'
import { NewRoute } from '#domain/routes/check-route.ts'
import { lengthOf } from '#domain/routes/route-line.ts'
import { routeToSave } from './route-to-save.ts'

const line = [
  [51.505, -0.09],
  [51.51, -0.08],
  [51.505, -0.09],
] as [number, number][]
const planned = {
  loops: [
    {
      distance: { meters: Math.round(lengthOf(line)) },
      profile: 'cycling-road' as const,
      geometry: { polyline: encodePolyline(line) },
      label: 'loop' as const,
      figures: { repeated_share: 0, corridor_share: 0, u_turns: 0, compactness: 0.5, climb_meters: 12 },
      line,
      points: line.map((place) => ({ place, elevation: null })),
    },
  ],
  chosen: 0,
  askedMetres: 5000,
  vias: [],
  seed: 7,
  source: { id: 'packs', name: 'Bremen', attribution: '© OpenStreetMap contributors' },
}

test('the chosen loop is saved as the server takes it', () => {
  const sent = routeToSave('  Round the park ', planned)
  const { success, data } = NewRoute.safeParse(sent)
  expect(success).toBe(true)
  expect(data).toMatchObject({
    name: 'Round the park',
    latitude: 51.505,
    longitude: -0.09,
    elevation: null,
    activity_type: 'cycling-road',
    route_data: { seed: 7, source: { attribution: '© OpenStreetMap contributors' }, figures: { climb_meters: 12 } },
  })
  expect(sent?.route_data).not.toHaveProperty('line')
  expect(sent?.route_data).not.toHaveProperty('points')
})

test('without a loop there is nothing to save', () => {
  expect(routeToSave('Name', { ...planned, loops: [] })).toBeUndefined()
})
