import { atLeast } from '../../../units/tolerance.ts'
import { type EditorEntry, toGroups, toStored, unroll } from '../../../workout/groups.ts'
import type { StoredSteps } from '../../../workout/step.ts'
import { movingSecondsOf } from '../../../workout/totals.ts'
import { FELT_REMARK } from '../../plan/advice.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'
import { type ChangingDirection, changes, MIN_STEP, stepTowards } from '../compare/asked-change.ts'
import { traitsReader } from '../compare/version-traits.ts'
import { lengthOf } from '../locks.ts'
import { stretchEasyTime } from '../stretch-easy-time.ts'
import { MAX_WATCH_STEPS, type Version } from '../version.ts'
import { type Edit, editsOf } from './edits.ts'
import { joinSame } from './join-same.ts'
import { easinessOf, MAX_STRIDE_SECONDS } from './stays-easy.ts'

/** The smallest step of the load, as a logarithm, where nothing reaches what an athlete notices. Our choice. */
const LEAST_LOAD_STEP = 0.012
/** Below what an athlete notices, the larger step is better, even if it changes more. Our choice. */
const SIZE_WEIGHT = 4
/** How much the load may change while the parts get longer or shorter, and the change of length that is best. */
const MAX_LOAD_CHANGE = 0.05
const BEST_RATIO = Math.log(1.4)

/**
 * An easy run or ride has no main set that is one of many: here the version before is changed in one thing, and made as
 * long as `total`, in seconds or in the asked unit. It goes in the asked direction by the smallest noticeable step; undefined if no change does.
 */
export function nextEasyVersion(
  request: ResolvedRequest,
  before: StoredSteps,
  direction: ChangingDirection,
  { drawn, total }: { drawn: Version; total: number },
): Version | undefined {
  const staysEasy = easinessOf(request)
  const traitsOf = traitsReader(request)
  const from = traitsOf(before)
  const change = changes[direction]
  const changed = editsOf(toGroups(before), request).flatMap((edit) => {
    if (change.trait === 'bout' && (!edit.ratio || edit.ratio > 1 !== change.up)) return []
    const steps = asLongAs(total, edit, request)
    if (!steps || steps.length > MAX_WATCH_STEPS || !staysEasy(steps)) return []
    const cost = change.trait === 'bout' ? costOfLengths(edit, steps) : costOfLoad(edit, steps)
    return cost === undefined ? [] : [{ steps, cost }]
  })
  const [nearest] = changed.sort((one, other) => one.cost - other.cost)
  return nearest && { steps: nearest.steps, remarks: remarksOn(nearest.steps, drawn, request) }

  function costOfLoad({ cost }: Edit, steps: StoredSteps): number | undefined {
    const step = stepTowards(change, from, traitsOf(steps))
    if (!atLeast(step, LEAST_LOAD_STEP, 'ratio')) return undefined
    return atLeast(step, MIN_STEP.load, 'ratio') ? step + cost : 1 - SIZE_WEIGHT * step + cost
  }

  function costOfLengths({ cost, ratio = 1 }: Edit, steps: StoredSteps): number | undefined {
    const after = traitsOf(steps)
    const load = Math.abs(Math.log(after.load / from.load))
    const size = Math.abs(Math.log(ratio))
    const isFurther = change.up ? after.longestBout >= from.longestBout : after.longestBout <= from.longestBout
    if (size < MIN_STEP.bout - ROUNDING || load > MAX_LOAD_CHANGE || !isFurther) return undefined
    return cost + load + 0.1 * Math.abs(size - BEST_RATIO)
  }
}

/** What is to be said of the request is said of any version; efforts without a zone are, where there are some. */
function remarksOn(steps: StoredSteps, { remarks }: Version, { sport, reference }: ResolvedRequest): string[] {
  const isFelt = unroll(steps).some(
    (step) => step.effort !== undefined && movingSecondsOf(step, sport.id, reference) > MAX_STRIDE_SECONDS,
  )
  return [...remarks.filter((remark) => remark !== FELT_REMARK), ...(isFelt ? [FELT_REMARK] : [])]
}

/** Two lengths that differ by less are equal. */
const ROUNDING = 0.01

/** The entries of a change with as much easy time as the whole length leaves them. */
function asLongAs(total: number, { entries, changed }: Edit, request: ResolvedRequest): StoredSteps | undefined {
  const missing = total - lengthOf(entries, request)
  const stretched = stretchEasyTime(entries, missing, request, { fixed: new Set(changed), endsToo: false })
  return stretched && toStored(joinSame(stretched.flat() as EditorEntry[]))
}
