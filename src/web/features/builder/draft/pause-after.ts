import { formatDuration } from '#domain/units/duration.ts'
import { changeSteps, type DraftEntry, type DraftStep, isDraftGroup, removeEntry } from './draft-entries.ts'
import { freshStep, timeOf } from './draft-step.ts'
import { groupOf, insertEntries } from './place-entries.ts'
import { readPause } from './step-details.ts'
import { withDuration } from './step-length.ts'

/** What comes before the next swim: nothing, the rest that a send-off leaves, or a rest, which is a step of its own. */
export type Pause = { kind: 'none' } | { kind: 'sendOff' | 'rest'; seconds: number }

/** The rest that follows a step directly, in its own list. */
export function restAfter(entries: readonly DraftEntry[], key: string): DraftStep | undefined {
  const list: readonly DraftEntry[] = groupOf(entries, key)?.steps ?? entries
  const next = list[1 + list.findIndex((entry) => entry.key === key)]
  return next && !isDraftGroup(next) && isRest(next) ? next : undefined
}

/** The entries with another pause behind a step: one of a send-off and a rest, or neither. */
export function withPause(
  entries: readonly DraftEntry[],
  key: string,
  pause: Pause,
  newKey: () => string,
): DraftEntry[] {
  const rest = restAfter(entries, key)
  const sendOff = pause.kind === 'sendOff' ? pause.seconds : undefined
  const changed = changeSteps(entries, (one) => withSendOff(one, sendOff), key)
  if (pause.kind !== 'rest') return rest ? removeEntry(changed, rest.key) : changed
  if (rest) return changed
  const added = { key: newKey(), step: freshStep('rest', timeOf(pause.seconds)) }
  return insertEntries(changed, [added], { by: key, side: 'below' })
}

/** The entries with the rest behind a step as it is typed; text that cannot be read stays in its field. */
export function withTypedRest(entries: readonly DraftEntry[], key: string, typed: string): DraftEntry[] {
  const seconds = readPause(typed)
  const change = (one: DraftStep): DraftStep =>
    seconds === undefined
      ? { ...one, unread: typed }
      : withDuration(one, { ...timeOf(seconds), displayValue: formatDuration(seconds) })
  const rest = restAfter(entries, key)
  return rest ? changeSteps(entries, change, rest.key) : [...entries]
}

function isRest({ step }: DraftStep): boolean {
  return step.intensity === 'rest' && step.duration.type === 'time'
}

function withSendOff(one: DraftStep, seconds: number | undefined): DraftStep {
  const { sendOff: _, ...step } = one.step
  const { unreadDetails: { sendOff: __, ...unread } = {}, ...rest } = one
  return {
    ...rest,
    step: { ...step, ...(seconds !== undefined && { sendOff: seconds }) },
    ...(Object.keys(unread).length > 0 && { unreadDetails: unread }),
  }
}
