import { meanPower, type Stretch } from '../../load/stretches.ts'
import { median, sum, sumOf } from '../../units/numbers.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { boutsOf } from './compare/find-bouts.ts'

export type Figures = ReturnType<typeof sessionFiguresOf>

/** Percents of threshold from which a stretch is above easy, and above the easiest. Our choice. */
const MIN_BRISK_PERCENT = 75
const MIN_STEADY_PERCENT = 58

/** What tells a good session of a kind from another: seconds, counts, and shares of the whole from 0 to 1. */
export function sessionFiguresOf(stretches: readonly Stretch[], request: ResolvedRequest) {
  const secondsOf = (some: readonly Stretch[]) => sumOf(some, ({ seconds }) => seconds)
  const total = secondsOf(stretches)
  const share = (is: (effort: number) => boolean) =>
    secondsOf(stretches.filter(({ from, to }) => is((from + to) / 2))) / total
  const bouts = boutsOf(stretches, request)
  const [firstBout, lastBout] = [bouts[0], bouts.at(-1)]
  const lengths = bouts.map(({ seconds }) => seconds)
  const rests = neighboursIn(bouts).map(([one, next]) => secondsOf(stretches.slice(one.last + 1, next.first)))
  // The rungs of a ladder are compared by distance.
  const firstSteps = bouts.flatMap(({ first }) => stretches.slice(first, first + 1))
  const rungs = request.type === 'ladder sets' ? firstSteps.map(({ step }) => step.duration.value) : []
  const steps = neighboursIn(rungs).map(([one, next]) => next - one)
  const fourth = sumOf(stretches, ({ seconds, from, to }) => seconds * meanPower(from, to, 4))
  return {
    bouts: bouts.length,
    shortest: Math.min(...lengths, Number.MAX_SAFE_INTEGER),
    longest: Math.max(...lengths, 0),
    work: sum(lengths) / total,
    rest: rests.length > 0 ? median(rests) / median(lengths) : 0,
    longestRest: Math.max(...rests, 0),
    before: firstBout ? secondsOf(stretches.slice(0, firstBout.first)) / total : 0,
    after: lastBout ? secondsOf(stretches.slice(lastBout.last + 1)) / total : 0,
    effort: (fourth / total) ** 0.25,
    brisk: share((effort) => effort >= MIN_BRISK_PERCENT),
    steady: share((effort) => effort >= MIN_STEADY_PERCENT && effort < MIN_BRISK_PERCENT),
    // A ladder turns once or twice, no rung equals the one before, and its steps are alike.
    turns: neighboursIn(steps).filter(([one, next]) => one * next < 0).length,
    repeats: steps.filter((step) => step === 0).length,
    jump: Math.max(...steps.map(Math.abs), 0),
    uneven: neighboursIn(steps).filter(([one, next]) => Math.abs(Math.abs(next) - Math.abs(one)) > 1).length,
  }
}

/** Each item but the last with the one that follows it. */
function neighboursIn<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.slice(1).flatMap((next, index) => items.slice(index, index + 1).map((one) => [one, next] as const))
}
