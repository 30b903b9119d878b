import { sumOf } from '../../units/numbers.ts'
import { atLeast, atMost } from '../../units/tolerance.ts'
import { toGroups } from '../../workout/groups.ts'
import { keyOf } from '../../workout/same-workout.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { createRandom } from '../plan/random.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { isSameArrangement } from './compare/arrangement.ts'
import { type ChangingDirection, changes, MIN_STEP, stepTowards } from './compare/asked-change.ts'
import { followsDirection } from './compare/follows-direction.ts'
import { readShape, type Shape } from './compare/main-set-shape.ts'
import { type Ranked, rankSets, type Shaped } from './compare/rank-sets.ts'
import { distanceFrom } from './compare/set-distance.ts'
import { traitsReader } from './compare/version-traits.ts'
import { changeRounds, cutAtWork, keepSurroundings } from './keep-surroundings.ts'
import { lengthOf } from './locks.ts'
import type { Version } from './version.ts'

/** A main set, and versions around it by their seeds. */
export type KnownSet = Shaped & { draw: (seed: number) => Version }

/** The main sets of a request, and how long its versions are: seconds, or distance in the asked unit. */
export type KnownSets = { sets: readonly KnownSet[]; total: number }

/** How far a version is searched for. */
type Search = {
  /** Main sets that are compared with the one before: those with the nearest numbers of bouts. */
  compared: number
  /** Main sets that are tried, the nearest first. */
  tried: number
  /** Sessions that are drawn around each of these. */
  sessions: number
}

/** Our choice: more of any hardly ever change the answer. */
const SEARCH: Search = { compared: 200, tried: 8, sessions: 3 }
/** A swim of another load has about as many bouts, and of the thousands of sets those are many and alike. */
const SEARCH_LOAD_IN_POOL: Search = { ...SEARCH, compared: 120, tried: 6 }
/** In another length, which is only named to the athlete. */
const SEARCH_ELSEWHERE: Search = { compared: 60, tried: 4, sessions: 1 }
/** The step, as a logarithm of the load, that another session around the same set can make. Our choice. */
const MAX_FRAME_STEP = 0.03
/** The share by which the length of two versions of one length may differ: where times are estimated as distances. */
const SAME_LENGTH = 0.02
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
  { sets, total }: KnownSets,
  read: Shape,
  seed: number,
): Version | undefined {
  const change = changes[direction]
  // Easy time more or less changes the load of the whole too: in another length the main sets alone are compared.
  const isAsLong = Math.abs(total / lengthOf(toGroups(steps), request) - 1) < SAME_LENGTH
  const searchHere = request.sport.inPool && change.trait === 'load' ? SEARCH_LOAD_IN_POOL : SEARCH
  const search = isAsLong ? searchHere : SEARCH_ELSEWHERE
  const { ranked, work } = rankSets(sets, read, { direction, request, compared: search.compared })
  const traitsOf = traitsReader(request)
  const from = traitsOf(steps)
  const goesOn = followsDirection(direction, request)
  const unlikenessOf = unlikenessTo(steps, read, direction)
  const old = cutAtWork(steps, request)
  const random = createRandom(`near ${seed}`)
  const stepOf = ({ steps: after }: Version) => stepTowards(change, from, traitsOf(after))
  const drawBest = ({ item, keepsArrangement }: Ranked<KnownSet>) => {
    const enough = (change.trait === 'load' && keepsArrangement ? ENOUGH_OF_LOAD : 1) * MIN_STEP[change.trait]
    const drawOne = () => item.draw(random.integer(0, 0xffffffff))
    const first = drawOne()
    // What surrounds a set changes the step a little: from far below, no other session reaches it.
    if (isAsLong && stepOf(first) < enough - MAX_FRAME_STEP) return undefined
    // A swim draws the rests of its set, and a session by distance the times of some steps.
    const goesFar = (version: Version, shape: Shape | undefined) =>
      shape !== undefined && goesOn(read, shape) && (!isAsLong || atLeast(stepOf(version), enough, 'ratio'))
    const kept = keepSurroundings(old, { from: first.steps, total, request })
    const inOld = kept && { ...first, steps: kept }
    if (inOld && goesFar(inOld, readShape(kept, request))) return inOld
    const versions = [first, ...Array.from({ length: search.sessions - 1 }, drawOne)]
    return versions
      .map((version) => ({ version, shape: readShape(version.steps, request) }))
      .filter(({ version, shape }) => goesFar(version, shape))
      .map(({ version, shape }) => ({ version, unlikeness: unlikenessOf(version.steps, shape) }))
      .sort((one, other) => one.unlikeness - other.unlikeness)[0]?.version
  }
  const tried = ranked.slice(0, search.tried)
  const [same, others] = [
    tried.filter(({ keepsArrangement }) => keepsArrangement),
    tried.filter((one) => !one.keepsArrangement),
  ]
  const found = firstOf(same, drawBest) ?? withOtherRounds()
  // Another length is named only where it keeps the arrangement.
  return found ?? (isAsLong ? firstOf(others, drawBest) : undefined)

  /** The main set before with a round more or less, where no known set is: one that is hardly too much or too little. */
  function withOtherRounds(): Version | undefined {
    const drawn = sets[0]?.draw(seed)
    if (change.trait !== 'load' || !drawn) return undefined
    const after = changeRounds(old, { by: change.up ? 1 : -1, total, request })
    const shape = after && readShape(after, request)
    if (!after || !shape || !isSameArrangement(read.arrangement, shape.arrangement)) return undefined
    const isFair =
      atLeast(shape.work, MIN_SHARE_OF_WORK * work.least, 'length') &&
      atMost(shape.work, MAX_SHARE_OF_WORK * work.most, 'length')
    // What is to be said of the request is said of any version.
    const version = { steps: after, remarks: drawn.remarks }
    return isFair && goesOn(read, shape) && atLeast(stepOf(version), ENOUGH_OF_LOAD * MIN_STEP.load, 'ratio')
      ? version
      : undefined
  }
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found) return found
  }
  return undefined
}

/** Work that no known set has is at least and at most so many times the least and the most of theirs. Our choice. */
const [MIN_SHARE_OF_WORK, MAX_SHARE_OF_WORK] = [0.85, 1.05]

/** How much an entry that stays as it was counts against distance. Our choice: as much as a bout. */
const SHARED_ENTRY = 0.04

/** How unlike versions around one main set are to the version before: by rests, order and what surrounds the set. */
function unlikenessTo(
  steps: StoredSteps,
  read: Shape,
  direction: ChangingDirection,
): (other: StoredSteps, shape: Shape | undefined) => number {
  const distanceTo = distanceFrom(read, direction)
  const known = new Set(toGroups(steps).map(keyOf))
  return (other, shape) => {
    const shared = sumOf(toGroups(other), (entry) => (known.has(keyOf(entry)) ? 1 : 0))
    return (shape ? distanceTo(shape) : 0) - SHARED_ENTRY * shared
  }
}
