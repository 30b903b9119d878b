import type { Length, Piece, Selector } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { poolSport } from '../sports-of-words.ts'
import { isMedleyOrder, orderOfMedley } from './find-pieces.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

type Turn = { times: number; from: number; to: number; phrases: Phrase[] }

/**
 * Finds repetitions that are swum by turns: "16x50 as 3 easy 1 fast", "12x100: 4 on 1:50, 4 on 1:45, 4 on 1:40",
 * "50s: 4 kick 4 pull 4 swim", "8x50 IM order". Each turn becomes those repetitions with what is said of them.
 */
export function findTurns(said: readonly Phrase[], text: string): Phrase[] {
  const phrases = withoutBrackets(said, text)
  const read: Phrase[] = []
  let set: { times: number | undefined; at: number; length: Length } | undefined
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const before = read.at(-1)
    if (set) {
      const start = isMark(phrase, 'as') || isSign(phrase, ':', ',', '>') ? at + 1 : at
      const found = turnsAt(phrases, start, set.times, text)
      if (found) {
        if (set.times === undefined)
          read.splice(set.at, 0, {
            is: 'count',
            times: found.all,
            of: 'times',
            isBehind: false,
            from: phrase.from,
            to: phrase.from,
          })
        read.push(...found.turns)
        at = found.to - 1
        set = undefined
        continue
      }
      const strokes = set.times === undefined ? undefined : strokesAt(phrases, start, set.times, text)
      if (strokes) {
        read.push(...strokes.turns)
        at = strokes.to - 1
        set = undefined
        continue
      }
    }
    // "8x25 fast/easy by 25": each of them by turns.
    if (
      set?.times &&
      phrase.is === 'pieces' &&
      phrase.by &&
      phrase.by.value === set.length.value &&
      set.times % phrase.pieces.length === 0
    ) {
      read.push(...rotated(phrase.pieces))
      set = undefined
      continue
    }
    // "3x600 pull, swim, pull": one each.
    if (
      set?.times &&
      phrase.is === 'pieces' &&
      !phrase.by &&
      phrase.pieces.length === set.times &&
      phrase.pieces.length > 2 &&
      phrase.pieces.every(({ length }) => !length)
    ) {
      read.push(...rotated(phrase.pieces))
      set = undefined
      continue
    }
    // A ladder by turns: "100-200-300-200-100 pull/swim".
    if (phrase.is === 'pieces' && before?.is === 'rungs' && phrase.pieces.every(({ length }) => !length)) {
      read.push(...rotated(phrase.pieces))
      continue
    }
    if (phrase.is === 'length' && distanceOf(phrase.length)) {
      const isPlural = phrase.length.unit === 's'
      if (before?.is === 'count') set = { times: before.times, at: read.length, length: phrase.length }
      else if (isPlural && isSign(phrases[at + 1], ':'))
        set = { times: undefined, at: read.length, length: phrase.length }
      else set = undefined
    }
    if (phrase.is === 'count' || isMark(phrase, 'then') || isSign(phrase, ';', '.') || phrase.is === 'close')
      set = undefined
    read.push(phrase)
  }
  return withOwnSendOffs(read)
}

/** "40x25 (every 5th easy)", "30x50 (2 easy 1 hard) on 1:05": brackets behind a swim that hold turns. */
function withoutBrackets(phrases: readonly Phrase[], text: string): Phrase[] {
  const dropped = new Set<number>()
  for (const [at, phrase] of phrases.entries()) {
    if (phrase.is !== 'open' || phrases[at - 1]?.is === 'count') continue
    const close = phrases.findIndex((one, index) => index > at && (one.is === 'close' || one.is === 'open'))
    if (phrases[close]?.is !== 'close') continue
    if (phrases[at + 1]?.is === 'selector' || turnsAt(phrases.slice(0, close), at + 1, undefined, text))
      for (const index of [at, close]) dropped.add(index)
  }
  return phrases.filter((_, at) => !dropped.has(at))
}

