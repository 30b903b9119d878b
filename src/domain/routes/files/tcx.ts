import { cutBetweenCharacters, toOneLine } from '../../exports/shared/one-line.ts'
import { encodeUtf8 } from '../../exports/shared/text-codec.ts'
import { element, xmlFile } from '../../exports/shared/xml/write.ts'
import { metresTo, type RoutePoint } from '../route-line.ts'
import type { FileRoute, RouteFormat } from './route-file.ts'

/** A course in Garmin's Training Center format. */
export const tcx = {
  id: 'tcx',
  label: 'TCX',
  extension: 'tcx',
  mime: 'application/vnd.garmin.tcx+xml',
  encode: (route) => encodeUtf8(xmlFile(rootOf(route))),
} as const satisfies RouteFormat

/** The schema's own bound of a course's name. */
const MAX_NAME_CHARACTERS = 15

function rootOf({ name, activity, points, metres, attribution, createdAt }: FileRoute) {
  const line = points.map(({ place }) => place)
  const distances = metresTo(line)
  const secondsTo = (at: number) => (distances[at] ?? 0) / activity.usualMetresPerSecond
  const [first, last] = [points[0], points.at(-1)] as [RoutePoint, RoutePoint]
  const track = points.map((point, at) =>
    element('Trackpoint', {}, [
      element('Time', {}, new Date(createdAt.getTime() + secondsTo(at) * 1000).toISOString()),
      positionOf('Position', point),
      ...(point.elevation === null ? [] : [element('AltitudeMeters', {}, String(point.elevation))]),
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
  const shortName = cutBetweenCharacters(toOneLine(name), MAX_NAME_CHARACTERS, (part) => Array.from(part).length)
  const course = element('Course', {}, [
    element('Name', {}, shortName),
    lap,
    element('Track', {}, track),
    element('Notes', {}, [name, ...(attribution ? [attribution] : [])].join('\n')),
  ])
  return element('TrainingCenterDatabase', { xmlns: 'http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2' }, [
    element('Courses', {}, [course]),
  ])
}

function positionOf(name: string, { place: [latitude, longitude] }: RoutePoint) {
  return element(name, {}, [
    element('LatitudeDegrees', {}, String(latitude)),
    element('LongitudeDegrees', {}, String(longitude)),
  ])
}
