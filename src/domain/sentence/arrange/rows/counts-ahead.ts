import { sports } from '../../../sports/registry.ts'
import { readCount } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import { efforts, type Item, isDistance, isEnd, isSign, isTime, itemsOfAll, spanOf, wordsOf } from '../items.ts'
import { isSwim } from '../swims/is-swim.ts'

/**
 * A count before a row, with brackets around it: "repeat 4 times 30 s sprint, 2 min steady, then …", "3 rounds of 2x25 kick,
 * 2x50, 4x25", "three sets of 400, 400, 800". The row ends before "then", a full stop or what is of another kind.
 */
export function openRow(tokens: readonly Token[], text: string): Edit[] {
  const items = itemsOfAll(tokens)
  for (const [at, item] of items.entries()) {
    for (let start = item.from; start < item.to; start += 1) {
      const count = countAt(tokens, start)
      // A colon ends the item of the count.
      const end = count && endOfRow(tokens, items, count.next > item.to ? at + 1 : at, count)
      if (!count || end === undefined) continue
      const [own, row] = [spanOf(tokens, start, count.next), spanOf(tokens, count.next, end)]
      const check = isLooseRow(tokens, count, end, text) ? ALL_OF_THEM : undefined
      return [
        {
          from: own.from,
          to: row.from,
          by: [{ words: String(count.times), for: own, ...(check ? { check } : {}) }, 'x('],
        },
        { from: row.to, to: row.to, by: [')'] },
      ]
    }
  }
  return []
}

const ALL_OF_THEM = 'All sets behind it were read as repeated: put brackets around what is.'

/** Whether a row without brackets may end before its last set: "3 sets of 7x45 s off 45 s, 8x800", and any of a run or a ride. */
function isLooseRow(tokens: readonly Token[], { isRepeated, next }: Count, end: number, text: string): boolean {
  if (isRepeated || textAt(tokens, next) === '(') return false
  const words = wordsOf(tokens, next, end)
  return (isSwim(text) ? SAID_OF_SET : SEVERAL_SETS).test(words)
}

const SEVERAL_SETS = /\d [x*] \d.*\d [x*] \d/
const SAID_OF_SET =
  /\b(?:(?:with|w|w \/) \d|rest|ri|jog|spin|walk|rec|recovery|recoveries|off|easy|at|z|zone|tempo|threshold|hard|fast)\b.*\d [x*] \d/

/** `isRepeated`: any lengths follow; `isOne`: nothing but what stands in the same item. */
type Count = { next: number; times: number; isRepeated: boolean; isOne?: boolean; isMultiplied?: boolean }

function countAt(tokens: readonly Token[], at: number): Count | undefined {
  // "twice through: 200 pull, 4x50 kick"
  const through = throughOf(tokens, at)
  if (through) return through
  const isRepeated = textAt(tokens, at) === 'repeat'
  const times = readCount(tokens, isRepeated ? at + 1 : at)
  const word = times && textAt(tokens, times.next)
  if (!times || times.value < 2 || times.value > MAX_TIMES) return undefined
  if (isRepeated) return word === 'times' ? { next: times.next + 1, times: times.value, isRepeated } : undefined
  // "3x: 5 min z3, 3 min z4", "3 times: 1 mile, 800"
  const isSets = word === 'rounds' || word === 'sets' || word === 'series' || word === 'blocks'
  const headed = skip(tokens, times.next + 1, headWords, { most: 3 })
  if ((isSign(word ?? '') || word === 'times' || isSets) && textAt(tokens, headed) === ':')
    return { next: headed + 1, times: times.value, isRepeated: true }
  if (!isSets)
    return isSign(word ?? '')
      ? { next: times.next + 1, times: times.value, isRepeated, isOne: true, isMultiplied: true }
      : undefined
  const next = textAt(tokens, times.next + 1) === 'of' ? times.next + 2 : times.next + 1
  return { next, times: times.value, isRepeated, isOne: next === times.next + 1 }
}

const MAX_TIMES = 30
// "4 sets of this: 30 s hard, 3 min easy"
const headWords = new Set(['of', 'this', 'these', 'the', 'following'])

function throughOf(tokens: readonly Token[], at: number): Count | undefined {
  const isTwice = textAt(tokens, at) === 'twice'
  const times = isTwice ? { value: 2, next: at + 1 } : readCount(tokens, at)
  const word = times && skip(tokens, times.next, timesWords)
  const isThrough = word !== undefined && throughWords.has(textAt(tokens, word)) && textAt(tokens, word + 1) === ':'
  return times && isThrough ? { next: word + 2, times: times.value, isRepeated: true } : undefined
}

