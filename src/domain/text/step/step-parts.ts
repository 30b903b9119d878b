import { type Item, type ItemOf, readItem, readItems } from '../grammar/item.ts'
import type { LineRemark } from './remarks.ts'
import { type BeforeLength, readBeforeLength } from './step-name.ts'

/** The part of a line that makes one step: the items before its length, the length, and the items behind it. */
export type Part = { before: BeforeLength; length: ItemOf<'length'>; items: Item[] }

/** The notes and errors of a line. */
export type NotesAndErrors = { notes?: { written: string; at: number }; errors: LineRemark[] }

/** Splits a line into parts from a column, after the length `first` if one was read. Adds notes and errors to `read`. */
export function splitParts(
  line: string,
  from: number,
  first: ItemOf<'length'> | undefined,
  read: NotesAndErrors,
): Part[] {
  const parts: Part[] = first ? [{ before: { items: [] }, length: first, items: [] }] : []
  // Items before the first length or behind a separator, until the next length shows which step they belong to.
  let waiting: Item[] | undefined = first ? undefined : []
  let separator = ''
  for (const item of readItems(line, first?.end ?? from)) {
    const part = parts.at(-1)
    if (item.kind === 'notes') {
      read.notes = { written: item.notes, at: item.at }
    } else if (item.kind !== 'length') {
      if (part && item.kind === 'separator') {
        part.items.push(...(waiting ?? []))
        waiting = []
        separator = line[item.at] ?? ''
      } else (waiting ?? part?.items)?.push(item)
    } else if (part && waiting && separator === ',' && isListed(line, waiting, item)) {
      part.items.push(...waiting)
      parts.push({ before: { items: [] }, length: item, items: [] })
      waiting = undefined
    } else if (waiting || !part) {
      parts.push({ before: readBeforeLength(line, waiting ?? []), length: item, items: [] })
      waiting = undefined
    } else if (isPause(readItem(line, item.end))) {
      parts.push({ before: { items: [] }, length: item, items: [] })
    } else if (isPause(part.items.at(-1))) {
      parts.push({ before: { items: part.items.splice(-1) }, length: item, items: [] })
    } else {
      const message = 'A second length. Write one time as 1h15m, or put a / between two steps.'
      read.errors.push({ at: item.at, message })
    }
  }
  const last = parts.at(-1)
  if (last) last.items.push(...(waiting ?? []))
  else read.errors.push(...(waiting ?? []).flatMap((item) => (item.kind === 'wrong' ? [item] : [])))
  return parts
}

/** Whether items behind a comma belong to the step before: in `kick, fins 20s rest` the fins are for the swim. */
function isListed(line: string, waiting: readonly Item[], length: Item): boolean {
  return isPause(readItem(line, length.end)) && readBeforeLength(line, waiting).name === undefined
}

/** Whether an item makes a length a step of its own: `20s rest`, `rest 20s`. */
function isPause(item: Item | undefined): boolean {
  return item?.kind === 'intensity' && (item.intensity === 'rest' || item.intensity === 'recovery')
}
