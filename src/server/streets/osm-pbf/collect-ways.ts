import { readSurroundings, readWayTags, type Surroundings } from '#domain/streets/osm-tags.ts'
import { createGrowingNumbers, type GrowingNumbers } from './growing-numbers.ts'
import { UnreadableStreets } from './unreadable.ts'

/** Streets and what surrounds them, by the ids of their nodes. Line n ends before `ends[n]`. */
export type Ways = {
  nodes: GrowingNumbers
  ends: GrowingNumbers
  kinds: GrowingNumbers
  surfaces: GrowingNumbers
  access: GrowingNumbers
  traits: GrowingNumbers
  nameOf: GrowingNumbers
  isOffGround: GrowingNumbers
  names: readonly string[]
  around: { nodes: GrowingNumbers; ends: GrowingNumbers; surroundings: Surroundings[] }
}

/** Takes ways as OpenStreetMap has them, and keeps those that are streets or say where it is green. */
export function collectWays() {
  const numbers = createGrowingNumbers
  const names = createNames()
  const ways = {
    nodes: numbers(),
    ends: numbers(),
    kinds: numbers(),
    surfaces: numbers(),
    access: numbers(),
    traits: numbers(),
    nameOf: numbers(),
    isOffGround: numbers(),
  }
  const around: Ways['around'] = { nodes: numbers(), ends: numbers(), surroundings: [] }
  const add = (tags: ReadonlyMap<string, string>, nodes: () => Iterable<number>) => {
    const read = readWayTags(tags)
    if (read) {
      for (const node of nodes()) ways.nodes.push(node)
      ways.ends.push(ways.nodes.length())
      ways.kinds.push(read.kind)
      ways.surfaces.push(read.surface)
      ways.access.push(read.access)
      ways.traits.push(read.traits)
      ways.nameOf.push(names.numberOf(read.name))
      ways.isOffGround.push(read.isOffGround ? 1 : 0)
    }
    const surroundings = read ? undefined : readSurroundings(tags)
    if (surroundings) {
      for (const node of nodes()) around.nodes.push(node)
      around.ends.push(around.nodes.length())
      around.surroundings.push(surroundings)
    }
    if (
      ways.nodes.length() + around.nodes.length() > MAX_NODES ||
      ways.ends.length() + around.ends.length() > MAX_NODES
    )
      throw new UnreadableStreets(
        'The file has more streets than fit into one pack. Cut it into smaller regions, such as by osmium extract.',
      )
  }
  return { add, ways: (): Ways => ({ ...ways, around, names: names.all() }) }
}

function createNames() {
  const numbers = new Map([['', 0]])
  let characters = 0
  return {
    all: () => [...numbers.keys()],
    numberOf: (name: string) => {
      const known = numbers.get(name)
      if (known !== undefined) return known
      characters += name.length
      if (characters > MAX_NAME_CHARACTERS)
        throw new UnreadableStreets('The file has more names of streets than fit into one pack.')
      numbers.set(name, numbers.size)
      return numbers.size - 1
    },
  }
}

/** About those of a country of 20 million people. */
const MAX_NODES = 24_000_000
const MAX_NAME_CHARACTERS = 32_000_000
