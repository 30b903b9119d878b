import type { Sport } from '../../../sports/sport.ts'
import type { LandContext } from '../../plan/context.ts'
import type { Block } from '../../plan/plan.ts'
import type { Random } from '../../plan/random.ts'
import type { Aims } from './aims.ts'
import type { BoutStyle, Family } from './families/family.ts'
import { type Layout, layoutOf } from './layout.ts'
import { penaltyFor } from './penalty.ts'
import { paceOf, type Scale, scaleOf } from './scale.ts'

/** So little more penalty than the least makes no difference. */
const SAME_PENALTY = 0.02
/** So many unlike main sets are enough to choose from, and so much penalty is a fair price for choice. */
const MAX_CANDIDATES = 48
const MAX_EXTRA_PENALTY = 0.65
/** So many there are in any case, and once in so many throws one of these: "another one" must be another one. */
const MIN_CANDIDATES = 4
const SPARE_ONE_IN = 12

/** The main sets of a kind of session, laid out once on each scale that is asked for. */
export type Layouts = (unit: Scale['unit']) => readonly Layout[]

/** Lays out all that the families know and that could be good in any length, when it is first asked for. */
export function createLayouts(sport: Sport, families: readonly Family[], style: BoutStyle, aims: Aims): Layouts {
  const known = new Map<Scale['unit'], Layout[]>()
  return (unit) => {
    const found = known.get(unit)
    if (found) return found
    const scale = scaleOf(sport, unit)
    const layouts = families.flatMap(({ name, sets }) =>
      sets(scale, style)
        .map((blocks) =>
          layoutOf({ family: name, sport }, blocks, scale, aims.setPauseSeconds ?? Number.POSITIVE_INFINITY),
        )
        .filter(({ work, bouts }) => bouts <= aims.bouts[1] && (!scale.near || work <= aims.work[1])),
    )
    known.set(unit, layouts)
    return layouts
  }
}

/** The good main sets for a room, and one of them for each throw of the random. */
export function findMainSets(context: LandContext, aims: Aims, layouts: Layouts): (random: Random) => readonly Block[] {
  const { good, spare } = findGoodSets(context, aims, layouts)
  const kinds = groupBy(good, ({ kind }) => kind)
  const families = groupBy(good, ({ family }) => family)
  return (random) => {
    if (spare.length > 0 && random.integer(1, SPARE_ONE_IN) === 1) return random.pick(spare).blocks
    if (kinds.length <= MAX_CANDIDATES) return random.pick(random.pick(kinds)).blocks
    const family = random.pickWeighted(families, (members) => Math.sqrt(members.length))
    // First how many bouts, then which: one count with many recoveries must not drown the others.
    const bouts = random.pick([...new Set(family.map((one) => one.bouts))])
    return random.pick(family.filter((one) => one.bouts === bouts)).blocks
  }
}

/** Those with the least penalty, and where they are few, those nearest to it; to spare, what is not quite good. */
function findGoodSets(context: LandContext, aims: Aims, layouts: Layouts): { good: Layout[]; spare: Layout[] } {
  const { sport, type, length, reference } = context.request
  const unit = length.unit as Scale['unit']
  const scale = scaleOf(sport, unit)
  const all = layouts(unit)
  const weigh = penaltyFor(context, aims, scale, paceOf(scale, sport, reference))
  const penalties = new Float64Array(all.length)
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < all.length; index += 1) {
    const penalty = weigh(all[index] as Layout, least + MAX_EXTRA_PENALTY)
    penalties[index] = penalty
    if (penalty < least) least = penalty
  }
  if (least === Number.POSITIVE_INFINITY) throw new Error(`Nothing fits ${length.value} ${unit} of ${sport.id} ${type}`)
  const between = (from: number, to: number) =>
    [...penalties.keys()].filter((at) => penaltyAt(at) > from && penaltyAt(at) <= to)
  const penaltyAt = (index: number) => penalties[index] as number

  const good = all.filter((_, index) => penaltyAt(index) <= least + SAME_PENALTY)
  const kinds = new Set(good.map(({ kind }) => kind))
  const addUpTo = (enough: number, others: readonly number[], chosen: Layout[]) => {
    for (const index of others.toSorted((one, other) => penaltyAt(one) - penaltyAt(other))) {
      if (kinds.size >= enough) return
      const layout = all[index] as Layout
      kinds.add(layout.kind)
      chosen.push(layout)
    }
  }
  const spare: Layout[] = []
  if (kinds.size < MAX_CANDIDATES)
    addUpTo(MAX_CANDIDATES, between(least + SAME_PENALTY, least + MAX_EXTRA_PENALTY), good)
  if (kinds.size < MIN_CANDIDATES) addUpTo(MIN_CANDIDATES, between(least + MAX_EXTRA_PENALTY, Number.MAX_VALUE), spare)
  return { good, spare }
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  return [...Map.groupBy(items, keyOf).values()]
}
