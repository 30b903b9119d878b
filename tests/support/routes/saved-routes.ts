import { encodePolyline } from '#domain/polyline/polyline.ts'
import type { NewRoute } from '#domain/routes/check-route.ts'
import { lengthOf } from '#domain/routes/route-line.ts'

type Place = [number, number]

/** A ring of `count` points around a place in London; it begins and ends in its north. */
export function ring(count = 200, radius = 0.01): Place[] {
  return Array.from({ length: count + 1 }, (_, at) => {
    const turn = (2 * Math.PI * (at % count)) / count
    return [fiveDecimals(51.505 + radius * Math.cos(turn)), fiveDecimals(-0.09 + 1.6 * radius * Math.sin(turn))]
  })
}

/** A route to save along a line. */
export function routeAlong(line: readonly Place[], more: Partial<NewRoute> = {}): NewRoute {
  const [latitude, longitude] = line[0] as Place
  const meters = Math.round(lengthOf(line))
  return {
    name: 'Round the park',
    latitude,
    longitude,
    distance: meters,
    activity_type: 'foot-walking',
    route_data: {
      distance: { meters },
      profile: 'foot-walking',
      geometry: { polyline: encodePolyline(line) },
      turns: [
        { meters: 0, turn: 'start', point: 0, street: 'Home Lane' },
        { meters, turn: 'arrive', point: line.length - 1, street: 'Home Lane' },
      ],
      label: 'loop',
      seed: 7,
      figures: { heading: 180, climb_meters: 40, street_names: ['Home Lane'] },
      source: { id: 'pack', name: 'London', attribution: '© OpenStreetMap contributors' },
    },
    ...more,
  }
}

function fiveDecimals(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
