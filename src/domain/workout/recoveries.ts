import { type SportId, sportOf } from '../sports/registry.ts'
import { middleEffort, type ReferenceValue, zoneEffort } from './effort.ts'
import type { Step } from './step.ts'

/**
 * The steps of a repeat between its bouts, by what they ask for: easy ones, clearly easier than the hardest. None in
 * over-unders, whose easier half is work too, and where all is easy.
 */
export function recoveriesIn(steps: readonly Step[], sport: SportId, reference?: ReferenceValue): Step[] {
  const efforts = steps.map((step) => middleEffort(step, sport, reference))
  const hardest = Math.max(0, ...efforts)
  const rules = sportOf(sport)
  const mostEasy = Math.max(LEAST_EASY, zoneEffort(rules.reference.metric, 1, rules)?.high ?? 0)
  return steps.filter((_, at) => {
    const effort = efforts[at] ?? 0
    return hardest > mostEasy && effort <= mostEasy && effort <= hardest - LEAST_DIFFERENCE
  })
}

// In percent of threshold: endurance on a bike is easy between bouts, too.
const LEAST_EASY = 70
const LEAST_DIFFERENCE = 15
