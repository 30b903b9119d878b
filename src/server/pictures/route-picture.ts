import { decodePolyline } from '#domain/polyline/polyline.ts'
import { metresTo } from '#domain/routes/route-line.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { WayKind } from '#domain/streets/streets.ts'
import { capitalise } from '#domain/units/words.ts'
import { colours, mapColours } from './parts/colours.ts'
import { cut, fitTitle } from './parts/fit-title.ts'
import type { Lettering, Style } from './parts/lettering.ts'
import { frameAround, type MapFrame, pathOf, type Rectangle } from './parts/map-frame.ts'
import { readable } from './parts/readable.ts'
import { HEIGHT, kicker, MARGIN, sheet, signature, small, WIDTH } from './parts/sheet.ts'

export type DrawnRoute = {
  name: string
  sport: SportId
  metres: number
  climbMetres: number | undefined
  polyline: string
  /** Metres above the sea of its points, where known. */
  elevations: readonly (number | null)[] | undefined
  /** The streets of the box that `boxOnMap` says. */
  streets: readonly { kind: WayKind; polyline: string }[]
  attribution: string
  author: string
}

/** The part of the picture that is a map. */
const MAP: Rectangle = { x: 560, y: 0, width: WIDTH - 560, height: HEIGHT }
const MAP_MARGIN_PX = 64

/** The box of degrees that the map of a route shows, whose line lies in the given one. */
export function boxOnMap({ west, south, east, north }: MapFrame['box']): MapFrame['box'] {
  const corners: [number, number][] = [
    [south, west],
    [north, east],
  ]
  return frameAround(corners, MAP, MAP_MARGIN_PX).box
}

/** The link preview of a route as SVG: its name, length and heights, and its line on the streets around it. */
export function routePicture(route: DrawnRoute, lettering: Lettering): string {
  const { name, sport, metres, climbMetres, author } = route
  const length = kilometres(metres)
  const title = readable(name, lettering) ?? capitalise(sportOf(sport).noun)
  const room = { width: TEXT_END - MARGIN, sizes: TITLE_SIZES }
  const { lines, style } = fitTitle(title, room, lettering, colours.ink)
  const figures = lettering.write(length, { x: MARGIN - 2, y: FIGURES_PX }, large)
  const afterLength = MARGIN + lettering.widthOf(length, large) + 12
  const said = ['km', ...(climbMetres === undefined ? [] : [`${Math.round(climbMetres)} m climb`])].join(', ')
  return sheet(
    map(route, lettering),
    kicker(sport, sportOf(sport).label, lettering),
    ...lines.map((line, index) =>
      lettering.write(line, { x: MARGIN - 2, y: Math.round(116 + style.size * (0.62 + 1.04 * index)) }, style),
    ),
    figures,
    lettering.write(said, { x: afterLength, y: FIGURES_PX }, small),
    heights(route),
    signature(readable(author, lettering), TEXT_END, lettering),
  )
}

const TEXT_END = MAP.x - 36
const TITLE_SIZES: readonly [number, number][] = [
  [72, 2],
  [60, 2],
  [50, 3],
]
const FIGURES_PX = 400
const large: Style = { size: 72, style: 'strong', fill: colours.ink, tracking: -0.02 }

