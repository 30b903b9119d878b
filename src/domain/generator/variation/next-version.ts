import { workoutTypeLabel } from '../../sports/registry.ts'
import { isSame } from '../../units/tolerance.ts'
import { toGroups } from '../../workout/groups.ts'
import { keyOf, sameAs } from '../../workout/same-workout.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { createRandom } from '../plan/random.ts'
import type { PreviousVersion, ResolvedRequest } from '../request/resolved-request.ts'
import { type Change, changes, MIN_STEP, stepTowards, strayFrom } from './change.ts'
import { lengthOf } from './locks.ts'
import { nearestRemark, noFurtherRemark, onlyAroundRemark } from './remarks.ts'
import { areAlike, traitsReader } from './traits.ts'

/** A version of a workout. `penalty` says how far locks keep it from being a good session. */
export type Version = { steps: StoredSteps; remarks: readonly string[]; penalty?: number }

type Draw = (seed: number) => Version
/** A drawn version, the size of its step in the asked direction, and how much the other trait changes. */
type Candidate = { version: Version; step: number; stray: () => number }

/**
 * Versions that are drawn for a direction, and the most where none of them reaches it. Of 100 requests for a harder version
 * 28 find none in 26 draws and 26 in 40; a draw takes up to 0.2 ms.
 */
const DRAWS = 20
const MAX_DRAWS = 26
/** The most draws until the first version with another main set. Our choice: short swims have few main sets. */
const MAX_DRAWS_WITHOUT_ANOTHER = 240
/** The share of the smallest noticeable step that is still taken where no version goes further. Our choice. */
const SMALLEST_SHARE = 0.5
/** Above this penalty the athlete is told that no full session fits. Our choice. */
const NOTABLE_PENALTY = 0.9
/** Versions whose penalties are within this of the least are equally good. Our choice. */
const SAME_PENALTY = 0.1

/**
 * The version that follows the one before in the asked direction: the smallest noticeable step, so that the direction can be
 * asked for again. Where there is none, the version before stays as it is, with a remark that says why.
 */
export function nextVersion(request: ResolvedRequest, previous: PreviousVersion, draw: Draw, seed: number): Version {
  const { steps, remarks, penalty = 0 } = chooseVersion(request, previous, draw, seed)
  if (penalty <= NOTABLE_PENALTY) return { steps, remarks }
  const label = workoutTypeLabel[request.type]
  return { steps, remarks: [...remarks, `With these steps kept, no full ${label} session fits: unlock one.`] }
}

function chooseVersion(request: ResolvedRequest, previous: PreviousVersion, draw: Draw, seed: number): Version {
  const change = changes[previous.direction]
  const { others, alike, first } = drawCandidates(request, previous, draw, change, seed)
  const staysOr = (version: Version): Version =>
    isAsLong(previous.steps, first.steps, request)
      ? { steps: previous.steps, remarks: [noFurtherRemark(request, previous)] }
      : { ...version, remarks: [...version.remarks, nearestRemark(request, previous)] }
  if (others.length === 0) return changeAround(request, previous, alike, change) ?? staysOr(first)

  const leastPenalty = Math.min(...others.map(penaltyOf))
  const good = others.filter((one) => penaltyOf(one) <= leastPenalty + SAME_PENALTY)
  if (!change) return (good[0] as Candidate).version
  const minStep = MIN_STEP[change.trait]
  const nearest = least(
    others.filter(({ step }) => step >= minStep),
    ({ step, stray }) => step + stray(),
  )
  if (nearest) return nearest.version
  const furthest = least(good, ({ step }) => -step) as Candidate
  return furthest.step >= SMALLEST_SHARE * minStep ? furthest.version : staysOr(furthest.version)
}

/** Draws versions: `others` with another main set, `alike` that differ elsewhere, and the first of all. */
function drawCandidates(
  request: ResolvedRequest,
  { steps, locked }: PreviousVersion,
  draw: Draw,
  change: Change | undefined,
  seed: number,
): { others: Candidate[]; alike: Candidate[]; first: Version } {
  const traitsOf = traitsReader(request)
  const before = traitsOf(steps)
  const random = createRandom(`next ${seed}`)
  const isBefore = sameAs(steps)
  const others: Candidate[] = []
  const alike: Candidate[] = []
  let same: Version | undefined
  // An asked main set is the same in every draw.
  const maxDrawsWithoutAnother = request.set ? MAX_DRAWS : MAX_DRAWS_WITHOUT_ANOTHER
  const enough = change || locked.length > 0 ? DRAWS : 1
  const isReached = ({ step }: Candidate) => !change || step >= MIN_STEP[change.trait]
  const needsMore = (draws: number) =>
    others.length === 0
      ? draws < maxDrawsWithoutAnother
      : draws < enough || (draws < MAX_DRAWS && !others.some(isReached))
  for (let draws = 0; needsMore(draws); draws += 1) {
    const version = draw(random.integer(0, 0xffffffff))
    const traits = traitsOf(version.steps)
    const step = change ? stepTowards(change, before, traits) : 0
    const candidate = { version, step, stray: () => (change ? strayFrom(change, before, traits) : 0) }
    if (!areAlike(traits.main, before.main)) others.push(candidate)
    else if (isBefore(version.steps)) same ??= version
    else alike.push(candidate)
  }
  const first = others[0]?.version ?? alike[0]?.version ?? same
  if (!first) throw new Error('No version was drawn')
  return { others, alike, first }
}

/** A version with the same main set and another frame: the smallest step in the direction, or else with most new entries. */
function changeAround(
  request: ResolvedRequest,
  previous: PreviousVersion,
  alike: readonly Candidate[],
  change: Change | undefined,
): Version | undefined {
  const found = change ? alike.filter(({ step }) => step >= SMALLEST_SHARE * MIN_STEP[change.trait]) : alike
  const before = new Set(toGroups(previous.steps).map(keyOf))
  const countKept = ({ version }: Candidate) =>
    toGroups(version.steps).filter((entry) => before.has(keyOf(entry))).length
  const chosen = least(found, (one) => (change ? one.step : countKept(one)))?.version
  return chosen && { ...chosen, remarks: [...chosen.remarks, onlyAroundRemark(request, previous)] }
}

function penaltyOf({ version }: Candidate): number {
  return version.penalty ?? 0
}

/** Whether two versions are equally long. The version before may have been changed by hand. */
function isAsLong(one: StoredSteps, other: StoredSteps, request: ResolvedRequest): boolean {
  return isSame(lengthOf(toGroups(one), request), lengthOf(toGroups(other), request), 'length')
}

/** The first item with the least cost. */
function least<Item>(items: readonly Item[], costOf: (item: Item) => number): Item | undefined {
  let best: { item: Item; cost: number } | undefined
  for (const item of items) {
    const cost = costOf(item)
    if (!best || cost < best.cost) best = { item, cost }
  }
  return best?.item
}
