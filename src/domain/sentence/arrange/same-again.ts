import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'
import { type Item, isEnd, itemsOfAll, spanOf, wordsOf } from './items.ts'

/** What is done once more: "30 min tempo, 6 min easy, same again", "mile hard 5:40, 2 miles easy, mile hard again". */
export function saySame(tokens: readonly Token[], text: string): Edit[] {
  if (!/\bagain\b/i.test(text)) return []
  const items = itemsOfAll(tokens)
  return items.flatMap((item, at) => {
    const words = wordsOf(tokens, item.from, item.to)
    const said = /^(?:(?:and|then|the|do) )*(?<what>.*?) again$/.exec(words)?.groups?.what
    if (said === undefined) return []
    const before = items.slice(0, at)
    const own = spanOf(tokens, item.from, item.to)
    if (/^(?:the )?same(?: (?:set|thing|one|block|\d+))?$/.test(said)) {
      const row = lastRow(tokens, before)
      const [first, last] = [row[0], row.at(-1)]
      return first && last ? [{ ...own, by: [spanOf(tokens, first.from, last.to)] }] : []
    }
    const one =
      said.split(' ').length > 1
        ? before.findLast((other) => wordsOf(tokens, other.from, other.to).startsWith(`${said} `))
        : undefined
    return one ? [{ ...own, by: [spanOf(tokens, one.from, one.to)] }] : []
  })
}

/** What was done last, back to an easy part, an end or a hard break. */
function lastRow(tokens: readonly Token[], items: readonly Item[]): Item[] {
  const row: Item[] = []
  for (let at = items.findLastIndex((one) => isWork(tokens, one)); at >= 0; at -= 1) {
    const item = items[at]
    if (!item || !isWork(tokens, item)) break
    row.unshift(item)
    if (item.break === 'hard') break
  }
  return row
}

/** Whether an item is neither easy nor an end. */
function isWork(tokens: readonly Token[], item: Item): boolean {
  if (item.lengths.length === 0 || isEnd(tokens, item)) return false
  const words = wordsOf(tokens, item.from, item.to)
  return /\d x\b/.test(words) || !/\b(?:easy|ez|rest|jog|recovery|rec|spin|walk|off)\b/.test(words)
}
