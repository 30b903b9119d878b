import type { Length } from './part.ts'
import type { Phrase, PhraseOf } from './phrase.ts'

/** Puts counts that stand behind what is repeated, or apart from it, in front of it: "400s: 12 of them", "12 x 400 in 3 sets of 4". */
export function orderCounts(phrases: readonly Phrase[]): Phrase[] {
  const ordered: Phrase[] = []
  let plural: Length | undefined
  for (let at = 0; at < phrases.length; ) {
    const found = countOfPlural(phrases, at) ?? blocksOf(phrases, at)
    if (found) {
      ordered.push(...found.phrases)
      at = found.next
      continue
    }
    const phrase = phrases[at] as Phrase
    // "Yasso 8 x 800", "quarters: 8 x 400"
    if (
      phrase.is === 'length' &&
      phrase.length.isNamed &&
      phrases[at - 1]?.is !== 'count' &&
      phrases.some((one) => one.is === 'count')
    ) {
      ordered.push({ is: 'filler', from: phrase.from, to: phrase.to })
      at += 1
      continue
    }
    // "eight 90 second pickups"
    const [bout, kind] = [phrases[at + 1], phrases[at + 2]]
    if (
      phrase.is === 'length' &&
      isCount(phrase.length) &&
      bout?.is === 'length' &&
      bout.length.unit !== undefined &&
      (kind?.is === 'strides' || isMark(kind, 'reps'))
    ) {
      ordered.push(countFrom(phrase), bout)
      at += 2
      continue
    }
    // "8 quarters"
    const named = phrases[at + 1]
    if (phrase.is === 'length' && isCount(phrase.length) && named?.is === 'length' && named.length.isNamed) {
      ordered.push(countFrom(phrase), named)
      at += 2
      continue
    }
    if (phrase.is === 'count' || phrase.is === 'role') plural = undefined
    if (isPluralWithColon(phrases, at)) {
      plural = (phrase as PhraseOf<'length'>).length
      at += 2
      continue
    }
    // "400s: 4 @ 10k, 4 @ 5k"
    const next = phrases[at + 1]
    if (plural && phrase.is === 'length' && isCount(phrase.length) && next?.is === 'mark' && next.mark === 'at')
      ordered.push(countFrom(phrase), lengthFrom(plural, phrase))
    else ordered.push(phrase)
    at += 1
  }
  return ordered
}

type Found = { phrases: Phrase[]; next: number }

/** "400s: 12 of them", "800s, 8 of", "300s: 2 sets of 5", "1k reps on the towpath x 6" */
function countOfPlural(phrases: readonly Phrase[], at: number): Found | undefined {
  const length = phrases[at]
  if (length?.is !== 'length' || !isPlural(length.length) || phrases[at - 1]?.is === 'count') return undefined
  let index = at + 1
  while (isMark(phrases[index], 'reps') || phrases[index]?.is === 'unknown') index += 1
  const behind = phrases[index]
  if (behind?.is === 'count' && behind.isBehind && behind.of === 'times')
    return {
      phrases: [
        { ...behind, isBehind: false },
        ...phrases.slice(at + 1, index).filter((one) => one.is === 'unknown'),
        length,
      ],
      next: index + 1,
    }
  if (phrases[index - 1]?.is === 'unknown') return undefined
  const sign = phrases[index]
  if (sign?.is === 'sign' && (sign.sign === ':' || sign.sign === ',' || sign.sign === '-')) index += 1
  const count = phrases[index]
  if (count?.is === 'length' && isCount(count.length) && isMark(phrases[index + 1], 'of')) {
    let next = index + 2
    while (phrases[next]?.is === 'filler') next += 1
    return { phrases: [countFrom(count), lengthFrom(length.length, count)], next }
  }
  if (count?.is === 'count' && count.of === 'sets' && index > at + 1) {
    const figure = phrases[index + 1]
    if (figure?.is === 'length' && isCount(figure.length))
      return { phrases: [count, countFrom(figure), lengthFrom(length.length, figure)], next: index + 2 }
  }
  return undefined
}

