import type { Token } from './lex.ts'
import type { Length, Stretch, Unit } from './part.ts'
import { lengthAt, type Scanned, unitAt } from './scan-lengths.ts'

/** Pieces of the whole at a token: "miles 6-9", "mile 4", "from mile 10", "min 20-30", "the 2nd half", "the last third", "2nd hour". */
export function stretchesAt(tokens: readonly Token[], at: number): Scanned<Stretch[]> | undefined {
  return countedAt(tokens, at) ?? shareAt(tokens, at) ?? ordinalAt(tokens, at)
}

// "HR 148-155" is a heart rate.
const MOST_HOURS = 12

/** "miles 6-9", "M6-10", "mile 4, 6 and 8", "km 5 to 8", "from mile 10 on", "up to mile 6" */
function countedAt(tokens: readonly Token[], at: number): Scanned<Stretch[]> | undefined {
  const opening = tokens[at]?.text ?? ''
  const isFrom = opening === 'from' || opening === 'after' || opening === 'between'
  const isUntil =
    opening === 'until' ||
    opening === 'till' ||
    opening === 'til' ||
    (opening === 'up' && tokens[at + 1]?.text === 'to')
  const start = isFrom ? at + 1 : isUntil ? (opening === 'up' ? at + 2 : at + 1) : at
  const counted = countedUnitAt(tokens, start)
  if (!counted || tokens[start - 1]?.kind === 'number') return undefined
  const { unit } = counted
  const first = tokens[counted.next]
  if (
    first?.kind !== 'number' ||
    (unit === 'h' && first.value > MOST_HOURS) ||
    unitAt(tokens, counted.next + 1) ||
    tokens[counted.next + 1]?.text === 'x'
  )
    return undefined
  let next = counted.next + 1
  const sign = tokens[next]?.text ?? ''
  const again = countedUnitAt(tokens, next + 1)
  const second = tokens[again?.unit === unit ? again.next : next + 1]
  if (
    /^(?:-|to|thru|through|until|till|and)$/.test(sign) &&
    second?.kind === 'number' &&
    second.value > first.value &&
    (sign !== 'and' || opening === 'between')
  ) {
    next = (again?.unit === unit ? again.next : next + 1) + 1
    // Time, and whatever stands behind "from" or "after", are points; "miles 6-9" are whole miles.
    const isPoint = isFrom || unit === 'min'
    const stretch = { start: isPoint ? first.value : first.value - 1, end: second.value, unit }
    return isPoint ? { value: [stretch], next } : furtherAt(tokens, [stretch], next)
  }
  if (isFrom) {
    while (/^(?:on|onwards|onward|to|the|end|finish)$/.test(tokens[next]?.text ?? '')) next += 1
    return opening === 'between'
      ? undefined
      : {
          value: [
            {
              start: first.value,
              end: Number.POSITIVE_INFINITY,
              unit,
            },
          ],
          next,
        }
  }
  if (isUntil) return { value: [{ start: 0, end: first.value, unit }], next }
  if (unit === 'min') return undefined
  const numbers = [first.value]
  for (;;) {
    let behind = next
    while (/^(?:,|and|&|\+|\/)$/.test(tokens[behind]?.text ?? '')) behind += 1
    const more = tokens[behind]
    const isSame =
      more?.kind === 'number' &&
      behind > next &&
      !unitAt(tokens, behind + 1) &&
      !/^(?:x|%|\/|:|-)$/.test(tokens[behind + 1]?.text ?? '') &&
      more.value > (numbers.at(-1) ?? 0) &&
      Number.isInteger(more.value)
    if (!isSame) break
    numbers.push(more.value)
    next = behind + 1
  }
  if (numbers.some((one) => one < 1 || !Number.isInteger(one))) return undefined
  return { value: joined(numbers.map((one) => ({ start: one - 1, end: one, unit }))), next }
}

/** "miles 8-12 and 15-19": further ones of the same unit. */
function furtherAt(tokens: readonly Token[], stretches: Stretch[], next: number): Scanned<Stretch[]> {
  const at = /^(?:,|and|&|\+)$/.test(tokens[next]?.text ?? '') ? next + 1 : undefined
  const [first, sign, second] = at === undefined ? [] : tokens.slice(at, at + 3)
  const last = stretches.at(-1)
  if (at === undefined || !last || first?.kind !== 'number' || second?.kind !== 'number')
    return { value: stretches, next }
  const isRange =
    /^(?:-|to|thru|through)$/.test(sign?.text ?? '') && first.value > last.end && second.value > first.value
  if (!isRange || unitAt(tokens, at + 3) || /^(?:x|%|\/|:|-)$/.test(tokens[at + 3]?.text ?? ''))
    return { value: stretches, next }
  return furtherAt(tokens, [...stretches, { ...last, start: first.value - 1, end: second.value }], at + 3)
}

