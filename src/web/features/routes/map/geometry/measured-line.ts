import { metresApart, type Place } from '#domain/loop-check/measures.ts'
import { unwrapLine } from './unwrap-line.ts'

/** A line of at least two points as it is drawn, with the metres along it to each point. */
export type MeasuredLine = {
  points: readonly (readonly [number, number])[]
  metresTo: readonly number[]
  metres: number
}

export function measureLine(line: readonly Place[]): MeasuredLine {
  let metres = 0
  const metresTo = line.map((place, at) => {
    metres += metresApart(line[at - 1] ?? place, place)
    return metres
  })
  return { points: unwrapLine(line), metresTo, metres }
}

/** The place this many metres along a line, between its ends. */
export function placeAt({ points, metresTo }: MeasuredLine, metres: number): Place {
  let [low, high] = [0, points.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((metresTo[middle] as number) <= metres) low = middle
    else high = middle
  }
  const [from, to] = [metresTo[low] as number, metresTo[high] as number]
  const share = to > from ? Math.max(0, Math.min(1, (metres - from) / (to - from))) : 0
  return between(points[low] as Place, points[high] as Place, share)
}

/** The point of a line that is nearest to a place, and the metres along the line to it. */
export function nearestOn({ points, metresTo }: MeasuredLine, place: Place): { place: Place; metres: number } {
  // Degrees of longitude are shorter than those of latitude; over the width of a screen both are even.
  const shrink = Math.cos((place[0] * Math.PI) / 180)
  const first = points[0] as Place
  const [y, x] = [place[0], place[1] + 360 * Math.round((first[1] - place[1]) / 360)]
  let best = { distance: Number.POSITIVE_INFINITY, at: 0, share: 0 }
  for (let at = 0; at + 1 < points.length; at += 1) {
    const [fromY, fromX] = points[at] as Place
    const [toY, toX] = points[at + 1] as Place
    const [dy, dx] = [toY - fromY, (toX - fromX) * shrink]
    const square = dy * dy + dx * dx
    const along = square > 0 ? ((y - fromY) * dy + (x - fromX) * shrink * dx) / square : 0
    const share = Math.max(0, Math.min(1, along))
    const distance = Math.hypot(y - fromY - share * dy, (x - fromX) * shrink - share * dx)
    if (distance < best.distance) best = { distance, at, share }
  }
  const [from, to] = [metresTo[best.at] as number, metresTo[best.at + 1] as number]
  const nearest = between(points[best.at] as Place, points[best.at + 1] as Place, best.share)
  return { place: nearest, metres: from + (to - from) * best.share }
}

/** A share of the straight way from one place to another. */
export function between([fromY, fromX]: Place, [toY, toX]: Place, share: number): Place {
  return [fromY + (toY - fromY) * share, fromX + (toX - fromX) * share]
}
