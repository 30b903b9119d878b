import type { Random } from '../../plan/random.ts'

/** A main set that might be taken, and how far it is from a good one: 0 keeps every aim. */
export type Candidate<Set> = {
  family: string
  bouts: number
  penalty: number
  set: Set
  /** Not as good as the others, and taken seldom. */
  isSpare?: true
}

/** Candidates as they are found, those that can no longer win left out. */
export type Shortlist<Set> = {
  /** More penalty than this is not worth offering. */
  limit: () => number
  add: (candidate: Candidate<Set>) => void
  best: () => readonly Candidate<Set>[]
}

/** Strain so small that a coach would not see it. */
const SAME_PENALTY = 0.02
/** Where so few are as good as the best, some come along that are nearly so: a short swim has choices too. */
const MAX_CANDIDATES = 24
const MAX_EXTRA_PENALTY = 0.07

/** Once in so many throws a spare one is taken. */
const SPARE_ONE_IN = 12

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
      const good = found.filter(({ penalty }) => penalty <= least + SAME_PENALTY)
      if (good.length >= MAX_CANDIDATES) return good
      return found
        .toSorted((one, other) => one.penalty - other.penalty)
        .filter(({ penalty }, index) => {
          return penalty <= least + SAME_PENALTY || (index < MAX_CANDIDATES && penalty <= least + MAX_EXTRA_PENALTY)
        })
    },
  }
}

/** One of them: the family first, then the number of bouts, so that rich families do not drown the others. */
export function pickOne<Set>(candidates: readonly Candidate<Set>[], random: Random): Set {
  const spare = candidates.filter(({ isSpare }) => isSpare)
  if (spare.length > 0 && random.integer(1, SPARE_ONE_IN) === 1) return random.pick(spare).set
  const best = candidates.filter(({ isSpare }) => !isSpare)
  const family = random.pick([...new Set(best.map((one) => one.family))])
  const ofFamily = best.filter((one) => one.family === family)
  const bouts = random.pick([...new Set(ofFamily.map((one) => one.bouts))])
  return random.pick(ofFamily.filter((one) => one.bouts === bouts)).set
}
