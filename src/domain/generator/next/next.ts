import type { StoredSteps } from '../../workout/step.ts'
import { diceOf } from '../dice.ts'
import type { Direction } from '../direction.ts'
import { referenceOf } from '../reference.ts'
import type { GenerateRequest } from '../request.ts'
import { areAlike, type Traits, traitsOf } from './traits.ts'

/** One version of a workout. */
export type Version = { steps: StoredSteps; remarks: string[] }

type Previous = NonNullable<GenerateRequest['previous']>
type Candidate = { version: Version; traits: Traits; step: number }

/** So many versions are drawn, and one of them is chosen; where all are like the one before, up to so many. */
const DRAWS = 40
const MOST_DRAWS = 240
/** A step an athlete notices: four percent of demand, a fifth of the middle bout. */
const NOTICED = { demand: 1.04, bout: 1.2 }

/** Which trait a direction changes, whether upwards, and what is said where there is no further to go. */
const wishes: Record<Exclude<Direction, 'another'>, { trait: keyof typeof NOTICED; up: boolean; limit: string }> = {
  harder: { trait: 'demand', up: true, limit: 'hardly gets harder' },
  easier: { trait: 'demand', up: false, limit: 'hardly gets easier' },
  'longer intervals': { trait: 'bout', up: true, limit: 'hardly has longer intervals' },
  'shorter intervals': { trait: 'bout', up: false, limit: 'hardly has shorter intervals' },
}

/**
 * The version that follows the one before in the asked direction: the nearest noticeable step, not the furthest, so
 * that asking again walks on. Where there is none, the one that comes nearest to the wish, and it is said.
 */
export function nextVersion(
  request: GenerateRequest,
  previous: Previous,
  make: (seed: number) => Version,
  seed: number,
): Version {
  const known = referenceOf(request)
  const reference = typeof known === 'number' ? known : undefined
  const { direction, steps } = previous
  const before = traitsOf(steps, request.sport, reference)
  const unlike: Omit<Candidate, 'step'>[] = []
  const dice = diceOf(`next ${seed}`)
  // One that is unlike is enough where no direction is asked for.
  const enough = direction === 'another' ? 1 : DRAWS
  let spare: Version | undefined
  for (let draws = 0; draws < (unlike.length > 0 ? enough : MOST_DRAWS); draws += 1) {
    const version = make(dice.whole(0, 0xffffffff))
    const traits = traitsOf(version.steps, request.sport, reference)
    if (!areAlike(traits.main, before.main)) unlike.push({ version, traits })
    else if (!spare || isSame(spare.steps, steps)) spare = version
  }
  const [first] = unlike
  if (!first) return onlyAround(spare)
  if (direction === 'another') return first.version

  const { trait, up, limit } = wishes[direction]
  const candidates = unlike.map((one): Candidate => ({ ...one, step: stepFrom(before[trait], one.traits[trait], up) }))
  const noticed = candidates.filter(({ step }) => step >= Math.log(NOTICED[trait]))
  const nearest = least(noticed, ({ traits, step }) => step + ASIDE * strayed(before, traits, trait))
  if (nearest) return nearest.version
  const { version } = least(candidates, ({ step }) => -step) ?? first
  const remark = `A good session of this kind and length ${limit}; here is the one that comes nearest.`
  return { ...version, remarks: [...version.remarks, remark] }
}

/** How far the other trait may stray for the sake of the asked one. */
const ASIDE = 0.3

/** How far a version goes in the asked direction, as a logarithm; below 0 is the wrong way. */
function stepFrom(from: number, to: number, up: boolean): number {
  // Without intervals there are neither shorter nor longer ones to come to.
  if (to <= 0) return from <= 0 ? 0 : -1
  if (from <= 0) return up ? 1 : -1
  return up ? Math.log(to / from) : Math.log(from / to)
}

function strayed(before: Traits, after: Traits, trait: keyof typeof NOTICED): number {
  const other = trait === 'bout' ? 'demand' : 'bout'
  return Math.abs(stepFrom(before[other], after[other], true))
}

/** A version that differs at most around the main set, where the main set itself cannot. */
function onlyAround(version: Version | undefined): Version {
  if (!version) throw new Error('No version was drawn')
  const remark = 'There is no other main set for what you ask and keep; only what surrounds it can change.'
  return { ...version, remarks: [...version.remarks, remark] }
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
