import type { WorkoutType } from '../../sports/registry.ts'
import { asType, isMeasured, type WorkoutAsType } from '../reading/as-type.ts'
import type { JudgeInput } from '../reading/input.ts'
import { knowsIntensity } from '../reading/known.ts'
import { measure } from '../reading/stretches.ts'
import { checkRepeats } from './form.ts'
import { checkLadders } from './ladder.ts'
import { checkRests } from './rests.ts'
import { type CheckResult, checkThat } from './result.ts'
import { checkIntensity, checkWork } from './work.ts'

/** Checks what makes a session one of its type: bouts, their number, work, share of work, rest ÷ work, intensity. */
export function checkCore(session: WorkoutAsType): CheckResult[] {
  return [...checkOwnCore(session), ...checkNarrowerType(session)]
}

/**
 * Whether a workout keeps every core bound of a type of its sport; its own type does not matter. `besidesNarrower`
 * leaves out the bound that it is of no narrower type.
 */
export function passesCore(input: JudgeInput, type: WorkoutType, { besidesNarrower = false } = {}): boolean {
  if (checkRepeats(input.steps).some(({ finding }) => finding)) return false
  return areKept((besidesNarrower ? checkOwnCore : checkCore)(asType(measure(input), type)))
}

function checkOwnCore(session: WorkoutAsType): CheckResult[] {
  return [
    ...checkWork(session),
    ...checkRests(session),
    ...checkLadders(session),
    ...(knowsIntensity(session) ? checkIntensity(session) : []),
  ]
}

/** The share of the work that has to be work of the narrower type too. Our choice: bursts in sweet spot are a part of it. */
const MIN_SHARED_WORK = 0.8

/**
 * Checks that the workout does not keep the bounds of a narrower type: then it is a session of that one. This bound is
 * chosen and not from the literature: without it many sessions would be of two types.
 */
function checkNarrowerType(session: WorkoutAsType): CheckResult[] {
  const { narrower, source } = session.bounds
  // By heart rate and by feel the types of neighbouring zones look alike.
  if (!narrower || session.bouts.length === 0 || !isMeasured(session)) return []
  const kept = narrower.find((type) => {
    const other = asType(session, type)
    return other.workSeconds >= MIN_SHARED_WORK * session.workSeconds && areKept(checkOwnCore(other))
  })
  return checkThat('narrower-type', kept === undefined, { value: kept ?? '', limit: 'of no narrower type', source })
}

/** `load-per-hour` restates the intensity and is not asked. */
function areKept(results: readonly CheckResult[]): boolean {
  return results.length > 0 && results.every(({ bound, finding }) => !finding || bound === 'load-per-hour')
}
