import type { StreetGraph } from '../streets/graph.ts'
import type { Spot } from '../streets/snap.ts'
import { type Anchor, anchorAt, anchorAtNode } from './anchor.ts'
import { distinctRounds } from './distinct.ts'
import { findStem } from './find-stem.ts'
import { degreesBetween, headingOf } from './heading.ts'
import type { Judged } from './judge-round.ts'
import type { Planner } from './planner.ts'
import { rework } from './rework.ts'
import type { Stem } from './round.ts'
import { roundsFrom } from './rounds-from.ts'

/** The rounds that were found from where a loop can begin, and the stem to there. */
export type Planned = { rounds: Judged[]; anchor: Anchor; stem?: Stem; metres: number }

/** Where to look: directions moved by a part of a sector, from 0 to 1, and the one in which rounds should lie, if any. */
export type Directions = { turned: number; direction?: number | undefined }

/** Up to three distinct rounds of a length. */
export function planRounds(planner: Planner, spot: Spot, metres: number, directions: Directions): Planned {
  const { graph } = planner
  planner.effort = 0
  const start = anchorAt(graph, spot)
  const hub = findStem(planner, spot, start, metres)
  const anchor = hub ? anchorAtNode(graph, hub.node, [spot.edge * 2, ...hub.stem.there, ...hub.stem.home]) : start
  const loopMetres = metres - (hub?.stemMetres ?? 0)
  let found: Judged[] = []
  for (const search of SEARCHES) {
    for (const judged of roundsFrom(planner, anchor, loopMetres, { ...search, ...directions })) {
      found.push(judged)
      if (goodOnes(planner, found, directions).length === ALTERNATIVES) break
    }
    const good = goodOnes(planner, found, directions).length
    if (good === ALTERNATIVES || (good > 0 && planner.effort > MAX_EFFORT_FOR_MORE)) break
  }
  if (goodOnes(planner, found, directions).length === 0)
    found = [...found, ...grown(planner, anchor, loopMetres, found, directions)]
  const there = found.filter((one) => liesIn(graph, one, directions))
  const rounds = distinctRounds(graph, there.length > 0 ? there : found, ALTERNATIVES).map((one) =>
    isGood(one) ? one : rework(planner, anchor, one, loopMetres, 6),
  )
  return {
    rounds: distinctRounds(graph, rounds, ALTERNATIVES),
    anchor,
    metres: loopMetres,
    ...(hub && { stem: hub.stem }),
  }
}

/** Shorter rounds, grown to the length. */
function grown(
  planner: Planner,
  anchor: Anchor,
  metres: number,
  found: readonly Judged[],
  directions: Directions,
): Judged[] {
  const best = found.toSorted((a, b) => a.penalty - b.penalty)[0]
  const results = best ? [rework(planner, anchor, best, metres, 12)] : []
  if (results.some(isGood)) return results
  for (const share of [0.7, 0.45, 0.25]) {
    const short = [...roundsFrom(planner, anchor, metres * share, { ring: 0.3, sectors: 6, ...directions })]
    const [seed] = short.toSorted((a, b) => a.penalty - b.penalty)
    if (!seed) continue
    results.push(rework(planner, anchor, { ...seed, error: 1, penalty: Number.MAX_VALUE }, metres, 16))
    if (results.some(isGood)) return results
  }
  return results
}

function goodOnes({ graph }: Planner, found: readonly Judged[], directions: Directions): Judged[] {
  const good = found.filter((one) => isGood(one) && liesIn(graph, one, directions))
  return distinctRounds(graph, good, ALTERNATIVES)
}

function liesIn(graph: StreetGraph, { round }: Judged, { direction }: Directions): boolean {
  return direction === undefined || degreesBetween(headingOf(graph, round), direction) <= MAX_DEGREES_OFF
}

function isGood({ error, repeated, beside }: Judged): boolean {
  return error <= 0.009 && repeated <= 0.006 && beside <= 0.02
}

const ALTERNATIVES = 3
/** With one good round, others are looked for until the searches have reached so many junctions. */
const MAX_EFFORT_FOR_MORE = 130_000
/** A round lies in a direction if its middle is at most so far off. */
const MAX_DEGREES_OFF = 60
const SEARCHES = [
  { ring: 0.3, sectors: 8 },
  { ring: 0.22, sectors: 8 },
  { ring: 0.38, sectors: 8 },
  { ring: 0.15, sectors: 24, error: 0.009, fillings: 8 },
  { ring: 0.3, sectors: 24, error: 0.009, fillings: 12 },
  { ring: 0.45, sectors: 24, error: 0.009, fillings: 8 },
  { ring: 0.22, sectors: 24, error: 0.018, fillings: 12 },
  { ring: 0.38, sectors: 24, error: 0.018, fillings: 12 },
]
