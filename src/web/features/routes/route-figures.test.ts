import { expect, test } from 'vitest'
import type { Profile } from '#contracts/user.ts'
import { routeClimb, routeLength, unitOfRoutes } from './route-figures.ts'

const athlete = (meta: Partial<Profile['meta']>) =>
  ({ meta: { athlete_metrics: {}, ...meta } }) as Pick<Profile, 'meta'>

test.each([
  ['kilometres for a stranger', null, 'foot-walking', 'kilometers'],
  ['the unit of their runs', athlete({ athlete_metrics: { running_unit: 'miles' } }), 'foot-walking', 'miles'],
  ['that unit for rides, too', athlete({ athlete_metrics: { running_unit: 'miles' } }), 'cycling-road', 'miles'],
  ['the unit chosen for sums', athlete({ preferences: { distances: 'imperial' } }), 'cycling-road', 'miles'],
  ['metres for swims', null, 'swimming', 'meters'],
] as const)('an athlete reads routes in %s', (_, profile, activity, unit) => {
  expect(unitOfRoutes(profile, activity)).toBe(unit)
})

test.each([
  [12_437, 'kilometers', '12.4\u202fkm'],
  [850.4, 'kilometers', '850\u202fm'],
  [999.6, 'kilometers', '1\u202fkm'],
  [1_000_000, 'kilometers', '1,000\u202fkm'],
  [8047, 'miles', '5\u202fmi'],
  [12, 'miles', '0.1\u202fmi'],
  [1500, 'meters', '1,500\u202fm'],
] as const)('a route of %d m in %s is %s long', (metres, unit, text) => {
  expect(routeLength(metres, unit)).toBe(text)
})

test('the climb is in metres or feet, and is left out where it is unknown', () => {
  const route = (climb?: number) => ({
    route_data: {
      distance: { meters: 1000 },
      profile: 'foot-walking' as const,
      geometry: { polyline: '' },
      figures: climb === undefined ? {} : { climb_meters: climb },
    },
  })
  expect(routeClimb(route(1234.4), 'kilometers')).toBe('1,234\u202fm up')
  expect(routeClimb(route(100), 'miles')).toBe('328\u202fft up')
  expect(routeClimb(route(0), 'kilometers')).toBe('0\u202fm up')
  expect(routeClimb(route(), 'kilometers')).toBeUndefined()
})
