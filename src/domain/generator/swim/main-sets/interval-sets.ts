import { descending } from '../styles/descending.ts'
import type { SwimStyle } from '../styles/style.ts'
import { atCss, broken, brokenOff, build, fast, negativeSplit, paddles } from '../styles/work-styles.ts'
import { fallingSets } from './falling-sets.ts'
import { combine, reps, round, type SwimSet, series } from './swim-set.ts'

/** Numbers of repetitions that coaches write. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 28, 30]
const QUICK_COUNTS = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24]
/** Metres of a set that ends at its fastest every time, or that is swum with paddles, at most. Our choice. */
const MAX_BUILD_METRES = 600
const MAX_PADDLES_METRES = 1200

/** The pieces of broken swims: long swims with a breath at the wall. */
const BROKEN = series(
  '100-100 100-100-100 100-100-100-100 200-100-100 150-100-50 50-50-50-50 100-50-50 200-100 75-75-50',
)

/** All main sets of interval swims. */
export const intervalSets: readonly SwimSet[] = [
  ...evenSets(),
  ...descendingSets(),
  ...twoSets(),
  ...mixedRounds(),
  ...fallingSets,
]

function evenSets(): SwimSet[] {
  const even =
    (family: string, style: SwimStyle, most = Number.POSITIVE_INFINITY) =>
    (distance: number, times: number) =>
      times * distance <= most ? [{ family, rounds: [reps(times, style, distance)] }] : []
  return [
    ...combine([50, 75, 100, 150, 200, 300, 400], COUNTS, even('at critical speed', atCss)),
    ...combine([25, 50, 75, 100], QUICK_COUNTS, even('fast', fast)),
    ...combine([50, 75], QUICK_COUNTS.slice(3), even('build', build, MAX_BUILD_METRES)),
    ...combine([200, 300, 400], COUNTS.slice(1, 10), even('negative splits', negativeSplit)),
    ...combine([100, 150, 200, 300], COUNTS.slice(2), even('paddles', paddles, MAX_PADDLES_METRES)),
  ]
}

/** Four repetitions of one distance, each faster than the one before, several times. */
function descendingSets(): SwimSet[] {
  return combine([50, 75, 100, 150, 200], [1, 2, 3, 4, 5, 6, 8], (distance, times) => [
    {
      family: 'descending',
      rounds: [
        round(
          times,
          descending.map((style) => [style, distance] as const),
        ),
      ],
    },
  ])
}

/** Repetitions at critical speed, and then short faster ones: before them they would be a build-up. */
function twoSets(): SwimSet[] {
  const two = (
    family: string,
    style: SwimStyle,
    quick: readonly number[],
    times: number,
    distance: number,
  ): SwimSet[] =>
    combine([50, 75, 100], quick, (short, others) =>
      short < distance ? [{ family, rounds: [reps(times, atCss, distance), reps(others, style, short)] }] : [],
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
    combine([50, 75, 100], [1, 2, 3, 4], (short, quick) =>
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
