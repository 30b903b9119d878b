import { cutToOneLine } from '../../shared/one-line.ts'
import type { Element } from '../../shared/xml/element.ts'

/** How often a file has each part that is not read, by the part's name in a sentence. */
export type Unread = Map<string, number>

/** Counts an element that is not known. */
export function countElement(unread: Unread, { name }: Element): void {
  count(unread, cutToOneLine(name, 60))
}

/** Counts the attributes of an element that are neither read nor without effect on the training. */
export function countAttributes(unread: Unread, { name, attributes }: Element, read: readonly string[]): void {
  for (const attribute of Object.keys(attributes)) {
    const lower = attribute.toLowerCase()
    if (!trifles.has(lower) && !read.some((known) => known.toLowerCase() === lower))
      count(unread, `${cutToOneLine(attribute, 60)} in ${cutToOneLine(name, 60)}`)
  }
}

/** A sentence for each thing that is not known, the first ones. */
export function unreadSentences(unread: Unread): string[] {
  const sentences = [...unread].map(
    ([what, times]) => `What the file calls ${what} is left out${times > 1 ? ` (${times} times)` : ''}.`,
  )
  const rest = sentences.length - MAX_NAMED_PARTS
  return rest > 0
    ? [...sentences.slice(0, MAX_NAMED_PARTS), `There are ${rest} more parts that are not known here.`]
    : sentences
}

function count(unread: Unread, what: string): void {
  if (unread.has(what) || unread.size < MAX_COUNTED_PARTS) unread.set(what, (unread.get(what) ?? 0) + 1)
}

const MAX_NAMED_PARTS = 10
// A hostile file can give every part another name.
const MAX_COUNTED_PARTS = 1000

/** Attributes without effect on the training: how Zwift draws a block, when it fails one, how it counts a test. */
const trifles = new Set(
  [
    ...['show_avg', 'units', 'FlatRoad', 'OverUnder', 'Quantize', 'NeverFails', 'FailThresholdDuration'],
    ...['ftptest', 'ramptest', 'forced_performance_test', 'replacement_verb', 'replacement_prescription'],
  ].map((name) => name.toLowerCase()),
)
