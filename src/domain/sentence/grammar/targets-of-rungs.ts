import { isFiller, isMark, targetsAt } from './lists-of-targets.ts'
import type { Aim, Length } from './part.ts'
import type { Phrase } from './phrase.ts'

/** Gives rungs and repetitions their targets where as many are said behind them: "3-2-1 miles at HMP, 10k, 5k pace", "3 x 2k at 4:10, 4:05, 4:00". */
export function listTargetsOfRungs(phrases: readonly Phrase[]): Phrase[] {
  const listed: Phrase[] = []
  for (let at = 0; at < phrases.length; ) {
    const bouts = boutsAt(phrases, at)
    const link = bouts && linkBehind(phrases, bouts.next)
    const found = link && targetsAt(phrases, link.next)
    if (!bouts || !link || !found || found.aims.length !== bouts.count) {
      listed.push(phrases[at] as Phrase)
      at += 1
      continue
    }
    const [from, to] = [found.aims[0]?.from ?? 0, phrases[found.next - 1]?.to ?? 0]
    listed.push(...bouts.phrases, { is: 'aims', aims: found.aims, from, to }, ...link.details)
    at = found.next
  }
  return listed
}

/** Rungs, a row of at least three lengths, or a length that is repeated. */
function boutsAt(
  phrases: readonly Phrase[],
  at: number,
): { phrases: Phrase[]; count: number; next: number } | undefined {
  const phrase = phrases[at]
  if (phrase?.is === 'rungs') return { phrases: [phrase], count: phrase.lengths.length, next: at + 1 }
  if (phrase?.is !== 'length') return undefined
  const count = phrases[at - 1]
  if (count?.is === 'count') return { phrases: [phrase], count: count.times, next: at + 1 }
  const lengths = [phrase.length]
  let next = at + 1
  const first = phrases[next]
  for (;;) {
    const [sign, other] = [phrases[next], phrases[next + 1]]
    if (sign?.is !== 'sign' || first?.is !== 'sign' || sign.sign !== first.sign || other?.is !== 'length') break
    if (!JOINING.has(sign.sign) || other.length.clock || other.length.isLow) break
    lengths.push(other.length)
    next += 2
  }
  const areFar = lengths.every(({ unit, clock }) => !clock && unit !== undefined)
  const span = { from: phrase.from, to: lengths.at(-1)?.to ?? phrase.to }
  return lengths.length >= 3 && areFar
    ? { phrases: [{ is: 'rungs', lengths, ...span }], count: lengths.length, next }
    : undefined
}

const JOINING = new Set([',', '/', '-'])

/** "4k blocks: 5:40, 5:20, 5:00", "in 3k splits at 5:30, 5:15", "15 min blocks: easy, steady, tempo": one after another. */
export function writeBlocks(phrases: readonly Phrase[]): Phrase[] {
  const at = phrases.findIndex((one, index) => one.is === 'length' && isBlocks(phrases[index + 1]))
  const length = phrases[at]
  if (length?.is !== 'length' || length.length.clock || length.length.isLow) return [...phrases]
  if (phrases[at - 1]?.is === 'count') return [...phrases]
  const found = targetsAt(phrases, skipLink(phrases, at + 2))
  const before = phrases.slice(0, at)
  if (!found || before.some((one) => one.is === 'count') || isRested(phrases, found.next)) return [...phrases]
  const kept = withoutLink(before)
  const pieces = found.aims.flatMap((aim) => pieceOf(length.length, aim))
  return [
    ...kept,
    ...(kept.some((one) => one.is === 'length') ? pieces : pieces.slice(1)),
    ...phrases.slice(found.next),
  ]
}

/** "6.5, 7.0, 7.5 mph for 3 min each", "3 min each at 8/9/10 km/h": so long at each target. */
export function writeEachTarget(phrases: readonly Phrase[]): Phrase[] {
  const written: Phrase[] = []
  for (let at = 0; at < phrases.length; ) {
    const found = lengthBehindTargets(phrases, at) ?? targetsBehindLength(phrases, at)
    if (!found) {
      written.push(phrases[at] as Phrase)
      at += 1
      continue
    }
    written.push(...found.aims.flatMap((aim) => pieceOf(found.length, aim)).slice(1))
    at = found.next
  }
  return written
}

type EachTarget = { aims: Aim[]; length: Length; next: number }

function lengthBehindTargets(phrases: readonly Phrase[], at: number): EachTarget | undefined {
  const aims = phrases[at]
  if (aims?.is !== 'aims' || !isApart(phrases[at - 1])) return undefined
  let next = at + 1
  while (isFiller(phrases[next]) || isMark(phrases[next], 'for')) next += 1
  const isBefore = isMark(phrases[next], 'each')
  const length = phrases[isBefore ? next + 1 : next]
  if (length?.is !== 'length' || !(isBefore || isMark(phrases[next + 1], 'each'))) return undefined
  return { aims: aims.aims, length: length.length, next: next + 2 }
}

