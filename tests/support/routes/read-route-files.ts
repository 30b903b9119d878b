import { Decoder, Stream } from '@garmin/fitsdk'
import { DOMParser, type Element } from '@xmldom/xmldom'
import FitParser from 'fit-file-parser'

type Place = [number, number]

/** A route file as a foreign reader shows it. */
export type ReadRouteFile = {
  name: unknown
  line: Place[]
  elevations: (number | undefined)[]
  /** The length that the file itself says. */
  metres?: number
  /** The turns that it announces: where, of which kind, and by which name. */
  cues: { place: Place; kind: unknown; name: unknown; metres?: number; time?: string }[]
  text: string
}

/** Reads a route file with xmldom, JSON.parse or Garmin's decoder. */
export function readRouteFileOf(format: 'gpx' | 'tcx' | 'fit' | 'geojson', bytes: Uint8Array): ReadRouteFile {
  return readers[format](bytes)
}

/** Reads a FIT course with another program's reader: the line, the length that the file says, and the kinds of its turns. */
export async function readFitWithParser(bytes: Uint8Array<ArrayBuffer>) {
  const {
    records,
    laps,
    course_points: coursePoints,
  } = await new FitParser({ mode: 'list', force: false, lengthUnit: 'm' }).parseAsync(bytes.buffer)
  return {
    line: (records ?? []).map((record): Place => [Number(record.position_lat), Number(record.position_long)]),
    metres: Number(laps?.[0]?.total_distance),
    cues: (coursePoints ?? []).map(({ type }): unknown => type),
  }
}

const readers = { gpx: readGpx, tcx: readTcx, fit: readFit, geojson: readGeoJson }

function readGpx(bytes: Uint8Array): ReadRouteFile {
  const { text, all } = xmlOf(bytes)
  const points = all('trkpt')
  return {
    name: all('trk')[0]?.getElementsByTagName('name')[0]?.textContent,
    line: points.map((point) => [Number(point.getAttribute('lat')), Number(point.getAttribute('lon'))]),
    elevations: points.map((point) => inside(point, 'ele')),
    cues: all('wpt').map((point) => ({
      place: [Number(point.getAttribute('lat')), Number(point.getAttribute('lon'))],
      kind: textInside(point, 'type'),
      name: textInside(point, 'name'),
    })),
    text,
  }
}

function readTcx(bytes: Uint8Array): ReadRouteFile {
  const { text, all } = xmlOf(bytes)
  const points = all('Trackpoint')
  return {
    name: all('Name')[0]?.textContent,
    line: points.map((point) => [inside(point, 'LatitudeDegrees') ?? 0, inside(point, 'LongitudeDegrees') ?? 0]),
    elevations: points.map((point) => inside(point, 'AltitudeMeters')),
    metres: Number(all('Lap')[0]?.getElementsByTagName('DistanceMeters')[0]?.textContent),
    cues: all('CoursePoint').map((point) => ({
      place: [inside(point, 'LatitudeDegrees') ?? 0, inside(point, 'LongitudeDegrees') ?? 0],
      kind: textInside(point, 'PointType'),
      name: textInside(point, 'Name'),
      time: textInside(point, 'Time'),
    })),
    text,
  }
}

function readGeoJson(bytes: Uint8Array): ReadRouteFile {
  const text = new TextDecoder().decode(bytes)
  const { properties, geometry } = JSON.parse(text)
  const coordinates: number[][] = geometry.coordinates
  return {
    name: properties.name,
    line: coordinates.map(([longitude = 0, latitude = 0]) => [latitude, longitude]),
    elevations: coordinates.map(([, , elevation]) => elevation),
    metres: properties.distance_meters,
    cues: [],
    text,
  }
}

function readFit(bytes: Uint8Array): ReadRouteFile {
  const decoder = new Decoder(Stream.fromByteArray([...bytes]))
  if (!decoder.isFIT() || !decoder.checkIntegrity()) throw new Error('Not a valid FIT file')
  const { messages, errors } = decoder.read()
  if (errors[0]) throw errors[0]
  const records = (messages.recordMesgs ?? []) as Record<string, number | undefined>[]
  const degrees = (semicircles: number | undefined) => ((semicircles ?? 0) * 180) / 2 ** 31
  const [course] = (messages.courseMesgs ?? []) as { name?: string; sport?: string }[]
  const [lap] = (messages.lapMesgs ?? []) as { totalDistance?: number }[]
  return {
    name: course?.name,
    line: records.map(({ positionLat, positionLong }) => [degrees(positionLat), degrees(positionLong)]),
    elevations: records.map(({ altitude }) => altitude),
    ...(lap?.totalDistance === undefined ? {} : { metres: lap.totalDistance }),
    cues: ((messages.coursePointMesgs ?? []) as Record<string, number | undefined>[]).map((point) => ({
      place: [degrees(point.positionLat), degrees(point.positionLong)],
      kind: point.type,
      name: point.name,
      metres: point.distance ?? Number.NaN,
    })),
    text: `${course?.sport}`,
  }
}

function xmlOf(bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes)
  const fail = (_: string, message: string) => {
    throw new Error(message)
  }
  const document = new DOMParser({ onError: fail }).parseFromString(text, 'text/xml')
  return { text, all: (name: string): Element[] => [...document.getElementsByTagName(name)] }
}

function textInside(element: Element, name: string): string {
  return element.getElementsByTagName(name)[0]?.textContent ?? ''
}

function inside(element: Element, name: string): number | undefined {
  const text = textInside(element, name)
  return text ? Number(text) : undefined
}
