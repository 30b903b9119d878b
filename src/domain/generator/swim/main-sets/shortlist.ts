import { atMost } from '../../../units/tolerance.ts'
import { groupBy } from '../../plan/group-by.ts'
import type { Random } from '../../plan/random.ts'

/** A main set with its penalty: 0 keeps every aim. */
export type Candidate<Set> = {
  family: string
  bouts: number
  penalty: number
  set: Set
  /** Whether it is a number of repetitions of one distance. */
  isStraight?: boolean
  /** Whether it is worse than the others and drawn seldom. */
  isSpare?: true
}

/** Collects candidates and forgets those that are too bad. */
export type Shortlist<Set> = {
  /** A candidate with a higher penalty is not added. */
  limit: () => number
  add: (candidate: Candidate<Set>) => void
  best: () => readonly Candidate<Set>[]
}

/** Penalties that differ by less count as equal. Our choice. */
const SAME_PENALTY = 0.02
/** Stop adding worse candidates once there are this many, and take none that is worse by more. Our choice. */
const MAX_CANDIDATES = 24
const MAX_EXTRA_PENALTY = 0.07

/** One draw in twelve takes a spare. Our choice. */
const SPARE_ONE_IN = 12
/** Six draws in ten take a straight set, if there is one: most of coaches' sets are. Our choice. */
const STRAIGHT_WEIGHT = 6
const OTHER_WEIGHT = 4

export function shortlist<Set>(): Shortlist<Set> {
  const found: Candidate<Set>[] = []
  let least = Number.POSITIVE_INFINITY
  return {
    limit: () => least + MAX_EXTRA_PENALTY,
    add: (candidate) => {
      found.push(candidate)
      least = Math.min(least, candidate.penalty)
    },
    best: () => {
      const good = found.filter(({ penalty }) => atMost(penalty, least + SAME_PENALTY, 'ratio'))
      if (good.length >= MAX_CANDIDATES) return good
      return found
        .toSorted((one, other) => one.penalty - other.penalty)
        .slice(0, MAX_CANDIDATES)
        .filter(({ penalty }) => atMost(penalty, least + MAX_EXTRA_PENALTY, 'ratio'))
    },
  }
}

/**
 * Returns a function that draws one of the candidates: a straight set or another, the family, then the number of bouts,
 * so that a number with many sets does not outweigh the others. Spares are taken seldom, unless nothing else is left.
 */
export function drawFrom<Set>(candidates: readonly Candidate<Set>[]): (random: Random) => Set {
  const spares = candidates.filter(({ isSpare }) => isSpare)
  const best = candidates.filter(({ isSpare }) => !isSpare)
  const forms = groupBy(best, ({ isStraight = false }) => isStraight).map((form) => ({
    weight: form[0]?.isStraight ? STRAIGHT_WEIGHT : OTHER_WEIGHT,
    families: groupBy(form, ({ family }) => family).map((members) => ({
      weight: Math.sqrt(members.length),
      byBouts: groupBy(members, ({ bouts }) => bouts),
    })),
  }))
  return (random) => {
    if (best.length === 0 || (spares.length > 0 && random.integer(1, SPARE_ONE_IN) === 1))
      return random.pick(spares).set
    const { families } = random.pickWeighted(forms, ({ weight }) => weight)
    const { byBouts } = random.pickWeighted(families, ({ weight }) => weight)
    return random.pick(random.pick(byBouts)).set
  }
}
