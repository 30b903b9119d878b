import { atCss, fast } from '../styles/work-styles.ts'
import { combine, reps, round, type SwimSet, series } from './swim-set.ts'

/** Distances that fall within a round, by different steps: equal steps would be a ladder. */
const ROUNDS = series(
  '400-200-100 200-100-50 400-200-100-50 300-150-50 300-200-50 300-200-100-50 400-300-100 200-150-50',
)

/** Distances that fall from set to set, and the number of repetitions of each. */
const SETS = series('400-200-100 300-200-100 200-100-50 300-150-75 400-100-50 300-100-50 200-150-100')
const COUNTS = series('1-2-2 1-2-3 1-2-4 2-2-2 2-3-4 2-4-4 2-4-6 2-4-8 3-3-3 3-4-5 3-6-9 4-4-4 4-6-8')

/** Intervals at critical speed that become shorter; the short ones may be faster. */
export const fallingSets: readonly SwimSet[] = [
  ...combine(ROUNDS, [1, 2, 3, 4, 5, 6], (distances, times) =>
    [0, 1, 2].map((quick) => ({
      family: 'falling distances',
      rounds: [
        round(
          times,
          distances.map((distance, index) => [
            isQuick(distance) && index >= distances.length - quick ? fast : atCss,
            distance,
          ]),
        ),
      ],
    })),
  ),
  ...combine(SETS, COUNTS, (distances, counts) =>
    [atCss, fast].map((last) => ({
      family: 'shorter and more',
      rounds: distances.map((distance, index) =>
        reps(counts[index] ?? 1, index === 2 && isQuick(distance) ? last : atCss, distance),
      ),
    })),
  ),
]

function isQuick(distance: number): boolean {
  return distance <= 100
}
