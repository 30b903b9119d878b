import type { PaceUnit } from '../../../units/pace.ts'
import type { Reader } from '../../mention.ts'
import { aNumber, readNumber } from '../../tokens/numbers.ts'
import { indexPhrases, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { ofKind, startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { oncePerPlace } from '../once-per-place.ts'

/** `4:10/km`, `4:00-4:10/km`, "8 minute miles", "1:45 per 100", "4:10 pace", "threshold 4:10", "css 1:45". */
export const readPace: Reader = startingWith(
  () => [aNumber, ofKind('clock'), labels.keys()],
  oncePerPlace((tokens, at, before) => {
    const label = matchPhrase(tokens, at, labels)
    // "set my css to 1:40"
    const isSet = [at - 1, at - 2].some((before) => setting.has(textAt(tokens, before)))
    const start = label ? skip(tokens, label.next, isSet ? linksBehindSetting : linkWords, { most: 2 }) : at
    const first = readPaceTime(tokens, start)
    if (!first) return undefined
    const second = readOtherEnd(tokens, first)
    const time = second ?? first
    const per = readPaceUnit(tokens, time.next)
    const sign = textAt(tokens, textAt(tokens, at - 1) === ':' ? at - 2 : at - 1)
    const isAimed = ['@', 'at'].includes(sign)
    const isPlain = tokens[start]?.kind === 'clock' || first.value.isQuoted || first.value.isDotted
    const isCalledPace =
      sign === 'pace' ||
      ['pace', 'css', 'lt', 'ltp'].includes(textAt(tokens, time.next)) ||
      matchPhrase(tokens, time.next, labelsBehind) !== undefined
    // A figure with a dot may be a time of day, or anything else.
    const isSaid = first.value.isDotted ? isCalledPace : label || isAimed || isCalledPace
    if (!per && !(isPlain && isSaid)) return undefined
    if (Math.max(first.value.seconds, time.value.seconds) > MAX_PACE_SECONDS) return undefined
    const isNamed = label?.value === 'threshold' && label.next === at + 1
    // "threshold @ 4:10" is the pace of the work, and so are "6x1k @ LT 4:10" and a range, which no threshold is.
    // "45 min threshold 4:10" names the type, too; ", threshold 4:10" does not.
    const isOfWork =
      (isNamed && ['@', 'at'].includes(textAt(tokens, at + 1))) ||
      (label?.value === 'threshold' && (second !== undefined || (isAimed && before.some(({ kind }) => kind === 'set'))))
    const isType = isOfWork || (isNamed && namesType(tokens, at))
    // "1:50 css"
    const behind = label || isAimed ? undefined : matchPhrase(tokens, per?.next ?? time.next, labelsBehind)
    const ends = [first.value.seconds, time.value.seconds]
    const pace = {
      kind: 'pace' as const,
      seconds: Math.min(...ends),
      ...(second ? { until: Math.max(...ends) } : {}),
      per: per?.value,
      label: isOfWork ? undefined : (label ?? behind)?.value,
      isType,
    }
    // "5 x 1000 m, pace 3:45": behind a set it is the pace of the bouts.
    const isOfSet = sign === 'pace' && before.some(({ kind }) => kind === 'set')
    const value = { ...pace, isAimed: isAimed || isOfSet || isOfWork }
    return { value, next: behind?.next ?? skip(tokens, per?.next ?? time.next, paceWord) }
  }),
)

function namesType(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before !== undefined && (before.kind === 'word' ? before.text !== 'pace' : /['"]/.test(before.text))
}

/** The other end of a range: `-4:10`, "to 4:10". In "7 km @ 4:46/km - 12 min cool down" another part follows. */
function readOtherEnd(tokens: readonly Token[], first: Match<PaceTime>): Match<PaceTime> | undefined {
  const per = readPaceUnit(tokens, first.next)
  const link = per?.next ?? first.next
  const second = ['-', 'to'].includes(textAt(tokens, link)) ? readPaceTime(tokens, link + 1) : undefined
  const [one, other] = [first.value.seconds, second?.value.seconds ?? 0]
  return Math.max(one, other) <= MAX_RATIO * Math.min(one, other) ? second : undefined
}

// Of the ends of a range (our choice).
const MAX_RATIO = 2

// A longer time is a length, not a pace (our choice).
const MAX_PACE_SECONDS = 20 * 60

const labels = indexPhrases<'threshold' | 'css'>([
  ['threshold', 'threshold,threshold pace,my threshold,my threshold pace,threshold is,lt pace,lt,ltp'],
  ['css', 'css,my css,css pace,critical swim speed'],
])
const labelsBehind = indexPhrases<'threshold' | 'css'>([
  ['threshold', 'threshold pace,lt pace,ltp'],
  ['css', 'css,css pace'],
])
const linkWords = new Set(['of', 'is', '=', ':', 'at', '@', '('])
const setting = new Set(['set', 'change', 'update', 'raise', 'increase', 'lower', 'put', 'reset'])
const linksBehindSetting = new Set([...linkWords, 'to'])
const paceWord = new Set(['pace'])

const minuteWords = new Set(['min', 'mins', 'minute', 'minutes'])

type PaceTime = { seconds: number; isQuoted?: boolean; isDotted?: boolean }

function readPaceTime(tokens: readonly Token[], at: number): Match<PaceTime> | undefined {
  const token = tokens[at]
  if (token?.kind === 'clock') {
    const [minutes = 0, seconds = 0, third] = token.text.split(':').map(Number)
    if (third !== undefined || seconds > 59) return undefined
    const unit = minuteWords.has(textAt(tokens, at + 1)) ? 2 : 1
    return { value: { seconds: minutes * 60 + seconds }, next: at + unit }
  }
  const dotted = /^(\d{1,2})[.,]([0-5]\d)$/.exec(textAt(tokens, at))
  if (dotted) {
    const unit = tokens[at + 1]?.text === 'min' ? 2 : 1
    return { value: { seconds: Number(dotted[1]) * 60 + Number(dotted[2]), isDotted: true }, next: at + unit }
  }
  const whole = readNumber(tokens, at)
  if (!whole) return undefined
  const isQuoted = textAt(tokens, whole.next) === "'"
  if (!isQuoted && !minuteWords.has(textAt(tokens, whole.next))) return undefined
  const rest = tokens[whole.next + 1]
  const seconds = rest?.kind === 'number' && /^[0-5]\d$/.test(rest.text) ? Number(rest.text) : undefined
  if (seconds === undefined) return { value: { seconds: whole.value.value * 60 }, next: whole.next + 1 }
  let next = whole.next + 2
  if (tokens[next]?.text === '"' || ['sec', 's', 'secs', 'seconds'].includes(textAt(tokens, next))) next += 1
  else if (tokens[next]?.text === "'" && tokens[next + 1]?.text === "'") next += 2
  return { value: { seconds: whole.value.value * 60 + seconds, isQuoted }, next }
}

/** The distance that a pace is per: `/km`, "per mile", "a kilometre", `/100m`, "min/mi", "miles" right after minutes. */
function readPaceUnit(tokens: readonly Token[], at: number): Match<PaceUnit | '100'> | undefined {
  const word = textAt(tokens, at)
  if (!['/', 'per', 'a', 'each', 'the'].includes(word)) {
    // "8 minute miles", "7:30 miles", "7:30 min mile pace"
    const unit = units.get(word)
    const before = textAt(tokens, at - 1)
    const isBehindTime = tokens[at - 1]?.kind === 'clock' || before === "'" || minuteWords.has(before)
    return unit && isBehindTime && word.length > 1 ? { value: unit, next: at + 1 } : undefined
  }
  const hundred = ['100', 'hundred'].includes(textAt(tokens, at + 1))
  if (!hundred) {
    const unit = units.get(textAt(tokens, at + 1))
    return unit && { value: unit, next: at + 2 }
  }
  const unit = unitWords[textAt(tokens, at + 2)]
  if (unit === 'm' || unit === 'meters') return { value: '100m', next: at + 3 }
  if (unit === 'yards') return { value: '100yd', next: at + 3 }
  return { value: '100', next: at + 2 }
}

const units = new Map<string, PaceUnit>([
  ...['km', 'k', 'kms', 'kilometer', 'kilometers', 'kilometre', 'kilometres'].map((word) => [word, 'km'] as const),
  ...['mi', 'mile', 'miles'].map((word) => [word, 'mile'] as const),
])
