import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'
import { paceOf } from './paces-of-races.ts'

/** "4 rounds 200 pull, 4x50 on 1:00": all that follows is one round, as with a colon. And swims that are broken by rests. */
export function nameRounds(phrases: readonly Phrase[], text: string): Phrase[] {
  const read: Phrase[] = []
  let raced: number | undefined
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const broken = isMark(phrase, 'broken') ? brokenAt(phrases, at) : brokenBehind(phrases, at)
    if (broken) {
      read.push(broken.phrase)
      at = broken.to - 1
      raced = broken.phrase.is === 'broken' ? distanceOf(broken.phrase.length) : undefined
      continue
    }
    if (isMark(phrase, 'then') || isSign(phrase, ';', '.') || phrase.is === 'role') raced = undefined
    // "broken 800s at race pace": of a race of 800.
    if (raced && phrase.is === 'aim' && phrase.aim.kind === 'effort' && phrase.aim.name === 'race') {
      read.push({ ...phrase, aim: paceOf(raced, phrase) })
      continue
    }
    // "4 rounds: 4x50 15 s, then 100 easy": of the rounds or behind them.
    if (isMark(phrase, 'then') && isBehindLoneSet(read)) {
      read.push({ is: 'unknown', from: phrase.from, to: phrases[at + 1]?.to ?? phrase.to })
      continue
    }
    read.push(phrase)
    const isRounds =
      phrase.is === 'count' &&
      !phrase.isBehind &&
      /\br(?:ou)?n?ds?\b|\bthr(?:u|ough)\b/i.test(text.slice(phrase.from, phrase.to))
    const next = phrases[at + 1]
    if (
      isRounds &&
      next &&
      next.is !== 'open' &&
      !isSign(next, ':') &&
      (hasComma(phrases, at) || hasSetBehind(phrases, at))
    )
      read.push({ is: 'sign', sign: ':', from: phrase.to, to: phrase.to })
  }
  return read
}

/** Whether rounds with a colon hold a single set so far. */
function isBehindLoneSet(read: readonly Phrase[]): boolean {
  const count = read.findLastIndex((one, at) => one.is === 'count' && isSign(read[at + 1], ':'))
  if (count < 0 || read.slice(count).some((one) => isSign(one, ';', '.') || isMark(one, 'then'))) return false
  const swims = read.slice(count).filter((one) => {
    const length = lengthOf(one)
    return one.is === 'rungs' || one.is === 'open' || (length && distanceOf(length) && length.unit !== 's')
  })
  return swims.length === 1
}

function hasComma(phrases: readonly Phrase[], at: number): boolean {
  const end = phrases.findIndex((phrase, index) => index > at && (isMark(phrase, 'then') || isSign(phrase, ';', '.')))
  const own = phrases.slice(at + 1, end < 0 ? undefined : end)
  const comma = own.findIndex((phrase) => isSign(phrase, ','))
  return (
    comma >= 0 &&
    own.slice(comma + 1, comma + 4).some((phrase) => lengthOf(phrase) !== undefined || phrase.is === 'count')
  )
}

/** "4 rounds 200 pull 4x50 fast": a single swim and a set side by side, without a sign. */
function hasSetBehind(phrases: readonly Phrase[], at: number): boolean {
  if (!lengthOf(phrases[at + 1])) return false
  const end = phrases.findIndex(
    (phrase, index) => index > at && (isMark(phrase, 'then', 'and', 'plus') || isSign(phrase, ';', '.', ',', '+')),
  )
  return phrases.slice(at + 2, end < 0 ? undefined : end).some((phrase) => phrase.is === 'count' && !phrase.isBehind)
}

/** "1650 broken:" */
function brokenBehind(phrases: readonly Phrase[], at: number): { phrase: Phrase; to: number } | undefined {
  const [length, mark] = [phrases[at], phrases[at + 1]]
  if (!length || !lengthOf(length) || !mark || !isMark(mark, 'broken')) return undefined
  const found = brokenAt([mark, length, ...phrases.slice(at + 2)], 0)
  return found && { phrase: { ...found.phrase, from: length.from }, to: at + found.to }
}

/** "broken 400s x 3:", "broken 800" */
function brokenAt(phrases: readonly Phrase[], at: number): { phrase: Phrase; to: number } | undefined {
  let next = at + 1
  const first = phrases[next]
  let times = 1
  if (first?.is === 'count' && !first.isBehind) {
    times = first.times
    next += 1
  }
  const length = lengthOf(phrases[next])
  if (!length || !distanceOf(length)) return undefined
  next += 1
  const count = phrases[next]
  if (count?.is === 'count' && count.isBehind) {
    times = count.times
    next += 1
  }
  if (!isSign(phrases[next], ':') && !isMark(phrases[next], 'as')) return undefined
  const bare = {
    from: length.from,
    to: length.to,
    value: length.value,
    ...(length.unit && length.unit !== 's' ? { unit: length.unit } : {}),
  }
  return { phrase: { is: 'broken', length: bare, times, from: phrases[at]?.from ?? 0, to: length.to }, to: next + 1 }
}
