import type { Step, StoredEntry, StoredSteps } from '../../workout/step.ts'
import { isRepeat, MAX_STEP_NOTES } from '../../workout/stored-entry.ts'
import type { AskedSet, ResolvedRequest } from '../request/resolved-request.ts'

/** The steps with what the athlete wants to mind: of the bouts at each of them, of the session at its first step. */
export function noteSteps(steps: StoredSteps, { set, notes }: Pick<ResolvedRequest, 'set' | 'notes'>): StoredSteps {
  const bouts = steps.filter((entry) => !isRepeat(entry) && set !== undefined && isAsLong(entry, set))
  // The easy ride beside the set can be as long as its bouts.
  const [intensity] = (['interval', 'active'] as const).filter((one) => bouts.some(hasIntensity(one)))
  const isBout = (step: Step) => bouts.includes(step) && step.intensity === intensity
  const first = steps.findIndex((entry) => !isRepeat(entry))
  return steps.map((entry, at) => {
    if (isRepeat(entry)) return entry
    const isOfSet = intensity ? isBout(entry) : at === first
    return addNotes(addNotes(entry, isOfSet ? set?.notes : undefined), at === first ? notes : undefined)
  })
}

/** Says that notes were left out which no step had room for; undefined where all stand in the steps. */
export function leftOutRemark(
  steps: StoredSteps,
  { set, notes }: Pick<ResolvedRequest, 'set' | 'notes'>,
): string | undefined {
  const isIn = (asked: string) => steps.some((entry) => !isRepeat(entry) && entry.notes?.includes(asked))
  if ([set?.notes, notes].every((asked) => !asked || isIn(asked))) return undefined
  return `Notes that you asked for are left out: those of a step have ${MAX_STEP_NOTES.toLocaleString('en')} characters at most.`
}

/**
 * The step with more lines of notes before its own; as it is where it has them, as a later version of it can, and where it has
 * no room for them.
 */
export function addNotes(step: Step, notes: string | undefined): Step {
  if (!notes || step.notes?.includes(notes)) return step
  const joined = [notes, ...(step.notes ? [step.notes] : [])].join('\n')
  return joined.length <= MAX_STEP_NOTES ? { ...step, notes: joined } : step
}

function hasIntensity(intensity: Step['intensity']) {
  return (entry: StoredEntry) => 'intensity' in entry && entry.intensity === intensity
}

function isAsLong({ duration }: Step, { value, unit }: AskedSet): boolean {
  if (duration.type === 'distance') return duration.unit === unit && duration.value === value
  return (unit === 'minutes' && duration.value === value * 60) || (unit === 'seconds' && duration.value === value)
}
