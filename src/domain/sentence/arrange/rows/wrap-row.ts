import { type Token, textAt } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { efforts, type Item, itemsOf, spanOf, wordsOf } from '../items.ts'

/** A count behind what it is of, the tokens it takes, where its item ends, and whether it says to be of all: "x 5 thru". */
export type Count = { from: number; to: number; times: number; end?: number; isThrough?: boolean }

/** A row in brackets with its count before them, and in it what is read only in one order. */
export function wrapRow(tokens: readonly Token[], row: { from: number; to: number }, count: Count): Edit[] {
  const [first, own] = [spanOf(tokens, row.from, row.to), spanOf(tokens, count.from, count.to)]
  const times: Piece = { words: String(count.times), for: own }
  const run = tokens.findIndex(({ text }, at) => at >= row.from && at < row.to && text === 'run')
  const isOpened = textAt(tokens, row.from) === '('
  // "200 swim 200 kick x 3 with fins on the kick": how it is done is of the row.
  const end = count.end ?? count.to
  const isManner = !isOpened && row.to === count.from && /\b(?:w|with)\b/.test(wordsOf(tokens, count.to, end))
  const tail = isManner ? tokens[end - 1]?.to : undefined
  const links = isOpened ? [] : linksIn(tokens, row.from, row.to)
  const items = isOpened ? itemsOf(tokens, row.from + 1, row.to - 1) : itemsOf(tokens, row.from, row.to)
  return [
    { from: first.from, to: first.from, by: [times, isOpened ? 'x' : 'x('] },
    ...links,
    ...items.slice(1).flatMap((item, at) => countOfOne(tokens, item, items[at])),
    ...items.flatMap((item) => [...effortBehind(tokens, item), ...moveBehind(tokens, item, items)]),
    ...(tail
      ? [
          { from: first.to, to: own.to, by: [] },
          { from: tail, to: tail, by: [')'] },
        ]
      : [
          {
            from: first.to,
            to: own.to,
            by: isOpened ? [] : [')', ...(run < 0 ? [] : [' ', spanOf(tokens, run, run + 1)])],
          },
        ]),
  ]
}

/** "2 min hard straight into 1 min easy": a comma between the parts. */
function linksIn(tokens: readonly Token[], from: number, to: number): Edit[] {
  const edits: Edit[] = []
  for (let at = from + 1; at < to; at += 1) {
    if (!rowLinks.has(textAt(tokens, at))) continue
    const start = at
    while (at + 1 < to && rowLinks.has(textAt(tokens, at + 1))) at += 1
    edits.push({ from: tokens[start - 1]?.to ?? 0, to: tokens[at]?.to ?? 0, by: [','] })
  }
  return edits
}

// Between the parts of a row.
const rowLinks = new Set(['.', ';', 'then', 'into', 'straight'])

/** "4x25 fast, 100 easy": the second one is a swim and no rest. */
function countOfOne(tokens: readonly Token[], { lengths: [length] }: Item, before: Item | undefined): Edit[] {
  const isBehindSet = before?.lengths.some(({ at }) => signs.has(textAt(tokens, at - 1)))
  if (
    !length ||
    !isBehindSet ||
    length.amount.kind !== 'bare' ||
    textAt(tokens, length.next) !== 'easy' ||
    signs.has(textAt(tokens, length.at - 1))
  )
    return []
  const { from } = spanOf(tokens, length.at, length.next)
  return [{ from, to: from, by: ['1x'] }]
}

/** "hard 2', easy 1'": each effort behind its length. */
function effortBehind(tokens: readonly Token[], { from, to, lengths: [length, ...more] }: Item): Edit[] {
  if (!length || more.length > 0 || length.at !== from + 1 || length.next !== to) return []
  if (!efforts.has(textAt(tokens, from)) || moves.has(textAt(tokens, from))) return []
  const [effort, own] = [spanOf(tokens, from, from + 1), spanOf(tokens, length.at, to)]
  return [{ from: effort.from, to: own.to, by: [own, ' ', effort] }]
}

/** "run 90 s walk 90 s run 3 min walk 3 min": more than one pair, each part with its move behind its length. */
function moveBehind(tokens: readonly Token[], { lengths, to }: Item, items: readonly Item[]): Edit[] {
  const all = items.flatMap((one) => one.lengths)
  if (all.length < 3 || !all.every(({ at }) => moves.has(textAt(tokens, at - 1)))) return []
  return lengths.map(({ at, next }) => {
    const [move, length] = [spanOf(tokens, at - 1, at), spanOf(tokens, at, next)]
    const words = textAt(tokens, at - 1) === 'walk' ? ' walk' : ' easy'
    return { from: move.from, to: length.to, by: [length, { words, for: move }, ...(next < to ? [','] : [])] }
  })
}

export const moves = new Set(['run', 'walk', 'jog'])
export const signs = new Set(['x', '*', 'times'])
