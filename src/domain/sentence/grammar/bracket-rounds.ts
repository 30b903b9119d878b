import type { Phrase } from './phrase.ts'

/** Puts what is joined behind a count of rounds into brackets: "3 rounds of 1k @ 10k + 400 @ 3k, 2 min jog". */
export function bracketRounds(phrases: readonly Phrase[]): Phrase[] {
  const bracketed: Phrase[] = []
  for (let at = 0; at < phrases.length; ) {
    const end = endOfRound(phrases, at)
    const count = phrases[at] as Phrase
    if (end === undefined) {
      bracketed.push(count)
      at += 1
      continue
    }
    const [first, last] = [phrases[at + 1], phrases[end - 1]]
    const [from, to] = [first?.from ?? count.to, last?.to ?? count.to]
    bracketed.push(count, { is: 'open', from, to: from }, ...phrases.slice(at + 1, end), { is: 'close', from: to, to })
    at = end
  }
  return bracketed
}

/** The index behind a round whose pieces are joined by a plus. */
function endOfRound(phrases: readonly Phrase[], at: number): number | undefined {
  const [count, first] = [phrases[at], phrases[at + 1]]
  if (count?.is !== 'count' || count.of !== 'sets' || count.isBehind || first?.is !== 'length') return undefined
  let isJoined = false
  let index = at + 1
  for (; index < phrases.length; index += 1) {
    const phrase = phrases[index]
    if (!phrase || phrase.is === 'role' || phrase.is === 'count' || phrase.is === 'open' || phrase.is === 'close')
      return undefined
    if (phrase.is === 'sign' && phrase.sign === '+') isJoined ||= phrases[index + 1]?.is === 'length'
    else if (phrase.is === 'sign' && phrase.sign !== '/') break
    if (phrase.is === 'mark' && (phrase.mark === 'then' || phrase.mark === 'with')) break
  }
  return isJoined ? index : undefined
}
