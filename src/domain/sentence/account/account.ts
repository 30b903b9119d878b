import type { Mention } from '../mention.ts'
import type { Inferred, Span, Understood } from '../result.ts'
import { findOtherBases } from './bases.ts'
import { findIdleBrackets } from './brackets.ts'
import type { Check } from './check.ts'
import { findContradictions } from './contradictions.ts'
import { findContraryEfforts } from './contrary-efforts.ts'
import { findMissingEfforts } from './efforts.ts'
import { factsOf } from './facts.ts'
import { findLostFigures } from './figures.ts'
import { findIdleWords } from './idle-words.ts'
import { findLimitsOfPaces } from './limits-of-paces.ts'
import { findOddFigures } from './odd-figures.ts'
import { findOddRoles } from './odd-roles.ts'
import { findOpenWater } from './open-water.ts'
import { findDisplaced } from './order.ts'
import { findOthersFigures } from './owners.ts'
import { findImplausible } from './plausible.ts'
import { findBeyondRecords } from './records.ts'
import { tellRoles } from './roles.ts'
import { findLostTotals } from './said-totals.ts'
import { findUnsharedFigures } from './shared-figures.ts'
import { findRefusedSports } from './sports.ts'
import { findMinutesOfSwims, findRestsOfSendOffs, findShortSendOffs, tellRolesOfSwims } from './swims.ts'
import { findImpossibleTotals } from './totals.ts'
import { tellUnitsOfTargets } from './units-of-targets.ts'
import { findWholeAsPart } from './whole-as-part.ts'

/**
 * Compares what was read with the sentence itself, apart from all readers: each figure must be built or named, each word
 * that changes the meaning used or named, and the whole must be something that somebody does. What is not is to be checked
 * by the athlete. `explained`: words that were written in other words before all was read.
 * `beside`: what is known to stand beside words that were not read.
 */
export function accountFor(
  sentence: string,
  understood: Omit<Understood, 'checks'>,
  mentions: readonly Mention[],
  explained: readonly Span[],
  beside: readonly Check[],
): { checks: Check[]; inferred: Inferred[] } {
  const facts = factsOf(sentence, understood as Understood, mentions)
  const isTaken = understood.found.length > 0
  const isExplained = (one: Span) => explained.some(({ from, to }) => from <= one.from && to >= one.to)
  const found = isTaken ? guards.flatMap((find) => find(facts)).filter((one) => !isExplained(one)) : []
  const all = [...findRefusedSports(facts), ...(isTaken ? beside : []), ...found]
  // One word is named once.
  const checks = all
    .filter((one, at) => !all.slice(0, at).some((other) => overlaps(one, other)))
    .toSorted((one, other) => one.from - other.from)
  return {
    checks,
    inferred: [
      ...understood.inferred,
      ...tellRoles(facts),
      ...tellRolesOfSwims(facts),
      ...facts.units,
      ...tellUnitsOfTargets(facts),
    ],
  }
}

const guards = [
  findLostFigures,
  findOthersFigures,
  findImpossibleTotals,
  findImplausible,
  findOddFigures,
  findOddRoles,
  findBeyondRecords,
  findOpenWater,
  findOtherBases,
  findContradictions,
  findMissingEfforts,
  findContraryEfforts,
  findDisplaced,
  findIdleBrackets,
  findIdleWords,
  findShortSendOffs,
  findUnsharedFigures,
  findLostTotals,
  findWholeAsPart,
  findMinutesOfSwims,
  findLimitsOfPaces,
  findRestsOfSendOffs,
]

function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && one.to > other.from
}
