import { type Item, type ItemOf, readItem } from '../grammar/item.ts'
import type { Found } from './place.ts'
import { type BeforeLength, readBeforeLength } from './step-name.ts'

/** A stretch of a line that makes one step: what stands before its length, the length, and what follows. */
export type Part = { leading: BeforeLength; length: ItemOf<'length'>; items: Item[] }

/** What is found on a line beside its parts. */
export type Noticed = { notes?: { written: string; at: number }; errors: Found[] }

/**
 * The parts of a line from a column on. `first` is a length that was found before; the notes behind the parts and what
 * is wrong between them are put into `read`.
 */
export function splitParts(line: string, from: number, first: ItemOf<'length'> | undefined, read: Noticed): Part[] {
  const parts: Part[] = first ? [{ leading: { items: [] }, length: first, items: [] }] : []
  // What stands before the first length, or behind a separator, until it is known to belong to a step of its own.
  let waiting: Item[] | undefined = first ? undefined : []
  let separator = ''
  for (let item = readItem(line, first?.end ?? from); item; item = readItem(line, item.end)) {
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
      parts.push({ leading: { items: [] }, length: item, items: [] })
      waiting = undefined
    } else if (waiting || !part) {
      parts.push({ leading: readBeforeLength(line, waiting ?? []), length: item, items: [] })
      waiting = undefined
    } else if (isPause(readItem(line, item.end))) {
      parts.push({ leading: { items: [] }, length: item, items: [] })
    } else if (isPause(part.items.at(-1))) {
      parts.push({ leading: { items: part.items.splice(-1) }, length: item, items: [] })
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

/** In `kick, fins 20s rest` the fins are for the swim. */
function isListed(line: string, waiting: readonly Item[], length: Item): boolean {
  return isPause(readItem(line, length.end)) && readBeforeLength(line, waiting).name === undefined
}

/** `20s rest` and `rest 20s` are a step of their own, for it is not the swim that rests. */
function isPause(item: Item | undefined): boolean {
  return item?.kind === 'intensity' && (item.intensity === 'rest' || item.intensity === 'recovery')
}
