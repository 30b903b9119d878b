import { isLength, type Word } from './slots.ts'

/** "2000: 10% warm up, 70% as 200s, 20% easy", "1400 as 200s": shares of a whole as lengths, and a length as the swims of it. */
export function measureShares(words: readonly Word[]): Word[] {
  return countPieces(withoutWhole(words))
}

/** The lengths that shares of a whole are; the words as they are if the shares are not all of it, or no lengths of a pool. */
function withoutWhole(words: readonly Word[]): Word[] {
  const shares = words.flatMap((word) => (word.kind === 'share' ? [word.figure] : []))
  const at = words.findIndex(({ kind }) => kind === 'length')
  const whole = words[at]
  const next = words.findIndex(({ kind }, index) => index > at && kind !== 'stroke')
  if (shares.length < 2 || whole?.kind !== 'length' || words[next]?.kind !== 'mark') return [...words]
  const lengths = shares.map((share) => (whole.figure * share) / 100)
  const areAll = shares.reduce((sum, share) => sum + share, 0) === 100
  if (!areAll || !lengths.every(isLength)) return [...words]
  return words
    .toSpliced(at, next + 1 - at)
    .map(
      (word): Word =>
        word.kind === 'share'
          ? { ...word, kind: 'length', figure: (whole.figure * word.figure) / 100, unit: whole.unit }
          : word,
    )
}

/** "1400 main as 200s": seven of them. */
function countPieces(words: readonly Word[]): Word[] {
  const counted: Word[] = []
  for (const word of words) {
    const before = counted.findLastIndex(({ kind }) => kind !== 'filler')
    const far = counted.slice(0, before).findLastIndex(({ kind }) => kind !== 'filler')
    const [as, whole] = [counted[before], counted[far]]
    const times = word.kind === 'name' && whole?.kind === 'length' ? whole.figure / word.figure : 0
    const isPieces = as?.kind === 'mark' && as.mark === 'as' && Number.isInteger(times) && times > 1
    if (word.kind !== 'name' || whole?.kind !== 'length' || !isPieces) {
      counted.push(word)
      continue
    }
    const { from, to, unit } = whole
    counted.splice(far, 1 + before - far)
    counted.push({ kind: 'times', figure: times, from, to }, { ...word, kind: 'length', unit })
  }
  return counted
}
