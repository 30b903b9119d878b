import { moderate, pull, type SwimStyle, steady } from '../styles/swim-styles.ts'
import { combine, type Round, reps, round, type Shape } from './shape.ts'

const DISTANCES = [100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500]
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 16, 20]
/** More metres than this in one distance are swum in a longer one. */
const MOST = { short: 2000, long: 4000 }

/** Distances that fall, or climb. */
const FALLING = [
  [400, 300, 200, 100],
  [500, 400, 300, 200, 100],
  [600, 400, 200],
  [800, 400, 200],
  [300, 200, 100],
  [400, 200, 100],
  [1000, 500, 200],
  [1000, 800, 600],
  [1500, 1000, 500],
]

/** Every way that long steady swimming is arranged here. */
export const enduranceShapes: readonly Shape[] = [
  ...evenSets(),
  ...continuous(),
  ...twoSets(),
  ...rounds(),
  ...falling(),
]

function evenSets(): Shape[] {
  const even = (family: string, style: SwimStyle) => (distance: number, times: number) =>
    times * distance <= (distance < 300 ? MOST.short : MOST.long)
      ? [{ family, parts: [reps(times, style, distance)] }]
      : []
  return [
    // The shortest pools of time hold a length or two.
    ...combine([25, 50, 75], [1, 2], even('steady', steady)),
    ...combine(DISTANCES, COUNTS, even('steady', steady)),
    ...combine(DISTANCES.slice(0, 7), COUNTS, even('moderate', moderate)),
    ...combine(DISTANCES.slice(0, 7), COUNTS.slice(2), even('pull', pull)),
  ]
}

/** Long swims without a stop, the last part of them firmer. */
function continuous(): Shape[] {
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
      parts: [
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

function twoSets(): Shape[] {
  const two = (family: string, first: SwimStyle, then: SwimStyle) =>
    combine([200, 300, 400, 500, 600, 800, 1000], [1, 2, 3, 4, 5], (long, times) =>
      combine([100, 150, 200], [2, 3, 4, 5, 6, 8, 10], (short, others): Shape[] =>
        short < long ? [{ family, parts: [reps(times, first, long), reps(others, then, short)], turnable: true }] : [],
      ),
    )
  return [...two('two parts', steady, moderate), ...two('pull and swim', pull, steady)]
}

/** Two ways of swimming in turn. */
function rounds(): Shape[] {
  const turns = [2, 3, 4, 5, 6, 8, 10]
  return [
    ...combine([100, 150, 200, 300, 400, 500], turns, (distance, times) => [
      {
        family: 'swim and pull in turn',
        parts: [
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
        parts: [
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

function falling(): Shape[] {
  return FALLING.flatMap((distances) => {
    const climbing = distances.toReversed()
    const firmer = distances.map((distance, index): Round => reps(1, index === 0 ? steady : moderate, distance))
    return [
      ...[1, 2, 3].flatMap((times) => [
        { family: 'falling distances', parts: distances.map((distance) => reps(times, steady, distance)) },
        { family: 'climbing distances', parts: climbing.map((distance) => reps(times, steady, distance)) },
        {
          family: 'falling distances',
          parts: [
            round(
              times,
              distances.map((distance) => [steady, distance]),
            ),
          ],
        },
      ]),
      { family: 'falling distances', parts: firmer },
    ]
  })
}
