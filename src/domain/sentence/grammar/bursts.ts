import type { Aim, Burst, Detail } from './part.ts'
import type { Phrase, PhraseOf } from './phrase.ts'

/**
 * Harder pieces within the part before them as one phrase each: "w/ 10s @ 150% every 4 min", "every 20 min one 10 s sprint",
 * "last 2 min of each @ 230".
 */
export function findBursts(phrases: readonly Phrase[]): Phrase[] {
  const placed: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const isBehind = phrase.is !== 'filler' && placed.some(({ is }) => is === 'length' || is === 'rungs')
    const found = isBehind
      ? (endOfEach(phrases, at) ??
        pieceOfRepetition(phrases, at, placed) ??
        lengthFirst(phrases, at) ??
        everyFirst(phrases, at))
      : undefined
    if (!found) {
      placed.push(phrase)
      continue
    }
    dropJoining(placed)
    placed.push({ is: 'burst', burst: found.burst, from: phrase.from, to: phrases[found.next - 1]?.to ?? phrase.to })
    at = found.next - 1
  }
  return placed.map((one) => (one.is === 'burst word' ? { is: 'unknown', from: one.from, to: one.to } : one))
}

type Found = { burst: Burst; next: number }

/** "with", a comma or "but" before a burst join it to the part that it is in. */
function dropJoining(placed: Phrase[]): void {
  for (let last = placed.at(-1); last; last = placed.at(-1)) {
    const isJoining =
      last.is === 'filler' ||
      last.is === 'burst word' ||
      (last.is === 'sign' && (last.sign === ',' || last.sign === '+' || last.sign === '-')) ||
      (last.is === 'mark' && ['with', 'include', 'and', 'plus', 'of', 'in', 'but'].includes(last.mark))
    if (!isJoining) return
    placed.pop()
  }
}

/** "10 s @ 150% every 4 min", "surge 15 s every 1:45" */
function lengthFirst(phrases: readonly Phrase[], at: number): Found | undefined {
  const before = phrases[at - 1]
  if (before?.is === 'count') return undefined
  const piece = pieceAt(phrases, at)
  if (!piece) return undefined
  const every = everyAt(phrases, piece.next)
  if (!every || !isShorter(piece, every.length)) return undefined
  const behind = aimsAt(phrases, every.next)
  return {
    burst: { ...piece.said, every: every.length, aims: [...piece.said.aims, ...behind.aims] },
    next: behind.aims.length > 0 ? behind.next : every.next,
  }
}

/** "every 20 min one 10 s sprint" */
function everyFirst(phrases: readonly Phrase[], at: number): Found | undefined {
  const every = everyAt(phrases, at)
  if (!every) return undefined
  const piece = pieceAt(phrases, every.next)
  if (!piece || !isShorter(piece, every.length)) return undefined
  const isOfEach = phrases[skip(phrases, at)]
  return {
    burst: {
      ...piece.said,
      every: every.length,
      ...(isOfEach?.is === 'mark' && isOfEach.mark === 'each' ? { isOfEach: true } : {}),
    },
    next: piece.next,
  }
}

/** "last 2 min of each @ 230", "the last 3 min of every 15 at 90%", also in brackets. */
function endOfEach(phrases: readonly Phrase[], start: number): Found | undefined {
  const isOpen = phrases[start]?.is === 'open'
  const at = skip(phrases, isOpen ? start + 1 : start)
  const place = phrases[at]
  if (place?.is !== 'mark' || (place.mark !== 'first' && place.mark !== 'last')) return undefined
  const length = phrases[skip(phrases, at + 1)]
  if (length?.is !== 'length') return undefined
  let next = skip(phrases, skip(phrases, at + 1) + 1)
  let isOf = false
  for (let mark = phrases[next]; mark?.is === 'mark' && mark.mark === 'of'; mark = phrases[next]) {
    next = skip(phrases, next + 1)
    isOf = true
  }
  const each = phrases[next]
  const every = isOf ? everyAt(phrases, next) : undefined
  const isEach = (each?.is === 'mark' && each.mark === 'each') || (isOf && each?.is === 'mark' && each.mark === 'every')
  if (!every && !isEach) return undefined
  const behind = aimsAt(phrases, every?.next ?? next + 1)
  if (behind.aims.length === 0 && !behind.details.some(({ cadence }) => cadence)) return undefined
  const close = isOpen && phrases[behind.next]?.is === 'close' ? behind.next + 1 : behind.next
  if (isOpen && close === behind.next) return undefined
  return {
    burst: {
      length: length.length,
      place: place.mark,
      aims: behind.aims,
      details: behind.details,
      isOfEach: true,
      ...(behind.aims.length > 0 ? {} : { isAsHard: true }),
      ...(every ? { every: every.length } : {}),
    },
    next: close,
  }
}

