import { cutBetweenCharacters, toOneLine } from '../../exports/shared/one-line.ts'
import { encodeUtf8 } from '../../exports/shared/text-codec.ts'
import { element, xmlFile } from '../../exports/shared/xml/write.ts'
import { metresTo, type RoutePoint } from '../route-line.ts'
import type { TurnKind } from '../turn.ts'
import { cuesOf } from './cues.ts'
import type { FileRoute, RouteFormat } from './route-file.ts'

/** A course in Garmin's Training Center format, with a course point for each turn. */
export const tcx = {
  id: 'tcx',
  label: 'TCX',
  extension: 'tcx',
  mime: 'application/vnd.garmin.tcx+xml',
  encode: (route) => encodeUtf8(xmlFile(rootOf(route))),
} as const satisfies RouteFormat

/** The schema's own bounds of the names of a course and of a point of it. */
const [MAX_NAME_CHARACTERS, MAX_POINT_NAME_CHARACTERS] = [15, 10]

/** The schema's kinds of course points know no angles. */
const pointKinds: Record<TurnKind, 'Generic' | 'Straight' | 'Left' | 'Right'> = {
  start: 'Generic',
  arrive: 'Generic',
  'u-turn': 'Generic',
  straight: 'Straight',
  left: 'Left',
  'slight-left': 'Left',
  'sharp-left': 'Left',
  right: 'Right',
  'slight-right': 'Right',
  'sharp-right': 'Right',
}

function rootOf({ name, activity, points, turns, metres, attribution, createdAt }: FileRoute) {
  const line = points.map(({ place }) => place)
  const distances = metresTo(line)
  const secondsTo = (at: number) => (distances[at] ?? 0) / activity.usualMetresPerSecond
  const timeAt = (at: number) => new Date(createdAt.getTime() + secondsTo(at) * 1000).toISOString()
  const [first, last] = [points[0], points.at(-1)] as [RoutePoint, RoutePoint]
  const track = points.map((point, at) =>
    element('Trackpoint', {}, [
      element('Time', {}, timeAt(at)),
      positionOf('Position', point),
      ...altitudeOf(point),
      element('DistanceMeters', {}, (distances[at] ?? 0).toFixed(2)),
    ]),
  )
  const lap = element('Lap', {}, [
    element('TotalTimeSeconds', {}, secondsTo(points.length - 1).toFixed(1)),
    element('DistanceMeters', {}, metres.toFixed(2)),
    positionOf('BeginPosition', first),
    positionOf('EndPosition', last),
    element('Intensity', {}, 'Active'),
  ])
  // Beside the track, the time tells where a point is: it is that of a point of the track.
  const cues = cuesOf(turns, points).map(({ turn, at, point, street, words }) =>
    element('CoursePoint', {}, [
      element('Name', {}, shortened(street ?? words, MAX_POINT_NAME_CHARACTERS)),
      element('Time', {}, timeAt(at)),
      positionOf('Position', point),
      ...altitudeOf(point),
      element('PointType', {}, pointKinds[turn]),
      element('Notes', {}, words),
    ]),
  )
  const course = element('Course', {}, [
    element('Name', {}, shortened(name, MAX_NAME_CHARACTERS)),
    lap,
    element('Track', {}, track),
    element('Notes', {}, [name, ...(attribution ? [attribution] : [])].join('\n')),
    ...cues,
  ])
  return element('TrainingCenterDatabase', { xmlns: 'http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2' }, [
    element('Courses', {}, [course]),
  ])
}

function shortened(text: string, maxCharacters: number): string {
  return cutBetweenCharacters(toOneLine(text), maxCharacters, (part) => Array.from(part).length)
}

function altitudeOf({ elevation }: RoutePoint) {
  return elevation === null ? [] : [element('AltitudeMeters', {}, String(elevation))]
}

function positionOf(name: string, { place: [latitude, longitude] }: RoutePoint) {
  return element(name, {}, [
    element('LatitudeDegrees', {}, String(latitude)),
    element('LongitudeDegrees', {}, String(longitude)),
  ])
}
