import { expect, test } from 'vitest'
import { MAX_TURNS } from '#domain/routes/turn.ts'
import { offerLoops } from './offer-loops.ts'
import type { ProvidedLoop } from './provider.ts'

type Line = ProvidedLoop['line']

const asked = { metres: 4_000, activity: 'foot-walking' } as const

/** A square around a place, with sides of so many metres. */
function square(metres: number, north = 50): Line {
  const [up, right] = [metres / 111_195, metres / 111_195 / Math.cos((north * Math.PI) / 180)]
  return [
    [north, 10],
    [north + up, 10],
    [north + up, 10 + right],
    [north, 10 + right],
    [north, 10],
  ]
}

const thereAndBack: Line = [...square(1_000).slice(0, 3), ...square(1_000).slice(0, 2).toReversed()]

test('length and shares are measured, whatever the provider says', () => {
  const said = { metres: 1, repeatedShare: 0.9, compactness: 0, label: 'out-and-back' } as const
  const [loop] = offerLoops([{ line: square(1_000), ...said }], asked)
  expect(loop?.distance.meters).toBeCloseTo(4_000, -1)
  expect(loop).toMatchObject({ label: 'loop', profile: 'foot-walking', figures: { repeated_share: 0, u_turns: 0 } })
  expect(loop?.figures.compactness).toBeCloseTo(Math.PI / 4, 2)
  expect(loop).not.toHaveProperty('reason')
})

test('what the provider does not know is left out, and what it says to be zero stays', () => {
  const [unknown] = offerLoops([{ line: square(1_000), climbMetres: Number.NaN, streets: [] }], asked)
  expect(Object.keys(unknown?.figures ?? {})).toEqual(['repeated_share', 'corridor_share', 'u_turns', 'compactness'])
  const known = { climbMetres: 12.34, litMetres: 0, surfaceMetres: { paved: 3_000 }, streets: ['High Street'] }
  expect(offerLoops([{ line: square(1_000), ...known }], asked)[0]?.figures).toMatchObject({
    climb_meters: 12.3,
    lit_meters: 0,
    surface_meters: { paved: 3_000 },
    street_names: ['High Street'],
  })
})

test('a loop of the asked length comes first, then another loop, then what turns back', () => {
  const loops = [thereAndBack, square(1_500), square(1_000)].map((line) => ({ line, reason: 'So it is.' }))
  expect(offerLoops(loops, asked).map(({ label, reason }) => [label, reason])).toEqual([
    ['loop', undefined],
    ['loop', expect.stringMatching(/^So it is\. It is 6 km long, not 4 km\.$/)],
    ['out-and-back', expect.stringMatching(/^So it is\..*passed before\.$/)],
  ])
})

test('of more than three the best three are offered', () => {
  expect(
    offerLoops(
      [1_500, 1_000, 1_500, 1_000].map((side) => ({ line: square(side) })),
      asked,
    ),
  ).toHaveLength(3)
})

test.each<[string, Line]>([
  ['one that does not end where it starts', square(1_000).slice(0, 4)],
  [
    'one without length',
    [
      [50, 10],
      [50, 10],
    ],
  ],
  ['a single point', [[50, 10]]],
  ['none', []],
  ['one that is not on earth', [...square(1_000).slice(0, 4), [91, 10], [50, 10]]],
  ['one with a place that is no number', [...square(1_000).slice(0, 4), [Number.NaN, 10], [50, 10]]],
  [
    'one around the whole earth',
    [
      [0, 0],
      [0, 90],
      [0, 180],
      [0, -90],
      [0, 0],
    ],
  ],
  ['one of a million points', Array.from({ length: 1_000_000 }, () => [50, 10])],
])('a line that is no round is left out: %s', (_, line) => {
  expect(offerLoops([{ line }], asked)).toEqual([])
})

test('heights that are unknown or not of this earth are null, and turns say how far they are', () => {
  const elevations = [Number.NaN, 12.34, 9_999, -600, 0]
  const turns: ProvidedLoop['turns'] = [
    { turn: 'start', point: 0 },
    { turn: 'left', point: 2, street: 'High Street' },
  ]
  const [loop] = offerLoops([{ line: square(1_000), elevations, turns }], asked)
  expect(loop?.geometry.elevations).toEqual([null, 12.3, null, null, 0])
  expect(loop?.turns).toEqual([
    { turn: 'start', point: 0, meters: 0 },
    { turn: 'left', point: 2, street: 'High Street', meters: 2_000 },
  ])
  const many = Array.from({ length: MAX_TURNS + 1 }, () => ({ turn: 'left' as const, point: 1 }))
  expect(offerLoops([{ line: square(1_000), turns: many }], asked)[0]).not.toHaveProperty('turns')
})
