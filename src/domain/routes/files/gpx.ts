import { encodeUtf8 } from '../../exports/shared/text-codec.ts'
import { element, xmlFile } from '../../exports/shared/xml/write.ts'
import { sportOf } from '../../sports/registry.ts'
import type { FileRoute, RouteFormat } from './route-file.ts'

/** A track in GPX 1.1, which every program for routes reads. */
export const gpx = {
  id: 'gpx',
  label: 'GPX',
  extension: 'gpx',
  mime: 'application/gpx+xml',
  encode: (route) => encodeUtf8(xmlFile(rootOf(route))),
} as const satisfies RouteFormat

function rootOf({ name, activity, points, attribution, createdAt }: FileRoute) {
  const named = element('name', {}, name)
  const copyright = attribution ? [element('copyright', { author: attribution })] : []
  const time = element('time', {}, createdAt.toISOString())
  const track = points.map(({ place: [lat, lon], elevation }) =>
    element('trkpt', { lat, lon }, elevation === null ? [] : [element('ele', {}, String(elevation))]),
  )
  return element('gpx', { version: '1.1', creator: 'Pacewright', xmlns: 'http://www.topografix.com/GPX/1/1' }, [
    element('metadata', {}, [named, ...copyright, time]),
    element('trk', {}, [named, element('type', {}, sportOf(activity.sport).id), element('trkseg', {}, track)]),
  ])
}
