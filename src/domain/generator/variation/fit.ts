import { meanPower, type Stretch, stretchesOf } from '../../load/stretches.ts'
import { median, sum, sumOf } from '../../units/numbers.ts'
import { atMost } from '../../units/tolerance.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { wPrimeLeftFor } from '../plan/w-prime.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { boutsOf } from './compare/find-bouts.ts'

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
  const known = examples.map((steps) => figuresOf(stretchesIn(steps), request))
  const leftOut = type === 'ladder sets' ? LEFT_OUT_LADDERS : 0
  const names = Object.keys(known[0] ?? {}) as (keyof Figures)[]
  const ranges = names.map((figure) => {
    const values = known.map((one) => one[figure]).sort((one, other) => one - other)
    return { figure, least: values.at(leftOut) ?? 0, most: values.at(-1 - leftOut) ?? 0 }
  })
  const longest = ranges.find(({ figure }) => figure === 'longest')?.most ?? 0
  const isTooLong = (bout: number) => longest > 0 && bout > MAX_BOUT_FACTOR * longest
  return (steps) => {
    const stretches = stretchesIn(steps)
    const own = figuresOf(stretches, request)
    const isImpossible = isTooLong(own.longest) || exhaustsWPrime(stretches, request)
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

type Figures = ReturnType<typeof figuresOf>

/** What tells a good session of a kind from another: seconds, counts, and shares of the whole from 0 to 1. */
function figuresOf(stretches: readonly Stretch[], request: ResolvedRequest) {
  const secondsOf = (some: readonly Stretch[]) => sumOf(some, ({ seconds }) => seconds)
  const total = Math.max(1, secondsOf(stretches))
  const share = (is: (effort: number) => boolean) =>
    secondsOf(stretches.filter(({ from, to }) => is((from + to) / 2))) / total
  const bouts = boutsOf(stretches, request)
  const lengths = bouts.map(({ seconds }) => seconds)
  const rests = bouts
    .slice(1)
    .map(({ first }, index) => secondsOf(stretches.slice((bouts[index]?.last ?? 0) + 1, first)))
  // The rungs of a ladder are compared by distance.
  const rungs =
    request.type === 'ladder sets' ? bouts.map(({ first }) => stretches[first]?.step.duration.value ?? 0) : []
  const steps = rungs.slice(1).map((rung, index) => rung - (rungs[index] ?? 0))
  const fourth = sumOf(stretches, ({ seconds, from, to }) => seconds * meanPower(from, to, 4))
  return {
    bouts: bouts.length,
    shortest: Math.min(...lengths, Number.MAX_SAFE_INTEGER),
    longest: Math.max(...lengths, 0),
    work: sum(lengths) / total,
    rest: rests.length > 0 ? median(rests) / median(lengths) : 0,
    longestRest: Math.max(...rests, 0),
    before: secondsOf(stretches.slice(0, bouts[0]?.first ?? 0)) / total,
    after: bouts.length > 0 ? secondsOf(stretches.slice((bouts.at(-1)?.last ?? 0) + 1)) / total : 0,
    effort: (fourth / total) ** 0.25,
    brisk: share((effort) => effort >= MIN_BRISK_PERCENT),
    steady: share((effort) => effort >= MIN_STEADY_PERCENT && effort < MIN_BRISK_PERCENT),
    // A ladder turns once or twice, no rung equals the one before, and its steps are alike.
    turns: steps.filter((step, index) => step * (steps[index - 1] ?? step) < 0).length,
    repeats: steps.filter((step) => step === 0).length,
    jump: Math.max(...steps.map(Math.abs), 0),
    uneven: steps.filter((step, index) => Math.abs(Math.abs(step) - Math.abs(steps[index - 1] ?? step)) > 1).length,
  }
}

/** Percents of threshold from which a stretch is above easy, and above the easiest. Our choice. */
const MIN_BRISK_PERCENT = 75
const MIN_STEADY_PERCENT = 58