function targetsBehindLength(phrases: readonly Phrase[], at: number): EachTarget | undefined {
  const length = phrases[at]
  if (length?.is !== 'length' || !isMark(phrases[at + 1], 'each') || !isApart(phrases[at - 1])) return undefined
  const index = isMark(phrases[at + 2], 'at') || isFiller(phrases[at + 2]) ? at + 3 : at + 2
  const aims = phrases[index]
  return aims?.is === 'aims' ? { aims: aims.aims, length: length.length, next: index + 1 } : undefined
}

function isApart(phrase: Phrase | undefined): boolean {
  return (
    !phrase ||
    isFiller(phrase) ||
    phrase.is === 'sport' ||
    (phrase.is === 'sign' && [',', ';', '.', ':'].includes(phrase.sign)) ||
    (phrase.is === 'mark' && ['then', 'at', 'and'].includes(phrase.mark))
  )
}

function pieceOf(length: Length, aim: Aim): Phrase[] {
  const { from, to } = aim
  return [
    { is: 'sign', sign: ',', from, to: from },
    { is: 'length', length: { ...length, from, to }, from, to },
    { is: 'aim', aim, isAt: true, from, to },
  ]
}

/** "last 3 km 4:40, 4:30, 4:20", "the last three cutting down 7:20 7:10 7:00": one of the unit for each target. */
export function writeLastPieces(phrases: readonly Phrase[]): Phrase[] {
  const at = phrases.findIndex((one, index) => isMark(one, 'last') && phrases[index + 1]?.is === 'length' && index > 0)
  const length = phrases[at + 1]
  if (length?.is !== 'length') return [...phrases]
  const { value, unit, clock } = length.length
  const isFar = unit === 'km' || unit === 'mi' || unit === undefined
  const found = targetsAt(phrases, skipLink(phrases, at + 2))
  if (!found || !isFar || clock || value !== found.aims.length || value > MOST_PIECES) return [...phrases]
  const whole = phrases.slice(0, at).find((one) => one.is === 'length')
  const each = unit ?? (whole?.is === 'length' ? whole.length.unit : undefined)
  if (each !== 'km' && each !== 'mi') return [...phrases]
  const pieces = found.aims.flatMap((aim, index): Phrase[] => {
    const [from, to] = [aim.from, aim.to]
    const start = index - found.aims.length
    const end = start === -1 ? Number.POSITIVE_INFINITY : start + 1
    return [
      { is: 'sign', sign: ',', from, to: from },
      { is: 'stretch', stretches: [{ start, end, unit: each }], from, to },
      { is: 'aim', aim, isAt: true, from, to },
    ]
  })
  return [...phrases.slice(0, at), ...pieces, ...phrases.slice(found.next)]
}

const MOST_PIECES = 6

function isBlocks(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'mark' && (phrase.mark === 'sets' || phrase.mark === 'reps')
}

/** A rest behind the targets: repetitions, which do not follow one another. */
function isRested(phrases: readonly Phrase[], at: number): boolean {
  const next = phrases[at]?.is === 'sign' ? at + 1 : at
  const phrase = phrases[next]
  return (
    phrase?.is === 'rest' ||
    phrase?.is === 'rest word' ||
    isMark(phrase, 'with') ||
    isMark(phrase, 'off') ||
    phrases[next + 1]?.is === 'where'
  )
}

/** The signs and links before the blocks, and the word for a progression, which they say better. */
function withoutLink(before: readonly Phrase[]): Phrase[] {
  const kept = before.filter((one) => !(one.is === 'change' && one.ramp === 'rising') && !isProgression(one))
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    const isLink =
      last.is === 'filler' ||
      last.is === 'sign' ||
      (last.is === 'mark' && ['in', 'as', 'with', 'of'].includes(last.mark))
    if (!isLink) break
    kept.pop()
  }
  return kept
}

function isProgression(phrase: Phrase): boolean {
  return phrase.is === 'session' && phrase.session === 'progression'
}

function skipLink(phrases: readonly Phrase[], at: number): number {
  return linkBehind(phrases, at).next
}

/** Where targets may begin behind a length, and what is said in between of how it is done: "desc from", "cutting down". */
function linkBehind(phrases: readonly Phrase[], at: number): { next: number; details: Phrase[] } {
  const details: Phrase[] = []
  let next = at
  for (let phrase = phrases[next]; phrase; phrase = phrases[next]) {
    const before = phrases[next - 1]
    if (phrase.is === 'detail' && phrase.detail.note) details.push(phrase)
    const isLink =
      isFiller(phrase) ||
      (phrase.is === 'detail' && phrase.detail.note !== undefined) ||
      (phrase.is === 'sign' && [':', ','].includes(phrase.sign)) ||
      (phrase.is === 'change' && !phrase.isTo) ||
      (phrase.is === 'role' && phrase.role === 'cooldown' && before?.is === 'change') ||
      (phrase.is === 'mark' && ['at', 'from', 'as', 'in', 'hold'].includes(phrase.mark))
    if (!isLink) break
    next += 1
  }
  return { next, details }
}
