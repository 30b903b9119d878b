import { sumOf } from '../../../units/numbers.ts'
import type { Span } from '../../result.ts'
import { readCount } from '../../tokens/numbers.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { type Item, isTime, itemsOfAll, spanOf, wordsOf } from '../items.ts'

/**
 * A set whose repetitions are said in groups, as one set each: "10x400, 3 @ css+6, 3 @ css+5, 4 @ css+4, 20 s". The groups
 * make up the set; what the set says itself, and a rest behind all, is that of each.
 */
export function spreadGroups(tokens: readonly Token[]): Edit[] {
  const items = itemsOfAll(tokens)
  for (const [at, item] of items.entries()) {
    const set = setOf(tokens, item)
    const groups = set ? groupsBehind(tokens, items.slice(at + 1), set.times) : []
    if (set && groups.length > 1) return spread(tokens, item, set, groups, items[at + groups.length + 1])
  }
  return []
}

/** `counted`: where its count stands; `from`: the token behind it. */
type Group = { item: Item; count: number; counted: Span; from: number }

function setOf(
  tokens: readonly Token[],
  { lengths, from }: Item,
): { times: number; sign: number; at: number; next: number } | undefined {
  const [length] = lengths
  if (!length || lengths.length > 1) return undefined
  const sign = length.at - 1
  const times = ['x', '*'].includes(textAt(tokens, sign)) && sign > from ? Number(textAt(tokens, sign - 1)) : 0
  return times >= 3 ? { times, sign, at: length.at, next: length.next } : undefined
}

/** The items behind a set that count its repetitions, if they make them up. */
function groupsBehind(tokens: readonly Token[], behind: readonly Item[], times: number): Group[] {
  const groups: Group[] = []
  for (const item of behind) {
    const group = groupOf(tokens, item)
    if (!group) break
    groups.push(group)
    if (sumOf(groups, ({ count }) => count) >= times) break
  }
  return sumOf(groups, ({ count }) => count) === times ? groups : []
}

function groupOf(tokens: readonly Token[], item: Item): Group | undefined {
  const start = item.from + (nextWords.has(textAt(tokens, item.from)) ? 1 : 0)
  const count = readCount(tokens, start)
  if (!count || count.value > MAX_GROUP) return undefined
  const from = textAt(tokens, count.next) === 'of' ? count.next + 2 : count.next
  const isAimed = from < item.to && aims.has(textAt(tokens, from))
  return isAimed ? { item, count: count.value, counted: spanOf(tokens, start, count.next), from } : undefined
}

const MAX_GROUP = 30
const nextWords = new Set(['next', 'and', 'then', 'another'])
const aims = new Set(
  '@ at on in easy moderate mod steady hard fast smooth max aerobic tempo threshold swim kick pull drill free back breast fly choice ez strong best build descend sprint im stroke'.split(
    ' ',
  ),
)

function spread(
  tokens: readonly Token[],
  { from, to }: Item,
  set: { sign: number; at: number; next: number },
  groups: readonly Group[],
  behind: Item | undefined,
): Edit[] {
  const length = spanOf(tokens, set.at, set.next)
  const said = set.next < to ? [' ', spanOf(tokens, set.next, to)] : []
  const rest = behind && isRestOfAll(tokens, behind) ? behind : undefined
  const pause: Piece[] = rest
    ? [' ', spanOf(tokens, rest.from, rest.to), ...(rest.to - rest.from === wordsIn(rest) ? [' rest'] : [])]
    : []
  const end = spanOf(tokens, from, rest?.to ?? groups.at(-1)?.item.to ?? to).to
  const by = groups.flatMap(({ item, counted, count, from: aim }, at): Piece[] => [
    ...(at > 0 ? [', '] : []),
    { words: String(count), for: counted },
    'x',
    length,
    ' ',
    spanOf(tokens, aim, item.to),
    ...said,
    ...pause,
  ])
  return [{ from: tokens[set.sign - 1]?.from ?? 0, to: end, by }]
}

/** The tokens of the only length of an item. */
function wordsIn({ lengths: [length] }: Item): number {
  return length ? length.next - length.at : 0
}

function isRestOfAll(tokens: readonly Token[], item: Item): boolean {
  const [length] = item.lengths
  if (!length || item.lengths.length > 1) return false
  const words = wordsOf(tokens, item.from, item.to)
  const isBare = wordsIn(item) === item.to - item.from
  return isBare
    ? isTime(length.amount)
    : /\b(?:rest|ri|jog|rec|recovery|walk|float|r)\b/.test(words) && !/\bbetween sets\b/.test(words)
}
