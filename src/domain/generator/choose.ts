import type { Family, Style } from './families/family.ts'
import { type Block, ticksOf } from './plan.ts'
import type { Room } from './room.ts'
import { type Weight, weigh } from './weigh.ts'

/** Where nothing keeps every bound, so little more strain than the least makes no difference. */
const UNSEEN = 0.02
/** So many kinds of main set are enough to choose from, and so much strain is a fair price for choice. */
const ENOUGH_KINDS = 16
const PRICE = 1
/** Up to so many kinds each is as likely as the next. */
const FEW_KINDS = 24

type Weighed = Weight & { family: string; kind: string; blocks: Block[] }

/**
 * A main set for the room: of all that the families know, one of the best. Chance first decides the family, then the
 * number of bouts, then among what is left, so that rich families do not drown the others; where there are few kinds in
 * all, it decides between them.
 */
export function mainSet(room: Room, families: readonly Family[], style: Style): Block[] {
  const best = bestOf(candidates(room, families, style))
  if (best.length === 0) throw new Error(`Nothing fits ${JSON.stringify(room.request)}`)
  const kinds = new Set(best.map(({ kind }) => kind)).size
  if (kinds <= FEW_KINDS) return room.dice.pick(oneOf(best, ({ kind }) => kind, room)).blocks
  const ofFamily = oneOf(best, ({ family }) => family, room)
  const ofCount = oneOf(ofFamily, ({ bouts }) => bouts, room)
  return room.dice.pick(ofCount).blocks
}

function candidates(room: Room, families: readonly Family[], style: Style): Weighed[] {
  const weighed: Weighed[] = []
  let least = Number.POSITIVE_INFINITY
  let good = new Set<string>()
  for (const { name, sets } of families)
    for (const blocks of sets(room, style)) {
      const limit = good.size >= ENOUGH_KINDS ? asGoodAs(least) : least + PRICE
      const weight = weigh(blocks, room, limit)
      if (weight.strain > limit) continue
      const kind = `${name} ${weight.bouts} ${ticksOf(blocks)}`
      weighed.push({ ...weight, family: name, kind, blocks })
      if (weight.strain < least) {
        least = weight.strain
        good = new Set(weighed.filter(({ strain }) => strain <= asGoodAs(least)).map((one) => one.kind))
      } else if (weight.strain <= asGoodAs(least)) good.add(kind)
    }
  return weighed
}

/** Those as good as the best, and where they are few, some that are nearly so: a short session has choices too. */
function bestOf(weighed: readonly Weighed[]): Weighed[] {
  const sorted = weighed.toSorted((one, other) => one.strain - other.strain)
  const least = sorted[0]?.strain ?? 0
  const kinds = new Set<string>()
  return sorted.filter(({ strain, kind }) => {
    if (strain > asGoodAs(least) && (kinds.size >= ENOUGH_KINDS || strain > least + PRICE)) return false
    kinds.add(kind)
    return true
  })
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
