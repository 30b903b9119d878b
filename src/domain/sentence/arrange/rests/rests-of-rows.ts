import { sports } from '../../../sports/registry.ts'
import { closingOf } from '../../readers/structure/brackets.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { type Item, isDistance, isEnd, isSign, isTime, itemsOf, itemsOfAll, spanOf, wordsOf } from '../items.ts'

/**
 * The rests of a row, with a word for them and a row in brackets: a bare time between two distances, "1k, 30s, 500", and one
 * behind all of them, "400 @ 85 %, 300 @ 87 %, 200 @ 90 %. 30 s RI", which is that of each. A bare time behind hard ones in
 * brackets is their rest.
 */
export function nameRestsOfRows(tokens: readonly Token[]): Edit[] {
  return rowsIn(tokens).flatMap((row) => [
    ...(restsBetween(tokens, row) ?? shareLast(tokens, row)),
    ...(row.isOpened ? [...row.items.flatMap(restBehind), ...easeLast(tokens, row)] : []),
  ])

  /** "(800 @ 5k 90s, 400 @ mile 60s)": the time that ends an item of a distance. */
  function restBehind(item: Item): Edit[] {
    const [distance, time, ...more] = item.lengths
    const isRow = distance && time && more.length === 0 && time.next === item.to
    return isRow &&
      isDistance(distance.amount) &&
      isTime(time.amount) &&
      time.at > distance.next &&
      !isSign(textAt(tokens, distance.at - 1))
      ? [insertAt(endOf(tokens, item), ' rest')]
      : []
  }
}

type Row = { items: Item[]; isOpened: boolean }

/** The items at the top, up to each hard break, and those of each pair of brackets. */
function rowsIn(tokens: readonly Token[]): Row[] {
  const rows: Row[] = []
  for (const item of itemsOfAll(tokens)) {
    // A full stop before the rest of a row: "100 max. 30s RI".
    const last = rows.at(-1)
    const isTail = item.break === 'hard' && isRest(tokens, item) && textAt(tokens, item.from - 1) === '.'
    if (last && (item.break === 'soft' || isTail)) last.items.push(item)
    else rows.push({ items: [item], isOpened: false })
  }
  tokens.forEach(({ text }, at) => {
    const closed = text === '(' ? closingOf(tokens, at + 1) : undefined
    if (closed !== undefined) rows.push({ items: itemsOf(tokens, at + 1, closed), isOpened: true })
  })
  return rows
}

function restsBetween(tokens: readonly Token[], { items, isOpened }: Row): Edit[] | undefined {
  const isRung = (item: Item | undefined) =>
    isFar(item) && item !== undefined && !isSetOf(tokens, item) && !isEnd(tokens, item) && !isJog(tokens, item)
  const [first, last] = [items.find(isRung), items.findLast(isRung)]
  if (!first || !last || first === last) return undefined
  const inner = items.slice(items.indexOf(first), items.indexOf(last) + 1)
  const isPause = (item: Item) => isBareTime(tokens, item) || isRest(tokens, item) || isJog(tokens, item)
  // Nothing but distances and, between two of them, times.
  const isRow = inner.every(
    (item, at) => isRung(item) || (isPause(item) && isRung(inner[at - 1]) && isRung(inner[at + 1])),
  )
  const pauses = inner.filter((item) => !isRung(item))
  if (!isRow || pauses.length === 0) return undefined
  const isNamed = pauses.every((item) => isRest(tokens, item) || isJog(tokens, item))
  // Between stretches that say how hard they are a time is easy anyway.
  if (!isOpened && !isNamed && inner.every((item) => !isRung(item) || isAimed(tokens, item))) return undefined
  const behind = items[items.indexOf(last) + 1]
  const tail = behind?.break === 'soft' && isBareTime(tokens, behind) ? behind : undefined
  const edits = [...pauses, ...(tail ? [tail] : [])]
    .filter((item) => isBareTime(tokens, item))
    .map((item) => insertAt(endOf(tokens, item), ' rest'))
  return isOpened
    ? edits
    : [insertAt(startOf(tokens, first), '1x('), ...edits, insertAt(endOf(tokens, tail ?? last), ')')]
}

