import type { Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'
import { findPool } from './pool-lengths.ts'

/** "10 lengths", "8 x 4 lengths": as far as a pool is long that was said, else 25. "10 lengths of 25 m" is a set. */
export function countLengths(phrases: readonly Phrase[], text: string): Phrase[] {
  const pool = findPool(phrases, text)
  let isInLengths = false
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    if (pool && at >= pool.from && at < pool.to) {
      if (pool.isOdd && lengthOf(phrase)) read.push({ is: 'unknown', from: phrase.from, to: phrase.to })
      continue
    }
    const length = lengthOf(phrase)
    const isNamed = length && isBare(length) && isMark(phrases[at + 1], 'laps')
    const isCounted = isNamed || (isInLengths && length && isOfLengths(length, read, phrases[at + 1]))
    // "64 lengths: 8 easy, 8 x 4 hard": what follows is counted in lengths, too.
    if (isNamed && read.every(({ is }) => is !== 'length' && is !== 'count')) {
      const end = pool && pool.from === at + 2 ? pool.to : at + 2
      isInLengths = isSign(phrases[end], ':')
    }
    if (!isCounted || !length) {
      read.push(phrase)
      continue
    }
    // A lap can be one length of the pool or two.
    if (isNamed && !pool && /^laps?$/i.test(text.slice(phrases[at + 1]?.from, phrases[at + 1]?.to))) {
      read.push({ is: 'unknown', from: phrase.from, to: phrases[at + 1]?.to ?? phrase.to })
      at += 1
      continue
    }
    const to = isNamed ? (phrases[at + 1]?.to ?? phrase.to) : phrase.to
    const [own, unit] = [pool?.length.value ?? USUAL_POOL, pool?.length.unit]
    // "8 lengths hard, 30 s rest each": one by one.
    if (
      isNamed &&
      length.value > 1 &&
      read.at(-1)?.is !== 'count' &&
      isRestedEach(phrases, pool?.from === at + 2 ? pool.to : at + 2)
    ) {
      read.push({ is: 'count', times: length.value, of: 'times', isBehind: false, from: phrase.from, to: phrase.to })
      read.push({
        is: 'length',
        length: { from: phrase.to, to, value: own, ...(unit ? { unit } : {}) },
        from: phrase.to,
        to,
      })
      at += 1
      continue
    }
    const value = length.value * own
    read.push({ ...phrase, to, length: { from: phrase.from, to, value, ...(unit ? { unit } : {}) } } as Phrase)
    if (isNamed) at += 1
  }
  return read
}

/** Whether lengths of a pool are counted: "10 lengths". */
export function countsLengths(phrases: readonly Phrase[]): boolean {
  return phrases.some((phrase, at) => {
    const length = lengthOf(phrase)
    return length !== undefined && isBare(length) && isMark(phrases[at + 1], 'laps')
  })
}

function isOfLengths(length: Length, read: readonly Phrase[], next: Phrase | undefined): boolean {
  const isTime = isMark(read.at(-1), 'with', 'on', 'off', 'at', 'by', 'every') || next?.is === 'rest word'
  return isBare(length) && Number.isInteger(length.value) && length.value <= MOST_LENGTHS && !isTime
}

// Our choice.
const MOST_LENGTHS = 40

/** Whether a rest "each", or "after each", stands behind a swim and before the next. */
function isRestedEach(phrases: readonly Phrase[], from: number): boolean {
  for (let at = from; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (phrase?.is === 'rest')
      return (
        isMark(phrases[at + 1], 'each') ||
        isMark(phrases[at + 1], 'after') ||
        (phrases[at + 1]?.is === 'where' && !isMark(phrases[at + 2], 'sets'))
      )
    if (phrase?.is === 'count' || phrase?.is === 'length' || isMark(phrase, 'then')) return false
  }
  return false
}

// Metres or yards, as the athlete counts (our choice).
/** As long as a length is that is counted where no pool was said. */
export const USUAL_POOL = 25

function isBare({ unit, clock }: Length): boolean {
  return unit === undefined && !clock
}
