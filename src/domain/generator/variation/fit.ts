import { meanPower, type Stretch, stretchesOf } from '../../load/stretches.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { wPrimeLeftFor } from '../plan/w-prime.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { boutsOf, median } from './bouts.ts'

/** The figures of a session that say whether it is a good one of its kind: seconds, shares of the whole, counts. */
type Shape = Record<(typeof figures)[number], number>

const figures = [
  'bouts',
  'shortest',
  'longest',
  'work',
  'rest',
  'longestRest',
  'before',
  'after',
  'effort',
  'brisk',
  'steady',
  'turns',
  'repeats',
  'jump',
  'uneven',
] as const

/** Of W', what an effort around what is kept must leave at least; a distance may be ridden slower than estimated. */
const MIN_W_PRIME_LEFT = -0.25
/** What it costs to miss a figure at all, beside by how much, and what it costs that nobody can do it. */
const MISS_PENALTY = 0.3
const IMPOSSIBLE_PENALTY = 20
/** So many ladders at either end are not counted: once in a while one has a rung out of step, and must not be an example. */
const ODD_LADDERS = 2
/** A figure may be so much outside of what was seen. */
const SLACK = 0.05

/**
 * How far a version is from good sessions of the same request: 0 where each of its figures lies among theirs. Good are
 * those that the builders make when nothing is kept.
 */
export function penaltyAmong(good: readonly StoredSteps[], request: ResolvedRequest): (steps: StoredSteps) => number {
  const shapes = good.map((steps) => shapeOf(stretchesIn(steps, request), request))
  const odd = request.type === 'ladder sets' ? ODD_LADDERS : 0
  const spans = figures.map((figure) => {
    const values = shapes.map((shape) => shape[figure]).sort((one, other) => one - other)
    return { figure, least: values.at(odd) ?? 0, most: values.at(-1 - odd) ?? 0 }
  })
  const wPrimeLeftOf = wPrimeLeftFor((seconds) => seconds, request.reference)
  const isRide = request.sport.reference.metric === 'power'
  return (steps) => {
    const stretches = stretchesIn(steps, request)
    const shape = shapeOf(stretches, request)
    const pieces = stretches.map(({ seconds, from, to }) => ({
      ...piece,
      ticks: seconds,
      percents: [from, to] as const,
    }))
    const isTooMuch = isRide && wPrimeLeftOf([{ times: 1, pieces }]) < MIN_W_PRIME_LEFT
    const longest = spans.find(({ figure }) => figure === 'longest')?.most ?? 0
    const isTooLong = longest > 0 && shape.longest > 1.5 * longest
    const misses = spans.map(({ figure, least, most }) => missPenalty(shape[figure], least, most))
    return misses.reduce((all, miss) => all + miss, 0) + (isTooMuch || isTooLong ? IMPOSSIBLE_PENALTY : 0)
  }
}

const piece = { intensity: 'active', zone: 1, name: '', notes: '' } as const

function stretchesIn(steps: StoredSteps, { sport, reference }: ResolvedRequest): Stretch[] {
  return stretchesOf(steps, sport.id, { reference })
}

function missPenalty(value: number, least: number, most: number): number {
  const by = Math.max(least * (1 - SLACK) - value, value - most * (1 + SLACK))
  return by > 1e-9 ? MISS_PENALTY + by / Math.max(least, most, 1e-9) : 0
}

function shapeOf(stretches: readonly Stretch[], request: ResolvedRequest): Shape {
  const secondsOf = (some: readonly Stretch[]) => some.reduce((all, { seconds }) => all + seconds, 0)
  const total = Math.max(1, secondsOf(stretches))
  const share = (is: (effort: number) => boolean) =>
    secondsOf(stretches.filter(({ from, to }) => is((from + to) / 2))) / total
  const bouts = boutsOf(stretches, request)
  const lengths = bouts.map(({ seconds }) => seconds)
  const rests = bouts
    .slice(1)
    .map(({ first }, index) => secondsOf(stretches.slice((bouts[index]?.last ?? 0) + 1, first)))
  // A rung is told by how far it is swum.
  const rungs =
    request.type === 'ladder sets' ? bouts.map(({ first }) => stretches[first]?.step.duration.value ?? 0) : []
  const steps = rungs.slice(1).map((rung, index) => rung - (rungs[index] ?? 0))
  const middle = median(lengths)
  const fourth = stretches.reduce((all, { seconds, from, to }) => all + seconds * meanPower(from, to, 4), 0)
  return {
    bouts: bouts.length,
    shortest: Math.min(...lengths, Number.MAX_SAFE_INTEGER),
    longest: Math.max(...lengths, 0),
    work: lengths.reduce((all, seconds) => all + seconds, 0) / total,
    rest: middle > 0 ? median(rests) / middle : 0,
    longestRest: Math.max(...rests, 0),
    before: secondsOf(stretches.slice(0, bouts[0]?.first ?? 0)) / total,
    after: bouts.length > 0 ? secondsOf(stretches.slice((bouts.at(-1)?.last ?? 0) + 1)) / total : 0,
    effort: (fourth / total) ** 0.25,
    brisk: share((effort) => effort >= BRISK),
    steady: share((effort) => effort >= STEADY && effort < BRISK),
    // What makes a ladder one: it turns once or twice, no rung is like the one before, and its steps are alike.
    turns: steps.filter((step, index) => step * (steps[index - 1] ?? step) < 0).length,
    repeats: steps.filter((step) => step === 0).length,
    jump: Math.max(...steps.map(Math.abs), 0),
    uneven: steps.filter((step, index) => Math.abs(Math.abs(step) - Math.abs(steps[index - 1] ?? step)) > 1).length,
  }
}

/** Percent of threshold that what is no longer easy begins at, and what is more than the easiest. */
const BRISK = 75
const STEADY = 58
