import type { Phrase } from './phrase.ts'

/** Words that join a part to the session as a sign would: "45 min easy but the last 10 at tempo", "12x300/100 = 4.8 km". */
export function replaceJoiningWords(phrases: readonly Phrase[], text: string): Phrase[] {
  const replaced: Phrase[] = []
  for (const [at, phrase] of phrases.entries()) {
    const { from, to } = phrase
    if (phrase.is === 'mark' && phrase.mark === 'but' && beginsPiece(phrases, at + 1)) {
      replaced.push({ is: 'sign', sign: ',', from, to })
      continue
    }
    const [sum, behind] = [phrases[at + 1], phrases[at + 2]]
    const isSum = phrase.is === 'mark' && text.slice(from, to) === '=' && sum?.is === 'length'
    if (isSum && at > 0 && (!behind || behind.is === 'sign')) replaced.push({ is: 'sign', sign: ',', from, to })
    else replaced.push(phrase)
    const before = phrases[at - 1]
    if (phrase.is === 'length' && before?.is === 'mark' && text.slice(before.from, before.to) === '=' && at > 1)
      if (!phrases[at + 1] || phrases[at + 1]?.is === 'sign') replaced.push({ is: 'mark', mark: 'total', from: to, to })
  }
  return replaced
}

/** "the last 10 …", "pick it up the last 10", "with 6 strides" */
function beginsPiece(phrases: readonly Phrase[], start: number): boolean {
  const [one, two] = phrases.slice(start).filter(({ is }) => is !== 'filler')
  const isPlace = (phrase: Phrase | undefined) =>
    phrase?.is === 'stretch' || (phrase?.is === 'mark' && ['first', 'middle', 'last'].includes(phrase.mark))
  return isPlace(one) || (one?.is === 'aim' && isPlace(two)) || (one?.is === 'mark' && one.mark === 'with')
}
