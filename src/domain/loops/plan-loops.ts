import { placeAt } from '../streets/projection.ts'
import { snap } from '../streets/snap.ts'
import { type Streets, type Surface, surfaces as surfaceNames } from '../streets/streets.ts'
import type { Judged } from './judge-round.ts'
import { judgeRound } from './judge-round.ts'
import { lollipop } from './lollipop.ts'
import { outAndBack } from './out-and-back.ts'
import { planRounds } from './plan-rounds.ts'
import type { Planner } from './planner.ts'
import { lineOf, withStem } from './round.ts'

export type LoopRequest = {
  latitude: number
  longitude: number
  metres: number
  /** Another seed tries other directions. */
  seed: number
}

export type Loop = {
  label: 'loop' | 'lollipop' | 'out-and-back'
  /** Why it is not a loop, as a sentence. */
  reason?: string
  /** Latitude and longitude of each point, the start first and last. */
  line: [number, number][]
  metres: number
  /** The share of the length that is ridden a second time. */
  repeatedShare: number
  /** Metres of each surface; the rest is unknown. */
  surfaceMetres: Partial<Record<Surface, number>>
  turnsPerKilometre: number
  /** 4πA ÷ P²: 1 for a circle. */
  compactness: number
}

/** Up to three distinct loops, the best first; none where there is no street. */
export function planLoops(planner: Planner, streets: Streets, request: LoopRequest): Loop[] {
  const { graph } = planner
  const spot = snap(graph, request.latitude, request.longitude)
  if (!spot) return []
  const planned = planRounds(planner, spot, request.metres, (request.seed % SEEDS) / SEEDS)
  const whole = planned.rounds.map(({ round }) =>
    judgeRound(graph, planned.stem ? withStem(planned.stem, round) : round, request.metres),
  )
  const fitting = whole.filter(({ error }) => error <= MAX_ERROR)
  const toLoop = (judged: Judged, label = labelOf(judged)) => loopOf(planner, streets, judged, label, request)
  if (fitting.length > 0) return fitting.map((judged) => toLoop(judged))
  const withLongerStem = lollipop(planner, spot, request.metres)
  if (withLongerStem && withLongerStem.error <= MAX_ERROR) return [toLoop(withLongerStem, 'lollipop')]
  return [toLoop(outAndBack(planner, spot, request.metres), 'out-and-back')]
}

function labelOf({ repeated }: Judged): Loop['label'] {
  if (repeated < MAX_LOOP_REPEAT) return 'loop'
  return repeated < MIN_OUT_AND_BACK_REPEAT ? 'lollipop' : 'out-and-back'
}

function loopOf(
  { graph }: Planner,
  streets: Streets,
  judged: Judged,
  label: Loop['label'],
  { metres: asked }: LoopRequest,
): Loop {
  const { round, metres, repeated } = judged
  const surfaceMetres: Loop['surfaceMetres'] = {}
  for (const arc of round.arcs) {
    const name = surfaceNames[streets.surfaces[graph.ways[arc >> 1] as number] as number] ?? 'unknown'
    surfaceMetres[name] = (surfaceMetres[name] ?? 0) + (graph.lengths[arc >> 1] as number)
  }
  const line = lineOf(graph, round)
  return {
    label,
    ...(label !== 'loop' && { reason: reasonFor(judged, asked) }),
    line: placesOf(graph, line),
    metres,
    repeatedShare: repeated,
    surfaceMetres,
    turnsPerKilometre: (turnsOf(line) * 1000) / metres,
    compactness: judged.compactness,
  }
}

function reasonFor({ error }: Judged, asked: number): string {
  if (error > MAX_ERROR) return `The streets around the start have no way of ${Math.round(asked / 100) / 10} km.`
  return 'The streets around the start allow no loop of this length without riding a part twice.'
}

function placesOf({ projection }: Planner['graph'], line: readonly number[]): [number, number][] {
  const places: [number, number][] = []
  for (let at = 0; at < line.length; at += 2) {
    const isRepeated = at > 0 && line[at] === line[at - 2] && line[at + 1] === line[at - 1]
    if (isRepeated && at < line.length - 2) continue
    const { latitude, longitude } = placeAt(projection, line[at] as number, line[at + 1] as number)
    places.push([latitude, longitude])
  }
  return places
}

/** Corners of more than 50 degrees. */
function turnsOf(line: readonly number[]): number {
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

const SEEDS = 16
const MAX_ERROR = 0.02
const MAX_LOOP_REPEAT = 0.04
const MIN_OUT_AND_BACK_REPEAT = 0.4
