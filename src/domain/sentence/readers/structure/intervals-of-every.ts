import type { MentionOf } from '../../mention.ts'
import { type Amount, toAmount } from '../../tokens/amounts.ts'
import { readNumber } from '../../tokens/numbers.ts'
import { indexList, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'

/** How far apart efforts are. `isOnce`: one in each hour, also in the last. */
export type Interval = { interval: Amount; isOnce?: boolean }

/** Words of which each interval has one. */
export const intervalWords: ReadonlySet<string> = new Set(['every', 'each', 'hour', 'hourly', 'of', 'once'])

/** "every 10 min", "every half hour", "at the top of every hour", "once an hour", "on the hour". */
export function readInterval(tokens: readonly Token[], at: number): Match<Interval> | undefined {
  const start = skip(tokens, at, atWord)
  const hourly = matchPhrase(tokens, start, onTheHour)
  if (hourly) return { value: { interval: HOUR, isOnce: true }, next: hourly.next }
  const once = matchPhrase(tokens, start, onces)
  const from = once?.next ?? start
  const every = everyWords.has(textAt(tokens, from)) || once !== undefined
  const figure = once && !everyWords.has(textAt(tokens, from)) ? from : from + 1
  if (!every) return undefined
  // "every hour 10 min tempo" is no hour and ten minutes.
  const unit = unitWords[textAt(tokens, figure)]
  if (unit && units.has(unit) && textAt(tokens, figure).length > 1)
    return { value: { interval: toAmount(1, unit), isOnce: unit === 'hours' }, next: figure + 1 }
  // "each 10 min" is said of bouts.
  if (textAt(tokens, from) === 'each' || !(readNumber(tokens, figure) ?? parts.has(textAt(tokens, figure))))
    return undefined
  const interval = readAmount(tokens, figure)
  return interval && interval.value.kind !== 'bare'
    ? { value: { interval: interval.value }, next: interval.next }
    : undefined
}

type Limits = Pick<MentionOf<'every'>, 'start' | 'easyEnd'>

/** Where the efforts begin and end: "starting at 30 min", "not in the last 20", "until the last 10 min". */
export function readLimits(tokens: readonly Token[], at: number): Match<Limits> {
  let value: Limits = {}
  let next = at
  for (;;) {
    const open = skip(tokens, next, separators, { most: 2 })
    const start = matchPhrase(tokens, open, starts)
    const end = matchPhrase(tokens, open, ends)
    const found = start ?? end
    const amount = found && readAmount(tokens, found.next)
    if (!amount) return { value, next }
    value = start ? { ...value, start: inMinutes(amount.value) } : { ...value, easyEnd: inMinutes(amount.value) }
    next = skip(tokens, amount.next, tails, { most: 2 })
  }
}

function inMinutes(amount: Amount): Amount {
  return amount.kind === 'bare' ? { kind: 'time', seconds: amount.value * 60 } : amount
}

const HOUR: Amount = { kind: 'time', seconds: 3600 }
const atWord = new Set(['at', 'in'])
const everyWords = new Set(['every', 'each'])
const units = new Set(['hours', 'miles', 'kilometers'])
const parts = new Set(['half', 'quarter', 'a', 'an', 'couple'])
const onTheHour = indexList('on the hour,hourly')
const onces = indexList(
  'the top of,top of,the start of,the end of,start of,end of,once per,once an,once a,once every,once each,once',
)
const separators = new Set([',', 'but', 'and'])
const starts = indexList(
  'starting at,starting after,starting from,starting,start at,start after,startin at,startin after,beginning at,beginning after,from,after',
)
const ends = indexList(
  'not last,not the last,not in last,not in the last,none in the last,none in last,no in the last,except the last,except last,until the last,until last,but not the last,but not in the last,not for the last',
)
const tails = new Set(['tho', 'though', 'in', 'on', 'onwards', 'mark', 'min'])
