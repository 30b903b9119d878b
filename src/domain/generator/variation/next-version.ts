import { workoutTypeLabel } from '../../sports/registry.ts'
import { toGroups } from '../../workout/groups.ts'
import { keyOf, sameAs } from '../../workout/same-workout.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { createRandom } from '../plan/random.ts'
import type { Direction } from '../request/direction.ts'
import type { PreviousVersion, ResolvedRequest } from '../request/resolved-request.ts'
import { LENGTH_TOLERANCE, lengthOf } from './locks.ts'
import { nearestRemark, noFurtherRemark, onlyAroundRemark } from './remarks.ts'
import { areAlike, type Traits, traitsReader } from './traits.ts'

/** One version of a workout; `penalty` says how far what is kept makes it miss what a good one is. */
export type Version = { steps: StoredSteps; remarks: readonly string[]; penalty?: number }

type Candidate = { version: Version; traits: Traits; step: number }

/**
 * So many versions are drawn, and one of them is chosen; where none of them will do, up to so many. Each draw costs up to
 * 0.2 ms; of 100 requests for a harder version 28 find none with 26 draws, 26 with 40.
 */
const DRAWS = 20
const MOST_DRAWS = 26
/** Until one is unlike the one before, more of them. */
const UNLIKE_DRAWS = 240
/** A step an athlete notices: three percent of the load, a fifth of the middle bout; half of it is still one. */
const NOTICED = { demand: Math.log(1.03), bout: Math.log(1.2) }
const HALF = 0.5

type Wish = { trait: keyof typeof NOTICED; up: boolean }

/** Which trait a direction changes, and whether upwards. */
const wishes: Record<Exclude<Direction, 'another'>, Wish> = {
  harder: { trait: 'demand', up: true },
  easier: { trait: 'demand', up: false },
  'longer intervals': { trait: 'bout', up: true },
  'shorter intervals': { trait: 'bout', up: false },
}

/**
 * The version that follows the one before in the asked direction: the nearest noticeable step, not the furthest, so
 * that asking again walks on. Where there is none, the version before stays as it is, and the cause is said.
 */
export function nextVersion(
  request: ResolvedRequest,
  previous: PreviousVersion,
  make: (seed: number) => Version,
  seed: number,
): Version {
  const { steps, remarks, penalty = 0 } = chosen(request, previous, make, seed)
  if (penalty <= NOTABLE_PENALTY) return { steps, remarks }
  const label = workoutTypeLabel[request.type]
  return { steps, remarks: [...remarks, `With these steps kept, no full ${label} session fits: unlock one.`] }
}

/** From so much penalty on it is said that what is kept leaves no good session, and so little more makes no difference. */
const NOTABLE_PENALTY = 0.9
const SAME_PENALTY = 0.1

function chosen(
  request: ResolvedRequest,
  previous: PreviousVersion,
  make: (seed: number) => Version,
  seed: number,
): Version {
  const { direction, steps } = previous
  const wish = direction === 'another' ? undefined : wishes[direction]
  const traitsIn = traitsReader(request)
  const before = traitsIn(steps)
  const unlike: Candidate[] = []
  const alike: Candidate[] = []
  let same: Version | undefined
  const random = createRandom(`next ${seed}`)
  const isBefore = sameAs(steps)
  const isFound = ({ step }: Candidate) => !wish || step >= NOTICED[wish.trait]
  // A main set that was asked for is the same in every draw.
  const unlikeDraws = request.set ? MOST_DRAWS : UNLIKE_DRAWS
  const enough = wish || previous.locked.length > 0 ? DRAWS : 1
  const goesOn = (draws: number) =>
    unlike.length === 0 ? draws < unlikeDraws : draws < enough || (draws < MOST_DRAWS && !unlike.some(isFound))
  for (let draws = 0; goesOn(draws); draws += 1) {
    const version = make(random.integer(0, 0xffffffff))
    const traits = traitsIn(version.steps)
    const step = wish ? stepTowards(wish, before, traits) : 0
    const isAlike = areAlike(traits.main, before.main)
    if (!isAlike) unlike.push({ version, traits, step })
    else if (isBefore(version.steps)) same ??= version
    else alike.push({ version, traits, step })
  }
  const drawn = unlike[0]?.version ?? alike[0]?.version ?? same
  if (!drawn) throw new Error('No version was drawn')
  const stays: Version | undefined = isAsLong(steps, drawn.steps, request)
    ? { steps, remarks: [noFurtherRemark(request, previous)] }
    : undefined
  if (unlike.length === 0)
    return aroundMainSet(request, previous, alike, wish) ?? stays ?? nearestTo(drawn, request, previous)
  const leastStrain = Math.min(...unlike.map(({ version }) => version.penalty ?? 0))
  const good = unlike.filter(({ version }) => (version.penalty ?? 0) <= leastStrain + SAME_PENALTY)
  if (!wish) return (good[0] as Candidate).version

  const { trait } = wish
  const nearest = least(
    unlike.filter(isFound),
    ({ traits, step }) => step + ASIDE[trait] * strayed(before, traits, trait),
  )
  if (nearest) return nearest.version
  const furthest = least(good, ({ step }) => -step) as Candidate
  if (furthest.step >= HALF * NOTICED[trait]) return furthest.version
  return stays ?? nearestTo(furthest.version, request, previous)
}

