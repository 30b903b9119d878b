import { targetPart } from '../../../sports/target-parts.ts'
import { atLeast } from '../../../units/tolerance.ts'
import { zoneEffort } from '../../../workout/effort.ts'
import type { Step } from '../../../workout/step.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'

/**
 * What a step is in an easy session: its warm-up or cool-down, a break, easy time that is slower than usual, easy time,
 * its brisk part, or work above it.
 */
export type Role = 'end' | 'break' | 'slow' | 'easy' | 'brisk' | 'work'
export type RoleOf = (step: Step) => Role

const FROM_EASIEST: readonly Role[] = ['end', 'break', 'slow', 'easy', 'brisk', 'work']

/** Tells the roles of steps by their targets. */
export function roleReader({ sport }: ResolvedRequest): RoleOf {
  const { easyZone } = sport
  const lowestBrisk = targetPart(sport, easyZone, 'brisk', 0)?.percents[0] ?? Number.POSITIVE_INFINITY
  const lowestWork = zoneEffort(sport.reference.metric, easyZone + 1, sport)?.low ?? 0
  return ({ intensity, target, effort }) => {
    if (intensity === 'warmup' || intensity === 'cooldown') return 'end'
    const { zoneNumber, percentMin = 0 } = target ?? {}
    if (effort || (zoneNumber ?? 0) > easyZone || (zoneNumber === undefined && percentMin >= lowestWork)) return 'work'
    if (zoneNumber !== undefined && zoneNumber < easyZone) return intensity === 'recovery' ? 'break' : 'slow'
    return atLeast(percentMin, lowestBrisk, 'percent') ? 'brisk' : 'easy'
  }
}

/** The step of a round that the round is about; undefined if all are alike. */
export function hardestOf(steps: readonly Step[], roleOf: RoleOf): Step | undefined {
  const rank = (step: Step) => FROM_EASIEST.indexOf(roleOf(step))
  const [hardest, ...others] = steps.toSorted((one, other) => rank(other) - rank(one))
  return hardest && others.every((one) => rank(one) < rank(hardest)) ? hardest : undefined
}
