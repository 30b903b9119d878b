import { moderate, pull, type SwimStyle, steady } from '../styles/swim-styles.ts'
import { combine, type Round, reps, round, type SwimSet, series } from './swim-set.ts'

const DISTANCES = [100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500]
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 16, 20]
/** Metres of a set of one distance at most: below 300 m a repetition, and from there on. Our choice. */
const MAX_METRES = { short: 2000, long: 4000 }

/** Distances that fall, or rise in reverse order. */
const FALLING = series(
  '400-300-200-100 500-400-300-200-100 600-400-200 800-400-200 300-200-100 400-200-100 1000-500-200 1000-800-600 1500-1000-500',
)

/** All main sets of endurance swims. */
export const enduranceSets: readonly SwimSet[] = [
  ...evenSets(),
  ...continuous(),
  ...twoSets(),
  ...rounds(),
  ...falling(),
]

function evenSets(): SwimSet[] {
  const even = (family: string, style: SwimStyle) => (distance: number, times: number) =>
    times * distance <= (distance < 300 ? MAX_METRES.short : MAX_METRES.long)
      ? [{ family, rounds: [reps(times, style, distance)] }]
      : []
  return [
    // For swims of a few pool lengths.
    ...combine([25, 50, 75], [1, 2], even('steady', steady)),
    ...combine(DISTANCES, COUNTS, even('steady', steady)),
    ...combine(DISTANCES.slice(0, 7), COUNTS, even('moderate', moderate)),
    ...combine(DISTANCES.slice(0, 7), COUNTS.slice(2), even('pull', pull)),
  ]
}

/** Long swims whose last part is firmer, without a rest before it. */
function continuous(): SwimSet[] {
  const fractions = [
    [300, 100],
    [400, 200],
    [500, 300],
    [600, 200],
    [600, 400],
    [800, 400],
    [1000, 500],
  ] as const
  return combine(fractions, [1, 2, 3], ([easy, firm], times) => [
    {
      family: 'without a stop',
      rounds: [
        {
          times,
          swims: [
            { style: steady, distance: easy, goesOn: true },
            { style: moderate, distance: firm },
          ],
        },
      ],
    },
  ])
}

function twoSets(): SwimSet[] {
  const two = (family: string, first: SwimStyle, then: SwimStyle) =>
    combine([200, 300, 400, 500, 600, 800, 1000], [1, 2, 3, 4, 5], (long, times) =>
      combine([100, 150, 200], [2, 3, 4, 5, 6, 8, 10], (short, others): SwimSet[] =>
        short < long
          ? [{ family, rounds: [reps(times, first, long), reps(others, then, short)], reversible: true }]
          : [],
      ),
    )
  return [...two('two parts', steady, moderate), ...two('pull and swim', pull, steady)]
}

/** Two styles in turn. */
function rounds(): SwimSet[] {
  const turns = [2, 3, 4, 5, 6, 8, 10]
  return [
    ...combine([100, 150, 200, 300, 400, 500], turns, (distance, times) => [
      {
        family: 'swim and pull in turn',
        rounds: [
          round(times, [
            [steady, distance],
            [pull, distance],
          ]),
        ],
      },
    ]),
    ...combine([200, 300, 400, 500, 600], turns, (long, times) =>
      [100, 150, 200].map((short) => ({
        family: 'steady and moderate in turn',
        rounds: [
          round(
            times,
            short < long
              ? [
                  [steady, long],
                  [moderate, short],
                ]
              : [[steady, long]],
          ),
        ],
      })),
    ),
  ]
}

function falling(): SwimSet[] {
  return FALLING.flatMap((distances) => {
    const climbing = distances.toReversed()
    const firmer = distances.map((distance, index): Round => reps(1, index === 0 ? steady : moderate, distance))
    return [
      ...[1, 2, 3].flatMap((times) => [
        { family: 'falling distances', rounds: distances.map((distance) => reps(times, steady, distance)) },
        { family: 'climbing distances', rounds: climbing.map((distance) => reps(times, steady, distance)) },
        {
          family: 'falling distances',
          rounds: [
            round(
              times,
              distances.map((distance) => [steady, distance]),
            ),
          ],
        },
      ]),
      { family: 'falling distances', rounds: firmer },
    ]
  })
}