function kilometres(metres: number): string {
  const decimals = metres < 100_000 ? 1 : 0
  return (metres / 1000).toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

function map({ polyline, streets, attribution }: DrawnRoute, lettering: Lettering): string {
  const line = decodePolyline(polyline) ?? []
  if (line.length < 2) return ''
  const frame = frameAround(line, MAP, MAP_MARGIN_PX)
  const points = frame.project(line)
  const route = pathOf(points)
  const [startX, startY] = points[0] ?? [0, 0]
  const strokes = streetStrokes(streets, frame)
  const credit = readable(attribution, lettering)
  return [
    `<clipPath id="map"><rect x="${MAP.x}" width="${MAP.width}" height="${MAP.height}"/></clipPath><g clip-path="url(#map)">`,
    `<rect x="${MAP.x}" width="${MAP.width}" height="${MAP.height}" fill="${mapColours.ground}"/>`,
    `<g fill="none" stroke-linejoin="round">${strokes}`,
    `<path d="${route}" stroke="${mapColours.casing}" stroke-width="15"/><path d="${route}" stroke="${mapColours.route}" stroke-width="9"/></g>`,
    `<circle cx="${startX}" cy="${startY}" r="13" fill="${colours.accent}" stroke="${colours.ink}" stroke-width="4"/>`,
    '</g>',
    `<path d="M${MAP.x} 0V${HEIGHT}" stroke="${colours.ink}" stroke-width="2.7"/>`,
    credit === undefined ? '' : creditLine(credit, lettering),
  ].join('')
}

/** Whom a map must name, on paper in the corner. */
function creditLine(credit: string, lettering: Lettering): string {
  const style: Style = { ...small, size: 27 }
  const text = cut(credit, MAP.width - 48, (one) => lettering.widthOf(one, style))
  const width = lettering.widthOf(text, style) + 24
  const written = lettering.write(text, { x: WIDTH - 12, y: HEIGHT - 12, end: true }, style)
  return `<rect x="${WIDTH - width}" y="${HEIGHT - 42}" width="${width}" height="42" fill="${colours.bg}" fill-opacity="0.9"/>${written}`
}

/** Streets as pale bands with an edge. On a map of a wider area they are thinner, and only the larger ones are drawn. */
function streetStrokes(streets: DrawnRoute['streets'], { project, box }: MapFrame): string {
  const degrees = box.north - box.south
  const { small: thin, large: wide } = SCALES.find(({ upTo }) => degrees <= upTo) ?? { small: 0, large: 0 }
  const paths: { [Size in 'small' | 'large']: string[] } = { small: [], large: [] }
  for (const { kind, polyline } of streets) {
    const size = LARGE.has(kind) ? 'large' : 'small'
    if ((size === 'large' ? wide : thin) === 0) continue
    const line = project(decodePolyline(polyline) ?? [])
    if (line.length > 1) paths[size].push(pathOf(line))
  }
  const bands = [
    { path: paths.small.join(''), width: thin },
    { path: paths.large.join(''), width: wide },
  ].filter(({ path }) => path !== '')
  return [
    // Between thin streets there is no room for edges.
    ...bands
      .filter(({ width }) => width > MIN_EDGED_PX)
      .map(({ path, width }) => `<path d="${path}" stroke="${mapColours.edge}" stroke-width="${width + 2}"/>`),
    ...bands.map(({ path, width }) => `<path d="${path}" stroke="${mapColours.street}" stroke-width="${width}"/>`),
  ].join('')
}

const LARGE: ReadonlySet<WayKind> = new Set(['tertiary', 'secondary', 'primary', 'trunk'])
/** Widths in px by the height of the map in degrees; 0.1 is about 11 km. */
const SCALES = [
  { upTo: 0.04, small: 3, large: 6 },
  { upTo: 0.1, small: 1.6, large: 4 },
  { upTo: 0.25, small: 0, large: 3 },
]
const MIN_EDGED_PX = 2.5

/** The heights along a route as bars on a rule, if they are known all along. */
function heights({ polyline, elevations }: DrawnRoute): string {
  const rule = `<path d="M0 ${RULE_PX}H${MAP.x}" stroke="${colours.ink}" stroke-width="2.7"/>`
  const line = decodePolyline(polyline) ?? []
  const known = elevations?.filter((metres) => metres !== null)
  if (!known || known.length !== line.length || line.length < 2) return rule
  const metres = metresTo(line)
  const total = metres.at(-1) as number
  const bars = Array.from({ length: BARS }, (_, bar) => heightAt(metres, known, ((bar + 0.5) / BARS) * total))
  const [least, most] = [Math.min(...bars), Math.max(...bars)]
  const px = (HEIGHTS_PX - LEAST_BAR_PX) / Math.max(most - least, MIN_RANGE_METRES)
  const width = MAP.x / BARS
  const drawn = bars.map((height, bar) => {
    const tall = LEAST_BAR_PX + (height - least) * px
    const [x, wide] = [inTenths(bar * width), inTenths(width - 2)]
    const top = inTenths(RULE_PX - tall)
    return `<path d="M${x} ${RULE_PX}V${top}h${wide}V${RULE_PX}z" fill="${colours.line}"/><path d="M${x} ${top}h${wide}v5h-${wide}z" fill="${colours.ink2}"/>`
  })
  return drawn.join('') + rule
}

const RULE_PX = 529
const BARS = 56
const HEIGHTS_PX = 96
const LEAST_BAR_PX = 12
/** Less than this up and down is flat. */
const MIN_RANGE_METRES = 30

/** The height at a distance along a line, between those of its points. */
function heightAt(metres: readonly number[], heights: readonly number[], at: number): number {
  const next = Math.max(
    1,
    metres.findIndex((one) => one >= at),
  )
  const [from, to] = [metres[next - 1] as number, metres[next] as number]
  const share = to > from ? (at - from) / (to - from) : 0
  return (heights[next - 1] as number) + ((heights[next] as number) - (heights[next - 1] as number)) * share
}

function inTenths(px: number): number {
  return Math.round(px * 10) / 10
}
