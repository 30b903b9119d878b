import type { Sport } from '../../../sports/registry.ts'
import type { LandContext } from '../../plan/context.ts'
import { groupBy } from '../../plan/group-by.ts'
import type { Block } from '../../plan/plan.ts'
import type { Random } from '../../plan/random.ts'
import type { Aims } from './aims.ts'
import type { BoutStyle, Family } from './families/family.ts'
import { type Layout, layoutOf } from './layout.ts'
import { penaltyFor } from './penalty.ts'
import { paceOf, type Scale, scaleOf } from './scale.ts'

/** Penalties that differ by less count as equal. Our choice. */
const SAME_PENALTY = 0.02
/** Worse sets are added until there are this many kinds, but none that is worse by more than the penalty. Our choice. */
const KINDS_WANTED = 48
const MAX_EXTRA_PENALTY = 0.65
/**
 * Below this many kinds even worse sets are added as spares, and one draw in some takes a spare: without them "another one"
 * would be the same again. A session too short for its type has hardly any good set, and takes more spares. Our choice.
 */
const SPARES = { usual: { minKinds: 12, oneIn: 6 }, short: { minKinds: 70, oneIn: 2 } }
/** No spare is worse than the best set by more: beyond are sets that nobody would write. Our choice. */
const MAX_SPARE_PENALTY = 4
/**
 * Sets that are worse than the best by no more are offered to directions as spares. Our choice: work that is a little
 * much or little for the length of the session, which somebody who asks for it harder or easier gets.
 */
const MAX_OFFERED_PENALTY = 1.6
/** They have so many times the most work of their type at most. Our choice. */
const MAX_OFFERED_WORK = 1.05

/**
 * How often each form is drawn, where there are sets of it. Of coaches' sessions with several bouts most are a number of
 * equal ones; pyramids and other shapes are one in five. The weights are our choice.
 */
const FORM_WEIGHT = { straight: 6, single: 1.5, mixed: 1.3 }
/** A form with fewer kinds than this is drawn less often, so that the same set does not come again and again. Our choice. */
const KINDS_OF_FULL_WEIGHT = 20
/** Straight sets are taken although others fit better by so much. Our choice: a plain set beats an odd one that fits. */
const STRAIGHT_BONUS = 0.3

/** The main sets of a kind of session on the scale of a unit. */
export type Layouts = (unit: Scale['unit']) => readonly Layout[]

/** Lays out the sets of all families that can be good in some length, once for each unit and when first asked for. */
export function createLayouts(sport: Sport, families: readonly Family[], style: BoutStyle, aims: Aims): Layouts {
  const known = new Map<Scale['unit'], Layout[]>()
  return (unit) => {
    const found = known.get(unit)
    if (found) return found
    const scale = scaleOf(sport, unit)
    const layouts = families.flatMap((family) =>
      family
        .sets(scale, style)
        .map((blocks) => layoutOf(family, sport, blocks, scale, aims))
        .filter(({ aims: own, work, bouts }) => bouts <= own.bouts[1] && (!scale.nearest || work <= own.work[1])),
    )
    known.set(unit, layouts)
    return layouts
  }
}

/** The main sets that suit a request, the spares among them, and a function that draws one of them. */
export type FoundSets = {
  found: readonly FoundSet[]
  /** Main sets that are a little worse, for somebody who asks for a harder or an easier one. */
  worse: () => readonly FoundSet[]
  draw: (random: Random) => readonly Block[]
}

type FoundSet = Pick<Layout, 'bouts' | 'blocks' | 'form'> & { isSpare: boolean }

/** Finds the good main sets for a request. */
export function findMainSets(context: LandContext, layouts: Layouts, isTooShort: boolean): FoundSets {
  const spares = isTooShort ? SPARES.short : SPARES.usual
  const { good, spare, nearlyGood } = findGoodSets(context, layouts, spares.minKinds)
  const forms = groupBy(good, ({ form }) => form).map((members) => ({
    weight: FORM_WEIGHT[(members[0] as Layout).form] * Math.min(1, countKinds(members) / KINDS_OF_FULL_WEIGHT),
    families: groupBy(members, ({ family }) => family).map((sets) => ({
      weight: Math.sqrt(sets.length),
      byBouts: groupBy(sets, ({ bouts }) => bouts),
    })),
  }))
  const draw = (random: Random) => {
    if (spare.length > 0 && random.integer(1, spares.oneIn) === 1) return random.pick(spare).blocks
    const { families } = random.pickWeighted(forms, ({ weight }) => weight)
    const { byBouts } = random.pickWeighted(families, ({ weight }) => weight)
    // The number of bouts first: one number comes with many recoveries and would outweigh the others.
    return random.pick(random.pick(byBouts)).blocks
  }
  const asFound = (isSpare: boolean) => (layout: Layout) => ({ ...layout, isSpare })
  const worse = () => {
    const drawn = new Set([...good, ...spare])
    return nearlyGood()
      .filter((layout) => !drawn.has(layout))
      .map(asFound(true))
  }
  return { found: [...good.map(asFound(false)), ...spare.map(asFound(true))], worse, draw }
}

