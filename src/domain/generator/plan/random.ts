import { sumOf } from '../../units/numbers.ts'
/** Repeatable random numbers: the same key gives the same ones. */
export type Random = {
  /** Both ends included. */
  integer: (min: number, max: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** One of the items, with a chance in proportion to its weight. */
  pickWeighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number) => Item
}

/** The random numbers of a key: FNV-1a hashes it to 32 bits, mulberry32 continues from there. */
export function createRandom(key: string): Random {
  let state = fnv1a(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[integer(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const pickWeighted = <Item>(items: readonly Item[], weightOf: (item: Item) => number): Item => {
    let at = next() * sumOf(items, weightOf)
    const item = items.find((one) => {
      at -= weightOf(one)
      return at < 0
    })
    return item ?? pick(items)
  }
  return { integer, pick, pickWeighted }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}
