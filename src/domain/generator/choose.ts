import type { Family, Style } from './families/family.ts'
import type { Block } from './plan.ts'
import type { Room } from './room.ts'
import { type Weight, weigh } from './weigh.ts'

/** Strain so small that a coach would not see it. */
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
      const weight = weigh(blocks, room, least + UNSEEN)
      if (weight.strain > least + UNSEEN) continue
      least = Math.min(least, weight.strain)
      weighed.push({ ...weight, family: family.name, blocks })
    }
  const best = weighed.filter(({ strain }) => strain <= least + UNSEEN)
  if (best.length === 0) throw new Error(`Nothing fits ${JSON.stringify(room.request)}`)
  const { dice } = room
  const ofFamily = oneOf(best, ({ family }) => family, room)
  const ofCount = oneOf(ofFamily, ({ bouts }) => bouts, room)
  return dice.pick(ofCount).blocks
}

/** Those of one kind, every kind as likely as the next. */
function oneOf<Item, Kind>(items: readonly Item[], kindOf: (item: Item) => Kind, { dice }: Room): Item[] {
  const kind = dice.pick([...new Set(items.map(kindOf))])
  return items.filter((item) => kindOf(item) === kind)
}
