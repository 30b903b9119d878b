import { atCss, broken, brokenOff, build, fast, negativeSplit, type SwimStyle } from '../styles/swim-styles.ts'
import { fallingShapes } from './falling-shapes.ts'
import { combine, reps, round, type Shape } from './shape.ts'

/** Numbers of repetitions that people write down. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 28, 30]
const QUICK_COUNTS = [1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 30, 36]

/** A long swim in pieces. */
const BROKEN = [
  [100, 100],
  [100, 100, 100],
  [100, 100, 100, 100],
  [200, 100, 100],
  [150, 100, 50],
  [50, 50, 50, 50],
  [100, 50, 50],
  [200, 100],
  [75, 75, 50],
]

/** Every way that intervals in the pool are arranged here. */
export const intervalShapes: readonly Shape[] = [...evenSets(), ...twoSets(), ...mixedRounds(), ...fallingShapes]

function evenSets(): Shape[] {
  const even = (family: string, style: SwimStyle) => (distance: number, times: number) => [
    { family, parts: [reps(times, style, distance)] },
  ]
  return [
    ...combine([50, 75, 100, 150, 200, 250, 300, 400], COUNTS, even('at critical speed', atCss)),
    ...combine([25, 50, 75, 100], QUICK_COUNTS, even('fast', fast)),
    ...combine([50, 75, 100], QUICK_COUNTS.slice(2), even('build', build)),
    ...combine([200, 300, 400], COUNTS.slice(1, 10), even('negative splits', negativeSplit)),
  ]
}

/** Repetitions at critical speed, and short ones that are quicker. */
function twoSets(): Shape[] {
  const two = (family: string, style: SwimStyle, quick: readonly number[], times: number, distance: number): Shape[] =>
    combine([25, 50, 75, 100], quick, (short, others) =>
      short < distance
        ? [{ family, parts: [reps(times, atCss, distance), reps(others, style, short)], turnable: true }]
        : [],
    )
  return combine([100, 150, 200, 300, 400], [2, 3, 4, 5, 6, 8, 10], (distance, times) => [
    ...two('critical speed and fast', fast, [4, 6, 8, 10, 12, 16], times, distance),
    ...two('critical speed and build', build, [4, 6, 8], times, distance),
  ])
}

/** Both within one round. */
function mixedRounds(): Shape[] {
  const rounds = [2, 3, 4, 5, 6, 7, 8, 10]
  const brokenSwims = combine(BROKEN, [...rounds, 12], (distances, times) => {
    const swims = distances.map((distance, index) => {
      return [index === distances.length - 1 ? broken : brokenOff, distance] as const
    })
    return [{ family: 'broken', parts: [round(times, swims)] }]
  })
  const longAndQuick = combine([100, 150, 200, 300, 400], rounds, (long, times) =>
    combine([25, 50, 75, 100], [1, 2, 3, 4], (short, quick) =>
      short < long ? [{ family: 'rounds', parts: [round(times, [[atCss, long], ...same(quick, fast, short)])] }] : [],
    ),
  )
  const lastOneFast = combine([50, 75, 100], rounds, (distance, times) =>
    [2, 3, 4].map((before) => ({
      family: 'every so often fast',
      parts: [round(times, [...same(before, atCss, distance), [fast, distance]])],
    })),
  )
  return [...brokenSwims, ...longAndQuick, ...lastOneFast]
}

function same(times: number, style: SwimStyle, distance: number): (readonly [SwimStyle, number])[] {
  return Array.from({ length: times }, () => [style, distance] as const)
}
