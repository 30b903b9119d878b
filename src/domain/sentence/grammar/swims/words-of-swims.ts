import type { Aim } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/**
 * Words of swimmers whose order or whose neighbours give them their meaning: "hard on the 300s" is "300s hard", "with 50 kick
 * between" is a swim in the rests, "br3" a way of breathing, "css + 15 s rest" a target and a rest.
 */
export function arrangeWords(said: readonly Phrase[], text: string): Phrase[] {
  const phrases = [...said]
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const [phrase, next, behind] = [phrases[at], phrases[at + 1], phrases[at + 2]]
    if (!phrase) continue
    // "br3": a breath every third stroke.
    const strokes = lengthOf(next)
    const isBreath =
      phrase.is === 'detail' && /^br?$/i.test(text.slice(phrase.from, phrase.to)) && next?.from === phrase.to
    if (isBreath && strokes && strokes.value <= MOST_STROKES && next) {
      const place = { from: phrase.from, to: next.to }
      read.push({ is: 'detail', detail: { note: 'said', ...place }, ...place })
      at += 1
      continue
    }
    // "hard on the 300s", "paddles on the 200s"
    const far = behind?.is === 'send-off' ? behind.length : lengthOf(behind)
    const isOn =
      isMark(next, 'on', 'for') && next !== undefined && /^(?:on|for) the$/i.test(text.slice(next.from, next.to))
    if (
      (phrase.is === 'aim' || phrase.is === 'detail') &&
      isOn &&
      far &&
      !far.clock &&
      behind &&
      isSaidBefore(phrases, at, far.value)
    ) {
      if (!isSign(read.at(-1), ',')) read.push({ is: 'sign', sign: ',', from: phrase.from, to: phrase.from })
      const place = { from: behind.from, to: behind.to }
      read.push({ is: 'length', length: { value: far.value, unit: 's', ...place }, ...place }, phrase)
      at += 2
      continue
    }
    // "12x100 descend 1-4 x3": three times within the set.
    const count = phrase.is === 'count' && phrase.isBehind ? phrase : undefined
    const whole = count && setBehind(phrases, at)
    if (count && whole !== undefined) {
      if (count.times * lastFigure(text, phrases[at - 1]) !== whole)
        read.push({ is: 'unknown', from: phrase.from, to: phrase.to })
      continue
    }
    // "pull, swim, pull": by turns.
    if (isSign(phrase, ',') && isKindsByTurns(phrases, at)) {
      read.push({ ...phrase, sign: '/' } as Phrase)
      continue
    }
    // "with 50 kick between"
    if (isMark(phrase, 'with') && isSwimBetween(phrases, at + 1)) {
      read.push({ is: 'sign', sign: ',', from: phrase.from, to: phrase.to })
      continue
    }
    // "hold 1:30, leave 1:45"
    const isLeave = phrase.is === 'unknown' && /^leave$/i.test(text.slice(phrase.from, phrase.to))
    if (isLeave && lengthOf(next)?.clock) {
      read.push({ is: 'mark', mark: 'on', from: phrase.from, to: phrase.to })
      continue
    }
    // "8x25 sprints": how far, and not how many.
    const before = read.at(-1)
    if (
      phrase.is === 'count' &&
      !phrase.isBehind &&
      before?.is === 'count' &&
      isFar(phrase.times) &&
      next?.is === 'aim'
    ) {
      const place = { from: phrase.from, to: phrase.to }
      read.push({ is: 'length', length: { value: phrase.times, ...place }, ...place })
      continue
    }
    // "…, 800 easy swim": a swim behind the set, and not between its swims.
    const easy = isSign(read.at(-1), ',', ';') || isMark(read.at(-1), 'then') ? easySwim(phrase, next) : undefined
    if (easy) {
      read.push(...easy)
      continue
    }
    const rest = restBehind(phrase, next)
    if (rest && next) {
      read.push(...rest)
      at += 1
      continue
    }
    read.push(phrase)
  }
  return read
}

const MOST_STROKES = 9

