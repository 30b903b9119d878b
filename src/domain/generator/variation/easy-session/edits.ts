import { type EditorEntry, isGroup, type RepeatGroup } from '../../../workout/groups.ts'
import type { Step } from '../../../workout/step.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'
import { withLength } from '../insert-recovery.ts'
import { isEasyTime } from '../stretch-easy-time.ts'
import { isStride, jogBackSeconds, otherLengths } from './other-lengths.ts'
import { pacesFor } from './paces.ts'
import { hardestOf, type RoleOf, roleReader } from './roles.ts'

/** One thing that is changed in an easy session. */
export type Edit = {
  /** The entries afterwards, of any length together. */
  entries: readonly EditorEntry[]
  /** The entries that the change is about: easy time that fills the length leaves them as they are. */
  changed: readonly EditorEntry[]
  /** How much it changes what the session is about. */
  cost: number
  /** The length of its intervals afterwards, as a multiple of the length before. */
  ratio?: number
}

/** Costs beside a step of the load, as logarithms. Our choice: parts change sooner than they come or go. */
const COST = { rounds: 0, length: 0.005, pace: 0.02, part: 0.03, slowEnd: 0.08 }
/** Rounds more or less. */
const OTHER_ROUNDS = [-3, -2, -1, 1, 2, 3]

/**
 * The changes that make an easy run or ride harder or easier, or its intervals longer or shorter: other rounds, other
 * lengths, another pace, a part that comes or goes.
 */
export function editsOf(entries: readonly EditorEntry[], request: ResolvedRequest): Edit[] {
  const roleOf = roleReader(request)
  const { slower, usual, parts, slowEnd } = pacesFor(request)
  const easy = entries.filter((entry): entry is Step => !isGroup(entry) && roleOf(entry) === 'easy')
  const places = placesOfParts(easy)
  const own = entries.flatMap((entry, index): Edit[] => {
    const replace: Replace = (by, cost, ratio) => ({
      entries: [...entries.slice(0, index), ...by, ...entries.slice(index + 1)],
      changed: by,
      cost,
      ...(ratio ? { ratio } : {}),
    })
    if (isGroup(entry)) return groupEdits(entry, roleOf, replace)
    if (places.includes(entry))
      return [
        ...parts(entry).map((by) => replace(by, COST.part)),
        ...slowEnd(entry).map((by) => replace(by, COST.slowEnd)),
      ]
    const role = roleOf(entry)
    if (role === 'end' || role === 'easy' || role === 'slow') return []
    return [
      ...otherLengths(entry).map(({ step, ratio }) =>
        replace([step], COST.length, role === 'break' ? undefined : ratio),
      ),
      replace([], COST.part),
    ]
  })
  /** All easy time at another pace: half a run at recovery pace is no idea of a session. */
  const paced = (is: (step: Step) => boolean, paceOf: (step: Step) => Step | undefined): Edit[] => {
    const changed = entries.map((entry) => (!isGroup(entry) && is(entry) ? (paceOf(entry) ?? entry) : entry))
    return changed.some((entry, index) => entry !== entries[index])
      ? [{ entries: changed, changed, cost: COST.pace }]
      : []
  }
  return [...own, ...paced((step) => easy.includes(step), slower), ...paced((step) => roleOf(step) === 'slow', usual)]
}

type Replace = (by: readonly EditorEntry[], cost: number, ratio?: number) => Edit

function groupEdits(group: RepeatGroup, roleOf: RoleOf, replace: Replace): Edit[] {
  const { count, steps } = group
  const counts = OTHER_ROUNDS.map((by) => count + by).filter((one) => one >= 2)
  const on = hardestOf(steps, roleOf)
  const lengths = on ? otherLengths(on) : []
  return [
    ...counts.map((one) => replace([{ ...group, count: one }], COST.rounds)),
    ...lengths.flatMap(({ step, ratio }) => {
      const changed = { ...group, steps: steps.map((one) => (one === on ? step : withJogBack(one, step))) }
      const asMuch = Math.max(2, Math.round(count / ratio))
      return [...new Set([count, asMuch])].map((one) => replace([{ ...changed, count: one }], COST.length, ratio))
    }),
    replace([], COST.part),
  ]
}

/** The rest of a round, after a stride of another length. */
function withJogBack(rest: Step, stride: Step): Step {
  const seconds =
    isStride(stride) && rest.duration.unit === 'minutes' ? jogBackSeconds(stride.duration.value) : undefined
  return seconds ? withLength(rest, seconds) : rest
}

/** Where a new part may come: at the end of the last easy time, or of the longest. */
function placesOfParts(easy: readonly Step[]): EditorEntry[] {
  const longest = easy.toSorted((one, other) => other.duration.value - one.duration.value)[0]
  return [longest, easy.at(-1)].filter((step) => step !== undefined && isEasyTime(step)) as Step[]
}