/** The rest behind a row of aimed distances, or of sets if it is that of "all", behind each of them. */
function shareLast(tokens: readonly Token[], { items, isOpened }: Row): Edit[] {
  // "5 easy between, bike"
  const end = items.findLastIndex(({ lengths }) => lengths.length > 0)
  const rest = items[end]
  if (!rest || !(isRest(tokens, rest) || (isBareTime(tokens, rest) && items.length > 2 && !isOpened))) return []
  const isOfAll = /\b(?:all|each|every|between)\b/.test(wordsOf(tokens, rest.from, rest.to))
  if (isOpened && !isOfAll) return []
  // "20 min tempo, 5 min hard, 10 min jog", "20 min z3, 10 min z4, 30 min easy": it is the end.
  if (!isOfAll && isLongJog(tokens, rest)) return []
  const takes = (item: Item) =>
    !isEnd(tokens, item) &&
    (isSetOf(tokens, item)
      ? isOfAll
      : (isFar(item) && (isOfAll || (isAimed(tokens, item) && !EASY.test(wordsOf(tokens, item.from, item.to))))) ||
        isHardTime(tokens, item))
  const before = items.slice(0, end)
  const row = before.slice(before.findLastIndex((item) => !takes(item)) + 1)
  const [first, last] = [row[0], row.at(-1)]
  const sets = row.filter((item) => isSetOf(tokens, item)).length
  if (!first || !last || row.length < 2 || row.some((item) => hasRest(tokens, item))) return []
  // Rungs without a target are a list with its own rest.
  if (sets === 0 && !isOpened && !row.some((item) => isAimed(tokens, item))) return []
  if (sets > 0 && sets < row.length) return []
  const [time] = rest.lengths
  // "30 s RI swim": the sport stays where it is.
  const to = tokens.findLastIndex(({ text }, at) => at < rest.to && !sportWords.has(text)) + 1
  const whole = spanOf(tokens, rest.from, to)
  const isWord = isRest(tokens, rest) && !isOfAll
  const moved = ['jog', 'walk', 'float', 'easy', 'ez', 'spin'].find((word) =>
    wordsOf(tokens, rest.from, rest.to).includes(word),
  )
  const pause: Piece[] = isWord || !time ? [whole] : [spanOf(tokens, time.at, time.next), ` ${moved ?? 'rest'}`]
  const joint = sets > 0 ? ' ' : ', '
  return [
    ...(sets > 0 || isOpened ? [] : [insertAt(startOf(tokens, first), '1x(')]),
    ...row.slice(0, -1).map((item) => insertAt(endOf(tokens, item), joint, ...pause)),
    // Behind the last one it is between the sets.
    {
      from: endOf(tokens, last),
      to: whole.to,
      by: [...(sets > 0 || isOpened ? [joint, ...pause] : []), ...(sets > 0 || isOpened ? [] : [')'])],
    },
  ]
}

/** Whether an item is a jog, or easy, and as long as a cool-down. */
function isLongJog(tokens: readonly Token[], { from, to, lengths: [time] }: Item): boolean {
  const amount = time?.amount
  const isLong = amount?.kind === 'time' && amount.seconds >= LEAST_END_SECONDS
  return isLong && /\b(?:jog|walk|run|spin|easy|ez)\b/.test(wordsOf(tokens, from, to))
}

const EASY = /\b(?:easy|ez|steady|z[12]|zone [12]|z [12])\b/
// Our choice.
const LEAST_END_SECONDS = 8 * 60

/** "3x(5 min tempo, 2 min)": the bare time that ends a row of hard ones in brackets. */
function easeLast(tokens: readonly Token[], { items }: Row): Edit[] {
  const last = items.at(-1)
  const isHard = (item: Item) =>
    isHardTime(tokens, item) || (isTimeAlone(item) && BY_LETTERS.test(wordsOf(tokens, item.from, item.to)))
  const areHard = items.length > 1 && items.slice(0, -1).every((item) => isHard(item) && !hasRest(tokens, item))
  return last && areHard && isBareTime(tokens, last) ? [insertAt(endOf(tokens, last), ' recovery')] : []
}

