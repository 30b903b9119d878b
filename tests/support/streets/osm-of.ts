import { access, type Streets, surfaces, traits, wayKinds } from '#domain/streets/streets.ts'
import type { WrittenNode, WrittenWay } from './write-osm-pbf.ts'

type Moved = {
  /** The id of the first node. */
  firstId?: number
  /** Degrees to the east and north of where the streets are. */
  east?: number
  north?: number
}

/** Streets as the nodes and ways of OpenStreetMap: of all that they carry, only the heights and areas in the green are lost. */
export function osmOf(
  streets: Streets,
  { firstId = 1, east = 0, north = 0 }: Moved = {},
): { nodes: WrittenNode[]; ways: WrittenWay[] } {
  const moved = (degrees: number, by: number) => Math.round((degrees + by) * 1e7) / 1e7
  const nodes: WrittenNode[] = Array.from(streets.latitudes, (latitude, point) => ({
    id: firstId + point,
    latitude: moved(latitude, north),
    longitude: moved(streets.longitudes[point] as number, east),
  }))
  const places = streets.places
    .filter(({ kind }) => kind !== 'street')
    .map(({ name, kind, latitude, longitude }, at) => ({
      id: firstId + streets.latitudes.length + at,
      latitude: moved(latitude, north),
      longitude: moved(longitude, east),
      tags: { place: kind, name },
    }))
  const ways = Array.from(streets.kinds, (_, way) => ({
    tags: tagsOf(streets, way),
    nodes: Array.from(
      streets.points.subarray(streets.firstPoint[way], streets.firstPoint[way + 1]),
      (point) => firstId + point,
    ),
  }))
  return { nodes: [...nodes, ...places], ways }
}

function tagsOf(streets: Streets, way: number): Record<string, string> {
  const bits = streets.access[way] as number
  const [forward, backward] = [bits & access.bikeForward, bits & access.bikeBackward]
  const name = streets.names[streets.nameOf[way] as number] ?? ''
  const surface = surfaces[streets.surfaces[way] as number]
  return {
    highway: wayKinds[streets.kinds[way] as number] ?? '',
    foot: bits & access.foot ? 'yes' : 'no',
    bicycle: forward || backward ? 'yes' : 'no',
    ...(forward && !backward ? { oneway: 'yes' } : {}),
    ...(backward && !forward ? { oneway: '-1' } : {}),
    ...(surface === 'paved' ? { surface: 'asphalt' } : {}),
    ...(surface === 'unpaved' ? { surface: 'gravel' } : {}),
    ...((streets.traits[way] as number) & traits.lit ? { lit: 'yes' } : {}),
    ...(name ? { [/^C \d+$/.test(name) ? 'ref' : 'name']: name } : {}),
  }
}
