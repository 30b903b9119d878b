import type { Aim, Detail, Length, Piece } from '../part.ts'
import type { Phrase, PhraseOf } from '../phrase.ts'
import { dividedAt } from './divided-swims.ts'
import { distanceOf, isMark, isSign, isTimeToSwim, lengthOf } from './lengths-of-a-swim.ts'

type Row = { pieces: Piece[]; to: number; by?: Length; isOrder?: boolean }

/**
 * Finds what is done one after another within a swim: "8x75 (25 kick/25 drill/25 swim)", "drill/swim by 25", "IM order by 50".
 * Within repetitions it is a phrase of pieces; a single swim becomes parts in brackets.
 */
export function findPieces(said: readonly Phrase[], text: string): Phrase[] {
  let phrases = [...said]
  const read: Phrase[] = []
  let swim: { distance: number; isCounted: boolean; length: Length } | undefined
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const before = read.at(-1)
    const opened = phrase.is === 'open' ? closeOf(phrases, at) : undefined
    // "4x(25 fast + 75 easy) on 2:00": the send-off is of both.
    if (opened !== undefined && before?.is === 'count') {
      const row = measuredRow(phrases, at + 1)
      if (row && row.to === opened && hasSendOffAt(phrases, opened + 1, sumOf(row.pieces))) {
        const value = sumOf(row.pieces)
        const place = { from: phrase.from, to: phrases[opened]?.to ?? phrase.to }
        read.push(
          { is: 'length', length: { ...place, value }, ...place },
          { is: 'pieces', pieces: row.pieces, ...place },
        )
        at = opened
        continue
      }
    }
    const start = opened === undefined ? (isMark(phrase, 'as') ? at + 1 : at) : at + 1
    const isAs = start > at && opened === undefined
    const isMeasured = swim !== undefined && (opened !== undefined || isAs || (swim.isCounted && isBehindSign(read)))
    const measured =
      isMeasured && swim ? measuredRow(phrases, start, opened ?? (isAs ? undefined : 0), swim.distance) : undefined
    const isRepeated =
      measured && opened !== undefined && measured.to === opened - 1 && phrases[measured.to]?.is === 'count'
    if (swim && measured && (opened === undefined || measured.to === opened || isRepeated)) {
      if (isSign(before, ',', ':')) read.pop()
      at = opened ?? measured.to - 1
      const times = phrases[at + 1]
      const sum = sumOf(measured.pieces)
      if (times?.is === 'count' && times.isBehind && sum * times.times === swim.distance) at += 1
      const rounds = opened === undefined && swim.isCounted ? swim.distance / sum : 1
      const pieces = Array.from({ length: rounds }, () => measured.pieces).flat()
      read.push(...written(pieces, swim, phrases, start, measured.to))
      continue
    }
    const named =
      swim || before?.is === 'selector'
        ? namedRow(phrases, start, text, swim?.isCounted ? swim.length : undefined)
        : undefined
    if (named && (opened === undefined || named.to === opened) && (named.pieces.length >= 2 || named.by)) {
      const isOfSwim = swim && !swim.isCounted && named.by && before?.is !== 'selector'
      at = opened ?? named.to - 1
      const order = phrases[start]
      // "8x100 IM order by 25": a medley each.
      if (named.isOrder && swim?.isCounted && order && named.by && named.by.value * 4 === swim.distance) {
        const place = { from: order.from, to: order.from + 2 }
        read.push({ is: 'detail', detail: { text: 'im', isStroke: true, ...place }, ...place })
        const kind = phrases[start + 1]
        if (kind?.is === 'detail') read.push(kind)
      } else if (isOfSwim && named.by && swim) {
        const by = named.by
        read.push(...bracketed(named.pieces.map((piece) => ({ ...piece, length: by }))))
      } else {
        const first = phrases[start]
        read.push({
          is: 'pieces',
          pieces: named.pieces,
          ...(named.by ? { by: named.by } : {}),
          from: first?.from ?? phrase.from,
          to: phrases[named.to - 1]?.to ?? phrase.to,
        })
      }
      continue
    }
    const divided = swim && isMark(phrase, 'as') ? dividedAt(phrases, at, swim, read) : undefined
    if (divided) {
      read.splice(0, read.length, ...divided.read)
      phrases = [...phrases.slice(0, at + 1), ...divided.rest]
      swim = undefined
      continue
    }
    // "1000 as 10x100", "Main set 1000: 10x100": the set is the swim.
    const [times, each] = [phrases[at + 1], lengthOf(phrases[at + 2])]
    if (
      swim &&
      !swim.isCounted &&
      (isMark(phrase, 'as') || isSign(phrase, ':')) &&
      times?.is === 'count' &&
      each &&
      times.times * (distanceOf(each) ?? 0) === swim.distance &&
      before?.is === 'length'
    ) {
      read.pop()
      continue
    }
    if (phrase.is === 'length') {
      const distance = distanceOf(phrase.length)
      if (distance) swim = { distance, isCounted: before?.is === 'count', length: phrase.length }
    }
    if (phrase.is === 'rungs')
      swim = {
        distance: distanceOf(phrase.lengths[0] ?? { value: 0, from: 0, to: 0 }) ?? 0,
        isCounted: true,
        length: phrase.lengths[0] ?? { value: 0, from: 0, to: 0 },
      }
    else if (phrase.is === 'count' || isMark(phrase, 'then') || isSign(phrase, ';', '.')) swim = undefined
    if (phrase.is === 'role' || phrase.is === 'rest')
      swim = swim?.isCounted ? swim : phrase.is === 'role' ? swim : undefined
    read.push(phrase)
  }
  return read
}

