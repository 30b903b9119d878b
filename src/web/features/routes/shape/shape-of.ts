import type { Place } from '#domain/loop-check/measures.ts'
import { unwrapLine } from '../map/geometry/unwrap-line.ts'

/** A route's line in a square of 100, north up: an SVG path, its start, whether it ends elsewhere, and the box around it. */
export type Shape = { path: string; start: Point; end: Point | undefined; box: Box }
type Box = { left: number; top: number; width: number; height: number }
type Point = readonly [x: number, y: number]

/** How finely a line is drawn: how near to each other its points may be, and how many there are at most. */
export type Detail = { spacing: number; maxPoints: number }

/** The shape of a line; undefined without two points. */
export function shapeOf(line: readonly Place[], detail: Detail = OF_LISTS): Shape | undefined {
  const [first, ...rest] = line
  if (!first || rest.length === 0) return undefined
  const points = thinned(fitted(flat(line)), detail)
  const [start, end] = [points[0] as Point, points.at(-1) as Point]
  const path = `M${points.map((point) => point.join(' ')).join('L')}`
  return {
    path,
    start,
    end: Math.hypot(start[0] - end[0], start[1] - end[1]) > NEAR ? end : undefined,
    box: boxOf(points),
  }
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [least(xs), least(ys)]
  return { left, top, width: most(xs) - left, height: most(ys) - top }
}

/** Room around the line, so that its stroke and its start fit into the square. */
const MARGIN = 8
const SIDE = 100 - 2 * MARGIN
/** Nearer than this, start and end are one dot. */
const NEAR = 6
/** Less than a pixel of a list's picture. */
const OF_LISTS = { spacing: 0.6, maxPoints: 400 }

/** East and south of the first point, in degrees of latitude; a line across the date line stays in one piece. */
function flat(line: readonly Place[]): Point[] {
  const latitudes = line.map(([latitude]) => latitude)
  const middle = (least(latitudes) + most(latitudes)) / 2
  const shrink = Math.cos((middle * Math.PI) / 180)
  return unwrapLine(line).map(([latitude, longitude]) => [longitude * shrink, -latitude])
}

/** Moved and scaled into the middle of the square. */
function fitted(points: readonly Point[]): Point[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [least(xs), least(ys)]
  const [width, height] = [most(xs) - left, most(ys) - top]
  const scale = SIDE / (Math.max(width, height) || 1)
  const [shiftX, shiftY] = [50 - (width * scale) / 2, 50 - (height * scale) / 2]
  return points.map(([x, y]) => [(x - left) * scale + shiftX, (y - top) * scale + shiftY])
}

/** Without points that are hardly apart, with no more decimals than that takes. */
function thinned(points: readonly Point[], { spacing, maxPoints }: Detail): Point[] {
  let kept = points[0] as Point
  const thin = points.filter((point, at) => {
    const isFar = Math.hypot(point[0] - kept[0], point[1] - kept[1]) >= spacing
    const keeps = at === 0 || at === points.length - 1 || isFar
    if (keeps) kept = point
    return keeps
  })
  if (thin.length > maxPoints) return thinned(points, { spacing: spacing * 1.5, maxPoints })
  const parts = spacing < 0.5 ? 100 : 10
  return thin.map(([x, y]) => [Math.round(x * parts) / parts, Math.round(y * parts) / parts])
}

// A spread of 20,000 arguments is more than some browsers take.
const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other))
const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other))
