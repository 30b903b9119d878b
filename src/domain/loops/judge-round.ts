import { pointsOf, type StreetGraph } from '../streets/graph.ts'
import { metresBeside } from './beside.ts'
import { metresOf, type Round } from './round.ts'

/** A round, and how good it is for choosing between rounds. Shares are of its length. */
export type Judged = {
  round: Round
  metres: number
  /** |length - asked| ÷ asked. */
  error: number
  repeated: number
  beside: number
  /** 4πA ÷ P². */
  compactness: number
  penalty: number
  /** Of each arc, metres that are ridden twice or run beside an earlier part. */
  wasted: readonly number[]
}

export function judgeRound(graph: StreetGraph, round: Round, asked: number): Judged {
  const { away, arcs, back } = round
  const metres = metresOf(graph, round)
  const error = Math.abs(metres - asked) / asked
  const besides = metresBeside([away.points, ...arcs.map((arc) => pointsOf(graph, arc)), back.points])
  const beside = besides.reduce((sum, one) => sum + one, 0) / metres
  const twice = repeatedMetres(graph, round)
  const repeated = twice.metres / metres
  let [sweep, cost] = [away.sweep + back.sweep, away.cost + back.cost]
  for (const arc of arcs) {
    const area = graph.sweeps[arc >> 1] as number
    sweep += arc & 1 ? -area : area
    cost += (graph.lengths[arc >> 1] as number) * (graph.factors[arc] as number)
  }
  const compactness = (2 * Math.PI * Math.abs(sweep)) / (metres * metres)
  const penalty =
    40 * Math.max(0, error - 0.004) +
    8 * repeated +
    5 * beside +
    0.8 * Math.max(0, 0.6 - compactness) +
    0.3 * Math.max(0, cost / metres - 1)
  const wasted = arcs.map((_, at) => (besides[at + 1] as number) + (twice.byArc[at] as number))
  return { round, metres, error, repeated, beside, compactness, penalty, wasted }
}

function repeatedMetres(graph: StreetGraph, { away, arcs, back }: Round) {
  const seen = new Set<number>()
  let metres = away.node === back.node ? Math.min(away.metres, back.metres) : 0
  const byArc = arcs.map((arc) => {
    const isSeen = seen.has(arc >> 1)
    seen.add(arc >> 1)
    const long = isSeen ? (graph.lengths[arc >> 1] as number) : 0
    metres += long
    return long
  })
  return { metres, byArc }
}