function turnsAt(
  phrases: readonly Phrase[],
  from: number,
  times: number | undefined,
  text: string,
): { turns: Phrase[]; all: number; to: number } | undefined {
  const turns: Turn[] = []
  let at = from
  for (;;) {
    const length = lengthOf(phrases[at])
    if (
      !length ||
      length.unit !== undefined ||
      length.clock ||
      !Number.isInteger(length.value) ||
      length.value < 1 ||
      length.value > 24
    )
      break
    let next = at + 1
    while (isOfTurn(phrases, next)) next += 1
    if (next === at + 1) break
    const turn: Turn = {
      times: length.value,
      from: length.from,
      to: phrases[next - 1]?.to ?? length.to,
      phrases: phrases.slice(at + 1, next).map(asNote),
    }
    turns.push(...strokesOf(turn, text))
    at = next
    const isJoined = isSign(phrases[at], ',', '/', '+') || isMark(phrases[at], 'and', 'then')
    if (isJoined && isBareFigure(phrases[at + 1])) at += 1
    else if (!isBareFigure(phrases[at])) break
  }
  if (turns.length < 2) return undefined
  const sum = turns.reduce((all, one) => all + one.times, 0)
  const behind = phrases[at]
  const rounds = behind?.is === 'count' && behind.isBehind ? behind.times : undefined
  if (times === undefined) return { turns: written(turns, sum), all: sum * (rounds ?? 1), to: rounds ? at + 1 : at }
  if (times % sum !== 0 || sum > times) return undefined
  return { turns: written(turns, sum), all: times, to: rounds && rounds * sum === times ? at + 1 : at }
}

/** "4 build" */
function asNote(phrase: Phrase): Phrase {
  if (phrase.is !== 'change') return phrase
  const place = { from: phrase.from, to: phrase.to }
  return { is: 'detail', detail: { note: 'said', ...place }, ...place }
}

/** "4 IM order": one of each stroke. */
function strokesOf(turn: Turn, text: string): Turn[] {
  const order = turn.phrases.find((one) => isMedleyOrder(one, text))
  if (!order || turn.times % 4 !== 0) return [turn]
  return orderOfMedley(order).map(({ details }) => ({
    ...turn,
    times: turn.times / 4,
    phrases: turn.phrases.flatMap((one): Phrase[] =>
      one === order ? details.map((detail) => ({ is: 'detail', detail, from: detail.from, to: detail.to })) : [one],
    ),
  }))
}

function isBareFigure(phrase: Phrase | undefined): boolean {
  const length = lengthOf(phrase)
  return length !== undefined && length.unit === undefined && !length.clock && length.value <= 24
}

/** What may stand in a turn: how hard, a stroke, a send-off, "all out". */
function isOfTurn(phrases: readonly Phrase[], at: number): boolean {
  const phrase = phrases[at]
  if (!phrase) return false
  if (
    phrase.is === 'aim' ||
    phrase.is === 'detail' ||
    phrase.is === 'sport' ||
    phrase.is === 'change' ||
    phrase.is === 'pieces' ||
    phrase.is === 'send-off'
  )
    return true
  if (phrase.is === 'aims') return false
  if (isMark(phrase, 'on', 'at', 'off', 'with', 'of', 'every')) {
    const next = phrases[at + 1]
    return (
      next !== undefined &&
      (next.is === 'send-off' || next.is === 'aim' || next.is === 'detail' || next.is === 'length')
    )
  }
  // "4 off 1:50"
  return (
    phrase.is === 'length' &&
    isMark(phrases[at - 1], 'off', 'on', 'at') &&
    (phrase.length.clock !== undefined || phrase.length.value >= 25)
  )
}

function written(turns: readonly Turn[], round: number): Phrase[] {
  let first = 1
  const all = turns.flatMap(({ times, from, to, phrases }): Phrase[] => {
    const [low, high] = [first, first + times - 1]
    first += times
    const selector: Selector = {
      from,
      to,
      which: (one) => ((one - 1) % round) + 1 >= low && ((one - 1) % round) + 1 <= high,
    }
    return [{ is: 'selector', selector, from, to }, ...phrases]
  })
  const end = turns.at(-1)?.to ?? 0
  return [...all, { is: 'sign', sign: ',', from: end, to: end }]
}

