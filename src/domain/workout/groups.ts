import type { Repeat, Step, StoredSteps } from './step.ts'
import { isRepeat } from './stored-entry.ts'

/** The editor's repeat: the steps inside it, done `count` times. */
export type RepeatGroup = { type: 'repeat'; count: number; steps: Step[] }
export type EditorEntry = Step | RepeatGroup

export function isGroup(entry: EditorEntry): entry is RepeatGroup {
  return 'type' in entry && entry.type === 'repeat'
}

/** The editor's form of stored steps. A repeat of one round opens into its steps. */
export function toGroups(stored: StoredSteps): EditorEntry[] {
  const entries: EditorEntry[] = []
  for (const entry of stored) {
    if (!isRepeat(entry)) entries.push(entry)
    else if (entry.repeat.count > 1) {
      const steps = entries.splice(-entry.repeat.steps) as Step[]
      entries.push({ type: 'repeat', count: entry.repeat.count, steps })
    }
  }
  return entries
}

/** The stored form of the editor's entries. A group without steps is dropped. */
export function toStored(entries: readonly EditorEntry[]): StoredSteps {
  return entries.flatMap((entry): StoredSteps => {
    if (!isGroup(entry)) return [entry]
    if (entry.steps.length === 0) return []
    if (entry.count < 2) return entry.steps
    const repeat: Repeat = { repeat: { steps: entry.steps.length, count: entry.count } }
    return [...entry.steps, repeat]
  })
}

/** The steps in the order in which they are trained, repeats expanded. */
export function unroll(stored: StoredSteps): Step[] {
  const steps: Step[] = []
  for (const entry of toGroups(stored)) {
    if (!isGroup(entry)) steps.push(entry)
    else for (let round = 0; round < entry.count; round += 1) steps.push(...entry.steps)
  }
  return steps
}
