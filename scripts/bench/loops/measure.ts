import { type Checked, checkLoop } from '#domain/loop-check/check-loop.ts'
import type { Segments } from '#domain/loop-check/segments.ts'
import type { Loop } from '#domain/loops/describe-loop.ts'
import { planLoops } from '#domain/loops/plan-loops.ts'
import type { Planner } from '#domain/loops/planner.ts'
import type { Streets } from '#domain/streets/streets.ts'
import { graphHopperRound } from './graphhopper.ts'
import type { Start } from './starts.ts'

export type Measured = {
  label: Loop['label'] | 'none'
  alternatives: number
  ms: number
  checked?: Checked
  /** Whether GraphHopper's way passes with one seed, and with the best of ten seeds and three rescales each. */
  graphHopperPasses: boolean
  graphHopperBestPasses: boolean
}

/** One start: our first answer, checked, and GraphHopper's. A round passes within 2 % of the length, with 5 % repeated. */
export function measureStart(
  planner: Planner,
  streets: Streets,
  segments: Segments,
  start: Start,
  metres: number,
): Measured {
  // Time on the processor, because other programs may be using it too.
  const begin = process.threadCpuUsage()
  const loops = planLoops(planner, streets, { ...start, metres, seed: 0 })
  const used = process.threadCpuUsage(begin)
  const ms = (used.user + used.system) / 1_000
  const [loop] = loops
  return {
    label: loop?.label ?? 'none',
    alternatives: loops.length,
    ms,
    ...(loop && { checked: checkLoop(segments, loop.line) }),
    graphHopperPasses: graphHopperPasses(planner, start, metres, 1, 1),
    graphHopperBestPasses: graphHopperPasses(planner, start, metres, 10, 3),
  }
}

function graphHopperPasses(planner: Planner, start: Start, metres: number, seeds: number, rescales: number): boolean {
  for (let seed = 1; seed <= seeds; seed += 1) {
    let asked = metres
    for (let left = rescales; left > 0; left -= 1) {
      const found = graphHopperRound(planner, start, asked, seed)
      if (!found) break
      const seen = new Set<number>()
      let repeated = found.turnedMetres
      for (const arc of found.arcs) {
        if (seen.has(arc >> 1)) repeated += planner.graph.lengths[arc >> 1] as number
        seen.add(arc >> 1)
      }
      if (Math.abs(found.metres - metres) <= 0.02 * metres && repeated <= 0.05 * metres) return true
      asked *= metres / found.metres
    }
  }
  return false
}
