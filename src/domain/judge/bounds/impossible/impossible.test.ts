import { describe, expect, test } from 'vitest'
import { toMetres } from '#domain/units/distance.ts'
import { writingFor } from '#tests/support/workouts/sessions.ts'
import type { Pool } from '../../../workout/swim.ts'
import { judge } from '../../judge.ts'
import type { BoundName } from '../bound-names.ts'
import type { Bounds, MinMax } from '../bounds.ts'
import { everySession, everySwim } from '../every-session.ts'
import { type ImpossibleBound, impossibleBounds, impossibleRowsFor } from './impossible.ts'

const onLand = impossibleBounds.filter(({ sport }) => sport !== 'swimming')
const inWater = impossibleBounds.filter(({ sport }) => sport === 'swimming')
const noPool = { length: 0, metres: 0 }
const named = (rows: readonly ImpossibleBound[]) =>
  rows.map(
    (row, index) => [`${row.sport} ${row.type} ${row.bound} ${row.below ? 'below' : 'above'} #${index}`, row] as const,
  )

describe('on land', () => {
  test.each(named(onLand))('%s: the bounds of a row leave no session beyond it, and one within', (_, row) => {
    const { bounds } = row
    const asked = [row.bound, ...row.beside]
    const edge = (row.below ?? row.above)?.(noPool) ?? Number.NaN
    const outwards = row.below ? -1 : 1
    expect(hasSession(edge + outwards, bounds, asked)).toBe(false)
    expect(hasSession(edge, bounds, asked)).toBe(true)
  })
})

describe('in the water', () => {
  const pools: Pool[] = [
    ...[10, 20, 25, 33, 50, 100].map((length) => ({ length, unit: 'meters' as const })),
    ...[18, 25, 33].map((length) => ({ length, unit: 'yards' as const })),
  ]

  test.each(named(inWater))('%s: the bounds of a row leave no swim beyond it', (_, row) => {
    const { bounds } = row
    for (const pool of pools) {
      const metres = toMetres(pool.length, pool.unit)
      const edge = (row.below ?? row.above)?.({ length: pool.length, metres }) ?? Number.NaN
      const lengths = row.below ? Math.ceil(edge / metres - 1e-6) - 1 : Math.floor(edge / metres + 1e-6) + 1
      // A swim is 200 of its unit long at least, and 10 km at most.
      if (lengths * metres < 150 || lengths * metres > 12_000) continue
      expect(hasSwim(lengths, metres, pool, bounds, [row.bound, ...row.beside]), `${lengths} × ${pool.length}`).toBe(
        false,
      )
    }
  })
})

test('every row applies to a length that can be asked for', () => {
  const heard = new Set<ImpossibleBound>()
  for (const row of impossibleBounds) {
    const inPool = row.sport === 'swimming'
    // The shortest run that can be asked for takes the fastest of runners four minutes.
    const lengths = inPool ? [150, 10_000] : [240, 8 * 3600]
    const sizes = inPool ? [10, 18, 25, 33, 50, 66, 90, 100].map((length) => ({ length, metres: length })) : [noPool]
    for (const pool of sizes)
      for (let length = lengths[0] ?? 0; length <= (lengths[1] ?? 0); length += 5) {
        if (heard.has(row)) break
        if (impossibleRowsFor(row.bounds, length, pool).includes(row)) heard.add(row)
      }
  }
  expect(
    impossibleBounds
      .filter((row) => !heard.has(row))
      .map(({ sport, type, bound, because }) => [sport, type, bound, because]),
  ).toEqual([])
})

describe('bounds left out for a length', () => {
  const run = writingFor('running')
  const leftOut = (minutes: number) =>
    judge(run.judged('tempo', run.warmup(3, 1), run.steady(minutes - 6, 3), run.cooldown(3, 1))).leftOut.map(
      ({ bound }) => bound,
    )

  test('are as few as possible: no other bound becomes impossible through them', () => {
    expect(leftOut(30)).toEqual([])
    expect(leftOut(20)).toEqual(['work-seconds'])
    expect(leftOut(15)).toEqual(['warmup-seconds', 'work-seconds'])
    expect(leftOut(11)).toEqual(['bout-seconds', 'work-seconds', 'work-share', 'warmup-share'])
    expect(leftOut(300)).toEqual(['work-share'])
  })

  test('are given with a reason', () => {
    const { leftOut } = judge(run.judged('tempo', run.warmup(5, 1), run.steady(12, 3), run.cooldown(3, 1)))
    expect(leftOut).toEqual([
      {
        bound: 'work-seconds',
        isTooShort: true,
        because: '15 minutes of work do not fit beside 5 minutes of warm-up and 3 minutes of cool-down.',
      },
    ])
  })

  test('do not count in the score, whether they are kept or not', () => {
    const { kept, soft, score } = judge(run.judged('tempo', run.warmup(5, 1), run.steady(12, 3), run.cooldown(3, 1)))
    expect([...kept, ...soft.map(({ bound }) => bound)]).not.toContain('work-seconds')
    expect(score).toBe(1)
  })
})

