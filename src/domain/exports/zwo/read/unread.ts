import { cutToOneLine } from '../../shared/one-line.ts'
import type { Element } from '../../shared/xml/element.ts'

/** What a file says and nobody here knows, by the sentence's subject, and how often it says it. */
export type Unread = Map<string, number>

/** Counts an element that is not known. */
export function countElement(unread: Unread, { name }: Element): void {
  count(unread, cutToOneLine(name, 60))
}

/** Counts the attributes of an element that say something and are not among those read; trifles are passed over. */
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
/** A hostile file can call every part of it something else. */
const MAX_COUNTED_PARTS = 1000

/** Attributes that ask nothing of the athlete: how Zwift draws a block, when it fails one, how it counts a test. */
const trifles = new Set(
  [
    ...['show_avg', 'units', 'FlatRoad', 'OverUnder', 'Quantize', 'NeverFails', 'FailThresholdDuration'],
    ...['ftptest', 'ramptest', 'forced_performance_test', 'replacement_verb', 'replacement_prescription'],
  ].map((name) => name.toLowerCase()),
)
