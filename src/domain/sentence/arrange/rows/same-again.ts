import { type Token, textAt } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import { type Item, isEnd, isHeadedEnd, isSign, itemsOfAll, spanOf, wordsOf } from '../items.ts'

/** What is done once more: "30 min tempo, 6 min easy, same again", "mile hard 5:40, 2 miles easy, mile hard again". */
export function saySame(tokens: readonly Token[], text: string): Edit[] {
  const items = itemsOfAll(tokens)
  const all = sayAllAgain(tokens, text, items)
  if (all.length > 0 || !/\bagain\b/i.test(text)) return all
  return items.flatMap((item, at) => {
    const words = wordsOf(tokens, item.from, item.to)
    const said = /^(?:(?:and|then|the|do) )*(?<what>.*?) again$/.exec(words)?.groups?.what
    if (said === undefined) return []
    const before = items.slice(0, at)
    const own = spanOf(tokens, item.from, item.to)
    if (/^(?:the )?same(?: (?:set|thing|one|block|\d+))?$/.test(said)) {
      const row = lastRow(tokens, before)
      const first = row[0]
      const last = restBehind(tokens, before, row.at(-1))
      return first && last ? [{ ...own, by: [spanOf(tokens, first.from, last.to)] }] : []
    }
    const one =
      said.split(' ').length > 1
        ? before.findLast((other) => wordsOf(tokens, other.from, other.to).startsWith(`${said} `))
        : undefined
    return one ? [{ ...own, by: [spanOf(tokens, one.from, one.to)] }] : []
  })
}

/** All that stands before, once more: "2 min hard 1 rec, 3 hard 90s rec, then all of it again", "…, repeat". */
function sayAllAgain(tokens: readonly Token[], text: string, items: readonly Item[]): Edit[] {
  const match = ALL_AGAIN.exec(text)
  if (!match) return []
  const before = items.filter(({ from }) => (tokens[from]?.from ?? 0) < match.index)
  const row = before.slice(before.findLastIndex((item) => isEnd(tokens, item) || item.lengths.length === 0) + 1)
  const start = row[0]?.lengths[0]?.at
  if (start === undefined || row.flatMap(({ lengths }) => lengths).length < 2) return []
  // "5x1k, repeat"
  const sign = textAt(tokens, start - 1)
  // "10x(1 min hard, 1 min easy), 6 min easy, again"
  const isInBrackets = sign === '(' && isSign(textAt(tokens, start - 2))
  const opened = isInBrackets ? start - 3 : isSign(sign) ? start - 2 : start
  const place = tokens[opened]?.from ?? 0
  const own = { from: match.index, to: match.index + match[0].length }
  const said = { from: own.from + (/^[,.;:\s]*/.exec(match[0])?.[0].length ?? 0), to: own.to }
  return [
    { from: place, to: place, by: [{ words: '2x(', for: said, check: AGAIN }] },
    { ...own, by: [')'] },
  ]
}

const ALL_AGAIN =
  /(?:[,.;]| and| then)* (?:(?:and|then) )*(?:(?:do )?(?:all of (?:it|that|this)|it all|all that|all this|everything|the lot|the whole (?:thing|lot|set)|do it(?: all)?) again|repeat(?: (?:all|it|it all|that|this|the lot|everything|once|all of it|the whole (?:thing|set)))?|(?<=(?:[,.;]| and| then) )(?:and )?again)(?: once(?: more)?)?(?= ?(?:$|[,.;(\n]|then\b|run\b|bike\b|ride\b|swim\b))/i
const AGAIN = 'All that was said before is done twice: check where it begins.'

/** What was done last, back to an easy part, an end or a hard break. */
function lastRow(tokens: readonly Token[], items: readonly Item[]): Item[] {
  const row: Item[] = []
  for (let at = items.findLastIndex((one) => isWork(tokens, one)); at >= 0; at -= 1) {
    const item = items[at]
    if (!item || !isWork(tokens, item) || isHeadedEnd(tokens, items, at)) break
    row.unshift(item)
    if (item.break === 'hard') break
  }
  return row
}

/** The rest that a set has for itself, before what lies between it and its repetition; else the set. */
function restBehind(tokens: readonly Token[], items: readonly Item[], set: Item | undefined): Item | undefined {
  if (!set || !/\d x\b/.test(wordsOf(tokens, set.from, set.to))) return set
  const [rest, next] = items.slice(items.indexOf(set) + 1)
  return rest && next && /\b(?:rest|recovery|rec|jog)\b/.test(wordsOf(tokens, rest.from, rest.to)) ? rest : set
}

/** Whether an item is neither easy nor an end. */
function isWork(tokens: readonly Token[], item: Item): boolean {
  if (item.lengths.length === 0 || isEnd(tokens, item)) return false
  const words = wordsOf(tokens, item.from, item.to)
  return /\d x\b/.test(words) || !/\b(?:easy|ez|rest|jog|recovery|rec|spin|walk|off)\b/.test(words)
}
