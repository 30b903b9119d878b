import { type EditorEntry, isGroup, toGroups, toStored, unroll } from '../../workout/groups.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { boutsOf } from './compare/find-bouts.ts'
import { stretchReaderFor } from './compare/stretch-reader.ts'
import { lengthOf } from './locks.ts'
import { type Stretched, stretchEasyTime } from './stretch-easy-time.ts'
import { MAX_WATCH_STEPS } from './version.ts'

/**
 * The main set of one version inside what surrounds that of the cut one, as long as `total`, in seconds or in the asked
 * unit. The easy time around it gives or takes the difference; undefined where it cannot.
 */
export function keepSurroundings(
  old: Cut | undefined,
  { from, total, request }: { from: StoredSteps; total: number; request: ResolvedRequest },
): StoredSteps | undefined {
  const next = cutAtWork(from, request)
  if (!old || !next || canBeJoined(old.before.at(-1), next.main[0]) || canBeJoined(next.main.at(-1), old.after[0]))
    return undefined
  const missing = total - lengthOf([...old.before, ...next.main, ...old.after], request)
  const fitted = stretchEasyTime([...old.before, ...old.after], missing, request)
  if (!fitted) return undefined
  return putTogether(old, next.main, fitted)
}

/**
 * The cut version with `by` rounds more in each repeat of its main set, as long as `total`, in seconds or in the asked
 * unit. Undefined where the main set has no such repeat, or the easy time around it cannot give or take the difference.
 */
export function changeRounds(
  old: Cut | undefined,
  { by, total, request }: { by: 1 | -1; total: number; request: ResolvedRequest },
): StoredSteps | undefined {
  const groups = old?.main.filter(isGroup) ?? []
  const [first] = groups
  if (!old || !first || first.count + by < 2 || groups.some(({ count }) => count !== first.count)) return undefined
  const main = old.main.map((entry) => (isGroup(entry) ? { ...entry, count: entry.count + by } : entry))
  const missing = total - lengthOf([...old.before, ...main, ...old.after], request)
  const fitted = stretchEasyTime([...old.before, ...old.after], missing, request)
  return fitted && putTogether(old, main, fitted)
}

function putTogether({ before }: Cut, main: readonly EditorEntry[], fitted: Stretched): StoredSteps | undefined {
  const { length } = before
  const steps = toStored([...fitted.slice(0, length), main, ...fitted.slice(length)].flat())
  return steps.length <= MAX_WATCH_STEPS ? steps : undefined
}

/** The entries before the main set, those of it with the recovery that follows, and those after it. */
export type Cut = { before: readonly EditorEntry[]; main: readonly EditorEntry[]; after: readonly EditorEntry[] }

/** Cuts a workout before and after its main set; undefined if it has no bouts. */
export function cutAtWork(steps: StoredSteps, request: ResolvedRequest): Cut | undefined {
  const entries = toGroups(steps)
  const stretchesOfStep = stretchReaderFor(request)
  // The entry that each stretch comes from.
  const sources: number[] = []
  const stretches = entries.flatMap((entry, index) => {
    const own = unroll(toStored([entry])).flatMap(stretchesOfStep)
    sources.push(...own.map(() => index))
    return own
  })
  const bouts = boutsOf(stretches, request)
  const [first, last] = [sources[bouts[0]?.first ?? -1], sources[bouts.at(-1)?.last ?? -1]]
  if (first === undefined || last === undefined) return undefined
  const isRest = (entry: EditorEntry | undefined) =>
    entry !== undefined && !isGroup(entry) && (entry.intensity === 'recovery' || entry.intensity === 'rest')
  let end = last + 1
  while (isRest(entries[end])) end += 1
  return { before: entries.slice(0, first), main: entries.slice(first, end), after: entries.slice(end) }
}

/** Whether two easy steps that meet have the same target. */
function canBeJoined(one: EditorEntry | undefined, other: EditorEntry | undefined): boolean {
  const [ending, beginning] = [one && stepsIn(one).at(-1), other && stepsIn(other)[0]]
  if (!ending?.target || !beginning?.target) return false
  const key = ({ target, effort }: Step) =>
    [target?.type, target?.zoneNumber, target?.percentMin, target?.ramp, effort].join()
  return key(ending) === key(beginning)
}

function stepsIn(entry: EditorEntry): readonly Step[] {
  return isGroup(entry) ? entry.steps : [entry]
}
