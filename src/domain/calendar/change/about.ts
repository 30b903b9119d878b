import { type Calendar, type CalendarItem, inOrder } from '../items/item.ts'
import type { Operation } from './operation.ts'
import type { Patch } from './patch.ts'

/** What a change is about, from which a screen makes its sentence. */
export type About = {
  /** The operation, or `several` of unlike ones. */
  did: Operation['op'] | 'several'
  /** How many entries it changed. */
  count: number
  /** The name or the text of the first of them by day; empty for a rest day without a reason. */
  name: string
  /** The day where it is now, or was before it was removed. */
  date: string
  /** What a mark says. */
  state?: 'done' | 'skipped'
}

/** Describes a change by its operations and by what they did. */
export function aboutChange(
  operations: readonly Operation[],
  patches: readonly Patch[],
  before: Calendar,
  after: Calendar,
): About | undefined {
  const ops = new Set(operations.map(({ op }) => op))
  const [op] = ops
  const named = new Set(operations.map((operation) => ('id' in operation ? operation.id : '')))
  // Operations without an id concern days; those with one may make room among other entries, which is not worth a word.
  const items = patches.flatMap(({ id }) =>
    named.has('') || named.has(id) ? (after.get(id) ?? before.get(id) ?? []) : [],
  )
  const [first] = inOrder(items)
  if (!op || !first) return undefined
  return {
    did: ops.size === 1 ? op : 'several',
    count: items.length,
    name: nameOf(first),
    date: first.date,
    ...(op === 'mark' && first.mark ? { state: first.mark.state } : {}),
  }
}

const MAX_NAME_CHARACTERS = 200

/** The name of an entry, or the beginning of its text; empty for a rest day without a reason. */
export function nameOf({ content }: Pick<CalendarItem, 'content'>): string {
  if (content.kind === 'workout') return content.title.name
  const text = content.kind === 'race' ? content.name : content.text
  return text.slice(0, MAX_NAME_CHARACTERS)
}
