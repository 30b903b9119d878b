import type { Random } from '../../plan/random.ts'

/** A main set with its penalty: 0 keeps every aim. */
export type Candidate<Set> = {
  family: string
  bouts: number
  penalty: number
  set: Set
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

/** Draws the family first, then the number of bouts, so that families with many sets do not outweigh the others. */
export function pickOne<Set>(candidates: readonly Candidate<Set>[], random: Random): Set {
  const spare = candidates.filter(({ isSpare }) => isSpare)
  if (spare.length > 0 && random.integer(1, SPARE_ONE_IN) === 1) return random.pick(spare).set
  const best = candidates.filter(({ isSpare }) => !isSpare)
  const family = random.pick([...new Set(best.map((one) => one.family))])
  const ofFamily = best.filter((one) => one.family === family)
  const bouts = random.pick([...new Set(ofFamily.map((one) => one.bouts))])
  return random.pick(ofFamily.filter((one) => one.bouts === bouts)).set
}
