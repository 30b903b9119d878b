import { createDraw, type Draw } from './draw.ts'

/** Invented names of a town, drawn apart from its streets. */
export type TownNames = {
  town: string
  park: string
  /** The name of the streets along a line of the town's lattice, and of the dead ends that leave it. */
  street: (line: number) => string
  close: (line: number) => string
  /** The number of a country road, as on its signs. */
  road: (line: number) => string
  villages: readonly string[]
}

export function inventNames(seed: number): TownNames {
  const draw = createDraw(seed ^ 0x6e616d65)
  const settlements = shuffled(draw, beginnings).map((beginning) => `${beginning}${one(draw, endings)}`)
  const first = shuffled(
    draw,
    trees.flatMap((tree) => ['', 'Old ', 'Upper ', 'Lower '].map((of) => `${of}${tree}`)),
  )
  const kinds = first.map(() => one(draw, streetKinds))
  const at = (line: number) => (line + 10 * first.length) % first.length
  return {
    town: settlements[0] ?? '',
    park: `${settlements[1]} Park`,
    street: (line) => `${first[at(line)]} ${kinds[at(line)]}`,
    close: (line) => `${first[at(line)]} Close`,
    road: (line) => `C ${100 + line}`,
    villages: settlements.slice(2),
  }
}

function one<T>(draw: Draw, values: readonly T[]): T {
  return values[Math.floor(draw() * values.length)] as T
}

function shuffled<T>(draw: Draw, values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, place: draw() }))
    .sort((left, right) => left.place - right.place)
    .map(({ value }) => value)
}

const beginnings = [
  'Alder',
  'Barn',
  'Cold',
  'Dun',
  'Elm',
  'Fern',
  'Gold',
  'Hart',
  'Iver',
  'Kel',
  'Lang',
  'Marl',
].concat(['Nor', 'Orm', 'Pen', 'Quarn', 'Raven', 'Sel', 'Thorn', 'Ulver', 'Win', 'Yar'])
const endings = ['bury', 'by', 'combe', 'den', 'field', 'ford', 'ham', 'ley', 'mere', 'stead', 'ton', 'wick']
const trees = ['Alder', 'Almond', 'Ash', 'Beech', 'Birch', 'Cedar', 'Cherry', 'Chestnut', 'Cypress', 'Rosière'].concat(
  ['Elder', 'Fir', 'Hazel', 'Holly', 'Juniper', 'Larch', 'Laurel', 'Lime', 'Maple', 'Mühl', 'Myrtle', 'Oak', 'Olive'],
  ['Pear', 'Pine', 'Plum', 'Poplar', 'Quince', 'Rowan', 'Spruce', 'Walnut', 'Willow', 'Yew'],
)
const streetKinds = ['Street', 'Street', 'Lane', 'Road', 'Avenue']
