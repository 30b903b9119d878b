import { sportOf, workoutTypeLabel } from '../../sports/registry.ts'
import { toGroups } from '../../workout/groups.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { diceOf } from '../dice.ts'
import type { Direction } from '../direction.ts'
import type { GenerateRequest } from '../request.ts'
import { lengthOf } from './places.ts'
import { areAlike, type Traits, traitsOf } from './traits.ts'

/** One version of a workout; `strain` says how far what is kept makes it miss what a good one is. */
export type Version = { steps: StoredSteps; remarks: string[]; strain?: number }

type Previous = NonNullable<GenerateRequest['previous']>
type Candidate = { version: Version; traits: Traits; step: number }

/** So many versions are drawn, and one of them is chosen; where none of them will do, up to so many. */
const DRAWS = 20
const MOST_DRAWS = 40
/** Until one is unlike the one before, more of them. */
const UNLIKE_DRAWS = 240
/** A step an athlete notices: three percent of the load, a fifth of the middle bout; half of it is still one. */
const NOTICED = { demand: Math.log(1.03), bout: Math.log(1.2) }
const HALF = 0.5
/** So little of a step back is none. */
const SAME = 0.005

type Wish = { trait: keyof typeof NOTICED; up: boolean; limit: string }

/** Which trait a direction changes, whether upwards, and what is said where there is no further to go. */
const wishes: Record<Exclude<Direction, 'another'>, Wish> = {
  harder: { trait: 'demand', up: true, limit: 'hardly gets harder' },
  easier: { trait: 'demand', up: false, limit: 'hardly gets easier' },
  'longer intervals': { trait: 'bout', up: true, limit: 'hardly has longer intervals' },
  'shorter intervals': { trait: 'bout', up: false, limit: 'hardly has shorter intervals' },
}

/**
 * The version that follows the one before in the asked direction: the nearest noticeable step, not the furthest, so
 * that asking again walks on. Where there is none, one that goes no step back, and it is said.
 */
export function nextVersion(
  request: GenerateRequest,
  previous: Previous,
  make: (seed: number) => Version,
  seed: number,
): Version {
  const { steps, remarks, strain = 0 } = chosen(request, previous, make, seed)
  if (strain <= STRAINED) return { steps, remarks }
  const label = workoutTypeLabel[request.workoutType]
  return { steps, remarks: [...remarks, `With these steps kept, no full ${label} session fits: unlock one.`] }
}

/** From so much strain on it is said that what is kept leaves no good session, and so little more makes no difference. */
const STRAINED = 0.9
const UNSEEN = 0.1

function chosen(request: GenerateRequest, previous: Previous, make: (seed: number) => Version, seed: number): Version {
  const { direction, steps } = previous
  const wish = direction === 'another' ? undefined : wishes[direction]
  const before = traitsOf(steps, request)
  const unlike: Candidate[] = []
  const alike: Candidate[] = []
  const dice = diceOf(`next ${seed}`)
  const isFound = ({ step }: Candidate) => !wish || step >= NOTICED[wish.trait]
  const enough = wish || previous.locked?.length ? DRAWS : 1
  const goesOn = (draws: number) =>
    unlike.length === 0 ? draws < UNLIKE_DRAWS : draws < enough || (draws < MOST_DRAWS && !unlike.some(isFound))
  for (let draws = 0; goesOn(draws); draws += 1) {
    const version = make(dice.whole(0, 0xffffffff))
    const traits = traitsOf(version.steps, request)
    const step = wish ? stepTowards(wish, before, traits) : 0
    const isAlike = areAlike(traits.main, before.main)
    if (!isAlike || !isSame(version.steps, steps)) (isAlike ? alike : unlike).push({ version, traits, step })
    else if (alike.length === 0) alike.push({ version, traits, step })
  }
  if (unlike.length === 0) return onlyAround(request, previous, alike)
  const leastStrain = Math.min(...unlike.map(({ version }) => version.strain ?? 0))
  const good = unlike.filter(({ version }) => (version.strain ?? 0) <= leastStrain + UNSEEN)
  if (!wish) return (good[0] as Candidate).version

  const { trait, limit } = wish
  const nearest = least(
    unlike.filter(isFound),
    ({ traits, step }) => step + ASIDE[trait] * strayed(before, traits, trait),
  )
  if (nearest) return nearest.version
  const furthest = least(good, ({ step }) => -step) as Candidate
  if (furthest.step >= HALF * NOTICED[trait]) return furthest.version
  const { remarks } = furthest.version
  if (furthest.step < -SAME && isAsLong(steps, furthest.version.steps, request)) {
    const remark = `A good session of this kind and length ${limit}: it stays as it is.`
    return { steps, remarks: [...remarks, remark] }
  }
  const remark = `A good session of this kind and length ${limit}; here is the one that comes nearest.`
  return { ...furthest.version, remarks: [...remarks, remark] }
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

/** A version that differs at most around the main set, where the main set itself cannot: no step back, if there is one. */
function onlyAround(request: GenerateRequest, { steps, locked = [] }: Previous, alike: readonly Candidate[]): Version {
  const others = alike.filter(({ version }) => !isSame(version.steps, steps))
  const other = others.find(({ step }) => step >= -SAME)
  if (other) {
    const remark = 'There is no other main set for what you ask and keep; only what surrounds it can change.'
    return { ...other.version, remarks: [...other.version.remarks, remark] }
  }
  const [only] = alike
  if (!only) throw new Error('No version was drawn')
  const kept = others.length > 0 && isAsLong(steps, only.version.steps, request) ? steps : only.version.steps
  const noun = sportOf(request.sport).noun
  const remark =
    locked.length > 0
      ? 'With what you keep there is only this version: keep less to get another.'
      : `There is only this one good ${noun} of this kind and length: ask for another length to get another.`
  return { steps: kept, remarks: [...only.version.remarks, remark] }
}

/** Whether a version before is as long as a new one, and so is still what is asked for. */
function isAsLong(one: StoredSteps, other: StoredSteps, request: GenerateRequest): boolean {
  const lengthIn = (steps: StoredSteps) => toGroups(steps).reduce((all, entry) => all + lengthOf(entry, request), 0)
  return Math.abs(lengthIn(one) - lengthIn(other)) < 1e-6
}

function isSame(one: StoredSteps, other: StoredSteps): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function least<Item>(items: readonly Item[], cost: (item: Item) => number): Item | undefined {
  let best: { item: Item; at: number } | undefined
  for (const item of items) {
    const at = cost(item)
    if (!best || at < best.at) best = { item, at }
  }
  return best?.item
}
