import type { Planner } from '#domain/loops/planner.ts'
import { graphHopperRound } from './graphhopper.ts'
import type { Start } from './starts.ts'

/** How far a round misses the asked length, and what is ridden twice, as shares of the asked length. */
export type GraphHopperAnswer = { error: number; repeated: number }

/** What GraphHopper's way finds with one seed, and the best of ten seeds, each rescaled twice to the asked length. */
export function graphHopperAnswers(
  planner: Planner,
  start: Start,
  metres: number,
): { once?: GraphHopperAnswer | undefined; best?: GraphHopperAnswer | undefined } {
  const once = roundsOf(planner, start, metres, 1, 1)
  const all = roundsOf(planner, start, metres, SEEDS, RESCALES)
  return { once: once[0], best: all.toSorted((one, other) => penaltyOf(one) - penaltyOf(other))[0] }
}

/** Whether a round would be taken for the one that was asked for: within 2 % of the length, at most 5 % ridden twice. */
export function passes(answer: GraphHopperAnswer | undefined): boolean {
  return answer !== undefined && answer.error <= 0.02 && answer.repeated <= 0.05
}

function roundsOf(planner: Planner, start: Start, metres: number, seeds: number, tries: number): GraphHopperAnswer[] {
  const answers: GraphHopperAnswer[] = []
  for (let seed = 1; seed <= seeds; seed += 1) {
    let asked = metres
    for (let left = tries; left > 0; left -= 1) {
      const found = graphHopperRound(planner, start, asked, seed)
      if (!found) break
      const answer = {
        error: Math.abs(found.metres - metres) / metres,
        repeated: repeatedMetres(planner, found) / metres,
      }
      answers.push(answer)
      if (passes(answer)) return answers
      asked *= metres / found.metres
    }
  }
  return answers
}

function repeatedMetres({ graph }: Planner, { arcs, turnedMetres }: { arcs: readonly number[]; turnedMetres: number }) {
  const seen = new Set<number>()
  let repeated = turnedMetres
  for (const arc of arcs) {
    if (seen.has(arc >> 1)) repeated += graph.lengths[arc >> 1] as number
    seen.add(arc >> 1)
  }
  return repeated
}

/** In the measure of the limits, so that one that passes is below 1. */
function penaltyOf({ error, repeated }: GraphHopperAnswer): number {
  return Math.max(error / 0.02, repeated / 0.05)
}

const SEEDS = 10
const RESCALES = 3
