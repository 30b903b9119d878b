import type { Turn, TurnKind } from '../routes/turn.ts'
import { pointsOf, reversedPairs, type StreetGraph } from '../streets/graph.ts'
import type { Streets } from '../streets/streets.ts'
import { bearingOf, degreesBetween } from './heading.ts'
import { type Leg, legsOf } from './legs.ts'
import type { Round } from './round.ts'

/**
 * What somebody who follows a round does on the way: turns where there is a choice, and new names of streets. Bends of a
 * street and side streets that are passed are left out, and junctions close to each other are one turn. The places are
 * numbers of points of the round's line.
 */
export function turnsOf(graph: StreetGraph, streets: Streets, round: Round): Omit<Turn, 'meters'>[] {
  const { legs, lastPoint } = legsOf(graph, streets, round)
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last) return []
  const turns: Placed[] = [{ turn: 'start', metres: 0, point: 0, street: first.street }]
  let told = first.street
  for (const crossing of joinClose(crossingsOf(graph, legs))) {
    const { street, point, metres } = crossing
    const turn = turnAt(crossing, told)
    if (!turn) continue
    // Nobody needs a new name that the next turn ends at once.
    if (turns.at(-1)?.turn === 'straight' && metres - (turns.at(-1) as Placed).metres < MIN_STRAIGHT_METRES) turns.pop()
    turns.push({ turn, metres, point, street })
    if (street !== '') told = street
  }
  turns.push({ turn: 'arrive', metres: 0, point: lastPoint, street: last.street })
  return turns.map(({ turn, point, street }) => ({ turn, point, ...(street !== '' && { street }) }))
}

type Placed = { turn: TurnKind; metres: number; point: number; street: string }

/** Where one street is left for another, or the same one followed past others. */
type Crossing = {
  metres: number
  point: number
  /** Degrees clockwise from north. */
  from: number
  to: number
  /** The bearings of the streets that are not taken. */
  others: readonly number[]
  isBack: boolean
  streetBefore: string
  street: string
}

function crossingsOf(graph: StreetGraph, legs: readonly Leg[]): Crossing[] {
  let metres = 0
  return legs.slice(1).flatMap((leg, at) => {
    const before = legs[at] as Leg
    metres += before.metres
    const { junction } = before
    if (junction === undefined) return []
    const crossing: Crossing = {
      metres,
      point: leg.firstPoint,
      from: (bearingAlong(reversedPairs(before.points)) + 180) % 360,
      to: bearingAlong(leg.points),
      others: otherBearings(graph, junction, [before.edge, leg.edge]),
      isBack: before.edge === leg.edge,
      streetBefore: before.street,
      street: leg.street,
    }
    return isRemarkable(crossing) ? [crossing] : []
  })
}

function isRemarkable(crossing: Crossing): boolean {
  const { from, to, others, isBack, streetBefore, street } = crossing
  return isBack || street !== streetBefore || (others.length > 0 && degreesBetween(from, to) >= MIN_SLIGHT_DEGREES)
}

/** The bearings of the streets at a junction that are open away from it, apart from some edges. */
function otherBearings(graph: StreetGraph, junction: number, edges: readonly number[]): number[] {
  const bearings: number[] = []
  const end = graph.firstOut[junction + 1] as number
  for (let at = graph.firstOut[junction] as number; at < end; at += 1) {
    const arc = graph.out[at] as number
    if (!edges.includes(arc >> 1)) bearings.push(bearingAlong(pointsOf(graph, arc)))
  }
  return bearings
}

/** Two arms of a wide street, and a crossing of it, are one place for somebody on the way. */
function joinClose(crossings: readonly Crossing[]): Crossing[] {
  const joined: Crossing[] = []
  let [beganAt, lastAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const crossing of crossings) {
    const before = joined.at(-1)
    const isClose = crossing.metres - beganAt <= MAX_JOINED_METRES || crossing.metres - lastAt <= MAX_CLOSE_METRES
    lastAt = crossing.metres
    if (!before || !isClose) {
      joined.push(crossing)
      beganAt = crossing.metres
      continue
    }
    const isSharper = degreesBetween(crossing.from, crossing.to) > degreesBetween(before.from, before.to)
    const { metres, point } = isSharper ? crossing : before
    joined[joined.length - 1] = {
      ...{ metres, point },
      from: before.from,
      to: crossing.to,
      others: [...before.others, ...crossing.others],
      isBack: before.isBack !== crossing.isBack,
      streetBefore: before.streetBefore,
      street: crossing.street,
    }
  }
  return joined
}

/** What is to be said of a crossing, if anything, after the name of a street was told last. */
function turnAt({ from, to, others, isBack, streetBefore, street }: Crossing, told: string): TurnKind | undefined {
  const right = ((to - from + 540) % 360) - 180
  const degrees = Math.abs(right)
  const isNewStreet = street !== streetBefore
  if (isBack && degrees > MAX_SHARP_DEGREES) return 'u-turn'
  if (others.length === 0 || degrees < MIN_SLIGHT_DEGREES)
    return isNewStreet && street !== '' && street !== told ? 'straight' : undefined
  const side = right > 0 ? 'right' : 'left'
  if (degrees < MIN_TURN_DEGREES) {
    const isFork = others.some((other) => degreesBetween(from, other) < MIN_TURN_DEGREES)
    return isNewStreet || isFork ? `slight-${side}` : undefined
  }
  if (degrees > MAX_SHARP_DEGREES) return 'u-turn'
  return degrees > MAX_TURN_DEGREES ? `sharp-${side}` : side
}

/** The bearing of the first metres of a line, further than a street is wide. */
function bearingAlong(points: readonly number[]): number {
  const [x, y] = points as [number, number]
  let [left, east, north] = [LOOK_AHEAD_METRES, 0, 0]
  for (let at = 2; at < points.length && left > 0; at += 2) {
    const [dx, dy] = [
      (points[at] as number) - (points[at - 2] as number),
      (points[at + 1] as number) - (points[at - 1] as number),
    ]
    const metres = Math.hypot(dx, dy)
    const share = metres > left ? left / metres : 1
    east = (points[at - 2] as number) + dx * share - x
    north = (points[at - 1] as number) + dy * share - y
    left -= metres
  }
  return bearingOf(east, north)
}

const LOOK_AHEAD_METRES = 15
/** Metres of way of crossings that are told as one, and between two that are so in any case. */
const MAX_JOINED_METRES = 25
const MAX_CLOSE_METRES = 10
/** A new name that is followed for less is not told. */
const MIN_STRAIGHT_METRES = 40
const MIN_SLIGHT_DEGREES = 25
const MIN_TURN_DEGREES = 50
const MAX_TURN_DEGREES = 125
const MAX_SHARP_DEGREES = 170