const timesWords = new Set(['times', 'x', 'rounds', 'sets'])
const throughWords = new Set(['through', 'thru', 'round', 'around'])

/** The index behind a row of at least two parts of one kind: sets, distances, or behind "repeat" any lengths. */
function endOfRow(
  tokens: readonly Token[],
  items: readonly Item[],
  at: number,
  { next, isRepeated, isOne, isMultiplied }: Count,
): number | undefined {
  const first = items[at]?.lengths.find((length) => length.at >= next)
  const isSet = isSign(textAt(tokens, next + 1))
  // The row begins directly behind the count.
  if (!first || first.at > next + (isSet ? 2 : 0)) return undefined
  // "5 sets of 1 min fast 30 s slow 30 s fast 1 min slow"
  const own = items[at]?.lengths.filter((length) => length.at >= next) ?? []
  const isAimed =
    own.length >= MIN_IN_ONE && own.every((one) => isTime(one.amount) && efforts.has(textAt(tokens, one.next)))
  if (isAimed && !isSet && textAt(tokens, next) !== '(' && !(isMultiplied && own.length < MIN_MULTIPLIED))
    return endOfEffort(tokens, own.at(-1)?.next ?? next)
  if (isOne) return undefined
  const kindOf = (item: Item) => {
    const [length, ...more] = item.lengths.filter((one) => one.at >= next)
    if (!length || (more.length > 0 && !isRepeated && !isSet)) return undefined
    if (isEnd(tokens, item)) return undefined
    // "3 rounds: 4 min hard, 2 min easy, 10 min run": the last one is the whole.
    if (isRepeated)
      return sportWords.has(textAt(tokens, length.next)) &&
        !walks.has(textAt(tokens, length.next)) &&
        isTime(length.amount)
        ? undefined
        : 'any'
    if (isSign(textAt(tokens, length.at - 1))) return 'set'
    if (isDistance(length.amount)) return 'distance'
    // "3 sets of 5 min z3, 3 min z4, 1 min z5"
    const aim = textAt(tokens, length.next)
    return isTime(length.amount) && hardAims.has(aim) ? 'time' : undefined
  }
  const row: Item[] = []
  for (const item of items.slice(at)) {
    const isFirst = row.length === 0
    const kind = kindOf(item)
    // "2 sets of 9x400 with 2 min between sets, 2x1k": what is between the sets ends them.
    if (!isRepeated && !isFirst && BETWEEN_SETS.test(wordsOf(tokens, next, item.from))) break
    if (!isFirst && (item.break === 'hard' || kind === undefined || kind !== kindOf(row[0] ?? item))) {
      // "6 min @ 95 %, 2 min @ 105 %, 4 min easy"
      if (row.length > 1 && item.break === 'soft' && isEasyTime(tokens, item) && kindOf(row[0] ?? item) === 'time')
        row.push(item)
      break
    }
    row.push(item)
  }
  const last = row.at(-1)
  const lengths = row.flatMap((item) => item.lengths.filter((one) => one.at >= next))
  if (!last || lengths.length < 2 || (!isRepeated && row.length < 2)) return undefined
  // "400, 800 with 2 min rest": the rest is of the row.
  const length = lengths.at(-1)
  const joint = tokens.findIndex(
    (token, index) => index >= (length?.next ?? 0) && index < last.to && token.text === 'with',
  )
  return joint > 0 ? joint : last.to
}

const BETWEEN_SETS = /\b(?:between|btw|btwn) (?:the )?(?:sets|rounds|series|blocks)\b/

function isEasyTime(tokens: readonly Token[], { to, lengths: [time, ...more] }: Item): boolean {
  if (!time || more.length > 0 || !isTime(time.amount) || textAt(tokens, time.next) !== 'easy') return false
  return tokens.slice(time.next, to).every(({ kind }) => kind === 'word')
}

/** The index behind the words of how hard a length is. */
function endOfEffort(tokens: readonly Token[], from: number): number {
  return efforts.has(textAt(tokens, from)) ? from + 1 : from
}

// Two are a bout and its rest.
const sportWords = new Set(sports.flatMap(({ textNames }) => textNames))
const walks = new Set(['walk', 'jog', 'swim'])
const MIN_IN_ONE = 3
const MIN_MULTIPLIED = 4
const hardAims = new Set(['@', 'at', 'hard', 'fast', 'tempo', 'threshold', 'steady', 'strong', 'z', 'zone'])