/** "12 x 400 in 3 sets of 4", "16 x 200 (2 blocks of 8)", "12 reps of 400 as 3 sets" */
function blocksOf(phrases: readonly Phrase[], at: number): Found | undefined {
  const [count, length] = [phrases[at], phrases[at + 1]]
  if (count?.is !== 'count' || length?.is !== 'length') return undefined
  let index = at + 2
  while (phrases[index]?.is === 'filler' || isMark(phrases[index], 'reps')) index += 1
  const split = splitBehind(phrases, index, count.times)
  if (split) {
    const outer = { ...split.count, isBehind: false }
    const inner = { ...count, times: count.times / split.count.times }
    return { phrases: [outer, inner, ...phrases.slice(at + 1, split.at)], next: split.next }
  }
  const link = phrases[index]
  const isLinked =
    isMark(link, 'in') || isMark(link, 'as') || link?.is === 'open' || (link?.is === 'sign' && link.sign === ',')
  if (!isLinked) return undefined
  const sets = phrases[index + 1]
  if (sets?.is !== 'count' || sets.of !== 'sets' || count.times % sets.times !== 0) return undefined
  const figure = phrases[index + 2]
  const each = figure?.is === 'length' && isCount(figure.length) ? figure.length.value : undefined
  if (each === undefined && link?.is === 'sign') return undefined
  if (each !== undefined && each * sets.times !== count.times) return undefined
  let next = each === undefined ? index + 2 : index + 3
  if (link?.is === 'open') {
    if (phrases[next]?.is !== 'close') return undefined
    next += 1
  }
  const end = phrases[next - 1]?.to ?? sets.to
  const outer = { ...sets, isBehind: false }
  const inner = { ...count, times: count.times / sets.times, from: count.from, to: count.to }
  return { phrases: [outer, inner, { ...length, length: { ...length.length, to: end } }], next }
}

/** "12 x 1 min hard, 1 min easy, split into 2 sets", "… in 3 sets of 4": the sets behind what is said of the repetitions. */
function splitBehind(
  phrases: readonly Phrase[],
  from: number,
  times: number,
): { count: PhraseOf<'count'>; at: number; next: number } | undefined {
  for (let index = from; index < Math.min(phrases.length, from + MOST_BETWEEN); index += 1) {
    const phrase = phrases[index]
    const isSplit = isMark(phrase, 'as') || isMark(phrase, 'in')
    const count = phrases[isSplit ? index + 1 : index]
    if (count?.is === 'count') {
      if (index === from || count.of !== 'sets' || times % count.times !== 0) return undefined
      const behind = isSplit ? index + 2 : index + 1
      const figure = phrases[behind]
      const each = figure?.is === 'length' && isCount(figure.length) ? figure.length.value : undefined
      const before = phrases[index - 1]
      const at = before?.is === 'sign' ? index - 1 : index
      if (each !== undefined) return each * count.times === times ? { count, at, next: behind + 1 } : undefined
      return isSplit && figure?.is !== 'length' && figure?.is !== 'open' ? { count, at, next: behind } : undefined
    }
    if (!phrase || phrase.is === 'open' || phrase.is === 'role') return undefined
  }
  return undefined
}

const MOST_BETWEEN = 9

function isPluralWithColon(phrases: readonly Phrase[], at: number): boolean {
  const [length, sign, figure, mark] = phrases.slice(at, at + 4)
  if (length?.is !== 'length' || !isPlural(length.length)) return false
  return (
    sign?.is === 'sign' && sign.sign === ':' && figure?.is === 'length' && isCount(figure.length) && isMark(mark, 'at')
  )
}

/** "400s" and "1k reps": what is repeated; a time in seconds is none. */
function isPlural({ unit, value, clock }: Length): boolean {
  if (clock || value > MOST_METRES) return false
  return unit === 's'
    ? value >= 100 && value % 50 === 0
    : unit !== 'h' && unit !== 'min' && (unit !== undefined || value >= 100)
}

// A longer one is not repeated.
const MOST_METRES = 5000

function isCount({ unit, value, clock, isLow }: Length): boolean {
  return !clock && !isLow && unit === undefined && Number.isInteger(value) && value >= 1 && value <= 40
}

function isMark(phrase: Phrase | undefined, mark: string): boolean {
  return phrase?.is === 'mark' && phrase.mark === mark
}

function countFrom({ length, from, to }: PhraseOf<'length'>): Phrase {
  return { is: 'count', times: length.value, of: 'times', isBehind: false, from, to }
}

function lengthFrom(length: Length, { from, to }: { from: number; to: number }): Phrase {
  const value = length.unit === 's' ? { ...length, unit: 'meters' as const } : length
  return { is: 'length', length: { ...value, from, to }, from, to }
}