const BY_LETTERS = /\b(?:t|i|vo2\w*|sst|lt\d?|mp|hmp)\b/

function isTimeAlone({ lengths: [time, ...more] }: Item): boolean {
  return time !== undefined && more.length === 0 && isTime(time.amount)
}

function insertAt(place: number, ...by: Piece[]): Edit {
  return { from: place, to: place, by }
}

/** Where the length of an item begins. */
function startOf(tokens: readonly Token[], { from, lengths: [length] }: Item): number {
  return tokens[length?.at ?? from]?.from ?? 0
}

function endOf(tokens: readonly Token[], { to }: Item): number {
  return tokens[to - 1]?.to ?? 0
}

function isFar(item: Item | undefined): boolean {
  return item !== undefined && item.lengths.length === 1 && item.lengths.some(({ amount }) => isDistance(amount))
}

/** A set of a distance: "4x100 @ css". */
function isSetOf(tokens: readonly Token[], item: Item): boolean {
  const isCounted = (sign: string) => isSign(sign) || sign === 'times' || sign === 'of'
  return item.lengths.length === 1 && item.lengths.some(({ at }) => isCounted(textAt(tokens, at - 1)))
}

/** A time and nothing else. */
function isBareTime(tokens: readonly Token[], { from, to, lengths }: Item): boolean {
  const [time] = lengths
  return time !== undefined && time.at === from && time.next === to && isTime(time.amount) && tokens[from] !== undefined
}

/** A distance that is jogged, and nothing else: "400 jog". */
function isJog(tokens: readonly Token[], { from, to, lengths: [length, ...more] }: Item): boolean {
  if (!length || more.length > 0 || length.at > from || !isDistance(length.amount)) return false
  return /^(?:jog|walk|float)(?: rec\w*)?$/.test(wordsOf(tokens, length.next, to))
}

/** A time that says to be a rest, before or behind it. */
function isRest(tokens: readonly Token[], { from, to, lengths }: Item): boolean {
  const [time] = lengths
  if (!time || lengths.length > 1) return false
  const others = tokens.slice(from, to).filter((_, at) => from + at < time.at || from + at >= time.next)
  // "200 jog between all", "5 easy between"
  const isOfAll = others.some(({ text }) => ofAll.has(text))
  const isBare = time.amount.kind === 'bare' || isDistance(time.amount)
  if (!isTime(time.amount) && !(isOfAll && isBare)) return false
  return (
    others.some(({ text }) => restWords.has(text)) &&
    others.every(({ text }) => restWords.has(text) || sportWords.has(text))
  )
}

const ofAll = new Set(['all', 'each', 'between'])
const sportWords = new Set(['track', 'pool', ...sports.flatMap(({ textNames }) => textNames)])
const restWords = new Set(
  'rest rests ri r rec recovery recoveries recover jog jogs float walk off between all each every with easy ez spin standing of in them em'.split(
    ' ',
  ),
)

function isAimed(tokens: readonly Token[], item: Item): boolean {
  return /@| at |%|\b(?:max|pace|easy|hard|fast|tempo|threshold|all out|z\d?)\b/.test(
    ` ${wordsOf(tokens, item.from, item.to)} `,
  )
}

/** A time that says how hard it is, and is not easy: "3 min @ FTP". */
function isHardTime(tokens: readonly Token[], item: Item): boolean {
  const [time, ...more] = item.lengths
  const words = ` ${wordsOf(tokens, item.from, item.to)} `
  return (
    time !== undefined &&
    more.length === 0 &&
    isTime(time.amount) &&
    /@| at |%| (?:z ?[3-7]|zone|ftp|hard|fast|tempo|threshold|sweet ?spot|sst|vo 2|max) /.test(words) &&
    !/ (?:easy|ez|z1|z2|jog|walk|spin|last|first) |\d ?\w* (?:run|ride) /.test(words)
  )
}

function hasRest(tokens: readonly Token[], item: Item): boolean {
  return /\b(?:rest|ri|rec|recovery|jog|off|float|on)\b/.test(wordsOf(tokens, item.from, item.to))
}
