import type { Place } from '#domain/loop-check/measures.ts'

export type Rectangle = { x: number; y: number; width: number; height: number }

/** Places in degrees as px, and the box of degrees that fills a rectangle. */
export type MapFrame = {
  /** Pairs of px of a line, without points that are closer than a pixel to the one before. */
  project: (line: readonly Place[]) => [x: number, y: number][]
  box: { west: number; south: number; east: number; north: number }
}

/** A map on which a line fills a rectangle but for a margin, in px. Lines are short enough that the earth is flat. */
export function frameAround(line: readonly Place[], { x, y, width, height }: Rectangle, margin: number): MapFrame {
  const latitudes = line.map(([latitude]) => latitude)
  const longitudes = unwrapped(line)
  const [south, north] = rangeOf(latitudes)
  const [west, east] = rangeOf(longitudes)
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2]
  const shrink = Math.max(MIN_SHRINK, Math.cos((latitude * Math.PI) / 180))
  const scale = Math.min(
    (width - 2 * margin) / Math.max((east - west) * shrink, MIN_DEGREES),
    (height - 2 * margin) / Math.max(north - south, MIN_DEGREES),
  )
  const [centreX, centreY] = [x + width / 2, y + height / 2]
  const [halfWidth, halfHeight] = [width / 2 / scale / shrink, height / 2 / scale]
  return {
    box: {
      west: longitude - halfWidth,
      east: longitude + halfWidth,
      south: Math.max(-90, latitude - halfHeight),
      north: Math.min(90, latitude + halfHeight),
    },
    project(places) {
      const drawn: [number, number][] = []
      const east = unwrapped(places, longitude)
      for (const [at, [north]] of places.entries()) {
        const place: [number, number] = [
          inTenths(centreX + ((east[at] as number) - longitude) * shrink * scale),
          inTenths(centreY - (north - latitude) * scale),
        ]
        const last = drawn.at(-1)
        const isClose = last && Math.hypot(place[0] - last[0], place[1] - last[1]) < 1
        if (!isClose || at === places.length - 1) drawn.push(place)
      }
      return drawn
    },
  }
}

/** An SVG path of a line. */
export function pathOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** Longitudes, each written so that the way from the last one does not lead around the earth. */
function unwrapped(line: readonly Place[], near = line[0]?.[1] ?? 0): number[] {
  let last = near
  return line.map(([, longitude]) => {
    last = longitude + Math.round((last - longitude) / 360) * 360
    return last
  })
}

function rangeOf(values: readonly number[]): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}

function inTenths(px: number): number {
  return Math.round(px * 10) / 10
}

/** About 300 m: a shorter route does not fill the map. */
const MIN_DEGREES = 0.003
/** Near the poles degrees of longitude have no width. */
const MIN_SHRINK = 0.02
