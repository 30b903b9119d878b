import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/** "400 before, 300 after": the warm-up and the cool-down by their places. */
export function placeEnds(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.flatMap((phrase, at): Phrase[] => {
    const place = { from: phrase.from, to: phrase.to }
    const next = phrases[at + 1]
    if (isMark(phrase, 'before') || (isMark(phrase, 'after') && isEnd(next))) {
      const isBoth =
        isMark(phrase, 'before') && (isMark(next, 'and') || lengthOf(next)) && isMark(phrases[at + 2], 'after')
      if (isBoth || (isEnd(next) && standsBehindSwim(phrases, at)))
        return [{ is: 'role', role: isMark(phrase, 'before') ? 'warmup' : 'cooldown', ...place }]
    }
    // "30 min hard after 600 easy": what comes first.
    const before = phrases[at - 1]
    const isBehindWork = before?.is === 'aim' || before?.is === 'send-off' || before?.is === 'detail'
    const far = lengthOf(next)
    if (
      isMark(phrase, 'after') &&
      /^after$/i.test(text.slice(phrase.from, phrase.to)) &&
      isBehindWork &&
      !isSaidEnd(phrases, at + 2) &&
      far &&
      far.unit !== 's' &&
      distanceOf(far)
    )
      return [
        { is: 'sign', sign: ',', ...place },
        { is: 'role', role: 'warmup', ...place },
      ]
    // "200 in, 200 out"
    if (isMark(phrase, 'in', 'out') && isInAndOut(phrases) && lengthOf(phrases[at - 1]))
      return [{ is: 'role', role: isMark(phrase, 'in') ? 'warmup' : 'cooldown', ...place }]
    // "after a 400 warm-up"
    if (isMark(phrase, 'after') && lengthOf(next) && isSaidEnd(phrases, at + 2))
      return [{ is: 'sign', sign: ',', ...place }]
    // "with a 400 warm-up": beside the swim, not within it.
    if (isMark(phrase, 'with') && (next?.is === 'role' || (lengthOf(next) && isSaidEnd(phrases, at + 2))))
      return [{ is: 'sign', sign: ',', ...place }]
    return [phrase]
  })
}

/** Whether a length "in" and one "out" are said, and no other. */
function isInAndOut(phrases: readonly Phrase[]): boolean {
  const said = phrases.flatMap((phrase, at) =>
    isMark(phrase, 'in', 'out') ? [[phrases[at - 1], phrases[at + 1]]] : [],
  )
  return (
    said.length === 2 &&
    phrases.some((phrase) => isMark(phrase, 'out')) &&
    said.every(([before]) => lengthOf(before) !== undefined) &&
    said.every(([, next], index) => isEnd(next) || (index === 0 && lengthOf(next) !== undefined))
  )
}

function isEnd(phrase: Phrase | undefined): boolean {
  return !phrase || isSign(phrase, ',', ';', '.', '+') || isMark(phrase, 'and', 'then') || phrase.is === 'close'
}

function standsBehindSwim(phrases: readonly Phrase[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    const phrase = phrases[index]
    if (phrase?.is === 'length') return true
    if (phrase?.is !== 'aim' && phrase?.is !== 'detail' && phrase?.is !== 'rest word' && phrase?.is !== 'sport')
      return false
  }
  return false
}

function isSaidEnd(phrases: readonly Phrase[], at: number): boolean {
  for (let index = at; index < at + 3; index += 1) {
    if (phrases[index]?.is === 'role') return true
    if (phrases[index]?.is === 'sign') return false
  }
  return false
}
