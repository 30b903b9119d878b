import { archiveReason } from '../../exports/shared/archive.ts'
import { toOneLine } from '../../exports/shared/one-line.ts'
import { textOf } from '../../exports/shared/text-codec.ts'
import { childOf, type Element, isNamed, textIn } from '../../exports/shared/xml/element.ts'
import { readXml } from '../../exports/shared/xml/read.ts'
import { type ActivityId, activityIds } from '../../streets/activity.ts'
import { MAX_ROUTE_METRES, MAX_ROUTE_NAME_CHARACTERS, MAX_ROUTE_POINTS } from '../route.ts'
import { lengthOf, type RoutePoint } from '../route-line.ts'
import { thinOut } from './thin-out.ts'

/** A route that was read, with a sentence for each thing that was lost, or why it cannot be read. */
export type ReadRoute =
  | { ok: true; name: string; activity: ActivityId; points: RoutePoint[]; attribution: string; losses: string[] }
  | { ok: false; reason: string }

type Said = {
  bytes: Uint8Array
  /** The file's name. */
  name?: string | undefined
  activity?: ActivityId | undefined
}

/** Reads the longest track or route of a GPX file. Never throws. */
export function readGpx({ bytes, name, activity }: Said): ReadRoute {
  const archive = archiveReason(bytes)
  if (archive) return { ok: false, reason: archive }
  const written = textOf(bytes)
  if (!written.trimStart().startsWith('<')) return { ok: false, reason: NO_GPX }
  const xml = readXml(written, { holds: 'route', leaveOut: NOT_KEPT, maxElements: MAX_ELEMENTS })
  if (!xml.ok) return xml
  const { root } = xml
  if (!isNamed(root, 'gpx')) return { ok: false, reason: NO_GPX }
  const tracks = root.children.filter((child) => isNamed(child, 'trk') || isNamed(child, 'rte')).map(trackOf)
  const longest = tracks.toSorted((one, other) => other.metres - one.metres)[0]
  if (!longest) return { ok: false, reason: NO_TRACK }
  if (longest.points.length < 2 || longest.metres < MIN_METRES) return { ok: false, reason: NO_LINE }
  if (longest.metres > MAX_ROUTE_METRES) return { ok: false, reason: TOO_LONG }
  const { points, spacing } = thinOut(longest.points, MAX_ROUTE_POINTS)
  const metadata = childOf(root, 'metadata')
  const copyright = metadata && childOf(metadata, 'copyright')?.attributes.author
  return {
    ok: true,
    name: nameOf(longest.name, textIn(metadata && childOf(metadata, 'name')), (name ?? '').replace(/\.[^.]*$/, '')),
    activity: activity ?? activityNamed(longest.type),
    points,
    attribution: toOneLine(copyright ?? '')
      .slice(0, MAX_ATTRIBUTION_CHARACTERS)
      .toWellFormed(),
    losses: [
      ...(tracks.length > 1 ? [`The file holds ${tracks.length} tracks. The longest is saved.`] : []),
      ...(root.children.some((child) => isNamed(child, 'wpt')) ? ['Waypoints are left out.'] : []),
      ...(longest.isBroken ? ['Points without a valid latitude and longitude are left out.'] : []),
      ...(spacing > 0
        ? [
            `The track has ${longest.points.length.toLocaleString('en')} points. Those less than ${spacing} m from the one before are left out.`,
          ]
        : []),
    ],
  }
}

const NO_GPX = 'This is no GPX file. Export the route as GPX.'
const NO_TRACK = 'This GPX file holds no track and no route, only single points. Export the route itself.'
const NO_LINE = 'The track of this file has no length. Choose a file with a way of at least 10 m.'
const TOO_LONG = `The track of this file is longer than ${MAX_ROUTE_METRES / 1000} km. Split it into several files.`

const MIN_METRES = 10
const MAX_ATTRIBUTION_CHARACTERS = 200
/** A point and its elevation are two; more points than a file of 5 MB holds. */
const MAX_ELEMENTS = 200_000
/** What recordings say of each point beside its place. */
const NOT_KEPT = [
  'extensions',
  'time',
  'cmt',
  'desc',
  'src',
  'sym',
  'link',
  'hdop',
  'vdop',
  'pdop',
  'sat',
  'fix',
  'speed',
]

type Track = { name: string; type: string; points: RoutePoint[]; metres: number; isBroken: boolean }

function trackOf(element: Element): Track {
  const segments = element.children.filter((child) => isNamed(child, 'trkseg'))
  const written = [element, ...segments].flatMap(({ children }) =>
    children.filter((child) => isNamed(child, 'trkpt') || isNamed(child, 'rtept')),
  )
  const points: RoutePoint[] = []
  let isBroken = false
  for (const one of written) {
    const point = pointOf(one)
    if (!point) isBroken = true
    else if (points.at(-1)?.place.join() !== point.place.join()) points.push(point)
  }
  return {
    name: textIn(childOf(element, 'name')),
    type: textIn(childOf(element, 'type')),
    points,
    metres: lengthOf(points.map(({ place }) => place)),
    isBroken,
  }
}

function pointOf(element: Element): RoutePoint | undefined {
  const { lat, lon } = element.attributes
  const [latitude, longitude] = [degreesOf(lat, 90), degreesOf(lon, 180)]
  if (latitude === undefined || longitude === undefined) return undefined
  const elevation = numberOf(textIn(childOf(element, 'ele')))
  const isPossible = elevation !== undefined && elevation >= -500 && elevation <= 9000
  return { place: [latitude, longitude], elevation: isPossible ? Math.round(elevation * 10) / 10 : null }
}

/** With the five decimals that are saved. */
function degreesOf(written: string | undefined, most: number): number | undefined {
  const degrees = numberOf(written?.trim() ?? '')
  return degrees === undefined || Math.abs(degrees) > most ? undefined : Math.round(degrees * 1e5) / 1e5
}

function numberOf(written: string): number | undefined {
  const number = Number(written)
  return written === '' || !Number.isFinite(number) ? undefined : number
}

function nameOf(...names: string[]): string {
  const [name = 'Imported route'] = names
    .map((one) =>
      toOneLine(one)
        .slice(0, MAX_ROUTE_NAME_CHARACTERS)
        .replace(/[\ud800-\udbff]$/, '')
        .trim(),
    )
    .filter((one) => one !== '')
  return name
}

function activityNamed(type: string): ActivityId {
  const [onFoot, onRoadBike] = activityIds
  return /cycl|bik|ride/i.test(type) ? onRoadBike : onFoot
}
