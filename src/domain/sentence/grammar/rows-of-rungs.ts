import type { Length, Rest } from './part.ts'
import type { Phrase } from './phrase.ts'

/** Distances side by side as rungs, and rests side by side behind rungs as one for each: "1600 1200 800 400", "3 min/2 min jog". */
export function joinRungs(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = []
  let rungs = 0
  for (let at = 0; at < phrases.length; ) {
    const row = rowAt(phrases, at) ?? mixedRowAt(phrases, at)
    const rests = rungs > 0 ? restsAt(phrases, at, rungs) : undefined
    const found = row ?? rests
    const phrase = found?.phrase ?? (phrases[at] as Phrase)
    if (phrase.is === 'rungs') rungs = phrase.lengths.length
    if (phrase.is === 'count' || phrase.is === 'role') rungs = 0
    joined.push(phrase)
    at = found?.next ?? at + 1
  }
  return joined
}

type Found = { phrase: Phrase; next: number }

function rowAt(phrases: readonly Phrase[], at: number): Found | undefined {
  const lengths: Length[] = []
  let index = at
  let phrase = phrases[index]
  while (phrase?.is === 'length' && isRung(phrase.length)) {
    lengths.push(phrase.length)
    index += 1
    phrase = phrases[index]
  }
  const [first, last] = [lengths[0], lengths.at(-1)]
  if (lengths.length < LEAST || !first || !last) return undefined
  const span = { from: first.from, to: last.to }
  return { phrase: { is: 'rungs', lengths, ...span }, next: index }
}

const LEAST = 3

/** "1k, 800, 600, 400": the first in kilometers or as a mile. */
function mixedRowAt(phrases: readonly Phrase[], at: number): Found | undefined {
  const [first, sign, rungs] = phrases.slice(at, at + 3)
  const before = phrases[at - 1]
  if (first?.is !== 'length' || sign?.is !== 'sign' || sign.sign !== ',' || rungs?.is !== 'rungs') return undefined
  const { unit, value, clock } = first.length
  const isFar = !clock && (unit === 'km' || unit === 'mi') && value <= 3
  const areMetres = rungs.lengths.every((one) => isRung(one))
  if (!isFar || !areMetres || before?.is === 'role' || before?.is === 'count') return undefined
  const lengths = [first.length, ...rungs.lengths]
  return { phrase: { is: 'rungs', lengths, from: first.from, to: rungs.to }, next: at + 3 }
}

function isRung({ unit, value, clock, isLow }: Length): boolean {
  if (clock || isLow) return false
  return (unit === undefined || unit === 'm' || unit === 'meters') && value >= 100 && value <= 5000 && value % 50 === 0
}

/** A rest for each rung, or for each but the last one. */
function restsAt(phrases: readonly Phrase[], at: number, rungs: number): Found | undefined {
  const rests: Rest[] = []
  let index = at
  const row = phrases[at]
  const word = phrases[at + 1]
  if (
    row?.is === 'rungs' &&
    word?.is === 'rest word' &&
    row.lengths.length >= rungs - 1 &&
    row.lengths.length <= rungs
  ) {
    const named = row.lengths.map((length) => ({
      length,
      manner: word.manner,
      aims: [],
      from: length.from,
      to: length.to,
    }))
    return { phrase: { is: 'rests', rests: named, from: row.from, to: word.to }, next: at + 2 }
  }
  for (;;) {
    const phrase = phrases[index]
    const rest =
      phrase?.is === 'rest'
        ? phrase.rest
        : phrase?.is === 'length'
          ? { length: phrase.length, aims: [], from: phrase.from, to: phrase.to }
          : undefined
    if (!rest?.length) break
    rests.push(rest)
    index += 1
    const sign = phrases[index]
    if (sign?.is !== 'sign' || sign.sign !== '/') break
    index += 1
  }
  const [first, last] = [rests[0], rests.at(-1)]
  if (!first || !last || rests.length < 2 || (rests.length !== rungs && rests.length !== rungs - 1)) return undefined
  const manner = last.manner ?? first.manner
  const unit = last.length?.unit ?? first.length?.unit
  const named = rests.map((rest) => ({
    ...rest,
    ...(manner ? { manner } : {}),
    ...(rest.length && rest.length.unit === undefined && !rest.length.clock && unit
      ? { length: { ...rest.length, unit } }
      : {}),
  }))
  return { phrase: { is: 'rests', rests: named, from: first.from, to: last.to }, next: index }
}
