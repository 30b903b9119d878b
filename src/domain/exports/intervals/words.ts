import { type Item, itemAt } from '../../text/item.ts'

/** Where a step's length ends on its line, from a column on; undefined where it has none. */
export function lengthEnd(line: string, from: number): number | undefined {
  for (let item = itemAt(line, from); item; item = itemAt(line, item.end)) if (item.is === 'length') return item.end
  return undefined
}

/** What stands behind a length and says nothing to our own reader, which is taken out of the line. */
export function withoutStrangeWords(line: string, from: number): { line: string; words: string } {
  const strange: Item[] = []
  for (let item = itemAt(line, from); item; item = itemAt(line, item.end))
    if (item.is === 'unknown' || item.is === 'number' || item.is === 'effort' || item.is === 'wrong') strange.push(item)
  let kept = ''
  let last = 0
  for (const { at, end } of strange) {
    kept += `${line.slice(last, at)} `
    last = end
  }
  return { line: kept + line.slice(last), words: strange.map(({ at, end }) => line.slice(at, end)).join(' ') }
}
