import type { Aim, Detail, Length, Piece } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/**
 * Easy swims within the rests of a set: "6x100 max on 6:00, 50 easy inside the rest" is one swim that leaves every 6:00, as is
 * "… in the gap"; "4x100 back on 2:10, 4x100 breast on 2:25, 100 easy between" lies between the two sets.
 */
export function placeSwimsInRests(said: readonly Phrase[], text: string): Phrase[] {
  // "between the two sets"
  const isOfSets = (phrase: Phrase, at: number) =>
    phrase.is === 'count' && phrase.of === 'sets' && said[at - 1]?.is === 'where'
  let phrases = said.filter((phrase, at) => !isOfSets(phrase, at)).map((phrase) => asSwim(phrase, text))
  for (let at = phrases.length - 1; at > 0; at -= 1) {
    const inside = insideAt(phrases, at, text)
    if (inside) phrases = withinSendOff(phrases, at, inside) ?? phrases
    else if (phrases[at]?.is === 'where') phrases = betweenSets(phrases, at) ?? phrases
  }
  return phrases
}

/** "200 rec" of a swimmer is swum. */
function asSwim(phrase: Phrase, text: string): Phrase {
  if (phrase.is !== 'rest' || !phrase.rest.length || !/\brec/i.test(text.slice(phrase.from, phrase.to))) return phrase
  const { unit, value } = phrase.rest.length
  const isFar = distanceOf(phrase.rest.length) !== undefined && unit !== 's' && value >= 25 && value % 25 === 0
  return isFar ? { ...phrase, isSure: false, rest: { ...phrase.rest, manner: 'swim' } } : phrase
}

/** The index behind "inside the rest", "in the gap". */
function insideAt(phrases: readonly Phrase[], at: number, text: string): number | undefined {
  if (!isMark(phrases[at], 'in', 'include', 'with')) return undefined
  const next = phrases[at + 1]
  if (!next || isMark(phrases[at], 'with')) return undefined
  const isRest =
    (next.is === 'rest word' && next.manner === 'rest') ||
    (next.is === 'unknown' && /^gaps?$/i.test(text.slice(next.from, next.to)))
  return isRest ? at + 2 : undefined
}

type Swim = { length: Length; aims: Aim[]; details: Detail[]; from: number; to: number }

function withinSendOff(phrases: readonly Phrase[], at: number, end: number): Phrase[] | undefined {
  const comma = phrases.slice(0, at).findLastIndex((one) => isSign(one, ','))
  const easy = swimOf(phrases.slice(comma + 1, at))
  const start = phrases.slice(0, comma).findLastIndex((one) => one.is === 'count')
  const set = phrases.slice(start + 1, comma)
  const sendOff = set.findIndex((one) => one.is === 'send-off' || isMark(one, 'on', 'off', 'every'))
  const hard = swimOf(set.slice(0, sendOff))
  if (comma < 0 || start < 0 || sendOff < 0 || !easy || !hard || set.some(({ is }) => is === 'rest')) return undefined
  const place = { from: hard.from, to: easy.to }
  const value = hard.length.value + easy.length.value
  const pieces: Piece[] = [hard, easy]
  return [
    ...phrases.slice(0, start + 1),
    { is: 'length', length: { ...hard.length, value, from: hard.from, to: hard.from + 1 }, ...place },
    { is: 'pieces', pieces, ...place },
    ...set.slice(sendOff),
    ...phrases.slice(end),
  ]
}

/** A single distance with how hard and in what stroke it is swum. */
function swimOf(phrases: readonly Phrase[]): Swim | undefined {
  const [aims, details]: [Aim[], Detail[]] = [[], []]
  let length: Length | undefined
  for (const phrase of phrases) {
    const own = phrase.is === 'rest' ? phrase.rest.length : lengthOf(phrase)
    if (own && (length || !distanceOf(own) || own.unit === 's')) return undefined
    if (own) length = own
    if (phrase.is === 'aim') aims.push(phrase.aim)
    else if (phrase.is === 'detail' && !phrase.detail.isLimit) details.push(phrase.detail)
    else if (phrase.is === 'rest' && own)
      aims.push({ kind: 'effort', name: 'easy', from: own.to, to: Math.max(own.to, phrase.to) })
    else if (phrase.is === 'rest word' && phrase.manner === 'swim')
      aims.push({ kind: 'effort', name: 'easy', from: phrase.from, to: phrase.to })
    else if (!own && phrase.is !== 'sport' && !isMark(phrase, 'at')) return undefined
  }
  const [first, last] = [phrases[0], phrases.at(-1)]
  return length && first && last ? { length, aims, details, from: first.from, to: last.to } : undefined
}

/** Two sets with a comma between them, and an easy swim "between" behind them. */
function betweenSets(phrases: readonly Phrase[], at: number): Phrase[] | undefined {
  const phrase = phrases[at]
  if (phrase?.is !== 'where') return undefined
  const comma = phrases.slice(0, at).findLastIndex((one) => isSign(one, ','))
  const body = phrases.slice(comma + 1, at).filter((one) => !isMark(one, 'in'))
  const pause = pauseOf(body)
  if (!swimOf(body) && !pause) return undefined
  const start = phrases.slice(0, comma).findLastIndex((one) => isSign(one, ';', '.', ':') || isMark(one, 'then')) + 1
  const sets = phrases.slice(start, comma)
  const commas = sets.flatMap((one, index) => (isSign(one, ',') ? [index] : []))
  const middle = commas[0]
  if (commas.length !== 1 || middle === undefined || sets.some(({ is }) => is === 'open' || is === 'role'))
    return undefined
  const isSet = (part: readonly Phrase[]) =>
    part.filter(({ is }) => is === 'count').length === 1 &&
    part.some((one) => one.is === 'send-off' || isMark(one, 'on', 'off', 'at'))
  const [first, second] = [sets.slice(0, middle), sets.slice(middle + 1)]
  if (!isSet(first) || !isSet(second)) return undefined
  const sign: Phrase = { is: 'sign', sign: ',', from: phrase.from, to: phrase.to }
  const between: Phrase[] = pause
    ? [pause, { is: 'where', where: 'sets', from: phrase.from, to: phrase.to }]
    : [sign, ...body]
  return [...phrases.slice(0, start), ...first, ...between, sign, ...second, ...phrases.slice(at + 1)]
}

/** A rest by time, and nothing else. */
function pauseOf(phrases: readonly Phrase[]): Phrase | undefined {
  const [only, ...others] = phrases.filter(({ is }) => is !== 'rest word')
  const length = only?.is === 'rest' ? only.rest.length : lengthOf(only)
  const isTime = length && (length.clock !== undefined || length.unit === 'min' || length.unit === 's')
  if (!only || !isTime || others.length > 0) return undefined
  const place = { from: only.from, to: only.to }
  return only.is === 'rest' ? only : { is: 'rest', rest: { length, aims: [], ...place }, isSure: true, ...place }
}
