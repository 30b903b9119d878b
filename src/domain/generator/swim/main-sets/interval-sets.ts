import { descending } from '../styles/descending.ts'
import type { SwimStyle } from '../styles/style.ts'
import { atCss, broken, brokenOff, build, fast, negativeSplit, paddles } from '../styles/work-styles.ts'
import { fallingSets } from './falling-sets.ts'
import { combine, reps, round, type SwimSet, series } from './swim-set.ts'

/** Numbers of repetitions that coaches write. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20]
const QUICK_COUNTS = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20]
/** Distance of a set that ends at its fastest every time, or that is swum with paddles, at most. Our choice. */
const MAX_BUILD_DISTANCE = 600
const MAX_PADDLES_DISTANCE = 600
/** The most repetitions of short distances, by the distance: longer series are dull. Our choice. */
const MAX_TIMES: Readonly<Record<number, number>> = { 25: 12, 75: 16 }

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
      times * distance <= most && times <= (MAX_TIMES[distance] ?? times)
        ? [{ family, rounds: [reps(times, style, distance)] }]
        : []
  return [
    ...combine([50, 75, 100, 150, 200, 300, 400], COUNTS, even('at critical speed', atCss)),
    ...combine([25, 50, 75, 100], QUICK_COUNTS, even('fast', fast)),
    ...combine([50, 75], QUICK_COUNTS.slice(3), even('build', build, MAX_BUILD_DISTANCE)),
    ...combine([200, 300, 400], COUNTS.slice(1, 10), even('negative splits', negativeSplit)),
  ]
}

/**
 * Four repetitions of one distance, each faster than the one before, several times or after others at critical speed.
 * Over 50 m the difference would be less than a second.
 */
function descendingSets(): SwimSet[] {
  const family = 'descending'
  const four = (times: number, distance: number) =>
    round(
      times,
      descending.map((style) => [style, distance] as const),
    )
  return combine([100, 150, 200], [1, 2, 3, 4, 5, 6], (distance, times) => [
    { family, rounds: [four(times, distance)] },
    ...(times <= 2
      ? [2, 3, 4, 5, 6, 8].flatMap((before) =>
          [100, 200, 300]
            .filter((long) => long >= distance)
            .map((long) => ({ family, rounds: [reps(before, atCss, long), four(times, distance)] })),
        )
      : []),
  ])
}

/**
 * Repetitions at critical speed, and then short faster ones: before them they would be a build-up. Or ones with paddles,
 * which are a part of a set and never all of it.
 */
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
    ...combine([100, 150, 200], [2, 3, 4, 6], (other, others) =>
      other <= distance && others * other <= Math.min(MAX_PADDLES_DISTANCE, times * distance)
        ? [
            {
              family: 'critical speed and paddles',
              rounds: [reps(times, atCss, distance), reps(others, paddles, other)],
            },
          ]
        : [],
    ),
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