/** "6 x 1 mile at 6:30, first 400 in 95": of each repetition, which is farther. */
function pieceOfRepetition(phrases: readonly Phrase[], at: number, placed: readonly Phrase[]): Found | undefined {
  const [place, length] = [phrases[at], phrases[at + 1]]
  if (place?.is !== 'mark' || (place.mark !== 'first' && place.mark !== 'last')) return undefined
  const index = placed.findLastIndex(({ is }) => is === 'length')
  const bout = placed[index]
  if (length?.is !== 'length' || bout?.is !== 'length' || placed[index - 1]?.is !== 'count') return undefined
  const isApart = placed
    .slice(index + 1)
    .some(
      (one) =>
        one.is === 'role' || one.is === 'close' || (one.is === 'mark' && !['at', 'hold', 'in'].includes(one.mark)),
    )
  const [far, whole] = [metresOf(length.length), metresOf(bout.length)]
  if (isApart || far === undefined || whole === undefined || far >= whole) return undefined
  const behind = aimsAt(phrases, at + 2)
  if (behind.aims.length === 0) return undefined
  return {
    burst: { length: inMetres(length.length), place: place.mark, aims: behind.aims, details: behind.details },
    next: behind.next,
  }
}

function inMetres(length: PhraseOf<'length'>['length']): PhraseOf<'length'>['length'] {
  return length.unit === undefined || length.unit === 'm' ? { ...length, unit: 'meters' } : length
}

/** Of a distance; a figure alone from 100 on is in metres. */
function metresOf({ value, unit, clock }: PhraseOf<'length'>['length']): number | undefined {
  if (clock) return undefined
  if (unit === 'km') return value * 1000
  if (unit === 'mi') return value * 1609.344
  if (unit === 'yd') return value * 0.9144
  const isBare = unit === undefined || unit === 'm'
  return unit === 'meters' || (isBare && value >= 100) ? value : undefined
}

type Piece = { said: Omit<Burst, 'every'>; next: number }

/** A short length with what is said of it: "surge 15 s", "10 s sprint out of the saddle", "10 s burst @ 200%". */
function pieceAt(phrases: readonly Phrase[], start: number): Piece | undefined {
  const aims: Aim[] = []
  const details: Detail[] = []
  let at = start
  let hasWord = false
  for (; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (phrase?.is === 'burst word') hasWord = true
    else if (phrase?.is === 'aim' && at > start - 1 && phrase.aim.kind === 'effort') aims.push(phrase.aim)
    else if (phrase?.is === 'filler') continue
    else break
  }
  const length = phrases[at]
  if (length?.is !== 'length') return undefined
  const behind = aimsAt(phrases, at + 1)
  hasWord ||= behind.hasWord
  aims.push(...behind.aims)
  if (aims.length === 0 && !hasWord && behind.details.length === 0) return undefined
  return {
    said: {
      ...{ length: length.length, place: 'last', aims, details: [...details, ...behind.details] },
      ...(hasWord || aims.length > 0 ? {} : { isAsHard: true }),
    },
    next: behind.next,
  }
}

/** How hard, in what manner, behind a length. */
function aimsAt(
  phrases: readonly Phrase[],
  start: number,
): { aims: Aim[]; details: Detail[]; next: number; hasWord: boolean } {
  const aims: Aim[] = []
  const details: Detail[] = []
  let hasWord = false
  let next = start
  for (let at = start; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (phrase?.is === 'aim') aims.push(phrase.aim)
    else if (phrase?.is === 'detail' && !phrase.detail.isLimit) {
      // "10 sec kick" on a bike is a burst, too.
      if (phrase.detail.text === 'kick') hasWord = true
      else details.push(phrase.detail)
    } else if (phrase?.is === 'burst word') hasWord = true
    else if (!(phrase?.is === 'filler' || (phrase?.is === 'mark' && ['at', 'hold', 'to', 'in'].includes(phrase.mark))))
      break
    if (phrase?.is !== 'mark' && phrase?.is !== 'filler') next = at + 1
  }
  return { aims, details, next, hasWord }
}

function everyAt(phrases: readonly Phrase[], start: number): { length: Burst['length']; next: number } | undefined {
  const at = skip(phrases, start)
  const mark = phrases[at]
  if (mark?.is !== 'mark' || (mark.mark !== 'every' && mark.mark !== 'each')) return undefined
  const length = phrases[at + 1]
  if (length?.is !== 'send-off' && length?.is !== 'length') return undefined
  let next = at + 2
  // "every 5 min of the work"
  const [of, work] = [phrases[next], phrases[next + 1]]
  if (of?.is === 'mark' && of.mark === 'of' && work?.is === 'filler') {
    next += 2
    while (phrases[next]?.is === 'filler') next += 1
  }
  return { length: length.length, next }
}

function isShorter({ said }: Piece, every: Burst['length']): boolean {
  const [one, all] = [secondsOf(said.length), secondsOf(every)]
  return one !== undefined && all !== undefined && one < all
}

function secondsOf({ value, unit, clock }: PhraseOf<'length'>['length']): number | undefined {
  if (clock) return clock.length === 2 ? (clock[0] ?? 0) * 60 + (clock[1] ?? 0) : undefined
  if (unit === 's') return value
  if (unit === 'h') return value * 3600
  return unit === undefined || unit === 'min' || unit === 'm' ? value * 60 : undefined
}

function skip(phrases: readonly Phrase[], at: number): number {
  let next = at
  while (phrases[next]?.is === 'filler') next += 1
  return next
}
