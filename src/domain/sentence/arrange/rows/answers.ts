import { readCount } from '../../tokens/numbers.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import type { Edit, Piece } from '../arranged.ts'
import { type Item, isSign, itemsOfAll, spanOf, wordsOf } from '../items.ts'

/**
 * A set that is told answer by answer, as one: "mile repeats. 5 of them. 7:00. 400 jog". The first phrase names the bout, the
 * second counts it, a time behind is that of each.
 */
export function joinAnswers(tokens: readonly Token[]): Edit[] {
  const items = itemsOfAll(tokens)
  for (const [at, item] of items.entries()) {
    const counted = items[at + 1]
    const set = counted && (setOf(tokens, item, counted) ?? hillsOf(tokens, item, counted))
    if (!set) {
      const timed = timeOfSet(tokens, items, at)
      if (timed) return timed
      continue
    }
    // What has no figure, "on the track", stays where it is.
    const [answer, next] = items
      .slice(at + 2)
      .filter((one) => tokens.slice(one.from, one.to).some(({ text }) => /\d/.test(text)))
    const time = answer && timeOf(tokens, answer)
    const rest = time ? next : answer
    const place = { from: spanOf(tokens, item.from, item.to).from, to: spanOf(tokens, counted.from, counted.to).to }
    const own = answer && spanOf(tokens, answer.from, answer.to)
    return [
      { ...place, by: [...set, ...(time ? [' in ', ...time] : [])] },
      ...(time && own ? [{ ...own, by: [] }] : []),
      ...(rest ? secondsOf(tokens, rest) : []),
    ]
  }
  return []
}

/** "6x800, 3:00, 400 jog": before a rest the time is that of each. */
function timeOfSet(tokens: readonly Token[], items: readonly Item[], at: number): Edit[] | undefined {
  const [set, answer, rest] = items.slice(at, at + 3)
  if (!set || !answer || !rest) return undefined
  const isClock = answer.to - answer.from === 1 && tokens[answer.from]?.kind === 'clock'
  if (!isClock || !/^\d{1,2}:\d\d$/.test(textAt(tokens, answer.from))) return undefined
  const length = readAmount(tokens, set.from)
  const words = wordsOf(tokens, set.from, set.to)
  const isPlain = /^\d+ x \d+ ?\w*$/.test(words) || /^\w+ (?:repeats|reps) x \d+$/.test(words)
  const isRest = /\b(?:jog|rest|walk|recovery|rec)\b/.test(wordsOf(tokens, rest.from, rest.to))
  if (!length || !isPlain || !isRest) return undefined
  const place = { from: spanOf(tokens, set.from, set.to).to, to: spanOf(tokens, answer.from, answer.to).from }
  const repeated = set.to - 2
  // "800 repeats x 6"
  const counted = isSign(textAt(tokens, repeated)) && repeated > set.from + 1
  return [
    ...(counted
      ? [
          {
            ...spanOf(tokens, set.from, set.to),
            by: [spanOf(tokens, set.to - 1, set.to), 'x', spanOf(tokens, set.from, length.next)],
          },
        ]
      : []),
    { ...place, by: [' in '] },
  ]
}

/** "mile repeats. 5 of them" */
function setOf(tokens: readonly Token[], item: Item, counted: Item): Piece[] | undefined {
  const bout = boutOf(tokens, item)
  const count = bout && countOf(tokens, counted)
  return count && [{ words: String(count.times), for: count.place }, 'x', ...bout]
}

/** "hill reps. eight of 45 secs" */
function hillsOf(tokens: readonly Token[], { from, to }: Item, counted: Item): Piece[] | undefined {
  const isHill = hills.has(textAt(tokens, from))
  const isNamed = isHill && /^(?:hills?|hill (?:reps?|repeats?|sprints?))$/.test(wordsOf(tokens, from, to))
  const times = isNamed ? readCount(tokens, counted.from) : undefined
  const length = times && readAmount(tokens, times.next + 1)
  if (!times || !length || length.next < counted.to || !['of', 'x'].includes(textAt(tokens, times.next)))
    return undefined
  const [count, own] = [spanOf(tokens, counted.from, times.next), spanOf(tokens, times.next + 1, counted.to)]
  return [{ words: String(times.value), for: count }, 'x', own, ' ', spanOf(tokens, from, to)]
}

/** "mile repeats", "800s", "400 reps": a length that is repeated, without a count. */
function boutOf(tokens: readonly Token[], { from, to }: Item): Piece[] | undefined {
  const last = to - 1
  const isRepeated = repeats.has(textAt(tokens, last))
  const unit = unitWords[textAt(tokens, from)]
  if (isRepeated && last === from + 1 && (unit === 'miles' || unit === 'kilometers'))
    return ['1 ', spanOf(tokens, from, last)]
  const amount = readAmount(tokens, from)
  const isPlural = amount?.value.kind === 's' && amount.value.value >= MIN_METRES
  if (!amount || !(isPlural || isRepeated) || (amount.next !== (isRepeated ? last : to) && amount.next !== to + 1))
    return undefined
  return [spanOf(tokens, from, from + 1), ...(isPlural ? [] : [spanOf(tokens, from + 1, amount.next)])]
}

const hills = new Set(['hill', 'hills'])
const repeats = new Set(['reps', 'repeats', 'repetitions'])
const MIN_METRES = 100

/** "5 of them", "six", "x 5", "ok 5": nothing else. */
function countOf(
  tokens: readonly Token[],
  { from, to }: Item,
): { times: number; place: { from: number; to: number } } | undefined {
  let at = from
  while (at < to && lead.has(textAt(tokens, at))) at += 1
  const times = readCount(tokens, at)
  if (!times || times.value < 2 || times.value > MAX_TIMES) return undefined
  const rest = tokens
    .slice(times.next, to)
    .map(({ text }) => text)
    .join(' ')
  return /^(?:(?:x|times|reps|of (?:them|those|these|em))( please)?)?$/.test(rest)
    ? { times: times.value, place: spanOf(tokens, at, times.next) }
    : undefined
}

const lead = new Set(['ok', 'x', 'do', 'just', 'maybe', 'say', 'so'])
const MAX_TIMES = 40

/** "7:00", "2.50", "7 flat", "78 secs": the time of each. */
function timeOf(tokens: readonly Token[], item: Item): Piece[] | undefined {
  const [first, second] = [textAt(tokens, item.from), textAt(tokens, item.from + 1)]
  const own = spanOf(tokens, item.from, item.to)
  const count = item.to - item.from
  if (count === 1 && /^\d{1,2}:\d\d$/.test(first)) return [own]
  if (count === 1 && /^\d\.[0-5]\d$/.test(first)) return [{ words: first.replace('.', ':'), for: own }]
  if (count === 2 && second === 'flat' && /^\d{1,2}$/.test(first)) return [{ words: `${first}:00`, for: own }]
  return count === 2 && /^sec(?:ond)?s?$/.test(second) ? [own] : undefined
}

/** "90 jog": seconds, as nobody jogs 90 m. */
function secondsOf(tokens: readonly Token[], { from, to }: Item): Edit[] {
  const figure = Number(textAt(tokens, from))
  const isTime = figure > 0 && figure <= MAX_SECONDS && figure !== 100 && to - from === 2
  const { to: end } = spanOf(tokens, from, from + 1)
  return isTime && ['jog', 'rest', 'walk', 'rec', 'recovery'].includes(textAt(tokens, from + 1))
    ? [{ from: end, to: end, by: ['s'] }]
    : []
}

const MAX_SECONDS = 150
