import type { Family, Style } from './families/family.ts'
import type { Block } from './plan.ts'
import type { Room } from './room.ts'
import { type Weight, weigh } from './weigh.ts'

/** Where nothing keeps every bound, so little more strain than the least makes no difference. */
const UNSEEN = 0.02

type Weighed = Weight & { family: string; blocks: Block[] }

/**
 * A main set for the room: of all that the families know, one of the best. Chance first decides the family, then the
 * number of bouts, then among what is left, so that rich families do not drown the others.
 */
export function mainSet(room: Room, families: readonly Family[], style: Style): Block[] {
  const weighed: Weighed[] = []
  let least = Number.POSITIVE_INFINITY
  for (const family of families)
    for (const blocks of family.sets(room, style)) {
      const weight = weigh(blocks, room, asGoodAs(least))
      if (weight.strain > asGoodAs(least)) continue
      least = Math.min(least, weight.strain)
      weighed.push({ ...weight, family: family.name, blocks })
    }
  const best = weighed.filter(({ strain }) => strain <= asGoodAs(least))
  if (best.length === 0) throw new Error(`Nothing fits ${JSON.stringify(room.request)}`)
  const { dice } = room
  const ofFamily = oneOf(best, ({ family }) => family, room)
  const ofCount = oneOf(ofFamily, ({ bouts }) => bouts, room)
  return dice.pick(ofCount).blocks
}

/** What counts as good as the least strain: where a set without any is known, only others without. */
function asGoodAs(least: number): number {
  return least === 0 ? 0 : least * 1.04 + UNSEEN
}

/** Those of one kind, every kind as likely as the next. */
function oneOf<Item, Kind>(items: readonly Item[], kindOf: (item: Item) => Kind, { dice }: Room): Item[] {
  const kind = dice.pick([...new Set(items.map(kindOf))])
  return items.filter((item) => kindOf(item) === kind)
}
