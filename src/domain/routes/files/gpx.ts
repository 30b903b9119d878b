import { encodeUtf8 } from '../../exports/shared/text-codec.ts'
import { element, xmlFile } from '../../exports/shared/xml/write.ts'
import { sportOf } from '../../sports/registry.ts'
import type { RoutePoint } from '../route-line.ts'
import { cuesOf } from './cues.ts'
import type { FileRoute, RouteFormat } from './route-file.ts'

/**
 * A track in GPX 1.1, which every program for routes reads. Turns are waypoints beside it: a second line of route points would
 * be another way to some programs, straight from turn to turn.
 */
export const gpx = {
  id: 'gpx',
  label: 'GPX',
  extension: 'gpx',
  mime: 'application/gpx+xml',
  encode: (route) => encodeUtf8(xmlFile(rootOf(route))),
} as const satisfies RouteFormat

function rootOf({ name, activity, points, turns, attribution, createdAt }: FileRoute) {
  const named = element('name', {}, name)
  const copyright = attribution ? [element('copyright', { author: attribution })] : []
  const time = element('time', {}, createdAt.toISOString())
  const elevationOf = ({ elevation }: RoutePoint) => (elevation === null ? [] : [element('ele', {}, String(elevation))])
  const track = points.map((point) => {
    const [lat, lon] = point.place
    return element('trkpt', { lat, lon }, elevationOf(point))
  })
  const waypoints = cuesOf(turns, points).map(({ turn, point, words }) => {
    const [lat, lon] = point.place
    return element('wpt', { lat, lon }, [...elevationOf(point), element('name', {}, words), element('type', {}, turn)])
  })
  return element('gpx', { version: '1.1', creator: 'Pacewright', xmlns: 'http://www.topografix.com/GPX/1/1' }, [
    element('metadata', {}, [named, ...copyright, time]),
    ...waypoints,
    element('trk', {}, [named, element('type', {}, sportOf(activity.sport).id), element('trkseg', {}, track)]),
  ])
}
