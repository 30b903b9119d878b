import type { Phrase } from '../phrase.ts'
import { isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/**
 * Swims of a set by how long they are: "100-200-400-200-100, 200s + 400 pull, others swim", "4 x (4x50, 1x200) 50s desc 1-4". Of
 * rungs they become repetitions by their numbers; in brackets what is said moves to the swim.
 */
export function readSwimsByLength(phrases: readonly Phrase[], text: string): Phrase[] {
  return ofRungs(intoBrackets(phrases), text)
}

function isPlural(phrase: Phrase | undefined): boolean {
  const length = lengthOf(phrase)
  return length?.unit === 's' && length.value >= 25 && length.value % 25 === 0
}

function isSaid(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'detail' || phrase?.is === 'aim' || phrase?.is === 'change'
}

function intoBrackets(phrases: readonly Phrase[]): Phrase[] {
  const at = phrases.findIndex((phrase, index) => {
    let before = index - 1
    while (isSign(phrases[before], ',') || phrases[before]?.is === 'rest' || isShortTime(phrases[before])) before -= 1
    return isPlural(phrase) && phrases[before]?.is === 'close' && isSaid(phrases[index + 1])
  })
  const length = lengthOf(phrases[at])
  const open = phrases.slice(0, Math.max(at, 0)).findLastIndex(({ is }) => is === 'open')
  if (!length || open < 0) return [...phrases]
  const swims = phrases.flatMap((phrase, index) =>
    index > open && index < at && lengthOf(phrase)?.value === length.value ? [index] : [],
  )
  const [swim] = swims
  if (swim === undefined || swims.length !== 1) return [...phrases]
  let end = at + 1
  while (isSaid(phrases[end])) end += 1
  return [
    ...phrases.slice(0, swim + 1),
    ...phrases.slice(at + 1, end),
    ...phrases.slice(swim + 1, isSign(phrases[at - 1], ',') ? at - 1 : at),
    ...phrases.slice(end),
  ]
}

function isShortTime(phrase: Phrase | undefined): boolean {
  const length = lengthOf(phrase)
  return length?.clock !== undefined || (length?.unit === 's' && length.value <= 60)
}

function ofRungs(phrases: readonly Phrase[], text: string): Phrase[] {
  const read: Phrase[] = []
  let rungs: readonly number[] = []
  let named: number[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    if (phrase.is === 'rungs') rungs = phrase.lengths.map(({ value }) => value)
    if (isMark(phrase, 'then') || isSign(phrase, ';', '.') || phrase.is === 'count') rungs = []
    const isOther = phrase.is === 'unknown' && /^(?:the )?(?:others|rest)$/i.test(text.slice(phrase.from, phrase.to))
    const list = rungs.length > 1 && isSign(read.at(-1), ',') && isPlural(phrase) ? listAt(phrases, at) : undefined
    if (list?.values.every((value) => rungs.includes(value)) && isSaid(phrases[list.next])) {
      const [own, lengths] = [list.values, rungs]
      named = [...named, ...own]
      const place = { from: phrase.from, to: phrases[list.next - 1]?.to ?? phrase.to }
      read.push({
        is: 'selector',
        selector: { ...place, which: (one) => own.includes(lengths[one - 1] ?? 0) },
        ...place,
      })
      at = list.next - 1
      continue
    }
    // "…, 50s fast" behind swims of 50: which of them is not clear.
    const isOpen =
      isPlural(phrase) &&
      isSign(phrases[at - 1], ',') &&
      isSaid(phrases[at + 1]) &&
      phrases.slice(0, at).some((one) => lengthsOf(one).includes(lengthOf(phrase)?.value ?? 0))
    if (isOpen) {
      read.push({ is: 'unknown', from: phrase.from, to: phrase.to })
      continue
    }
    const isKnown = isSaid(phrases[at + 1]) || phrases[at + 1]?.is === 'sport'
    if (isOther && named.length > 0 && rungs.length > 1 && isKnown) {
      const [own, lengths] = [named, rungs]
      const place = { from: phrase.from, to: phrase.to }
      read.push({
        is: 'selector',
        selector: { ...place, which: (one) => !own.includes(lengths[one - 1] ?? 0) },
        ...place,
      })
      continue
    }
    read.push(phrase)
  }
  return read
}

function lengthsOf(phrase: Phrase): number[] {
  if (phrase.is === 'rungs') return phrase.lengths.map(({ value }) => value)
  return phrase.is === 'length' ? [phrase.length.value] : []
}

/** "200s + 400", "200s and 300s" */
function listAt(phrases: readonly Phrase[], from: number): { values: number[]; next: number } {
  const values: number[] = []
  let next = from
  for (;;) {
    const length = lengthOf(phrases[next])
    if (!length || length.clock || (length.unit !== undefined && length.unit !== 's') || length.value % 25 !== 0) break
    values.push(length.value)
    next += 1
    if (!isSign(phrases[next], '+', '/') && !isMark(phrases[next], 'and', 'plus')) break
    next += 1
  }
  return { values, next }
}