function countedUnitAt(tokens: readonly Token[], at: number): { unit: Unit; next: number } | undefined {
  const token = tokens[at]
  const figure = tokens[at + 1]
  if (token?.kind !== 'word' || figure?.kind !== 'number') return undefined
  const isGlued = figure.from === token.to
  if (/^(?:miles?|mi)$/.test(token.text) || (token.raw === 'M' && isGlued)) return { unit: 'mi', next: at + 1 }
  if (/^(?:kms?|kilomet(?:er|re)s?)$/.test(token.text) || (token.text === 'k' && isGlued))
    return { unit: 'km', next: at + 1 }
  if (/^(?:min|mins|minutes?)$/.test(token.text)) return { unit: 'min', next: at + 1 }
  if (/^(?:hours?|hrs?)$/.test(token.text)) return { unit: 'h', next: at + 1 }
  return undefined
}

/** Stretches that touch are one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = []
  for (const one of stretches) {
    const last = all.at(-1)
    if (last && last.end === one.start) all[all.length - 1] = { ...last, end: one.end }
    else all.push(one)
  }
  return all
}

/** "first half", "2nd half", "back half", "last third", "the middle third", "final quarter" */
function shareAt(tokens: readonly Token[], at: number): Scanned<Stretch[]> | undefined {
  const which = ordinalWordAt(tokens, at)
  if (!which) return undefined
  const parts = { half: 2, third: 3, quarter: 4 }[tokens[which.next]?.text ?? '']
  const behind = tokens[which.next + 1]
  // "the second half hour", "last quarter mile"
  if (!parts || unitAt(tokens, which.next + 1) || behind?.text === 'marathon' || behind?.text === 'an') return undefined
  const index =
    which.order === 'last' ? parts - 1 : which.order === 'middle' ? (parts === 3 ? 1 : undefined) : which.order - 1
  if (index === undefined || index >= parts) return undefined
  return { value: [{ start: index / parts, end: (index + 1) / parts }], next: which.next + 1 }
}

/** "2nd hour", "3rd half hour", "second 20 min", "3rd mile": by a number from the second one on. */
function ordinalAt(tokens: readonly Token[], at: number): Scanned<Stretch[]> | undefined {
  const which = ordinalWordAt(tokens, at)
  if (!which || typeof which.order !== 'number' || tokens[at - 1]?.text === 'every') return undefined
  if (which.order < 2 && !isFirstOfRow(tokens, which.next)) return undefined
  const length = lengthAt(tokens, which.next) ?? oneOf(tokens, which.next)
  const value = length && plainLength(length.value)
  if (!length || !value || /^(?:x|%)$/.test(tokens[length.next]?.text ?? '')) return undefined
  return {
    value: [{ start: (which.order - 1) * value.value, end: which.order * value.value, unit: value.unit }],
    next: length.next,
  }
}

/** "1st hr", "1st 20 @ 7:25, 2nd 20 @ 7:10": the first of a row of pieces that are as long. */
function isFirstOfRow(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]
  const isPiece = first?.kind === 'number' || /^(?:hr|hour|mile|km|k)$/.test(first?.text ?? '')
  return (
    isPiece &&
    tokens
      .slice(at + 1)
      .some((one, index) => /^(?:2nd|second|nd)$/.test(one.text) && tokens[at + index + 2]?.text === first?.text)
  )
}

function plainLength({ value, unit, clock }: Length): { value: number; unit: Unit | undefined } | undefined {
  return clock ? undefined : { value, unit }
}

/** "hour", "mile", "km": one of it. */
function oneOf(tokens: readonly Token[], at: number): Scanned<Length> | undefined {
  const token = tokens[at]
  const unit = ({ hour: 'h', hr: 'h', mile: 'mi', km: 'km', k: 'km', kilometer: 'km', kilometre: 'km' } as const)[
    token?.text as 'hour'
  ]
  return token && unit ? { value: { value: 1, unit, from: token.from, to: token.to }, next: at + 1 } : undefined
}

function ordinalWordAt(
  tokens: readonly Token[],
  at: number,
): { order: number | 'last' | 'middle'; next: number } | undefined {
  const token = tokens[at]
  const start = token?.text === 'the' ? at + 1 : at
  const one = tokens[start]
  const word = one?.text ?? ''
  const order = ORDERS[word]
  if (order !== undefined && one?.kind === 'word') return { order, next: start + 1 }
  if (
    one?.kind === 'number' &&
    /^(?:st|nd|rd|th)$/.test(tokens[start + 1]?.text ?? '') &&
    tokens[start + 1]?.from === one.to
  )
    return { order: one.value, next: start + 2 }
  return undefined
}

const ORDERS: Readonly<Record<string, number | 'last' | 'middle' | undefined>> = {
  ...{ first: 1, opening: 1, front: 1, second: 2, other: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 },
  ...{ last: 'last', final: 'last', closing: 'last', back: 'last', latter: 'last', middle: 'middle', mid: 'middle' },
}