type GoodSets = { good: Layout[]; spare: Layout[]; nearlyGood: () => Layout[] }

/** The sets with the least penalty; where they are few, the next best ones too, and the worse ones as spares. */
function findGoodSets(context: LandContext, layouts: Layouts, minKinds: number): GoodSets {
  const { sport, type, length, reference } = context.request
  const unit = length.unit as Scale['unit']
  const scale = scaleOf(sport, unit)
  const all = layouts(unit)
  const pace = paceOf(scale, sport, reference)
  const penaltyOf = penaltyFor(context, scale, pace)
  const penalties = new Float64Array(all.length)
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < all.length; index += 1) {
    const penalty = penaltyOf(all[index] as Layout, least + MAX_EXTRA_PENALTY)
    penalties[index] = penalty
    if (penalty < least) least = penalty
  }
  if (least === Number.POSITIVE_INFINITY) throw new Error(`Nothing fits ${length.value} ${unit} of ${sport.id} ${type}`)
  const penaltyAt = (index: number) => penalties[index] as number
  const between = (from: number, to: number) => {
    const found: number[] = []
    for (let at = 0; at < penalties.length; at += 1) if (penaltyAt(at) > from && penaltyAt(at) <= to) found.push(at)
    return found
  }

  const good = between(Number.NEGATIVE_INFINITY, least + SAME_PENALTY).map((at) => all[at] as Layout)
  if (good.every(({ form }) => form !== 'straight')) good.push(...straightSets())
  const kinds = new Set(good.map(({ kind }) => kind))
  const addUpTo = (count: number, others: readonly number[], chosen: Layout[]) => {
    for (const index of others.toSorted((one, other) => penaltyAt(one) - penaltyAt(other))) {
      if (kinds.size >= count) return
      const layout = all[index] as Layout
      kinds.add(layout.kind)
      chosen.push(layout)
    }
  }
  /** The best straight sets, where they are not much worse than the best of all. */
  function straightSets(): Layout[] {
    const straight = between(least + SAME_PENALTY, least + STRAIGHT_BONUS).filter((at) => all[at]?.form === 'straight')
    const best = Math.min(...straight.map(penaltyAt))
    return straight.filter((at) => penaltyAt(at) <= best + SAME_PENALTY).map((at) => all[at] as Layout)
  }

  const spare: Layout[] = []
  if (kinds.size < KINDS_WANTED) addUpTo(KINDS_WANTED, between(least + SAME_PENALTY, least + MAX_EXTRA_PENALTY), good)
  // A race allows so much work at its pace and no more.
  if (kinds.size < minKinds && !context.request.racePace) {
    // Some were given up before the costly W' was computed.
    for (const [index, layout] of all.entries())
      if (penaltyAt(index) === Number.POSITIVE_INFINITY) penalties[index] = penaltyOf(layout, Number.POSITIVE_INFINITY)
    addUpTo(minKinds, between(least + MAX_EXTRA_PENALTY, least + MAX_SPARE_PENALTY), spare)
  }
  const nearlyGood = () => {
    const most = least + MAX_OFFERED_PENALTY
    return all.filter((layout, at) => {
      if (layout.work * pace > MAX_OFFERED_WORK * layout.aims.work[1]) return false
      const penalty = penaltyAt(at)
      // Some were given up before the costly W' was computed.
      return (penalty === Number.POSITIVE_INFINITY && layout.needsWPrime ? penaltyOf(layout, most) : penalty) <= most
    })
  }
  return { good, spare, nearlyGood }
}

function countKinds(layouts: readonly Layout[]): number {
  return new Set(layouts.map(({ kind }) => kind)).size
}
