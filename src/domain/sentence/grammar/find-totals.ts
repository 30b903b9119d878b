import type { Length } from './part.ts'
import type { Phrase, PhraseOf } from './phrase.ts'

/**
 * The length of the whole where it is said with what is left of it: "cd to 75 total", "rest of the 90 z2", "whatever's left of
 * the hour easy", "Z2 til 90 min", "wu + cd to make 80".
 */
export function findTotals(phrases: readonly Phrase[]): Phrase[] {
  const placed: Phrase[] = []
  let total: PhraseOf<'length'> | undefined
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const found = total
      ? undefined
      : (endTo(phrases, at) ?? restOf(phrases, at) ?? within(phrases, at) ?? aimsUntil(phrases, at, placed))
    if (!found) {
      placed.push(phrase)
      continue
    }
    total = found.total
    if (found.isAround) {
      const mark: Phrase = { is: 'mark', mark: 'total', from: total.to, to: total.to }
      placed.push(total, mark)
      at = found.next - 1
      continue
    }
    placed.push(...(isSaidBefore(total, placed) ? [] : wholeOf(total)), ...found.phrases)
    at = found.next - 1
  }
  return placed
}

function wholeOf(total: PhraseOf<'length'>): Phrase[] {
  const { from, to } = total
  return [total, { is: 'mark', mark: 'total', from: to, to }, { is: 'sign', sign: ',', from, to: from }]
}

/** "1 hr: …, rest of the hour in z2" */
function isSaidBefore({ length }: PhraseOf<'length'>, placed: readonly Phrase[]): boolean {
  return placed.some(
    (one) => one.is === 'length' && minutesOf(one.length) !== undefined && minutesOf(one.length) === minutesOf(length),
  )
}

function minutesOf({ value, unit, clock }: Length): number | undefined {
  if (clock) return (clock[0] ?? 0) * 60 + (clock[1] ?? 0)
  if (unit === 'h') return value * 60
  return unit === undefined || unit === 'min' ? value : undefined
}

/** `isAround`: what stands behind it is said of the whole. */
type Found = { phrases: Phrase[]; total: PhraseOf<'length'>; next: number; isAround?: boolean }

const remainder = (from: number, to: number): Phrase => ({ is: 'mark', mark: 'remainder', from, to })

/** "cd to 75 total", "wu+cd to make 80 total" */
function endTo(phrases: readonly Phrase[], at: number): Found | undefined {
  const role = phrases[at]
  if (role?.is !== 'role' || role.role === 'warmup') return undefined
  const to = skip(phrases, at + 1)
  if (!isMark(phrases[to], 'to') && !isMark(phrases[to], 'total')) return undefined
  const total = wholeAt(phrases, skip(phrases, to + 1))
  const isTime = total?.phrase.length.unit === 'min' || total?.phrase.length.unit === 'h'
  // "wu/cd to make 75": behind both ends a figure alone is the whole.
  if (!total || !(total.isNamed || isTime || (role.role === 'both' && total.phrase.length.unit === undefined)))
    return undefined
  const left = role.role === 'cooldown' ? [remainder(role.from, role.to)] : []
  return { phrases: [role, ...left], total: total.phrase, next: total.next }
}

/** "rest of the 90 z2", "whatever's left of 80 in Z2" */
function restOf(phrases: readonly Phrase[], at: number): Found | undefined {
  const first = phrases[at]
  const isLeft = isMark(first, 'remainder') || (first?.is === 'rest word' && first.manner === 'rest')
  if (!first || !isLeft) return undefined
  const of = skip(phrases, at + 1)
  if (!isMark(phrases[of], 'of')) return undefined
  const total = wholeAt(phrases, skip(phrases, of + 1))
  return total && { phrases: [remainder(first.from, first.to)], total: total.phrase, next: total.next }
}

/** "6x10 s sprints, 3 min between, in 90 min z2": a length at the end of the sentence within which the sets lie. */
function within(phrases: readonly Phrase[], at: number): Found | undefined {
  const [mark, sign] = [phrases[at], phrases[at - 1]]
  const isSet = phrases.slice(0, at).some(({ is }) => is === 'count')
  if (!isMark(mark, 'in') || sign?.is !== 'sign' || sign.sign !== ',' || !isSet) return undefined
  const total = wholeAt(phrases, skip(phrases, at + 1))
  const isTime = total?.phrase.length.unit === 'min' || total?.phrase.length.unit === 'h'
  const behind = phrases.slice(total?.next ?? 0)
  if (!total || !isTime || !behind.every(({ is }) => is === 'aim' || is === 'sport' || is === 'filler'))
    return undefined
  return { phrases: [], total: total.phrase, next: total.next, isAround: true }
}

/** "RPE 3 til 90 min": what is said since the last sign is only how hard. */
function aimsUntil(phrases: readonly Phrase[], at: number, placed: Phrase[]): Found | undefined {
  const mark = phrases[at]
  if (!isMark(mark, 'to')) return undefined
  const total = wholeAt(phrases, skip(phrases, at + 1))
  const behind = phrases[total?.next ?? 0]
  if (
    !total ||
    !(total.phrase.length.unit === 'min' || total.phrase.length.unit === 'h') ||
    (behind && behind.is !== 'sign' && behind.is !== 'sport')
  )
    return undefined
  const last = placed.findLastIndex((one) => one.is === 'sign' || isMark(one, 'then'))
  const own = placed.slice(last + 1)
  if (last < 0 || !own.some(({ is }) => is === 'aim') || !own.every(({ is }) => is === 'aim' || is === 'filler'))
    return undefined
  placed.splice(last + 1)
  return { phrases: [remainder(own[0]?.from ?? 0, own[0]?.from ?? 0), ...own], total: total.phrase, next: total.next }
}

/** A length that can be that of a whole, with "total" behind it. */
function wholeAt(
  phrases: readonly Phrase[],
  at: number,
): { phrase: PhraseOf<'length'>; isNamed: boolean; next: number } | undefined {
  const phrase = phrases[at]
  if (phrase?.is !== 'length' || !isLong(phrase.length)) return undefined
  const isNamed = isMark(phrases[at + 1], 'total')
  return { phrase, isNamed, next: isNamed ? at + 2 : at + 1 }
}

function isLong({ value, unit, clock }: Length): boolean {
  if (clock) return true
  if (unit === 'h') return true
  return (unit === undefined || unit === 'min') && value >= LEAST_WHOLE
}

// Minutes.
const LEAST_WHOLE = 30

function isMark(phrase: Phrase | undefined, mark: PhraseOf<'mark'>['mark']): boolean {
  return phrase?.is === 'mark' && phrase.mark === mark
}

function skip(phrases: readonly Phrase[], at: number): number {
  let next = at
  while (phrases[next]?.is === 'filler') next += 1
  return next
}
