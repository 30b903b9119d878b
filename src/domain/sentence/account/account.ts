import type { Mention } from '../mention.ts'
import type { BuiltPart } from '../request/built-part.ts'
import type { Defaults, Inferred, Span, Understood, Unread } from '../result.ts'
import { findOtherBases } from './bases.ts'
import { findIdleBrackets } from './brackets.ts'
import type { Check } from './check.ts'
import { findClassicsBesideSets } from './classics-beside-sets.ts'
import { findContradictions } from './contradictions.ts'
import { findContraryEfforts } from './contrary-efforts.ts'
import { findCountsReadAsMinutes } from './counts-read-as-minutes.ts'
import { tellDefaultEfforts } from './default-efforts.ts'
import { tellDefaultsInGroups } from './default-efforts-in-groups.ts'
import { findDroppedEnds } from './dropped-ends.ts'
import { findLaterParts } from './earlier-parts.ts'
import { findMissingEfforts } from './efforts.ts'
import { tellEffortsBesideLimits } from './efforts-beside-limits.ts'
import { findEffortsInOrder } from './efforts-in-order.ts'
import { findEffortsThatChange } from './efforts-that-change.ts'
import { findEndsAmidWork } from './ends-amid-work.ts'
import { findEndsElsewhere } from './ends-elsewhere.ts'
import { factsOf } from './facts.ts'
import { findLostFigures } from './figures.ts'
import { findGluedLetters } from './glued-letters.ts'
import { findIdleEfforts } from './idle-efforts.ts'
import { findIdleWords } from './idle-words.ts'
import { findJoinedLengths } from './joined-lengths.ts'
import { tellLastPauses } from './last-pauses.ts'
import { findLimitsOfPaces } from './limits-of-paces.ts'
import { findLostTargets } from './lost-targets.ts'
import { tellLostTrials } from './lost-trials.ts'
import { findLostWalks } from './lost-walks.ts'
import { findMannersBehindRows } from './manners-behind-rows.ts'
import { findNegativeRests, tellMinusSigns } from './minus-signs.ts'
import { findNearEfforts } from './near-efforts.ts'
import { findOddFigures } from './odd-figures.ts'
import { findOddRoles } from './odd-roles.ts'
import { findOpenWater } from './open-water.ts'
import { findDisplaced } from './order.ts'
import { tellOtherRepetitions } from './other-repetitions.ts'
import { findOthersFigures } from './owners.ts'
import { findPausesBetweenAll } from './pauses-between-all.ts'
import { findImplausible } from './plausible.ts'
import { findBeyondRecords } from './records.ts'
import { findDoubtfulReferences } from './references.ts'
import { findRefusedIngredients } from './refused-ingredients.ts'
import { findRestsAsParts } from './rests-as-parts.ts'
import { tellRoles } from './roles.ts'
import { findMisplacedPauses } from './said-pauses.ts'
import { findLostTotals } from './said-totals.ts'
import { findUnsharedFigures } from './shared-figures.ts'
import { findWordsOfSomeParts } from './some-parts.ts'
import { findRefusedSports, findSportsOfOthers } from './sports.ts'
import { tellStandingRests } from './standing-rests.ts'
import { findStrokesByTurns } from './strokes-by-turns.ts'
import { findMinutesOfSwims, findRestsOfSendOffs, findShortSendOffs, tellRolesOfSwims } from './swims.ts'
import { findTargetsOfRows } from './targets-of-rows.ts'
import { findTornParts } from './torn-parts.ts'
import { findImpossibleTotals } from './totals.ts'
import { tellUnitsOfRests } from './units-of-rests.ts'
import { findUnitsOfRows } from './units-of-rows.ts'
import { tellUnitsOfSums } from './units-of-sums.ts'
import { tellUnitsOfTargets } from './units-of-targets.ts'
import { findWholeAsPart, tellSumsOfParts } from './whole-as-part.ts'
import { findWordsAcross } from './words-across.ts'
import { explainWordsInside } from './words-inside.ts'

