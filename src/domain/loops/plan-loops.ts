import { snap } from '../streets/snap.ts'
import type { Streets } from '../streets/streets.ts'
import { describeLoop, type Loop, labelOf } from './describe-loop.ts'
import { distinctRounds } from './distinct.ts'
import { type Judged, judgeRound } from './judge-round.ts'
import { lollipop } from './lollipop.ts'
import { outAndBack } from './out-and-back.ts'
import { planRounds } from './plan-rounds.ts'
import type { Planner } from './planner.ts'
import { withStem } from './round.ts'
import { roundsBy } from './rounds-by.ts'
import { withSeed } from './seed.ts'

type Point = { latitude: number; longitude: number }

export type LoopRequest = Point & {
  metres: number
  /** Another seed tries other directions, and other streets. */
  seed: number
  /** Degrees clockwise from north in which the loop should lie. */
  direction?: number | undefined
  /** Points to pass, in this order. */
  via?: readonly Point[] | undefined
}

/** Up to three distinct loops, the best first; none where there is no street. */
export function planLoops(given: Planner, streets: Streets, request: LoopRequest): Loop[] {
  const { metres, seed, direction, via = [] } = request
  const planner = { ...given, graph: withSeed(given.graph, seed) }
  const { graph } = planner
  const spot = snap(graph, request.latitude, request.longitude)
  if (!spot) return []
  // A point on the street of the start is passed anyhow.
  const spots = via
    .flatMap(({ latitude, longitude }) => snap(graph, latitude, longitude) ?? [])
    .filter(({ edge }) => edge !== spot.edge)
  const describe = (judged: Judged) =>
    describeLoop(graph, streets, judged, { reason: reasonFor(judged, metres, spots.length > 0) })
  if (spots.length > 0) return distinctRounds(graph, roundsBy(planner, spot, spots, metres), ALTERNATIVES).map(describe)
  const planned = planRounds(planner, spot, metres, { turned: (seed % SEEDS) / SEEDS, direction })
  const fitting = planned.rounds
    .map(({ round }) => judgeRound(graph, planned.stem ? withStem(planned.stem, round) : round, metres))
    .filter(({ error }) => error <= MAX_ERROR)
  if (fitting.length > 0) return fitting.map(describe)
  const withLongerStem = lollipop(planner, spot, metres)
  if (withLongerStem && withLongerStem.error <= MAX_ERROR)
    return [describeLoop(graph, streets, withLongerStem, { label: 'lollipop', reason: NO_LOOP })]
  const there = outAndBack(planner, spot, metres)
  return [describeLoop(graph, streets, there, { label: 'out-and-back', reason: reasonFor(there, metres) ?? NO_LOOP })]
}

/** Why a round is not what was asked for, if so. The figures themselves are told by who measures it. */
function reasonFor(judged: Judged, asked: number, hasVia = false): string | undefined {
  const { error, metres } = judged
  if (error > MAX_ERROR && hasVia) return metres > asked ? NO_SHORTER_WAY : NO_LENGTH_BETWEEN
  if (error > MAX_ERROR) return NO_LENGTH
  if (labelOf(judged) === 'loop') return undefined
  return hasVia ? NO_LOOP_BY_POINTS : NO_LOOP
}

const NO_SHORTER_WAY = 'There is no shorter way by the chosen points.'
const NO_LENGTH_BETWEEN = 'The streets between the chosen points have no way of this length.'
const NO_LENGTH = 'The streets around the start have no way of this length.'
const NO_LOOP_BY_POINTS = 'The way by the chosen points uses a part twice.'
const NO_LOOP = 'The streets around the start allow no loop of this length without passing a part twice.'
const ALTERNATIVES = 3
const SEEDS = 16
const MAX_ERROR = 0.02