function isBehindSign(read: readonly Phrase[]): boolean {
  return isSign(read.at(-1), ',', ':')
}

function written(
  pieces: Piece[],
  swim: { isCounted: boolean; distance: number },
  phrases: readonly Phrase[],
  start: number,
  end: number,
): Phrase[] {
  const [first, last] = [phrases[start], phrases[end - 1]]
  const place = { from: first?.from ?? 0, to: last?.to ?? 0 }
  if (swim.isCounted) return [{ is: 'pieces', pieces, ...place }]
  return bracketed(pieces, sumOf(pieces) < swim.distance)
}

/** Pieces as parts in brackets; `isRounds`: as often as they fit. */
function bracketed(pieces: readonly Piece[], isRounds = false): Phrase[] {
  const [first, last] = [pieces[0], pieces.at(-1)]
  const inner = pieces.flatMap((piece, index): Phrase[] => [
    ...(index > 0 ? [{ is: 'sign', sign: '/', from: piece.from, to: piece.from } as const] : []),
    ...(piece.length
      ? [
          {
            is: 'length',
            length: { ...piece.length, from: piece.from, to: piece.to },
            from: piece.from,
            to: piece.to,
          } as const,
        ]
      : []),
    ...piece.details.map((detail) => ({ is: 'detail', detail, from: detail.from, to: detail.to }) as const),
    ...piece.aims.map((aim) => ({ is: 'aim', aim, isAt: false, from: aim.from, to: aim.to }) as const),
  ])
  const [from, to] = [first?.from ?? 0, last?.to ?? 0]
  return [{ is: 'open', ...(isRounds ? { isRounds } : {}), from, to: from }, ...inner, { is: 'close', from: to, to }]
}

function sumOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { length }) => sum + (length?.value ?? 0), 0)
}

