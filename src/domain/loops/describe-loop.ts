import type { Turn } from '../routes/turn.ts'
import type { StreetGraph } from '../streets/graph.ts'
import { placeAt } from '../streets/projection.ts'
import { type Streets, type Surface, surfaces as surfaceNames, traits } from '../streets/streets.ts'
import { climbOf } from './climb.ts'
import { elevationsOf } from './elevations.ts'
import { headingOf } from './heading.ts'
import type { Judged } from './judge-round.ts'
import { lineOf, type Round } from './round.ts'
import { turnsOf } from './turns.ts'

export type LoopLabel = 'loop' | 'lollipop' | 'out-and-back'

/** A way from the start and home, with what it measures. A figure that the data does not give is left out, never 0. */
export type Loop = {
  label: LoopLabel
  /** Why it is not a loop, or not of the length that was asked for, as a sentence. */
  reason?: string
  /** Latitude and longitude of each point, the start first and last. */
  line: [number, number][]
  /** Metres above the sea of each point, NaN where unknown. */
  elevations?: number[]
  /** What to do on the way; a place is a number of points of the line. */
  turns: Omit<Turn, 'meters'>[]
  metres: number
  /** The share of the length that is ridden a second time. */
  repeatedShare: number
  /** Metres of each surface; the rest is unknown. */
  surfaceMetres: Partial<Record<Surface, number>>
  /** Metres that are known to be lit. Maps seldom say that a way is not, so that none is as good as unknown. */
  litMetres?: number
  /** Metres that are green or quiet by the kind of way and what lies beside it. */
  greenMetres: number
  quietMetres: number
  climbMetres?: number
  turnsPerKilometre: number
  /** 4πA ÷ P²: 1 for a circle. */
  compactness: number
  /** Degrees clockwise from north in which its middle lies from the start. */
  heading: number
  /** The names of the streets that it follows longest, the longest first. */
  streets: string[]
}

export function labelOf({ repeated }: Judged): LoopLabel {
  if (repeated < MAX_LOOP_REPEAT) return 'loop'
  return repeated < MIN_OUT_AND_BACK_REPEAT ? 'lollipop' : 'out-and-back'
}

export function describeLoop(
  graph: StreetGraph,
  streets: Streets,
  judged: Judged,
  { label = labelOf(judged), reason }: { label?: LoopLabel; reason?: string | undefined } = {},
): Loop {
  const { round, metres, repeated } = judged
  const line = lineOf(graph, round)
  const climb = climbOf(graph, round)
  const elevations = elevationsOf(graph, streets, round)
  const distinct = distinctPoints(line)
  return {
    label,
    ...(reason !== undefined && { reason }),
    line: distinct.map((at) => placeOf(graph, line, at)),
    ...(elevations && { elevations: distinct.map((at) => elevations[at] as number) }),
    turns: renumbered(turnsOf(graph, streets, round), distinct),
    metres,
    repeatedShare: repeated,
    ...metresByWay(graph, streets, round),
    ...(climb !== undefined && { climbMetres: climb }),
    turnsPerKilometre: (cornersOf(line) * 1000) / metres,
    compactness: judged.compactness,
    heading: headingOf(graph, round),
    streets: longestStreets(graph, streets, round.arcs),
  }
}

function metresByWay(graph: StreetGraph, streets: Streets, round: Round) {
  const surfaceMetres: Loop['surfaceMetres'] = {}
  let [litMetres, greenMetres, quietMetres] = [0, 0, 0]
  for (const { edge, metres } of partsOf(graph, round)) {
    const way = graph.ways[edge] as number
    const name = surfaceNames[streets.surfaces[way] as number] ?? 'unknown'
    surfaceMetres[name] = (surfaceMetres[name] ?? 0) + metres
    const ofWay = streets.traits[way] as number
    if (ofWay & traits.lit) litMetres += metres
    if (ofWay & traits.green) greenMetres += metres
    if (ofWay & traits.quiet) quietMetres += metres
  }
  return { surfaceMetres, ...(litMetres > 0 && { litMetres }), greenMetres, quietMetres }
}

/** The streets of a round, of which that of the start is used in part. */
function partsOf({ lengths }: StreetGraph, { away, arcs, back }: Round): { edge: number; metres: number }[] {
  const ends = [away, back].flatMap(({ edge, metres }) => (edge === undefined ? [] : [{ edge, metres }]))
  return [...ends, ...arcs.map((arc) => ({ edge: arc >> 1, metres: lengths[arc >> 1] as number }))]
}

function longestStreets(graph: StreetGraph, streets: Streets, arcs: readonly number[]): string[] {
  const metres = new Map<string, number>()
  for (const arc of arcs) {
    const name = streets.names[streets.nameOf[graph.ways[arc >> 1] as number] as number]
    if (name) metres.set(name, (metres.get(name) ?? 0) + (graph.lengths[arc >> 1] as number))
  }
  return [...metres]
    .sort(([, one], [, other]) => other - one)
    .slice(0, NAMED_STREETS)
    .map(([name]) => name)
}

/** The points of a line without those that repeat the one before. */
function distinctPoints(line: readonly number[]): number[] {
  const points: number[] = []
  const last = line.length / 2 - 1
  for (let at = 0; at <= last; at += 1) {
    const isRepeated = at > 0 && line[2 * at] === line[2 * at - 2] && line[2 * at + 1] === line[2 * at - 1]
    if (!isRepeated || at === last) points.push(at)
  }
  return points
}

function placeOf({ projection }: StreetGraph, line: readonly number[], at: number): [number, number] {
  const { latitude, longitude } = placeAt(projection, line[2 * at] as number, line[2 * at + 1] as number)
  return [latitude, longitude]
}

/** Turns with their places as numbers of the points that are left. */
function renumbered(turns: Loop['turns'], points: readonly number[]): Loop['turns'] {
  let number = 0
  return turns.map((turn) => {
    while (number < points.length - 1 && (points[number + 1] as number) <= turn.point) number += 1
    return { ...turn, point: number }
  })
}

/** Corners of more than 50 degrees. */
function cornersOf(line: readonly number[]): number {
  let turns = 0
  for (let at = 4; at < line.length; at += 2) {
    const [x, y] = [
      (line[at - 2] as number) - (line[at - 4] as number),
      (line[at - 1] as number) - (line[at - 3] as number),
    ]
    const [dx, dy] = [
      (line[at] as number) - (line[at - 2] as number),
      (line[at + 1] as number) - (line[at - 1] as number),
    ]
    if (Math.abs(Math.atan2(x * dy - y * dx, x * dx + y * dy)) > (50 * Math.PI) / 180) turns += 1
  }
  return turns
}

const MAX_LOOP_REPEAT = 0.04
const MIN_OUT_AND_BACK_REPEAT = 0.4
const NAMED_STREETS = 3
