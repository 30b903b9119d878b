import { metresBetween } from '#domain/streets/projection.ts'

/** A square of the earth, 0.05 degrees wide and high: about 5.5 km from south to north. Counted from 90° S, 180° W. */
export type Cell = { row: number; column: number }

export type Box = { south: number; west: number; north: number; east: number }

export type Point = { latitude: number; longitude: number }

/** The cells that a circle touches. */
export function cellsAround({ latitude, longitude }: Point, radiusMetres: number): Cell[] {
  const high = radiusMetres / metresBetween(0, 0, 1, 0)
  const wide = high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  const cells: Cell[] = []
  for (let row = rowOf(latitude - high); row <= rowOf(latitude + high); row += 1)
    for (let column = columnOf(longitude - wide); column <= columnOf(longitude + wide); column += 1) {
      const cell = { row, column: ((column % COLUMNS) + COLUMNS) % COLUMNS }
      if (row >= 0 && row < ROWS && metresAway(boxOf([cell]), latitude, longitude) <= radiusMetres) cells.push(cell)
    }
  return cells
}

/** Cells that lie side by side, in groups of at most four, so that one request asks for a group. */
export function groupsOf(cells: readonly Cell[]): Cell[][] {
  const groups = Map.groupBy(cells, ({ row, column }) => `${row >> 1} ${column >> 1}`)
  return [...groups.values()]
}

/** The smallest box around cells that lie side by side. */
export function boxOf(cells: readonly Cell[]): Box {
  const [rows, columns] = [cells.map(({ row }) => row), cells.map(({ column }) => column)]
  return {
    south: degreesOf(Math.min(...rows), 90),
    west: degreesOf(Math.min(...columns), 180),
    north: degreesOf(Math.max(...rows) + 1, 90),
    east: degreesOf(Math.max(...columns) + 1, 180),
  }
}

/** All cells of the smallest box around these. */
export function filled(cells: readonly Cell[]): Cell[] {
  const [rows, columns] = [cells.map(({ row }) => row), cells.map(({ column }) => column)]
  const all: Cell[] = []
  for (let row = Math.min(...rows); row <= Math.max(...rows); row += 1)
    for (let column = Math.min(...columns); column <= Math.max(...columns); column += 1) all.push({ row, column })
  return all
}

/** Whole hundredths of degrees, without the error of 0.05. */
function degreesOf(number: number, offset: number): number {
  return (number * 5 - offset * 100) / 100
}

function rowOf(latitude: number): number {
  return Math.floor((latitude + 90) * 20)
}

function columnOf(longitude: number): number {
  return Math.floor((longitude + 180) * 20)
}

function metresAway({ south, west, north, east }: Box, latitude: number, longitude: number): number {
  // The cell may lie on the other side of 180°.
  const turns = Math.round((longitude - (west + east) / 2) / 360) * 360
  const nearestLatitude = Math.min(north, Math.max(south, latitude))
  const nearestLongitude = Math.min(east + turns, Math.max(west + turns, longitude))
  return metresBetween(latitude, longitude, nearestLatitude, nearestLongitude)
}

const ROWS = 3_600
const COLUMNS = 7_200