/** Lengths with what is done in each of them, as long as a swim together or so often in it; `end`: the bracket that closes. */
function measuredRow(phrases: readonly Phrase[], from: number, end?: number, distance?: number): Row | undefined {
  const pieces: Piece[] = []
  let at = from
  for (;;) {
    const length = lengthOf(phrases[at])
    if (
      !length ||
      length.clock ||
      (length.unit !== undefined && length.unit !== 'm' && length.unit !== 'meters' && length.unit !== 'yd') ||
      length.value < 10
    )
      break
    const { aims, details, next } = described(phrases, at + 1)
    if (next === at + 1) break
    pieces.push({ from: length.from, to: phrases[next - 1]?.to ?? length.to, length, aims, details })
    at = next
    if (end === 0 && sumOf(pieces) === distance) break
    const isJoined = isSign(phrases[at], '/', '+', ',', '>') || isMark(phrases[at], 'and', 'plus', 'then')
    if (isJoined && lengthOf(phrases[at + 1])) at += 1
    else if (!lengthOf(phrases[at])) break
  }
  if (pieces.length < 2) return undefined
  const sum = sumOf(pieces)
  if (distance !== undefined && (end === 0 ? sum !== distance : distance % sum !== 0)) return undefined
  return { pieces, to: at }
}

/** How hard and in what stroke, from a phrase on. */
function described(phrases: readonly Phrase[], from: number): { aims: Aim[]; details: Detail[]; next: number } {
  const [aims, details]: [Aim[], Detail[]] = [[], []]
  let next = from
  for (; ; next += 1) {
    const phrase = phrases[next]
    if (phrase?.is === 'aim') aims.push(phrase.aim)
    else if (phrase?.is === 'detail' && !phrase.detail.cadence && !phrase.detail.isLimit) details.push(phrase.detail)
    else if (phrase?.is === 'change') details.push({ note: 'said', from: phrase.from, to: phrase.to })
    else if (phrase?.is === 'sport') continue
    else if (
      isMark(phrase, 'with', 'at', 'in') &&
      (phrases[next + 1]?.is === 'detail' || phrases[next + 1]?.is === 'aim')
    )
      continue
    else if (phrase?.is === 'rest word' && /** "easy swim" */ phrase.manner === 'swim')
      aims.push({ kind: 'effort', name: 'easy', from: phrase.from, to: phrase.to })
    else return { aims, details, next }
  }
}

/** Strokes or efforts with a sign between them: "drill/swim", "fast/easy by 25", "fly-bk-br-fr", and the medley in its order. */
function namedRow(phrases: readonly Phrase[], start: number, text: string, swim?: Length): Row | undefined {
  // "8x50 alternating kick/swim", "8x50 kick/swim alt": by turns.
  const isBefore = swim !== undefined && isMark(phrases[start], 'alternate')
  const from = isBefore ? start + 1 : start
  const pieces: Piece[] = []
  let at = from
  const order = phrases[from]
  if (isMedleyOrder(order, text)) {
    pieces.push(...orderOfMedley(order))
    at += 1
    const more = phrases[at]
    if (more?.is === 'detail' && isMark(phrases[at + 1], 'by')) {
      for (const piece of pieces) piece.details.push(more.detail)
      at += 1
    }
    const by = byAt(phrases, at)
    return by ? { pieces, to: by.next, by: by.length, isOrder: true } : undefined
  }
  for (;;) {
    const phrase = phrases[at]
    const place = phrase && { from: phrase.from, to: phrase.to }
    if (!phrase || !place) break
    if (phrase.is === 'detail' && !phrase.detail.cadence && !phrase.detail.isLimit)
      pieces.push({ ...place, aims: [], details: [phrase.detail] })
    else if (phrase.is === 'sport') pieces.push({ ...place, aims: [], details: [] })
    else if (phrase.is === 'aim' && phrase.aim.kind === 'effort')
      pieces.push({ ...place, aims: [phrase.aim], details: [] })
    else if (phrase.is === 'aims' && phrase.aims.every(({ kind }) => kind === 'effort') && from === at)
      pieces.push(...phrase.aims.map((aim): Piece => ({ from: aim.from, to: aim.to, aims: [aim], details: [] })))
    else break
    at += 1
    // "drill swim drill", "pull, swim, pull"
    if (swim && isByTurns(phrases, at - 1, from)) continue
    const isAnd = isBefore && isMark(phrases[at], 'and')
    if (!isSign(phrases[at], '/', '-', '>') && !isAnd) break
    const after = phrases[at + 1]
    if (after?.is !== 'detail' && after?.is !== 'sport' && after?.is !== 'aim') break
    at += 1
  }
  if (pieces.length < 2) return undefined
  const isEffort = pieces.every(({ details, aims }) => details.length === 0 && aims.length > 0)
  // Drills by their own names stay in the name of one step.
  const areDrills = pieces.every(
    ({ details }) => details.length > 0 && details.every(({ text: kind }) => kind === 'drill'),
  )
  const isBehind = swim !== undefined && !isBefore && isMark(phrases[at], 'alternate')
  const by =
    byAt(phrases, isBehind ? at + 1 : at) ??
    (swim && (isBefore || isBehind) && !areDrills ? { length: swim, next: isBehind ? at + 1 : at } : undefined)
  if (isEffort && !by) return undefined
  return { pieces, to: by?.next ?? at, ...(by ? { by: by.length } : {}) }
}

