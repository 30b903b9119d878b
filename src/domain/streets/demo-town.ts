import { addPlaces } from './demo-town/add-places.ts'
import { inventNames } from './demo-town/invent-names.ts'
import { landOf } from './demo-town/land.ts'
import { drawLattice, joinTownToCountry } from './demo-town/lattice.ts'
import { createStreetList } from './demo-town/street-list.ts'
import type { Streets } from './streets.ts'

/** Where demo towns lie unless a place is given: in the sea, so that nobody takes one for a real place. */
export const demoTownCentre = { latitude: 45.5, longitude: -30 }

/**
 * The streets of an invented town: a centre with one-way streets, a river with few bridges, a park with paths, hills with
 * winding roads and steps, dead ends, and country roads around it. The same seed gives the same town,
 * around another centre too.
 */
export function drawDemoTown(seed: number, centre = demoTownCentre): Streets {
  const land = landOf(seed)
  const names = inventNames(seed)
  const list = createStreetList(centre, land)
  const town = drawLattice(land, list, { spacing: 140, reach: 2_600, isTown: true, names })
  const country = drawLattice(land, list, { spacing: 420, reach: 10_080, isTown: false, names })
  joinTownToCountry(list, town, country, names)
  addPlaces(land, list, names)
  return list.streets()
}