function rotated(pieces: readonly Piece[]): Phrase[] {
  const turns = pieces.map(
    ({ details, aims, from, to }): Turn => ({
      times: 1,
      from,
      to,
      phrases: [
        ...details.map((detail): Phrase => ({ is: 'detail', detail, from: detail.from, to: detail.to })),
        ...aims.map((aim): Phrase => ({ is: 'aim', aim, isAt: false, from: aim.from, to: aim.to })),
        ...(details.length + aims.length === 0 ? [{ is: 'sport', sport: poolSport, from, to } as const] : []),
      ],
    }),
  )
  return written(turns, pieces.length)
}

/** "4x50 fly/back/breast/free", "8x50 IM order", "40x25 fly/bk/br/fr by 10s": the strokes in turn. */
function strokesAt(
  phrases: readonly Phrase[],
  from: number,
  times: number,
  text: string,
): { turns: Phrase[]; to: number } | undefined {
  const phrase = phrases[from]
  if (!phrase) return undefined
  const pieces = isMedleyOrder(phrase, text)
    ? orderOfMedley(phrase)
    : phrase.is === 'pieces' && !phrase.by
      ? phrase.pieces
      : undefined
  if (
    !pieces ||
    pieces.length < 4 ||
    !pieces.every(
      ({ length, details, aims }) => !length && aims.length === 0 && details.length === 1 && details[0]?.isStroke,
    )
  )
    return undefined
  const behind = phrases[from + 1]
  const isCounted = behind?.is === 'count' && behind.isBehind
  // "fly/back/breast/free x4 each": four of one stroke before the next.
  const isOfEach = isCounted && isMark(phrases[from + 2], 'each')
  const each = lengthOf(phrases[from + 2])
  const by = isOfEach ? behind.times : isMark(phrases[from + 1], 'by') && each && each.value <= 24 ? each.value : 1
  const round = by * pieces.length
  if (isCounted && behind.times * pieces.length !== times) return undefined
  if (times % round !== 0) return undefined
  const turns = pieces.map(
    ({ details, from: start, to }): Turn => ({
      times: by,
      from: start,
      to,
      phrases: details.map((detail) => ({ is: 'detail', detail, from: detail.from, to: detail.to })),
    }),
  )
  return { turns: written(turns, round), to: by > 1 || isOfEach ? from + 3 : isCounted ? from + 2 : from + 1 }
}

/** A send-off belongs to some of the repetitions where others have one of their own. */
function withOwnSendOffs(phrases: readonly Phrase[]): Phrase[] {
  const selectors = phrases.flatMap((phrase, at) => (phrase.is === 'selector' ? [at] : []))
  const isOwn = (at: number) => {
    const end =
      selectors.find((one) => one > at) ??
      phrases.findIndex(
        (phrase, index) =>
          index > at &&
          (isSign(phrase, ',', ';', '.') || phrase.is === 'count' || isMark(phrase, 'then', 'all', 'each')),
      )
    return phrases
      .slice(at, end < 0 ? undefined : end)
      .some(
        (phrase, index, all) =>
          phrase.is === 'send-off' ||
          (index === 1 && lengthOf(phrase)?.clock !== undefined) ||
          (isMark(phrase, 'at', 'on', 'off') && isTime(all[index + 1])),
      )
  }
  const own = selectors.filter(isOwn)
  const hasOwn = own.length >= 2 || (own.length === 1 && own[0] !== selectors.at(-1))
  if (!hasOwn) return [...phrases]
  return phrases.map((phrase, at) =>
    phrase.is === 'selector' && own.includes(at) ? { ...phrase, hasOwn: true } : phrase,
  )
}

function isTime(phrase: Phrase | undefined): boolean {
  if (phrase?.is === 'length') return true
  return (
    phrase?.is === 'aim' &&
    (phrase.aim.kind === 'time' || (phrase.aim.kind === 'percent' && phrase.aim.isBare === true))
  )
}
