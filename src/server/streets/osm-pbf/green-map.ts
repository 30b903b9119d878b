import type { Surroundings } from '#domain/streets/osm-tags.ts'

/** Where it is green or beside water, on a coarse grid. */
export type GreenMap = {
  mark: (surroundings: Surroundings, line: Line) => void
  /** Whether at least half of a line is in the green. */
  isGreen: (line: Line) => boolean
}

/** The places of a line in degrees. */
export type Line = { latitudes: readonly number[]; longitudes: readonly number[] }

export type Box = { south: number; west: number; north: number; east: number }

export function createGreenMap({ south, west, north, east }: Box): GreenMap {
  const wide = Math.max(0.1, Math.cos(((south + north) * Math.PI) / 360))
  const area = (north - south) * (east - west) * wide
  const height = Math.max(SQUARE_DEGREES, Math.sqrt(area / MAX_SQUARES))
  const width = height / wide
  const [columns, rows] = [Math.ceil((east - west) / width) + 3, Math.ceil((north - south) / height) + 3]
  const squares = new Uint8Array(columns * rows)
  /** Coordinates on the grid, on which the middle of a square is a whole number. */
  const xOf = (longitude: number) => (longitude - west) / width + 1
  const yOf = (latitude: number) => (latitude - south) / height + 1
  let budget = MAX_STEPS

  const markSquare = (column: number, row: number) => {
    if (column >= 0 && column < columns && row >= 0 && row < rows) squares[row * columns + column] = 1
  }
  /** Visits squares along a line, at least every half square. */
  const along = ({ latitudes, longitudes }: Line, visit: (column: number, row: number) => void) => {
    for (let at = 1; at < latitudes.length && budget > 0; at += 1) {
      const [x, y] = [xOf(longitudes[at - 1] as number), yOf(latitudes[at - 1] as number)]
      const [dx, dy] = [xOf(longitudes[at] as number) - x, yOf(latitudes[at] as number) - y]
      const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) * 2) + 1
      budget -= steps
      for (let step = 0; step < steps; step += 1)
        visit(Math.round(x + (dx * step) / steps), Math.round(y + (dy * step) / steps))
    }
  }
  const markBeside = (line: Line) =>
    along(line, (column, row) => {
      for (let up = -1; up <= 1; up += 1)
        for (let right = -1; right <= 1; right += 1) markSquare(column + right, row + up)
    })
  /** Marks the squares whose middle is inside a closed line, by the even-odd rule. */
  const fill = ({ latitudes, longitudes }: Line) => {
    const crossings = new Map<number, number[]>()
    for (let at = 1; at < latitudes.length && budget > 0; at += 1) {
      const [x, y] = [xOf(longitudes[at - 1] as number), yOf(latitudes[at - 1] as number)]
      const [toX, toY] = [xOf(longitudes[at] as number), yOf(latitudes[at] as number)]
      const last = Math.min(rows - 1, Math.ceil(Math.max(y, toY)) - 1)
      for (let row = Math.max(0, Math.ceil(Math.min(y, toY))); row <= last; row += 1) {
        budget -= 1
        const crossing = x + ((toX - x) * (row - y)) / (toY - y)
        const ofRow = crossings.get(row)
        if (ofRow) ofRow.push(crossing)
        else crossings.set(row, [crossing])
      }
    }
    for (const [row, ofRow] of crossings) {
      ofRow.sort((one, other) => one - other)
      for (let at = 1; at < ofRow.length; at += 2) {
        const [from, to] = [Math.max(0, Math.ceil(ofRow[at - 1] as number)), Math.floor(ofRow[at] as number)]
        if (from >= columns || to < from || budget <= 0) continue
        budget -= (to - from) / SQUARES_PER_STEP
        squares.fill(1, row * columns + from, row * columns + Math.min(columns - 1, to) + 1)
      }
    }
  }
  return {
    mark: (surroundings, line) => {
      const isClosed =
        line.latitudes.length > 3 &&
        line.latitudes[0] === line.latitudes.at(-1) &&
        line.longitudes[0] === line.longitudes.at(-1)
      if (isClosed && surroundings !== 'waterline') fill(line)
      if (surroundings !== 'green') markBeside(line)
    },
    isGreen: (line) => {
      let [marked, all] = [0, 0]
      budget = Number.POSITIVE_INFINITY
      along(line, (column, row) => {
        all += 1
        if (squares[row * columns + column] === 1) marked += 1
      })
      return all > 0 && marked * 2 >= all
    },
  }
}

/** About 33 m from south to north. */
const SQUARE_DEGREES = 0.0003
const MAX_SQUARES = 1 << 26

/** Limits the time that a file can take whose areas are drawn to take long. */
const MAX_STEPS = 200_000_000
const SQUARES_PER_STEP = 32
