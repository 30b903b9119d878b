import type { Piece } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { poolSport } from '../sports-of-words.ts'
import { isSign } from './lengths-of-a-swim.ts'

/** "drill/swim odds/evens", "fly/back breast/free by 25 odds/evens": the first of them for the odd ones, the second for the even ones. */
export function giveOddsAndEvens(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const [odds, evens] = [phrases[at + 1], phrases[at + 3]]
    const isPair = odds?.is === 'selector' && isSign(phrases[at + 2], '/') && evens?.is === 'selector'
    if (!isPair || phrase.is !== 'pieces') {
      read.push(phrase)
      continue
    }
    const before = read.at(-1)
    const comma: Phrase = { is: 'sign', sign: ',', from: evens.to, to: evens.to }
    if (before?.is === 'pieces') {
      read.pop()
      read.push(odds, before, evens, { ...phrase }, comma)
    } else if (phrase.pieces.length === 2 && !phrase.by) {
      const [first, second] = phrase.pieces.map(said)
      read.push(odds, ...(first ?? []), evens, ...(second ?? []), comma)
    } else {
      read.push(phrase)
      continue
    }
    at += 3
  }
  return read
}

function said({ details, aims, from, to }: Piece): Phrase[] {
  const all: Phrase[] = [
    ...details.map((detail) => ({ is: 'detail', detail, from: detail.from, to: detail.to }) as const),
    ...aims.map((aim) => ({ is: 'aim', aim, isAt: false, from: aim.from, to: aim.to }) as const),
  ]
  return all.length > 0 ? all : [{ is: 'sport', sport: poolSport, from, to }]
}
