import type { Aim, Length, Manner } from './part.ts'
import type { Phrase } from './phrase.ts'

/** Names the rests between repetitions and between sets where two stand side by side: "60s / 3 min", "45s/rep, 3 min/set". */
export function nameRestsOfSets(phrases: readonly Phrase[]): Phrase[] {
  const named: Phrase[] = []
  let isBehindSet = false
  for (let at = 0; at < phrases.length; ) {
    const phrase = phrases[at] as Phrase
    if (phrase.is === 'count' || phrase.is === 'rungs') isBehindSet = true
    if (phrase.is === 'role') isBehindSet = false
    const found = isBehindSet ? restsAt(phrases, at) : undefined
    named.push(...(found?.phrases ?? [phrase]))
    at = found?.next ?? at + 1
  }
  return named
}

type Named = {
  length: Length
  aims: Aim[]
  where?: 'reps' | 'sets' | undefined
  manner?: Manner | undefined
  next: number
}

function restsAt(phrases: readonly Phrase[], at: number): { phrases: Phrase[]; next: number } | undefined {
  if (phrases[at - 1]?.is === 'count' || isLink(phrases[at - 1])) return undefined
  const first = namedAt(phrases, at)
  if (!first || first.where === 'sets') {
    // "3 min sets", "3 min/set"
    const isAlone = first?.where === 'sets' && isShort(first.length)
    return isAlone ? { phrases: [restOf(first)], next: first.next } : undefined
  }
  const sign = phrases[first.next]
  const next =
    sign?.is === 'sign' || (sign?.is === 'mark' && (sign.mark === 'and' || sign.mark === 'plus'))
      ? first.next + 1
      : first.next
  const second = namedAt(phrases, next)
  if (!second || !isShort(first.length) || !isShort(second.length)) return undefined
  const isSlash = (sign?.is === 'sign' && sign.sign === '/') || (sign?.is === 'mark' && sign.mark === 'and')
  const isSure = first.where === 'reps' || second.where === 'sets'
  if (
    second.where !== 'sets' &&
    !(isSure && isEnd(phrases, second.next)) &&
    !(isSlash && hasTwoCounts(phrases, at) && isEnd(phrases, second.next) && isLonger(second.length, first.length))
  ) {
    return first.where === 'reps' && phrases[at]?.is === 'length'
      ? { phrases: [restOf(first)], next: first.next }
      : undefined
  }
  return { phrases: [restOf({ ...first, where: 'reps' }), restOf({ ...second, where: 'sets' })], next: second.next }
}

/** A length with what it is the rest of: "45s reps", "3 min/set", "60s jog". */
function namedAt(phrases: readonly Phrase[], at: number): Named | undefined {
  const phrase = phrases[at]
  if (phrase?.is !== 'length' && phrase?.is !== 'rest') return undefined
  const length = phrase.is === 'length' ? phrase.length : phrase.rest.length
  if (!length) return undefined
  const own = phrase.is === 'rest' ? phrase.rest.where : undefined
  const manner = phrase.is === 'rest' ? phrase.rest.manner : undefined
  const aims = phrase.is === 'rest' ? phrase.rest.aims : []
  const sign = phrases[at + 1]
  const behind =
    (sign?.is === 'sign' && (sign.sign === '/' || sign.sign === '-')) ||
    sign?.is === 'filler' ||
    (sign?.is === 'mark' && (sign.mark === 'each' || sign.mark === 'on'))
      ? at + 2
      : at + 1
  const word = phrases[behind]
  const where =
    word?.is === 'where'
      ? word.where
      : word?.is === 'mark' && (word.mark === 'reps' || word.mark === 'sets')
        ? word.mark
        : undefined
  if (where && !(word?.is === 'mark' && phrases[behind + 1]?.is === 'length'))
    return { length, aims, where, manner, next: behind + 1 }
  return { length, aims, where: own, manner, next: at + 1 }
}

function restOf({ length, aims, where, manner }: Named): Phrase {
  const span = { from: length.from, to: Math.max(length.to, ...aims.map(({ to }) => to)) }
  return {
    is: 'rest',
    rest: { ...span, length, aims, ...(where ? { where } : {}), ...(manner ? { manner } : {}) },
    isSure: true,
    ...span,
  }
}

function hasTwoCounts(phrases: readonly Phrase[], at: number): boolean {
  const counts = phrases.slice(0, at).filter((one) => one.is === 'count' || one.is === 'rungs')
  return counts.length >= 2
}

function isEnd(phrases: readonly Phrase[], at: number): boolean {
  const phrase = phrases[at]
  return (
    !phrase ||
    phrase.is === 'sign' ||
    phrase.is === 'close' ||
    phrase.is === 'where' ||
    (phrase.is === 'mark' && phrase.mark === 'then')
  )
}

function isShort({ value, unit, clock }: Length): boolean {
  if (clock) return (clock[0] ?? 0) < 10
  if (unit === 'h' || unit === 'km' || unit === 'mi') return false
  return unit === 'min' ? value <= 10 : value <= 800
}

function isLonger(one: Length, other: Length): boolean {
  return secondsOf(one) > secondsOf(other)
}

function secondsOf({ value, unit, clock }: Length): number {
  if (clock) return (clock[0] ?? 0) * 60 + (clock[1] ?? 0)
  return unit === 'min' || unit === 'm' || (unit === undefined && value < 10) ? value * 60 : value
}

function isLink(phrase: Phrase | undefined): boolean {
  return (
    phrase?.is === 'mark' &&
    (phrase.mark === 'at' || phrase.mark === 'in' || phrase.mark === 'on' || phrase.mark === 'every')
  )
}