/** Whether swims of this length stand before, so that it names some of them. */
function isSaidBefore(phrases: readonly Phrase[], at: number, value: number): boolean {
  if (value < 25 || value % 25 !== 0) return false
  return phrases
    .slice(0, at)
    .some((one) =>
      (one.is === 'rungs' ? one.lengths : one.is === 'length' ? [one.length] : []).some((own) => own.value === value),
    )
}

/** "50 kick between" */
function isSwimBetween(phrases: readonly Phrase[], from: number): boolean {
  const length = lengthOf(phrases[from])
  if (!length || length.unit === 's' || !distanceOf(length)) return false
  let at = from + 1
  while (phrases[at]?.is === 'detail' || phrases[at]?.is === 'aim' || phrases[at]?.is === 'sport') at += 1
  return at > from + 1 && phrases[at]?.is === 'where'
}

function isFar(figure: number): boolean {
  return figure >= 25 && figure % 25 === 0
}

/** A distance that is swum easily, of which is not said that it lies between others. */
function easySwim(phrase: Phrase, next: Phrase | undefined): Phrase[] | undefined {
  const length = phrase.is === 'rest' ? phrase.rest.length : undefined
  if (phrase.is !== 'rest' || !length || phrase.rest.manner !== 'swim' || phrase.rest.where) return undefined
  const isBetween = next?.is === 'where' || isMark(next, 'between', 'after', 'each', 'in', 'before')
  const far = length.unit === 's' ? undefined : distanceOf(length)
  if (isBetween || far === undefined || far < LEAST_SWIM) return undefined
  const place = { from: length.to, to: phrase.to }
  return [
    { is: 'length', length, from: length.from, to: length.to },
    { is: 'aim', aim: { kind: 'effort', name: 'easy', ...place }, isAt: false, ...place },
  ]
}

// Metres or yards (our choice).
const LEAST_SWIM = 100

/** "css + 15 s rest": the seconds are those of the rest. */
function restBehind(phrase: Phrase, next: Phrase | undefined): Phrase[] | undefined {
  if (phrase.is !== 'aim' || next?.is !== 'rest word' || !next.isSure) return undefined
  const { aim } = phrase
  const plus = aim.kind === 'css' || (aim.kind === 'race' && aim.race === 'threshold') ? aim.plus : undefined
  if (plus === undefined || plus <= 0) return undefined
  const own: Aim = { kind: 'effort', name: 'css', from: phrase.from, to: phrase.from + 3 }
  const place = { from: phrase.from + 3, to: next.to }
  return [
    { is: 'aim', aim: own, isAt: false, from: own.from, to: own.to },
    { is: 'rest', rest: { length: { value: plus, unit: 's', ...place }, aims: [], ...place }, isSure: true, ...place },
  ]
}

/** A comma beside "swim" between two kinds of swimming. */
function isKindsByTurns(phrases: readonly Phrase[], at: number): boolean {
  const isRow = (from: number) => {
    const [first, one, swim, two, last] = phrases.slice(from, from + 5)
    const isKind = (phrase: Phrase | undefined) => phrase?.is === 'detail' && phrase.detail.text !== undefined
    return isKind(first) && isSign(one, ',') && swim?.is === 'sport' && isSign(two, ',') && isKind(last)
  }
  return isRow(at - 1) || isRow(at - 3)
}

/** How often the set is swum whose words stand just before, without a sign. */
function setBehind(phrases: readonly Phrase[], at: number): number | undefined {
  for (let index = at - 1; index >= 0; index -= 1) {
    const phrase = phrases[index]
    if (phrase?.is === 'count') return phrase.isBehind ? undefined : phrase.times
    if (phrase?.is === 'sign' || phrase?.is === 'close' || isMark(phrase, 'then', 'and', 'plus', 'all'))
      return undefined
  }
  return undefined
}

/** The last figure of what is said of a set: 4 of "descend 1-4". */
function lastFigure(text: string, phrase: Phrase | undefined): number {
  const figures = text.slice(phrase?.from, phrase?.to).match(/\d+/g)
  return phrase?.is === 'detail' ? Number(figures?.at(-1) ?? Number.NaN) : Number.NaN
}
