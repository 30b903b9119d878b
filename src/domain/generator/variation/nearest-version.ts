import { sumOf } from '../../units/numbers.ts'
import { atLeast } from '../../units/tolerance.ts'
import { toGroups } from '../../workout/groups.ts'
import { keyOf } from '../../workout/same-workout.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { createRandom } from '../plan/random.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { type ChangingDirection, changes, MIN_STEP, stepTowards } from './compare/change.ts'
import { distanceFrom } from './compare/nearness.ts'
import { type Ranked, rankByNearness, type Shaped } from './compare/rank.ts'
import { readShape, type Shape } from './compare/shape.ts'
import { traitsReader } from './compare/traits.ts'
import type { Version } from './version.ts'

/** A main set, and versions around it by their seeds. */
export type KnownSet = Shaped & { draw: (seed: number) => Version }

/** Main sets that are tried, the nearest first, and sessions around each. Our choice: later ones hardly ever help. */
const MAX_TRIED_SETS = 12
const SESSIONS_PER_SET = 3
/** The step, as a logarithm of the load, that another session around the same set can make. Our choice. */
const MAX_FRAME_STEP = 0.03
/** The share of the smallest noticeable load that is enough: one bout more or less is noticed anyway. Our choice. */
const ENOUGH_OF_LOAD = 0.4

/**
 * The version with the main set that is nearest to the one before, among those that go in the asked direction: arranged
 * in the same way if there is one. Undefined if there is none.
 */
export function nearestVersion(
  request: ResolvedRequest,
  steps: StoredSteps,
  direction: ChangingDirection,
  sets: readonly KnownSet[],
  read: Shape,
  seed: number,
): Version | undefined {
  const change = changes[direction]
  const { ranked } = rankByNearness(sets, read, direction, request)
  const traitsOf = traitsReader(request)
  const from = traitsOf(steps)
  const unlikenessOf = unlikenessTo(steps, read, direction, request)
  const random = createRandom(`near ${seed}`)
  const stepOf = ({ steps: after }: Version) => stepTowards(change, from, traitsOf(after))
  const drawBest = ({ item, keepsPattern }: Ranked<KnownSet>) => {
    const enough = (change.trait === 'load' && keepsPattern ? ENOUGH_OF_LOAD : 1) * MIN_STEP[change.trait]
    const drawOne = () => item.draw(random.integer(0, 0xffffffff))
    const first = drawOne()
    // What surrounds a set changes the step a little: from far below, no other session reaches it.
    if (stepOf(first) < enough - MAX_FRAME_STEP) return undefined
    const versions = [first, ...Array.from({ length: SESSIONS_PER_SET - 1 }, drawOne)]
    return versions
      .filter((version) => atLeast(stepOf(version), enough, 'ratio'))
      .map((version) => ({ version, unlikeness: unlikenessOf(version.steps) }))
      .sort((one, other) => one.unlikeness - other.unlikeness)[0]?.version
  }
  for (const one of ranked.slice(0, MAX_TRIED_SETS)) {
    const version = drawBest(one)
    if (version) return version
  }
  return undefined
}

/** How much an entry that stays as it was counts against distance. Our choice: as much as a bout. */
const SHARED_ENTRY = 0.04

/** How unlike versions around one main set are to the version before: by rests, order and what surrounds the set. */
function unlikenessTo(
  steps: StoredSteps,
  read: Shape,
  direction: ChangingDirection,
  request: ResolvedRequest,
): (other: StoredSteps) => number {
  const distanceTo = distanceFrom(read, direction)
  const known = new Set(toGroups(steps).map(keyOf))
  return (other) => {
    const shape = readShape(other, request)
    const shared = sumOf(toGroups(other), (entry) => (known.has(keyOf(entry)) ? 1 : 0))
    return (shape ? distanceTo(shape) : 0) - SHARED_ENTRY * shared
  }
}
