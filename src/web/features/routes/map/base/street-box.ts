type Bounds = { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number }

/** The sides of a box as the map counts them: `turn` degrees beyond those on earth, which are written. */
export type StreetBox = { west: number; south: number; east: number; north: number; turn: number; written: string }

/**
 * The box whose streets are read for a view: a third more on each side, so that little is read again while the map is
 * moved. Undefined where the view itself is wider than the server draws.
 */
export function boxAround(view: Bounds): StreetBox | undefined {
  const [height, width] = [view.getNorth() - view.getSouth(), view.getEast() - view.getWest()]
  if (height > MAX_DEGREES.latitude || width > MAX_DEGREES.longitude) return undefined
  const aside = (size: number, most: number) => Math.min(size / 3, (most - size) / 2)
  const [up, right] = [aside(height, MAX_DEGREES.latitude), aside(width, MAX_DEGREES.longitude)]
  // The view may be of another turn around the earth.
  const turn = 360 * Math.round((view.getWest() + width / 2) / 360)
  const west = Math.max(-180, view.getWest() - right - turn)
  const east = Math.min(180, view.getEast() + right - turn)
  const [south, north] = [Math.max(-90, view.getSouth() - up), Math.min(90, view.getNorth() + up)]
  const sides = [west, south, east, north]
  if (west >= east || south >= north) return undefined
  return {
    west: west + turn,
    south,
    east: east + turn,
    north,
    turn,
    written: sides.map((side) => side.toFixed(6)).join(),
  }
}

export function isWithin(view: Bounds, { west, south, east, north }: StreetBox): boolean {
  return view.getWest() >= west && view.getEast() <= east && view.getSouth() >= south && view.getNorth() <= north
}

/** A little less than the most that `/api/streets` takes, for the rounding. */
const MAX_DEGREES = { latitude: 0.1999, longitude: 0.2999 }