/** Whether a kind of swimming stands without a sign before or behind "swim" within a row of at least three. */
function isByTurns(phrases: readonly Phrase[], at: number, from: number): boolean {
  const isKind = (phrase: Phrase | undefined) =>
    phrase?.is === 'detail' && !phrase.detail.note && !phrase.detail.cadence
  const isSwim = (phrase: Phrase | undefined) => phrase?.is === 'sport'
  const [before, own, next, behind] = [phrases[at - 1], phrases[at], phrases[at + 1], phrases[at + 2]]
  if (isKind(own) && isSwim(next)) return isKind(behind) || (at > from && isSwim(before))
  return isSwim(own) && isKind(next) && at > from && isKind(before)
}

/** "IM order", "one of each stroke" */
export function isMedleyOrder(phrase: Phrase | undefined, text: string): phrase is PhraseOf<'detail'> {
  return (
    phrase?.is === 'detail' &&
    phrase.detail.text === 'im' &&
    /\bor?d|^imo\b|each stroke/i.test(text.slice(phrase.from, phrase.to))
  )
}

export function orderOfMedley({ from, to }: { from: number; to: number }): Piece[] {
  return ['fly', 'back', 'breast', 'free'].map((text) => ({
    from,
    to,
    aims: [],
    details: [{ text, isStroke: true, from, to }],
  }))
}

/** "by 25", "by 25s", "each 50", "every 25" */
function byAt(phrases: readonly Phrase[], at: number): { length: Length; next: number } | undefined {
  if (!isMark(phrases[at], 'by', 'each', 'every')) return undefined
  const length =
    lengthOf(phrases[at + 1]) ??
    (phrases[at + 1]?.is === 'send-off' ? (phrases[at + 1] as { length: Length }).length : undefined)
  const distance = length && distanceOf(length)
  if (!length || !distance || distance > 400) return undefined
  const bare: Length = {
    from: length.from,
    to: length.to,
    value: length.value,
    ...(length.unit && length.unit !== 's' ? { unit: length.unit } : {}),
  }
  return { length: bare, next: at + 2 }
}

function hasSendOffAt(phrases: readonly Phrase[], at: number, distance: number): boolean {
  const start = isMark(phrases[at], 'on', 'at', 'off', 'every') ? at + 1 : at
  const phrase = phrases[start]
  if (phrase?.is === 'send-off') return true
  if (start === at) return false
  // "off 4 min"
  return phrase?.is === 'length'
    ? phrase.length.clock !== undefined ||
        (phrase.length.unit === 'min' && isTimeToSwim(phrase.length.value * 60, distance))
    : phrase?.is === 'aim' && phrase.aim.kind === 'time'
}

function closeOf(phrases: readonly Phrase[], open: number): number {
  let depth = 0
  for (let at = open; at < phrases.length; at += 1) {
    if (phrases[at]?.is === 'open') depth += 1
    if (phrases[at]?.is === 'close') depth -= 1
    if (depth === 0) return at
  }
  return phrases.length
}
