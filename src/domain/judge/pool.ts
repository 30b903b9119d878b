import { type Bouts, median } from './bouts.ts'
import type { Answer } from './finding.ts'
import { within } from './finding.ts'
import type { Reading } from './reading.ts'

/** A swimmer stops at a wall: every distance is a whole number of pool lengths. */
export function wholeLengths({ moments, poolLength: pool }: Reading): Answer {
  if (!pool) return 'idle'
  const odd = moments.find(({ step: { duration } }) => {
    if (duration.type !== 'distance') return false
    const lengths = duration.value / pool.length
    return duration.unit !== pool.unit || Math.abs(lengths - Math.round(lengths)) > 1e-6
  })
  return odd
    ? {
        bound: 'pool-lengths',
        value: odd.step.duration.value,
        limit: `a multiple of ${pool.length}`,
        source: 'The pool',
      }
    : 'kept'
}

/** Repetitions are multiples of 25, as far as the pool has them. */
export function roundRepetitions({ poolLength: pool }: Reading, { bouts }: Bouts): Answer {
  if (!pool || pool.length % 5 !== 0) return 'idle'
  const odd = bouts.find(({ moments }) => moments.some(({ step }) => step.duration.value % 25 !== 0))
  return odd
    ? { bound: 'repetition-distance', value: odd.metres, limit: 'a multiple of 25', source: 'Coaching practice' }
    : 'kept'
}

/** Warm-up, main set and cool-down in proportion. */
export function swimShares({ inPool, metres, moments, type }: Reading, { bouts, before, after }: Bouts): Answer[] {
  if (!inPool || bouts.length === 0) return []
  const flagged = (intensity: string) =>
    moments.filter(({ step }) => step.intensity === intensity).reduce((all, one) => all + one.metres, 0)
  const early = type === 'endurance' ? flagged('warmup') : before.metres
  const main = metres - early - after.metres
  const source = 'Statistics of 35 swim sets'
  return [
    within('warmup-share', [early / metres], [0.08, 0.35], source),
    within('main-share', [main / metres], [0.38, 0.8], source),
    within('cooldown-share', [after.metres / metres], [0.05, 0.25], source),
  ]
}

/** A ladder goes up, down, or up and down again, by the same step each time; a longer rung never has less rest. */
export function ladderShape({ bounds }: Reading, { bouts, rests }: Bouts): Answer[] {
  if (!bounds.ladder || bouts.length < 2) return []
  const rungs = bouts.map(({ metres }) => Math.round(metres))
  const strides = rungs.slice(1).map((rung, index) => rung - (rungs[index] ?? 0))
  const size = Math.abs(strides[0] ?? 0)
  const turn = strides.findIndex((stride) => stride < 0)
  const ordered = turn < 0 || strides.slice(turn).every((stride) => stride < 0)
  const constant = strides.every((stride) => Math.abs(Math.abs(stride) - size) <= 1) && size > 0
  const byRung = rests.map((rest, index) => ({ rung: rungs[index] ?? 0, rest })).toSorted((a, b) => a.rung - b.rung)
  const growing = byRung.every(({ rest }, index) => rest >= (byRung[index - 1]?.rest ?? 0))
  const verdict = (bound: string, kept: boolean, limit: string): Answer =>
    kept ? 'kept' : { bound, value: rungs.join('-'), limit, source: 'Tarpinian, ladder 100 to 400 and back' }
  return [
    verdict('ladder-shape', ordered, 'up, down or a pyramid'),
    verdict('ladder-step', constant, 'the same step from rung to rung'),
    verdict('ladder-rest', growing, 'no less rest after a longer rung'),
  ]
}

/** Rest per 100 m swum, by whether the bout was faster than CSS. */
export function restPer100({ bounds }: Reading, { bouts, rests }: Bouts): Answer[] {
  if (!bounds.restPer100) return []
  const fast: number[] = []
  const steady: number[] = []
  rests.forEach((rest, index) => {
    const bout = bouts[index]
    if (!bout) return
    const isFast = median(bout.moments.map(({ percent }) => percent)) > 103
    ;(isFast && bounds.restPer100FasterThanCss ? fast : steady).push((100 * rest) / bout.metres)
  })
  return [
    within('rest-per-100', steady, bounds.restPer100, bounds.source),
    within('rest-per-100-fast', fast, bounds.restPer100FasterThanCss ?? bounds.restPer100, bounds.source),
  ]
}
