import type { Streets } from '#domain/streets/streets.ts'

/** The ways of streets in a square of the map, cut at its borders. `ids` are the numbers of its points in all streets. */
type Cell = Omit<Streets, 'names' | 'places'> & { row: number; column: number; ids: Uint32Array }

/** The side of a square in degrees: about 11 km from south to north. */
const CELL_DEGREES = 0.1

export const rowOf = (latitude: number) => Math.floor(latitude / CELL_DEGREES)
export const columnOf = (longitude: number) => Math.floor(longitude / CELL_DEGREES)

/** More than there are columns around the earth. */
const COLUMNS = 10_000

/** Cuts streets into squares. A piece of a way from one point to the next is in the square of the first. */
export function* cutIntoCells(streets: Streets): Generator<Cell> {
  const pieces = new Map<number, { row: number; column: number; ways: number[]; from: number[]; to: number[] }>()
  const { latitudes, longitudes, firstPoint, points } = streets
  const rows = Int32Array.from(latitudes, rowOf)
  const columns = Int32Array.from(longitudes, columnOf)
  for (let way = 0; way < streets.kinds.length; way += 1) {
    const last = (firstPoint[way + 1] as number) - 1
    let from = firstPoint[way] as number
    while (from < last) {
      const [row, column] = [rows[points[from] as number] as number, columns[points[from] as number] as number]
      const isHere = (at: number) => rows[points[at] as number] === row && columns[points[at] as number] === column
      let to = from + 1
      while (to < last && isHere(to)) to += 1
      const key = row * COLUMNS + column
      const cell = pieces.get(key) ?? { row, column, ways: [], from: [], to: [] }
      if (cell.ways.length === 0) pieces.set(key, cell)
      cell.ways.push(way)
      cell.from.push(from)
      cell.to.push(to)
      from = to
    }
  }
  const numberOf = new Uint32Array(latitudes.length)
  for (const { row, column, ways, from, to } of pieces.values()) {
    const ends = new Uint32Array(ways.length + 1)
    for (let piece = 0; piece < ways.length; piece += 1)
      ends[piece + 1] = (ends[piece] as number) + (to[piece] as number) - (from[piece] as number) + 1
    const passed = new Uint32Array(ends[ways.length] as number)
    for (let piece = 0; piece < ways.length; piece += 1)
      passed.set(points.subarray(from[piece] as number, (to[piece] as number) + 1), ends[piece] as number)
    const ids = passed.slice().sort()
    const unique = ids.filter((id, at) => at === 0 || ids[at - 1] !== id)
    for (let number = 0; number < unique.length; number += 1) numberOf[unique[number] as number] = number
    const { elevations } = streets
    yield {
      row,
      column,
      ids: unique,
      latitudes: Float64Array.from(unique, (id) => latitudes[id] as number),
      longitudes: Float64Array.from(unique, (id) => longitudes[id] as number),
      elevations: elevations && Float32Array.from(unique, (id) => elevations[id] as number),
      firstPoint: ends,
      points: passed.map((id) => numberOf[id] as number),
      kinds: Uint8Array.from(ways, (way) => streets.kinds[way] as number),
      surfaces: Uint8Array.from(ways, (way) => streets.surfaces[way] as number),
      access: Uint8Array.from(ways, (way) => streets.access[way] as number),
      nameOf: Uint32Array.from(ways, (way) => streets.nameOf[way] as number),
      traits: Uint8Array.from(ways, (way) => streets.traits[way] as number),
    }
  }
}

/** A square without its place. */
export type Piece = Omit<Cell, 'row' | 'column'>

/** Joins squares; a point that several have is one again. */
export function joinCells(cells: readonly Piece[]): Omit<Streets, 'names' | 'places'> {
  const all = concat(
    Uint32Array,
    cells.map(({ ids }) => ids),
  ).sort()
  const unique = all.filter((id, at) => at === 0 || all[at - 1] !== id)
  const [latitudes, longitudes] = [new Float64Array(unique.length), new Float64Array(unique.length)]
  const elevations = cells.some((cell) => cell.elevations)
    ? new Float32Array(unique.length).fill(Number.NaN)
    : undefined
  const firstPoint = new Uint32Array(cells.reduce((sum, { kinds }) => sum + kinds.length, 1))
  const points = new Uint32Array(cells.reduce((sum, cell) => sum + cell.points.length, 0))
  let [way, at] = [0, 0]
  for (const cell of cells) {
    // Both lists of ids rise, so one walk finds the new numbers.
    let number = 0
    const numbers = cell.ids.map((id) => {
      while (unique[number] !== id) number += 1
      return number
    })
    for (const [point, joined] of numbers.entries()) {
      latitudes[joined] = cell.latitudes[point] as number
      longitudes[joined] = cell.longitudes[point] as number
      if (elevations) elevations[joined] = cell.elevations?.[point] ?? Number.NaN
    }
    for (let own = 0; own < cell.kinds.length; own += 1)
      firstPoint[way + own + 1] = at + (cell.firstPoint[own + 1] as number)
    for (const [own, point] of cell.points.entries()) points[at + own] = numbers[point] as number
    way += cell.kinds.length
    at += cell.points.length
  }
  return {
    latitudes,
    longitudes,
    elevations,
    firstPoint,
    points,
    kinds: concat(
      Uint8Array,
      cells.map(({ kinds }) => kinds),
    ),
    surfaces: concat(
      Uint8Array,
      cells.map(({ surfaces }) => surfaces),
    ),
    access: concat(
      Uint8Array,
      cells.map(({ access }) => access),
    ),
    nameOf: concat(
      Uint32Array,
      cells.map(({ nameOf }) => nameOf),
    ),
    traits: concat(
      Uint8Array,
      cells.map(({ traits }) => traits),
    ),
  }
}

function concat<T extends Uint8Array | Uint32Array>(Type: new (length: number) => T, lists: readonly T[]): T {
  const whole = new Type(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    whole.set(list, at)
    at += list.length
  }
  return whole
}
