import { readCount } from '../tokens/numbers.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'
import { type Item, isDistance, isSign, itemsOf, spanOf } from './items.ts'

/**
 * A count before a row, with brackets around it: "repeat 4 times 30 s sprint, 2 min steady, then …", "3 rounds of 2x25 kick,
 * 2x50, 4x25", "three sets of 400, 400, 800". The row ends before "then", a full stop or what is of another kind.
 */
export function openRow(tokens: readonly Token[]): Edit[] {
  const items = itemsOf(tokens)
  for (const [at, item] of items.entries()) {
    for (let start = item.from; start < item.to; start += 1) {
      const count = countAt(tokens, start)
      const end = count && endOfRow(tokens, items, at, count)
      if (!count || end === undefined) continue
      const [own, row] = [spanOf(tokens, start, count.next), spanOf(tokens, count.next, end)]
      return [
        { from: own.from, to: row.from, by: [{ words: String(count.times), for: own }, 'x('] },
        { from: row.to, to: row.to, by: [')'] },
      ]
    }
  }
  return []
}

type Count = { next: number; times: number; isRepeated: boolean }

function countAt(tokens: readonly Token[], at: number): Count | undefined {
  const isRepeated = textAt(tokens, at) === 'repeat'
  const times = readCount(tokens, isRepeated ? at + 1 : at)
  const word = times && textAt(tokens, times.next)
  if (!times || times.value < 2 || times.value > MAX_TIMES) return undefined
  if (isRepeated) return word === 'times' ? { next: times.next + 1, times: times.value, isRepeated } : undefined
  const isSets = (word === 'rounds' || word === 'sets') && textAt(tokens, times.next + 1) === 'of'
  return isSets ? { next: times.next + 2, times: times.value, isRepeated } : undefined
}

const MAX_TIMES = 30

/** The index behind a row of at least two parts of one kind: sets, distances, or behind "repeat" any lengths. */
function endOfRow(
  tokens: readonly Token[],
  items: readonly Item[],
  at: number,
  { next, isRepeated }: Count,
): number | undefined {
  const first = items[at]?.lengths.find((length) => length.at >= next)
  const isSet = isSign(textAt(tokens, next + 1))
  // The row begins directly behind the count.
  if (!first || first.at > next + (isSet ? 2 : 0)) return undefined
  const kindOf = (item: Item) => {
    const [length, ...more] = item.lengths.filter((one) => one.at >= next)
    if (!length || (more.length > 0 && !isRepeated && !isSet)) return undefined
    if (isRepeated) return 'any'
    if (isSign(textAt(tokens, length.at - 1))) return 'set'
    return isDistance(length.amount) ? 'distance' : undefined
  }
  const row: Item[] = []
  for (const item of items.slice(at)) {
    if (
      row.length > 0 &&
      (item.break === 'hard' || kindOf(item) === undefined || kindOf(item) !== kindOf(row[0] ?? item))
    )
      break
    row.push(item)
  }
  const last = row.at(-1)
  const lengths = row.flatMap((item) => item.lengths.filter((one) => one.at >= next))
  if (!last || lengths.length < 2 || (!isRepeated && row.length < 2) || kindOf(row[0] ?? last) === undefined)
    return undefined
  // "400, 800 with 2 min rest": the rest is of the row.
  const length = lengths.at(-1)
  const joint = tokens.findIndex(
    (token, index) => index >= (length?.next ?? 0) && index < last.to && token.text === 'with',
  )
  return joint > 0 ? joint : last.to
}
