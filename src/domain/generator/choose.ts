import type { Aims } from './aims.ts'
import type { Dice } from './dice.ts'
import type { Family, Style } from './families/family.ts'
import { type Layout, layoutOf } from './layout.ts'
import type { Block } from './plan.ts'
import type { Room } from './room.ts'
import { paceOf, type Scale, scaleOf } from './scale.ts'
import { strainOf } from './weigh.ts'

/** So little more strain than the least makes no difference. */
const UNSEEN = 0.02
/** So many main sets are enough to choose from, and so much strain is a fair price for choice. */
const ENOUGH = 60
const PRICE = 0.3

/** The main sets of a kind of session, laid out once on each scale that is asked for. */
export type Layouts = (unit: Scale['unit']) => readonly Layout[]

/** Lays out all that the families know, when it is first asked for. */
export function layoutsOf(
  sport: Room['sport']['id'],
  families: readonly Family[],
  style: Style,
  parting = Number.POSITIVE_INFINITY,
): Layouts {
  const known = new Map<Scale['unit'], Layout[]>()
  return (unit) => {
    const found = known.get(unit)
    if (found) return found
    const scale = scaleOf(sport, unit)
    const layouts = families.flatMap(({ name, sets }) =>
      sets(scale, style).map((blocks) => layoutOf(name, blocks, scale, parting)),
    )
    known.set(unit, layouts)
    return layouts
  }
}

/** The good main sets for a room, and one of them for each throw of the dice. */
export function mainSets(room: Room, aims: Aims, layouts: Layouts): (dice: Dice) => readonly Block[] {
  const families = byFamily(goodOnes(room, aims, layouts))
  return (dice) => {
    const family = dice.weighted(families, (members) => Math.sqrt(members.length))
    // First how many bouts, then which: one count with many recoveries must not drown the others.
    const bouts = dice.pick([...new Set(family.map((one) => one.bouts))])
    return dice.pick(family.filter((one) => one.bouts === bouts)).blocks
  }
}

/** Those without strain; where there are none or few, those nearest to it. */
function goodOnes(room: Room, aims: Aims, layouts: Layouts): Layout[] {
  const unit = room.request.durationUnit as Scale['unit']
  const scale = scaleOf(room.sport.id, unit)
  const all = layouts(unit)
  const weigh = strainOf(room, aims, scale, paceOf(scale, room.sport.id, room.reference))
  const strains = new Float64Array(all.length)
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < all.length; index += 1) {
    const strain = weigh(all[index] as Layout, least + PRICE)
    strains[index] = strain
    if (strain < least) least = strain
  }
  if (least === Number.POSITIVE_INFINITY) throw new Error(`Nothing fits ${JSON.stringify(room.request)}`)
  const within = (limit: number) => all.filter((_, index) => (strains[index] as number) <= limit)
  const best = within(least + UNSEEN)
  if (best.length >= ENOUGH) return best
  const limit = strains.filter((strain) => strain <= least + PRICE).sort()[ENOUGH - 1] ?? least + PRICE
  return within(Math.max(limit, least + UNSEEN))
}

function byFamily(layouts: readonly Layout[]): Layout[][] {
  return [...Map.groupBy(layouts, ({ family }) => family).values()]
}
