import { type Stretch, stretchesOf } from '../../load/stretches.ts'
import { sum } from '../../units/numbers.ts'
import { atMost } from '../../units/tolerance.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { wPrimeLeftFor } from '../plan/w-prime.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { type Figures, sessionFiguresOf } from './session-figures.ts'

/** The least share of W' left. Our choice: below 0, because a distance may be ridden slower than estimated. */
const MIN_W_PRIME_LEFT = -0.25
/** A bout longer than the longest example by this factor is too long to hold. Our choice. */
const MAX_BOUT_FACTOR = 1.5
/** Penalty for missing a range, beside the share it is missed by, and for an impossible session. Our choice. */
const MISS_PENALTY = 0.3
const IMPOSSIBLE_PENALTY = 20
/** Examples of a ladder that are left out at either end of a range: now and then one has a rung out of step. */
const LEFT_OUT_LADDERS = 2
/** The share by which a figure may lie outside its range. Our choice: the examples are only some of the good ones. */
const TOLERATED_SHARE = 0.05

/**
 * How a version fits among sessions without locks: `penalty` is 0 where each of its figures lies among theirs, and
 * `isFull` says whether it has work enough, and rungs that are a ladder.
 */
export type Fit = { penalty: number; isFull: boolean }

export function fitAmong(examples: readonly StoredSteps[], request: ResolvedRequest): (steps: StoredSteps) => Fit {
  const { sport, type, reference } = request
  const stretchesIn = (steps: StoredSteps) => stretchesOf(steps, sport.id, { reference })
  const known = examples.map((steps) => sessionFiguresOf(stretchesIn(steps), request))
  const leftOut = type === 'ladder sets' ? LEFT_OUT_LADDERS : 0
  const rangeOf = (figure: keyof Figures) => {
    const values = known.map((one) => one[figure]).sort((one, other) => one - other)
    const usual = values.slice(leftOut, values.length - leftOut)
    return { figure, least: Math.min(...usual), most: Math.max(...usual) }
  }
  const names = new Set(known.flatMap((one) => Object.keys(one) as (keyof Figures)[]))
  const ranges = [...names].map(rangeOf)
  const longestBout = MAX_BOUT_FACTOR * rangeOf('longest').most
  return (steps) => {
    const stretches = stretchesIn(steps)
    const own = sessionFiguresOf(stretches, request)
    const isImpossible = own.longest > longestBout || exhaustsWPrime(stretches, request)
    const misses = ranges.map(({ figure, least, most }) => missPenalty(own[figure], least, most))
    const isFull = ranges.every(({ figure, least, most }) =>
      figure === 'jump'
        ? missPenalty(own.jump, 0, most) === 0
        : !WORK_FIGURES.includes(figure) || missPenalty(own[figure], least, Number.POSITIVE_INFINITY) === 0,
    )
    return { penalty: sum(misses) + (isImpossible ? IMPOSSIBLE_PENALTY : 0), isFull }
  }
}

/** A session that has less of these than any example is no full one. More of them is. */
const WORK_FIGURES: readonly (keyof Figures)[] = ['work', 'effort']

/** Keeps a penalty finite where no example has any of a figure. */
const MIN_SCALE = 1e-9

function missPenalty(value: number, least: number, most: number): number {
  const by = Math.max(least * (1 - TOLERATED_SHARE) - value, value - most * (1 + TOLERATED_SHARE))
  return atMost(by, 0, 'ratio') ? 0 : MISS_PENALTY + by / Math.max(least, most, MIN_SCALE)
}

function exhaustsWPrime(stretches: readonly Stretch[], { sport, reference }: ResolvedRequest): boolean {
  if (sport.reference.metric !== 'power') return false
  const piece = { intensity: 'active', zone: 1, name: '', notes: '' } as const
  const pieces = stretches.map(({ seconds, from, to }) => ({ ...piece, ticks: seconds, percents: [from, to] as const }))
  return wPrimeLeftFor((seconds) => seconds, reference)([{ times: 1, pieces }]) < MIN_W_PRIME_LEFT
}