/**
 * What the readers knew. `parts`: what was built, in the order in which it is done. `explained`: words that were written in
 * other words before all was read. `beside`: what is known to stand beside words that were not read.
 */
export type Sources = {
  mentions: readonly Mention[]
  parts: readonly BuiltPart[]
  explained: readonly Span[]
  beside: readonly Check[]
  /** The athlete's own thresholds. */
  references: Defaults['references']
}

/**
 * Compares what was read with the sentence itself, apart from all readers: each figure must be built or named, each word
 * that changes the meaning used or named, and the whole must be something that somebody does. What is not is to be checked
 * by the athlete.
 */
export function accountFor(
  sentence: string,
  understood: Omit<Understood, 'checks'>,
  { mentions = [], parts = [], explained = [], beside = [], references }: Partial<Sources> = {},
): { checks: Check[]; inferred: Inferred[]; unread: Unread[] } {
  const facts = factsOf(sentence, understood as Understood, mentions, parts, references)
  const isTaken = understood.found.length > 0
  // A note is kept as it is, whatever its figures are of: "gel every 30 min".
  const notes = mentions.filter((one) => one.kind === 'unsupported' && understood.found.some(holds(one)))
  const isExplained = (one: Span) => [...explained, ...notes].some(({ from, to }) => from <= one.from && to >= one.to)
  const found = isTaken ? guards.flatMap((find) => find(facts)).filter((one) => !isExplained(one)) : []
  const all = [...(understood.unusable ? [] : findRefusedSports(facts)), ...(isTaken ? beside : []), ...found]
  // One word is named once.
  const checks: Check[] = []
  for (const one of all) if (!checks.some((other) => overlaps(one, other))) checks.push(one)
  return {
    checks: checks.toSorted((one, other) => one.from - other.from),
    unread: explainWordsInside(facts),
    inferred: [
      ...understood.inferred,
      ...tellRoles(facts),
      ...tellRolesOfSwims(facts),
      ...tellStandingRests(facts),
      ...tellLastPauses(facts),
      ...tellUnitsOfSums(facts),
      ...tellDefaultEfforts(facts),
      ...tellDefaultsInGroups(facts),
      ...tellEffortsBesideLimits(facts),
      ...tellOtherRepetitions(facts),
      ...facts.units,
      ...tellSumsOfParts(facts),
      ...tellLostTrials(facts),
      ...tellMinusSigns(facts),
      ...tellUnitsOfRests(facts),
      ...tellUnitsOfTargets(facts),
    ],
  }
}

const guards = [
  findLostFigures,
  findOthersFigures,
  findImpossibleTotals,
  findImplausible,
  findNearEfforts,
  findOddFigures,
  findOddRoles,
  findBeyondRecords,
  findOpenWater,
  findRefusedIngredients,
  findOtherBases,
  findDoubtfulReferences,
  findContradictions,
  findMissingEfforts,
  findContraryEfforts,
  findDisplaced,
  findEndsAmidWork,
  findEndsElsewhere,
  findTornParts,
  findLaterParts,
  findWordsAcross,
  findLostTargets,
  findLostWalks,
  findJoinedLengths,
  findMisplacedPauses,
  findGluedLetters,
  findStrokesByTurns,
  findMannersBehindRows,
  findSportsOfOthers,
  findClassicsBesideSets,
  findDroppedEnds,
  findIdleEfforts,
  findIdleBrackets,
  findIdleWords,
  findNegativeRests,
  findShortSendOffs,
  findUnsharedFigures,
  findLostTotals,
  findWholeAsPart,
  findMinutesOfSwims,
  findLimitsOfPaces,
  findRestsOfSendOffs,
  findWordsOfSomeParts,
  findUnitsOfRows,
  findCountsReadAsMinutes,
  findEffortsThatChange,
  findEffortsInOrder,
  findTargetsOfRows,
  findPausesBetweenAll,
  findRestsAsParts,
]

function holds({ from, to }: Span) {
  return (other: Span) => other.from <= from && other.to >= to
}

function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && one.to > other.from
}
