import { atCss, broken, brokenOff, build, fast, negativeSplit, type SwimStyle } from '../styles/swim-styles.ts'
import { fallingSets } from './falling-sets.ts'
import { combine, reps, round, type SwimSet, series } from './swim-set.ts'

/** Numbers of repetitions that coaches write. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 28, 30]
const QUICK_COUNTS = [1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 30, 36]

/** The pieces of broken swims: long swims with a breath at the wall. */
const BROKEN = series(
  '100-100 100-100-100 100-100-100-100 200-100-100 150-100-50 50-50-50-50 100-50-50 200-100 75-75-50',
)

/** All main sets of interval swims. */
export const intervalSets: readonly SwimSet[] = [...evenSets(), ...twoSets(), ...mixedRounds(), ...fallingSets]

function evenSets(): SwimSet[] {
  const even = (family: string, style: SwimStyle) => (distance: number, times: number) => [
    { family, rounds: [reps(times, style, distance)] },
  ]
  return [
    ...combine([50, 75, 100, 150, 200, 250, 300, 400], COUNTS, even('at critical speed', atCss)),
    ...combine([25, 50, 75, 100], QUICK_COUNTS, even('fast', fast)),
    ...combine([50, 75, 100], QUICK_COUNTS.slice(2), even('build', build)),
    ...combine([200, 300, 400], COUNTS.slice(1, 10), even('negative splits', negativeSplit)),
  ]
}

/** Repetitions at critical speed and short faster ones, as two sets. */
function twoSets(): SwimSet[] {
  const two = (
    family: string,
    style: SwimStyle,
    quick: readonly number[],
    times: number,
    distance: number,
  ): SwimSet[] =>
    combine([25, 50, 75, 100], quick, (short, others) =>
      short < distance
        ? [{ family, rounds: [reps(times, atCss, distance), reps(others, style, short)], reversible: true }]
        : [],
    )
  return combine([100, 150, 200, 300, 400], [2, 3, 4, 5, 6, 8, 10], (distance, times) => [
    ...two('critical speed and fast', fast, [4, 6, 8, 10, 12, 16], times, distance),
    ...two('critical speed and build', build, [4, 6, 8], times, distance),
  ])
}

/** Rounds that mix both: broken swims, a long swim and fast ones, a fast one after several. */
function mixedRounds(): SwimSet[] {
  const rounds = [2, 3, 4, 5, 6, 7, 8, 10]
  const brokenSwims = combine(BROKEN, [...rounds, 12], (distances, times) => {
    const swims = distances.map((distance, index) => {
      return [index === distances.length - 1 ? broken : brokenOff, distance] as const
    })
    return [{ family: 'broken', rounds: [round(times, swims)] }]
  })
  const longAndQuick = combine([100, 150, 200, 300, 400], rounds, (long, times) =>
    combine([25, 50, 75, 100], [1, 2, 3, 4], (short, quick) =>
      short < long ? [{ family: 'rounds', rounds: [round(times, [[atCss, long], ...same(quick, fast, short)])] }] : [],
    ),
  )
  const lastOneFast = combine([50, 75, 100], rounds, (distance, times) =>
    [2, 3, 4].map((before) => ({
      family: 'every so often fast',
      rounds: [round(times, [...same(before, atCss, distance), [fast, distance]])],
    })),
  )
  return [...brokenSwims, ...longAndQuick, ...lastOneFast]
}

function same(times: number, style: SwimStyle, distance: number): (readonly [SwimStyle, number])[] {
  return Array.from({ length: times }, () => [style, distance] as const)
}