/** How far the other trait may stray for the sake of the asked one. */
const ASIDE = { demand: 0.03, bout: 0.3 }

/** How far a version goes in the asked direction, as a logarithm; below 0 is the wrong way. */
function stepTowards({ trait, up }: Wish, before: Traits, after: Traits): number {
  if (trait === 'bout') return stepFrom(before.bout, after.bout, up)
  const [load, intensity] = [stepFrom(before.load, after.load, up), stepFrom(before.intensity, after.intensity, up)]
  // A distance takes less time at a higher effort: neither of the two may go the wrong way.
  return intensity < 0 ? Math.min(load, intensity) : load
}

function stepFrom(from: number, to: number, up: boolean): number {
  // Without intervals there are neither shorter nor longer ones to come to.
  if (to <= 0) return from <= 0 ? 0 : -1
  if (from <= 0) return up ? 1 : -1
  return up ? Math.log(to / from) : Math.log(from / to)
}

function strayed(before: Traits, after: Traits, trait: keyof typeof NOTICED): number {
  return Math.abs(trait === 'bout' ? stepFrom(before.load, after.load, true) : stepFrom(before.bout, after.bout, true))
}

/** A version that differs around the main set alone, where that cannot: in the asked direction, or else in most entries. */
function aroundMainSet(
  request: ResolvedRequest,
  previous: PreviousVersion,
  alike: readonly Candidate[],
  wish: Wish | undefined,
): Version | undefined {
  const found = wish ? alike.filter(({ step }) => step >= HALF * NOTICED[wish.trait]) : alike
  const before = new Set(toGroups(previous.steps).map(keyOf))
  const kept = ({ version }: Candidate) => toGroups(version.steps).filter((entry) => before.has(keyOf(entry))).length
  const chosen = least(found, (candidate) => (wish ? candidate.step : kept(candidate)))?.version
  return chosen && { ...chosen, remarks: [...chosen.remarks, onlyAroundRemark(request, previous)] }
}

/** A version for a request that the version before does not answer: it is not as long. */
function nearestTo(version: Version, request: ResolvedRequest, previous: PreviousVersion): Version {
  return { ...version, remarks: [...version.remarks, nearestRemark(request, previous)] }
}

/** Whether a version before is as long as a new one, and so is still what is asked for. */
function isAsLong(one: StoredSteps, other: StoredSteps, request: ResolvedRequest): boolean {
  const [length, otherLength] = [lengthOf(toGroups(one), request), lengthOf(toGroups(other), request)]
  return Math.abs(length - otherLength) < LENGTH_TOLERANCE
}

function least<Item>(items: readonly Item[], cost: (item: Item) => number): Item | undefined {
  let best: { item: Item; at: number } | undefined
  for (const item of items) {
    const at = cost(item)
    if (!best || at < best.at) best = { item, at }
  }
  return best?.item
}