/** Whether warm-up, work, pauses and cool-down can last a number of seconds within the bounds asked about. */
function hasSession(total: number, bounds: Bounds, asked: readonly BoundName[]): boolean {
  const free: MinMax = [0, total]
  const span = (bound: BoundName, own: MinMax | undefined, unit = 1): MinMax =>
    asked.includes(bound) && own ? [own[0] * unit, Math.min(total, own[1] * unit)] : free
  const least =
    bounds.warmupSeconds?.[0] ??
    (bounds.hard && total >= everySession.longSeconds ? everySession.warmupSecondsOfHard : everySession.warmupSeconds)
  const warmup = both(span('warmup-seconds', [least, total]), span('warmup-share', everySession.warmupShare, total))
  const cooldown = both(
    span('cooldown-seconds', everySession.cooldownSeconds),
    span('cooldown-share', everySession.cooldownShare, total),
  )
  const [fewest, most] = asked.includes('bouts') ? (bounds.bouts ?? [0, 0]) : [bounds.bouts ? 1 : 0, 40]
  for (let bouts = fewest; bouts <= most; bouts += 1) {
    const ofAll = both(span('work-seconds', bounds.workSeconds), span('work-share', bounds.workShare, total))
    const work = bouts === 0 ? both(ofAll, [0, 0]) : both(ofAll, span('bout-seconds', bounds.boutSeconds, bouts))
    const pauses: MinMax = bouts > 1 ? [0, (bouts - 1) * span('rest-seconds', bounds.restSeconds)[1]] : [0, 0]
    // Easy time that is in no pause is before the work or after it.
    const parts = [warmup, work, pauses, cooldown]
    const isSound = parts.every(([min, max]) => min <= max)
    if (isSound && sumOf(parts, 0) <= total + 1e-6 && sumOf(parts, 1) >= total - 1e-6) return true
  }
  return false
}

/** Whether some whole numbers of lengths make a swim within the bounds asked about; a ladder is tried rung by rung. */
function hasSwim(lengths: number, metres: number, pool: Pool, bounds: Bounds, asked: readonly BoundName[]): boolean {
  const half = metres / 2
  const isIn = (bound: BoundName, value: number, span: MinMax | undefined, slack = 0) =>
    !asked.includes(bound) || (span !== undefined && value >= span[0] - slack - 1e-6 && value <= span[1] + slack + 1e-6)
  const unit = toMetres(1, pool.unit)
  const around = [...Array(lengths + 1).keys()]
  const warmups = around.filter((one) => isIn('warmup-share', one / lengths, everySwim.warmupShare))
  const cooldowns = around.filter((one) => isIn('cooldown-share', one / lengths, everySwim.cooldownShare))
  const surroundings = (warmups[0] ?? Number.POSITIVE_INFINITY) + (cooldowns[0] ?? Number.POSITIVE_INFINITY)
  const longestWork = lengths - surroundings
  const workSpan = bounds.workMetres && ([bounds.workMetres[0] * unit, bounds.workMetres[1]] as const)
  const boutSpan = bounds.boutMetres && ([bounds.boutMetres[0] * unit, bounds.boutMetres[1]] as const)
  return setsUpTo(Math.min(longestWork, 700), bounds).some(({ work, count, shortest, shortestRested, isLadder }) => {
    // Only a swim longer than any that is asked for has so much work.
    if (work > longestWork) return false
    const rest = bounds.restSeconds?.[0] ?? 0
    return (
      isIn('main-share', work / lengths, everySwim.mainShare) &&
      isIn('work-metres', work * metres, workSpan, half) &&
      isIn('bouts', count, bounds.bouts) &&
      isIn('bout-metres', shortest * metres, boutSpan, half) &&
      (isLadder || !(asked.includes('ladder-shape') || asked.includes('ladder-step'))) &&
      (!asked.includes('rest-per-100') ||
        (100 * rest) / (shortestRested * metres) <= (bounds.restPer100?.[1] ?? 0) + 1e-6)
    )
  })
}

/** No row asks for more repetitions than this. */
const MOST_EVEN = 6

type Set = { work: number; count: number; shortest: number; shortestRested: number; isLadder: boolean }
const sets = new Map<string, Set[]>()

/** Main sets of at most a number of lengths: ladders, and repetitions as even as they can be. */
function setsUpTo(most: number, { ladder }: Bounds): Set[] {
  const key = `${most} ${ladder}`
  const known = sets.get(key)
  if (known) return known
  const even: Set[] = []
  for (let work = 1; work <= most; work += 1)
    for (let count = 1; count <= Math.min(work, MOST_EVEN); count += 1)
      even.push({
        work,
        count,
        shortest: Math.floor(work / count),
        shortestRested: Math.floor(work / count),
        isLadder: false,
      })
  const found = ladder ? [...even, ...laddersUpTo(Math.min(most, 34))] : even
  sets.set(key, found)
  return found
}

function laddersUpTo(most: number): Set[] {
  const single: number[][] = []
  for (let first = 1; 3 * first <= most; first += 1)
    for (let step = 1; first + step <= most; step += 1)
      for (let rungs = 2; rungs <= 8; rungs += 1) {
        const up = Array.from({ length: rungs }, (_, index) => first + index * step)
        if (rungs >= 3) single.push(up, up.toReversed())
        for (let down = 1; down < rungs; down += 1) single.push([...up, ...up.toReversed().slice(1, down + 1)])
      }
  const short = single.filter((rungs) => rungs.length >= 3 && total(rungs) <= most)
  const pairs = short.flatMap((one) =>
    short.filter((other) => total(one) + total(other) <= most).map((other) => [...one, ...other]),
  )
  return [...short, ...pairs].map((rungs) => ({
    work: total(rungs),
    count: rungs.length,
    shortest: Math.min(...rungs),
    shortestRested: Math.min(...rungs.slice(0, -1)),
    isLadder: true,
  }))
}

function total(rungs: readonly number[]): number {
  return rungs.reduce((all, one) => all + one, 0)
}

function both([min, max]: MinMax, [least, most]: MinMax): MinMax {
  return [Math.max(min, least), Math.min(max, most)]
}

function sumOf(parts: readonly MinMax[], end: 0 | 1): number {
  return parts.reduce((all, part) => all + part[end], 0)
}
