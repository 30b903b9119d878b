import type { Box } from './cells.ts'

/** In Overpass QL: streets and what says where it is green, with their nodes, and places with a name. */
export function questionFor({ south, west, north, east }: Box): string {
  const box = `(${south},${west},${north},${east})`
  return [
    `[out:json][timeout:${SERVER_SECONDS}][maxsize:${SERVER_BYTES}];`,
    `(way["highway"]${box};`,
    ...surroundings.map((filter) => `way[${filter}]${box};`),
    ');out body;>;out skel qt;',
    `node["place"]["name"]${box};out body;`,
  ].join('')
}

/** The tags that `readSurroundings` reads. */
const surroundings = [
  '"leisure"~"^(park|garden|nature_reserve|golf_course)$"',
  '"landuse"~"^(forest|grass|meadow|recreation_ground|village_green|orchard|vineyard)$"',
  '"natural"~"^(wood|heath|grassland|scrub|water|beach|coastline)$"',
  '"waterway"~"^(river|canal|riverbank)$"',
]

const SERVER_SECONDS = 25
/** Of the server's memory. It plans less than its default of 512 MB sooner. */
const SERVER_BYTES = 256 * 2 ** 20
