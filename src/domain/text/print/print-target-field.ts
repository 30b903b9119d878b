import { type SportId, sportOf } from '../../sports/registry.ts'
import type { Step } from '../../workout/step.ts'
import { printTarget } from './print-target.ts'

/** The text of the field of a step's target and effort; none for an open step. */
export function printTargetField({ target, effort }: Pick<Step, 'target' | 'effort'>, sport: SportId): string {
  const isOpen = !target || target.type === 'open'
  return [...(isOpen ? [] : [printTarget(target, sportOf(sport))]), ...(effort ? [`effort ${effort}/10`] : [])].join(
    ' ',
  )
}
