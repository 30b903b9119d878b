import { type Anchor, roomyBlock } from './anchor.ts'
import { fillGap } from './close-round.ts'
import { type Judged, judgeRound } from './judge-round.ts'
import { isTired, type Planner } from './planner.ts'
import { withoutSpurs } from './round.ts'
import { toleranceOf } from './rounds-from.ts'
import { avoidPath, resetWeights, setWeight } from './weights.ts'

/** Replaces stretches of a round with better ones of the length that is missing, while that makes it better. */
export function rework(planner: Planner, anchor: Anchor, start: Judged, metres: number, tries: number): Judged {
  let best = start
  const tried = new Set<string>()
  for (let left = tries; left > 0 && !isTired(planner); left -= 1) {
    const stretch = stretchesOf(planner, best, metres).find(
      ({ from, to }) => !tried.has(`${best.metres} ${from} ${to}`),
    )
    if (!stretch) return best
    tried.add(`${best.metres} ${stretch.from} ${stretch.to}`)
    const better = replaceStretch(planner, anchor, best, stretch, metres)
    if (better && better.penalty < best.penalty - 0.002) best = better
  }
  return best
}

type Stretch = { from: number; to: number }

/** Stretches to replace: around what is wasted first, then evenly along the round where length is missing. */
function stretchesOf({ graph }: Planner, { round, wasted, error }: Judged, metres: number): Stretch[] {
  const { arcs } = round
  const ends = arcs.map(() => 0)
  let sum = 0
  for (const [at, arc] of arcs.entries()) {
    sum += graph.lengths[arc >> 1] as number
    ends[at] = sum
  }
  const around = (first: number, last: number, margin: number): Stretch => {
    const [begin, end] = [(ends[first - 1] ?? 0) - margin, (ends[last] as number) + margin]
    const from = ends.findIndex((one) => one > begin)
    const past = ends.findIndex((one) => one >= end)
    return { from: Math.max(0, from), to: past < 0 ? arcs.length - 1 : past }
  }
  const stretches: (Stretch & { waste: number })[] = []
  for (let at = 0; at < arcs.length; at += 1) {
    if ((wasted[at] as number) < 15) continue
    let [last, waste, gap] = [at, 0, 0]
    for (let next = at; next < arcs.length && gap < 0.02 * metres; next += 1) {
      waste += wasted[next] as number
      gap = (wasted[next] as number) > 0 ? 0 : gap + (graph.lengths[(arcs[next] as number) >> 1] as number)
      if (gap === 0) last = next
    }
    for (const margin of [0.04, 0.1, 0.2])
      stretches.push({ ...around(at, last, margin * metres), waste: waste / (margin + 0.1) })
    at = last
  }
  stretches.sort((one, other) => other.waste - one.waste)
  if (error < 0.008) return stretches
  const evenly: Stretch[] = []
  for (const share of [0.12, 0.3])
    for (let part = 0; part < 1; part += share) {
      const at = ends.findIndex((one) => one >= (part + share / 2) * sum)
      if (at >= 0) evenly.push(around(at, at, (share / 2) * sum))
    }
  return [...evenly, ...stretches]
}

function replaceStretch(
  planner: Planner,
  anchor: Anchor,
  { round, metres: current }: Judged,
  { from, to }: Stretch,
  metres: number,
): Judged | undefined {
  const { graph, weights } = planner
  const { away, arcs, back } = round
  const [before, stretch, after] = [arcs.slice(0, from), arcs.slice(from, to + 1), arcs.slice(to + 1)]
  const begin = graph.heads[(stretch[0] as number) ^ 1] as number
  const end = graph.heads[stretch.at(-1) as number] as number
  let [long, sweep] = [0, away.sweep + back.sweep]
  for (const arc of stretch) long += graph.lengths[arc >> 1] as number
  for (const arc of [...before, ...after]) sweep += (arc & 1 ? -1 : 1) * (graph.sweeps[arc >> 1] as number)
  resetWeights(weights)
  for (const edge of anchor.closed) setWeight(weights, edge, 0)
  avoidPath(graph, weights, [...before, ...after], [...away.points])
  const missing = metres - current
  const gain = Math.min(missing, current * MAX_GAIN)
  const seed = (node: number) => [{ node, metres: 0, cost: 0, sweep: 0 }]
  const gap = {
    from: seed(begin),
    to: seed(end),
    fromEast: graph.east[begin] as number,
    fromNorth: graph.north[begin] as number,
    toEast: graph.east[end] as number,
    toNorth: graph.north[end] as number,
    metres: long + gain,
    sweep,
    loopMetres: current + gain,
    block: roomyBlock(graph, anchor, metres),
  }
  if (gap.metres <= 0) return undefined
  const tolerance = gain === missing ? toleranceOf(metres) : gain * 0.5
  let best: Judged | undefined
  for (const filling of fillGap(planner, gap, tolerance, 4)) {
    const judged = judgeRound(
      graph,
      withoutSpurs(graph, { away, arcs: [...before, ...filling.arcs, ...after], back }),
      metres,
    )
    if (!best || judged.penalty < best.penalty) best = judged
  }
  return best
}

/** A round grows by at most this share at once, because a longer detour would run beside itself. */
const MAX_GAIN = 0.4
