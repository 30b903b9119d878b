import type { Phrase } from './phrase.ts'

/** "Easy out, tempo back": the halves of the whole. Beside lengths of their own the words say only where. */
export function withHalves(phrases: readonly Phrase[]): Phrase[] {
  const out = phrases.findIndex((phrase) => phrase.is === 'mark' && phrase.mark === 'out')
  const back = phrases.findIndex((phrase, index) => index > out && phrase.is === 'mark' && phrase.mark === 'back')
  if (out < 0 || back < 0) return [...phrases]
  const [isFar, isNear] = [hasLength(phrases, out), hasLength(phrases, back)]
  if (isFar !== isNear) return [...phrases]
  return phrases.map((phrase, index) => {
    if (index !== out && index !== back) return phrase
    const { from, to } = phrase
    if (isFar) return { is: 'filler', from, to }
    return { is: 'stretch', stretches: [index === out ? { start: 0, end: 0.5 } : { start: 0.5, end: 1 }], from, to }
  })
}

/** Whether a length stands between the signs around a phrase. */
function hasLength(phrases: readonly Phrase[], at: number): boolean {
  const isEnd = (phrase: Phrase | undefined) =>
    !phrase ||
    phrase.is === 'sign' ||
    (phrase.is === 'mark' && (phrase.mark === 'then' || phrase.mark === 'and')) ||
    (phrase.is === 'mark' && (phrase.mark === 'out' || phrase.mark === 'back'))
  for (const step of [-1, 1])
    for (let index = at + step; !isEnd(phrases[index]); index += step) if (phrases[index]?.is === 'length') return true
  return false
}
