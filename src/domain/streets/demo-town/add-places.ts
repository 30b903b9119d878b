import type { TownNames } from './invent-names.ts'
import type { Land } from './land.ts'
import type { StreetList } from './street-list.ts'

/** Names the town, its quarters and the villages around it. */
export function addPlaces(land: Land, list: StreetList, names: TownNames): void {
  list.place(names.town, 'town', 0, 0)
  const quarters = [
    ['Old Town', 0, 300],
    ['Northgate', 0, 1_700],
    ['Southgate', 0, -1_700],
    ['Eastgate', 1_700, 0],
    ['Westgate', -1_700, 0],
  ] as const
  for (const [name, east, north] of quarters)
    list.place(land.isHilly(east, north) ? `${name} Heights` : name, 'suburb', east, north)
  for (const [index, name] of names.villages.slice(0, VILLAGES).entries()) {
    const [angle, metres] = [(index / VILLAGES) * 2 * Math.PI, 5_000 + 1_000 * (index % 4)]
    list.place(name, 'village', metres * Math.cos(angle), metres * Math.sin(angle))
  }
}

const VILLAGES = 10
