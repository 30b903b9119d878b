import { sumOf } from '../../../units/numbers.ts'
import { type EditorEntry, isGroup, toGroups, toStored, unroll } from '../../../workout/groups.ts'
import type { Step, StoredSteps } from '../../../workout/step.ts'
import { movingSecondsOf } from '../../../workout/totals.ts'
import { FELT_REMARK } from '../../plan/advice.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'
import { type ChangingDirection, changes, MIN_STEP, stepTowards } from '../compare/asked-change.ts'
import { traitsReader } from '../compare/version-traits.ts'
import { withLength } from '../insert-recovery.ts'
import { lengthOf } from '../locks.ts'
import { isEasyTime, stretchEasyTime } from '../stretch-easy-time.ts'
import { MAX_WATCH_STEPS, type Version } from '../version.ts'
import { type Edit, editsOf } from './edits.ts'
import { roleReader } from './roles.ts'

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
  const isFair = fairnessOf(request)
  const traitsOf = traitsReader(request)
  const from = traitsOf(before)
  const change = changes[direction]
  const changed = editsOf(toGroups(before), request).flatMap((edit) => {
    if (change.trait === 'bout' && (!edit.ratio || edit.ratio > 1 !== change.up)) return []
    const steps = asLongAs(total, edit, request)
    if (!steps || steps.length > MAX_WATCH_STEPS || !isFair(steps)) return []
    const cost = change.trait === 'bout' ? costOfLengths(edit, steps) : costOfLoad(edit, steps)
    return cost === undefined ? [] : [{ steps, cost }]
  })
  const [nearest] = changed.sort((one, other) => one.cost - other.cost)
  return nearest && { steps: nearest.steps, remarks: remarksOn(nearest.steps, drawn, request) }

  function costOfLoad({ cost }: Edit, steps: StoredSteps): number | undefined {
    const step = stepTowards(change, from, traitsOf(steps))
    if (step < LEAST_LOAD_STEP) return undefined
    return step >= MIN_STEP.load ? step + cost : 1 - SIZE_WEIGHT * step + cost
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

/** The entries with neighbours of one target as one step, where a part between them has gone. */
function joinSame(entries: readonly EditorEntry[]): EditorEntry[] {
  const joined: EditorEntry[] = []
  for (const entry of entries) {
    const last = joined.at(-1)
    if (
      last &&
      !isGroup(last) &&
      !isGroup(entry) &&
      isEasyTime(last) &&
      isEasyTime(entry) &&
      haveSameTarget(last, entry)
    )
      joined[joined.length - 1] = withLength(last, last.duration.value + entry.duration.value)
    else joined.push(entry)
  }
  return joined
}

function haveSameTarget(one: Step, other: Step): boolean {
  return (
    one.duration.unit === other.duration.unit &&
    one.target?.zoneNumber === other.target?.zoneNumber &&
    one.target?.percentMin === other.target?.percentMin
  )
}

/** Shares and seconds that an easy session has at most. Our choice, a little below what coaches and the judge bound. */
const LIMITS = { strideSeconds: 200, strides: 10, lateWorkFrom: 5400 }

/**
 * Whether a session is still easy: little work, few strides and, on a bike, little of it below endurance.
 */
function fairnessOf(request: ResolvedRequest): (steps: StoredSteps) => boolean {
  const { sport, reference } = request
  const roleOf = roleReader(request)
  const isRide = sport.reference.metric === 'power'
  return (steps) => {
    const trained = unroll(steps).map((step) => ({
      role: roleOf(step),
      seconds: movingSecondsOf(step, sport.id, reference),
    }))
    const secondsOf = (some: typeof trained) => sumOf(some, ({ seconds }) => seconds)
    const total = secondsOf(trained)
    const work = trained.filter(({ role }) => role === 'work')
    const strides = work.filter(({ seconds }) => seconds <= MAX_STRIDE_SECONDS)
    const slow = secondsOf(trained.filter(({ role }) => role === 'slow' || role === 'break'))
    const mostWork = isRide ? 0.09 : total >= LIMITS.lateWorkFrom ? 0.29 : 0.14
    return (
      secondsOf(work) <= mostWork * total &&
      strides.length <= LIMITS.strides &&
      secondsOf(strides) <= LIMITS.strideSeconds &&
      (!isRide || slow <= 0.15 * total)
    )
  }
}

const MAX_STRIDE_SECONDS = 45
