import type { Phrase } from '../phrase.ts'
import { poolSport } from '../sports-of-words.ts'
import { isSign, lengthOf } from './lengths-of-a-swim.ts'

/** Letters that say how a length is swum, which stand for something else elsewhere: "200 S 200 K 200 P", "25k/25d/25s", "k/d/s". */
export function readStrokeLetters(phrases: readonly Phrase[], text: string): Phrase[] {
  const read: Phrase[] = []
  let taken = -1
  for (const [at, phrase] of phrases.entries()) {
    if (at === taken) continue
    const length = lengthOf(phrase)
    const letter = text.slice(phrase.from, phrase.to).trim().at(-1) ?? ''
    if (phrase.is === 'length' && length && !length.clock && length.value >= 25 && length.value % 25 === 0) {
      const bare = { ...length, to: phrase.to }
      delete bare.unit
      if (length.unit === 'km' && /k/i.test(letter)) {
        read.push(
          { ...phrase, length: bare },
          {
            is: 'detail',
            detail: { text: 'kick', from: phrase.to - 1, to: phrase.to },
            from: phrase.to - 1,
            to: phrase.to,
          },
        )
        continue
      }
      const isInRow = isSign(phrases[at - 1], '/') || isSign(phrases[at + 1], '/')
      if (length.unit === 's' && (letter === 'S' || isInRow) && length.value < 1000) {
        read.push({ ...phrase, length: bare }, swimAt(phrase))
        continue
      }
    }
    const before = phrases[at - 1]
    if (phrase.is === 'length' && text.slice(phrase.from, phrase.to).toLowerCase() === 'k') {
      read.push({
        is: 'detail',
        detail: { text: 'kick', from: phrase.from, to: phrase.to },
        from: phrase.from,
        to: phrase.to,
      })
      continue
    }
    if (
      phrase.is === 'mark' &&
      phrase.mark === 'back' &&
      (before?.is === 'length' ||
        (before?.is === 'rest' && before.rest.manner === 'swim') ||
        before?.is === 'aim' ||
        before?.is === 'selector' ||
        before?.is === 'detail' ||
        isSign(before, '/'))
    ) {
      const place = { from: phrase.from, to: phrase.to }
      read.push({ is: 'detail', detail: { text: 'back', isStroke: true, ...place }, ...place })
      continue
    }
    if (phrase.is === 'unknown') {
      const word = text.slice(phrase.from, phrase.to).toLowerCase()
      const isBeside = isSign(phrases[at - 1], '/') || isSign(phrases[at + 1], '/') || phrases[at - 1]?.is === 'length'
      if (isBeside && (word === 's' || word === 'sw' || word === 'swm')) {
        read.push(swimAt(phrase))
        continue
      }
      // "d1-4": descending.
      const numbers = phrases[at + 1]
      if (word === 'd' && (numbers?.is === 'selector' || (numbers?.is === 'length' && numbers.length.isLow))) {
        const place = { from: phrase.from, to: numbers.to }
        read.push({ is: 'detail', detail: { note: 'said', ...place }, ...place })
        taken = at + 1
        continue
      }
      if (isBeside && word === 'd') {
        read.push({
          is: 'detail',
          detail: { text: 'drill', from: phrase.from, to: phrase.to },
          from: phrase.from,
          to: phrase.to,
        })
        continue
      }
    }
    read.push(phrase)
  }
  return read
}

function swimAt({ to }: Phrase): Phrase {
  return { is: 'sport', sport: poolSport, from: to - 1, to }
}
