import { checkLoop } from '#domain/loop-check/check-loop.ts'
import type { Segments } from '#domain/loop-check/segments.ts'
import type { LoopLabel } from '#domain/loops/describe-loop.ts'
import { planLoops } from '#domain/loops/plan-loops.ts'
import type { Planner } from '#domain/loops/planner.ts'
import type { Streets } from '#domain/streets/streets.ts'
import { type GraphHopperAnswer, graphHopperAnswers } from './graphhopper-answers.ts'
import type { Start } from './starts.ts'

/** One start: our first answer as an independent check measures it, and GraphHopper's. Lengths in metres. */
export type Measured = {
  label: LoopLabel | 'none'
  alternatives: number
  ms: number
  metres: number
  repeated: number
  stem: number
  corridor: number
  uTurns: number
  compactness: number
  violations: number
  once?: GraphHopperAnswer | undefined
  best?: GraphHopperAnswer | undefined
}

/** Plans a loop from a start and checks it. */
export function measureStart(
  planner: Planner,
  streets: Streets,
  segments: Segments,
  start: Start,
  { metres, seed }: { metres: number; seed: number },
): Measured {
  // Time on the processor, because other programs may be using it too.
  const begin = process.threadCpuUsage()
  const loops = planLoops(planner, streets, { ...start, metres, seed })
  const used = process.threadCpuUsage(begin)
  const [loop] = loops
  const checked = loop && checkLoop(segments, loop.line)
  return {
    label: loop?.label ?? 'none',
    alternatives: loops.length,
    ms: (used.user + used.system) / 1_000,
    metres: checked?.metres ?? 0,
    repeated: checked?.repeatedMetres ?? 0,
    stem: checked?.stemMetres ?? 0,
    corridor: checked?.corridorMetres ?? 0,
    uTurns: checked?.uTurns ?? 0,
    compactness: checked?.compactness ?? 0,
    violations: checked?.violations.length ?? 0,
    ...graphHopperAnswers(planner, start, metres),
  }
}