/** "every 3rd 10 min block", "every 10th min", "every other mile": how long one is, and from the start of one to the start of the next. */
export function nthAt(tokens: readonly Token[], at: number): Scanned<{ length: Length; every: Length }> | undefined {
  if (tokens[at]?.text !== 'every' && tokens[at]?.text !== 'each') return undefined
  const which = ordinalWordAt(tokens, at + 1)
  const order = which?.order === 1 || typeof which?.order !== 'number' ? undefined : which.order
  if (!which || !order) return undefined
  const length = lengthAt(tokens, which.next) ?? oneOf(tokens, which.next) ?? oneMinute(tokens, which.next)
  const value = length && plainLength(length.value)
  if (!length || !value?.unit) return undefined
  const next = /^(?:block|bit|segment|section|stretch)$/.test(tokens[length.next]?.text ?? '')
    ? length.next + 1
    : length.next
  return { value: { length: length.value, every: { ...length.value, value: order * value.value } }, next }
}

function oneMinute(tokens: readonly Token[], at: number): Scanned<Length> | undefined {
  const token = tokens[at]
  return token && /^(?:min|minute)$/.test(token.text)
    ? { value: { value: 1, unit: 'min', from: token.from, to: token.to }, next: at + 1 }
    : undefined
}

/** "4:1", "9:1s", "3/1 run walk": minutes run and walked by turns. */
export function ratioAt(tokens: readonly Token[], at: number): Scanned<{ run: number; walk: number }> | undefined {
  const [run, sign, walk, behind] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (run?.kind !== 'number' || walk?.kind !== 'number' || !/^[:/+]$/.test(sign?.text ?? '')) return undefined
  if (sign?.from !== run.to || walk.from !== sign.to || run.value > 20 || walk.value > 5 || run.value < walk.value)
    return undefined
  const isNamed = tokens.some(({ text }) => text === 'walk' || text === 'walking')
  const plural = behind?.text === 's' && behind.from === walk.to ? at + 4 : at + 3
  const isWork = tokens.some(({ text }) => /^(?:rest|work|recovery|rec)$/.test(text))
  const isPlural = plural > at + 3 && at === 0 && sign.text === ':'
  const isCounted = behind?.text === 'x' && tokens[at + 4]?.kind === 'number' && sign.text === ':'
  if (
    isWork ||
    (!isNamed && !isPlural && !isCounted) ||
    (sign?.text !== ':' &&
      !/^(?:run|walk|jog)$/.test(tokens[plural]?.text ?? '') &&
      !/^(?:run|walk|jog)$/.test(tokens[at - 1]?.text ?? ''))
  )
    return undefined
  let next = plural
  while (/^(?:run|walk|jog|\/|ratio|intervals?|min|mins)$/.test(tokens[next]?.text ?? '')) next += 1
  return { value: { run: run.value, walk: walk.value }, next }
}

/** By how many seconds something gets faster, below 0 slower: "10 s faster", "5 sec/km quicker". */
export function fasterAt(
  tokens: readonly Token[],
  at: number,
): Scanned<{ seconds: number; per?: 'km' | 'mile' }> | undefined {
  const figure = tokens[at]
  if (figure?.kind !== 'number') return undefined
  const unit = unitAt(tokens, at + 1)
  if (unit?.unit !== 's') return undefined
  let next = unit.next
  let per: 'km' | 'mile' | undefined
  while (/^(?:\/|per|a|km|k|mile|mi)$/.test(tokens[next]?.text ?? '')) {
    const text = tokens[next]?.text ?? ''
    if (/^k/.test(text)) per = 'km'
    if (/^mi/.test(text)) per = 'mile'
    next += 1
  }
  const word = /^(?:faster|quicker|slower)$/.exec(tokens[next]?.text ?? '')?.[0]
  if (!word) return undefined
  const behind = /^(?:each|every|per|a)$/.test(tokens[next + 1]?.text ?? '') ? tokens[next + 2]?.text : undefined
  if (behind && !per && /^(?:km|k|mile|mi)$/.test(behind)) {
    per = behind.startsWith('k') ? 'km' : 'mile'
    next += 2
  }
  const seconds = word === 'slower' ? -figure.value : figure.value
  return { value: { seconds, ...(per ? { per } : {}) }, next: next + 1 }
}

/** From one pace to a quicker one, on foot: "8:30 -> 7:15", "8:30 to 7:15". */
export function paceChangeAt(
  tokens: readonly Token[],
  at: number,
): Scanned<{ kind: 'pace'; low: number; high: number }> | undefined {
  const [from, sign, to] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (from?.kind !== 'clock' || to?.kind !== 'clock' || !/^(?:->|>|-|to)$/.test(sign?.text ?? '')) return undefined
  const [low, high] = [from, to].map(({ parts }) => (parts.length === 2 ? (parts[0] ?? 0) * 60 + (parts[1] ?? 0) : 0))
  if (!low || !high || high >= low || high < 150 || low > 900) return undefined
  const next = /^(?:pace|\/|min)$/.test(tokens[at + 3]?.text ?? '') ? undefined : at + 3
  return next ? { value: { kind: 'pace', low, high }, next } : undefined
}
