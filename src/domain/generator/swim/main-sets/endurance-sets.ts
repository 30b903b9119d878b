import type { SwimStyle } from '../styles/style.ts'
import { firmFinish, moderate, openWater, pull, steady, steadyPaddles } from '../styles/work-styles.ts'
import { combine, type Round, reps, round, type SwimSet, series } from './swim-set.ts'

const DISTANCES = [100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500]
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 16, 20]
/** Metres of a set of one distance at most: below 300 m a repetition, and from there on. Our choice. */
const MAX_METRES = { short: 2000, long: 4000 }
/** Distance with a buoy, or with paddles too, at most: they load the shoulders. Our choice. */
const MAX_PULL_DISTANCE = 1000
const MAX_PADDLES_DISTANCE = 800

/** Distance that is moderate in a set without steady swimming, and beside it, at most. Our choice. */
const MAX_MODERATE_ALONE = 200
const MAX_MODERATE_DISTANCE = 1000

/** Distances that fall, or rise in reverse order. */
const FALLING = series(
  '400-300-200-100 500-400-300-200-100 600-400-200 800-400-200 300-200-100 400-200-100 1000-500-200 1000-800-600 1500-1000-500',
)

/** All main sets of endurance swims. */
export const enduranceSets: readonly SwimSet[] = [
  ...evenSets(),
  ...firmFinishes(),
  ...continuous(),
  ...twoSets(),
  ...rounds(),
  ...falling(),
]

function evenSets(): SwimSet[] {
  const even =
    (family: string, style: SwimStyle, most = MAX_METRES.long) =>
    (distance: number, times: number) =>
      times * distance <= Math.min(most, distance < 300 ? MAX_METRES.short : MAX_METRES.long)
        ? [{ family, rounds: [reps(times, style, distance)] }]
        : []
  return [
    // For swims of a few pool lengths.
    ...combine([25, 50, 75], [1, 2], even('steady', steady)),
    ...combine([100, 150], [1, 2], even('moderate', moderate, MAX_MODERATE_ALONE)),
    ...combine(DISTANCES, COUNTS, even('steady', steady)),
    ...combine(DISTANCES.slice(5), COUNTS.slice(1), even('open water', openWater)).map(withPurpose),
  ]
}

/** Swims of one distance, the last third or quarter of them firmer. */
function firmFinishes(): SwimSet[] {
  const parts = [
    [2, 1],
    [3, 1],
    [4, 2],
    [6, 2],
    [6, 3],
    [9, 3],
    [8, 4],
  ] as const
  return combine(DISTANCES.slice(0, 8), parts, (distance, [before, firm]) => [
    {
      family: 'firm finish',
      rounds: [reps(before, steady, distance), reps(firm, firmFinish, distance)],
      hasPurpose: true,
    },
  ])
}

function withPurpose(set: SwimSet): SwimSet {
  return { ...set, hasPurpose: true }
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
      hasPurpose: true,
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

/** Long swims, and shorter ones that are firmer or pulled. */
function twoSets(): SwimSet[] {
  const two = (family: string, then: SwimStyle, most: number, order?: { reversible: true }) =>
    combine([200, 300, 400, 500, 600, 800, 1000], [1, 2, 3, 4, 5], (long, times) =>
      combine([100, 150, 200], [2, 3, 4, 5, 6, 8, 10], (short, others): SwimSet[] =>
        short < long && others * short <= Math.min(most, times * long)
          ? [{ family, rounds: [reps(times, steady, long), reps(others, then, short)], hasPurpose: true, ...order }]
          : [],
      ),
    )
  return [
    ...two('two parts', moderate, MAX_MODERATE_DISTANCE),
    ...two('swim and pull', pull, MAX_PULL_DISTANCE, { reversible: true }),
    ...two('swim and paddles', steadyPaddles, MAX_PADDLES_DISTANCE),
    ...alike('swim and pull', pull, MAX_PULL_DISTANCE),
    ...alike('swim and paddles', steadyPaddles, MAX_PADDLES_DISTANCE),
  ]
}

/** Repetitions of one distance, the last third to half of them with a buoy. */
function alike(family: string, style: SwimStyle, most: number): SwimSet[] {
  const parts = [
    [2, 1],
    [3, 2],
    [4, 2],
    [4, 3],
    [5, 3],
    [6, 3],
    [6, 4],
    [8, 4],
  ] as const
  return combine([100, 150, 200, 250, 300, 400], parts, (distance, [swum, pulled]) =>
    pulled * distance <= most
      ? [{ family, rounds: [reps(swum, steady, distance), reps(pulled, style, distance)], hasPurpose: true as const }]
      : [],
  )
}

/** Two styles in turn. */
function rounds(): SwimSet[] {
  const turns = [2, 3, 4, 5, 6, 8, 10]
  return [
    ...combine([100, 150, 200, 300, 400, 500], turns, (distance, times): SwimSet[] =>
      times * distance <= MAX_PULL_DISTANCE
        ? [
            {
              family: 'swim and pull in turn',
              rounds: [
                round(times, [
                  [steady, distance],
                  [pull, distance],
                ]),
              ],
              hasPurpose: true,
            },
          ]
        : [],
    ),
    ...combine([200, 300, 400, 500, 600], turns, (long, times) =>
      [100, 150, 200]
        .filter((short) => short < long)
        .map((short) => ({
          family: 'steady and moderate in turn',
          hasPurpose: true as const,
          rounds: [
            round(times, [
              [steady, long],
              [moderate, short],
            ]),
          ],
        })),
    ),
  ]
}

function falling(): SwimSet[] {
  return FALLING.flatMap((distances) => {
    const climbing = distances.toReversed()
    // At least half of the distance stays steady.
    const firmer = distances.map((distance, index): Round => {
      return reps(1, index < distances.length / 2 ? steady : moderate, distance)
    })
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
      { family: 'falling distances', rounds: firmer, hasPurpose: true as const },
    ]
  })
}
