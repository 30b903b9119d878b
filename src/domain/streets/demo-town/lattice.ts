import { access, type WayKind } from '../streets.ts'
import type { TownNames } from './invent-names.ts'
import type { Land } from './land.ts'
import { everybody, type StreetList } from './street-list.ts'

type Lattice = { spacing: number; reach: number; isTown: boolean; names: TownNames }

/** Corners by column and row: `3 -2`. */
type Corners = ReadonlyMap<string, Corner>

type Corner = { east: number; north: number; point: number; column: number; row: number }

/** Draws the streets between the corners of a bent lattice; the country's leaves the town out. */
export function drawLattice(land: Land, list: StreetList, lattice: Lattice): Corners {
  const { spacing, reach, isTown, names } = lattice
  const { draw } = land
  const size = Math.round(reach / spacing)
  const corners = new Map<string, Corner>()
  for (let row = -size; row <= size; row += 1)
    for (let column = -size; column <= size; column += 1) {
      // Corners on the edge of the town stay in place, where the country roads meet them.
      const isShared = column % 3 === 0 && row % 3 === 0
      const shift = () =>
        (isTown ? (isShared ? 0 : 0.45) : isNearTown(column, row) ? 0 : 0.5) * (draw() - 0.5) * spacing
      const [east, north] = [column * spacing + shift(), row * spacing + shift()]
      if (!isTown && isInTown(column, row)) continue
      corners.set(`${column} ${row}`, { east, north, point: list.point(east, north), column, row })
    }
  for (const corner of corners.values())
    for (const [right, up] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const next = corners.get(`${corner.column + right} ${corner.row + up}`)
      if (next) join(land, list, corner, next, lattice)
    }
  if (isTown) for (const corner of corners.values()) if (draw() < 0.12) addDeadEnd(land, list, corner, names)
  return corners
}

const isInTown = (column: number, row: number) => Math.abs(column) <= 6 && Math.abs(row) <= 6
const isNearTown = (column: number, row: number) => Math.abs(column) <= 7 && Math.abs(row) <= 7

function join(land: Land, list: StreetList, from: Corner, to: Corner, { isTown, names }: Lattice) {
  const { draw } = land
  const line = from.column === to.column ? 2 * from.column : 2 * from.row + 1
  const [east, north] = [(from.east + to.east) / 2, (from.north + to.north) / 2]
  const crosses = land.isNorthOfRiver(from.east, from.north) !== land.isNorthOfRiver(to.east, to.north)
  const isMain = isTown ? (from.column === to.column ? from.column : from.row) % 6 === 0 : draw() < 0.3
  if (crosses ? !isMain || draw() < 0.15 : !isMain && draw() < 0.14) return
  const isHilly = land.isHilly(east, north)
  const points = [from.point, ...bends(land, list, from, to, isHilly ? 0.25 : isTown ? 0.03 : 0.12), to.point]
  if (!isTown) {
    const [kind, surface] = isMain ? (['secondary', 'paved'] as const) : (['unclassified', 'unknown'] as const)
    return list.street(points, kind, surface, everybody, names.road(line))
  }
  if (land.isPark(east, north))
    return list.street(points, 'path', 'unpaved', draw() < 0.5 ? everybody : access.foot, names.park)
  if (isMain) {
    if (draw() < 0.5) addPavement(list, from, to)
    return list.street(points, 'secondary', 'paved', everybody, names.street(line))
  }
  if (isHilly && draw() < 0.12) return list.street(points, 'steps', 'unknown', access.foot, names.street(line))
  const isCentre = Math.hypot(east, north) < 900
  const kind: WayKind = isCentre && draw() < 0.1 ? 'pedestrian' : 'residential'
  const isOneWay = isCentre && draw() < 0.5
  const index = from.column === to.column ? from.column : from.row
  const oneWay = access.foot | (index % 2 === 0 ? access.bikeForward : access.bikeBackward)
  const surface = draw() < 0.7 ? 'paved' : 'unknown'
  return list.street(points, kind, surface, isOneWay ? oneWay : everybody, names.street(line))
}

/** Two points that bend a street to its sides, by a share of its length. */
function bends({ draw }: Land, list: StreetList, from: Corner, to: Corner, share: number): number[] {
  const [east, north] = [to.east - from.east, to.north - from.north]
  return [1 / 3, 2 / 3].map((along) => {
    const side = (draw() - 0.5) * 2 * share
    return list.point(from.east + east * along - north * side, from.north + north * along + east * side)
  })
}

/** A pavement beside a main street that is a way of its own, eight metres away. */
function addPavement(list: StreetList, from: Corner, to: Corner) {
  const [east, north] = [to.east - from.east, to.north - from.north]
  const length = Math.hypot(east, north) || 1
  // It leaves the crossing a little way along the street, so that two pavements never lie on each other.
  const points = [0.05, 0.95].map((share) =>
    list.point(from.east + share * east + (8 * north) / length, from.north + share * north - (8 * east) / length),
  )
  list.street([from.point, ...points, to.point], 'footway', 'paved', access.foot)
}

function addDeadEnd({ draw }: Land, list: StreetList, { east, north, point, row }: Corner, names: TownNames) {
  const [angle, length] = [draw() * 2 * Math.PI, 40 + 120 * draw()]
  const middle = list.point(east + (length / 2) * Math.cos(angle), north + (length / 2) * Math.sin(angle))
  const end = list.point(east + length * Math.cos(angle + 0.4), north + length * Math.sin(angle + 0.4))
  const kind = draw() < 0.3 ? 'service' : 'residential'
  list.street([point, middle, end], kind, 'unknown', everybody, names.close(2 * row + 1))
}

/** Roads from the country's innermost corners to the main crossings on the edge of the town. */
export function joinTownToCountry(list: StreetList, town: Corners, country: Corners, names: TownNames): void {
  for (const { column, row, point } of country.values()) {
    if (!isNearTown(column, row) || (Math.abs(column) === 7 && Math.abs(row) === 7)) continue
    const [inner, outer] = [column, row].map((one) => 3 * Math.max(-6, Math.min(6, one)))
    const crossing = town.get(`${inner} ${outer}`)
    if (crossing) list.street([point, crossing.point], 'secondary', 'paved', everybody, names.road(2 * column))
  }
}
