import type { Word } from './slots.ts'

/** "3 broken 400s: …", "3x broken 300": what is said before the length of so many swims stands behind it. */
export function countBroken(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const [before, ahead] = [words[at - 1], words[at - 2]]
    const { from, to } = word
    if (isCount(word) && words[at + 1]?.kind === 'broken') return [{ kind: 'times', figure: word.figure, from, to }]
    if (word.kind === 'broken' && isCount(before)) return []
    const isOf = before?.kind === 'broken' && isCount(ahead)
    if (isOf && (word.kind === 'name' || word.kind === 'length'))
      return [{ kind: 'length', figure: word.figure, unit: '', from, to }, before]
    return [word]
  })
}

/** "100s: hold 1:25 on 1:40 till you've done 15": swims of a name up to a count, or to a length that they are in all. */
export function countNames(words: readonly Word[]): Word[] {
  const until = words.findIndex(({ kind }) => kind === 'until')
  const end = words[until]
  const name = words.slice(0, until).findLastIndex(({ kind }) => kind === 'name' || BEGINS.has(kind))
  const swim = words[name]
  if (end?.kind !== 'until' || swim?.kind !== 'name') return [...words]
  const times = end.figure % swim.figure === 0 && end.figure > swim.figure ? end.figure / swim.figure : end.figure
  return countNames([
    ...words.slice(0, name),
    { kind: 'times', figure: times, from: swim.from, to: swim.to },
    { ...swim, kind: 'length', unit: '' },
    ...words.slice(name + 1, until).filter(({ kind }) => kind !== 'mark'),
    ...words.slice(until + 1),
  ])
}

/** "200s pull, 400 kick, others swim", "200+400 pull, others swim": lengths of a row that are named again, and none of their own. */
export function nameLengths(words: readonly Word[]): Word[] {
  const others = words.findLastIndex(({ kind }) => kind === 'others')
  const last = words.slice(0, Math.max(0, others)).findLastIndex(({ kind }, at) => kind === 'row' || isOfSet(words, at))
  const lengths = new Set(words.slice(0, last + 1).flatMap(figuresOf))
  const named: Word[] = words.slice(0, last + 1)
  for (const word of words.slice(last + 1)) {
    const [before, mark] = [named.at(-2), named.at(-1)]
    const isNamed = word.kind === 'length' && named.length < others && lengths.has(word.figure)
    if (isNamed && before?.kind === 'name' && mark?.kind === 'mark' && mark.mark === 'join')
      named.splice(-2, 2, { ...before, more: [...(before.more ?? []), word.figure], to: word.to })
    else named.push(isNamed ? { kind: 'name', figure: word.figure, from: word.from, to: word.to } : word)
  }
  return others < 0 ? [...words] : named
}

function isOfSet(words: readonly Word[], at: number): boolean {
  return words[at]?.kind === 'length' && words[at - 1]?.kind === 'times'
}

function isCount(word: Word | undefined): word is Word & { figure: number } {
  return word?.kind === 'times' || word?.kind === 'count'
}

function figuresOf(word: Word): readonly number[] {
  return word.kind === 'row' ? word.figures : word.kind === 'length' ? [word.figure] : []
}

const BEGINS: ReadonlySet<string> = new Set('times length row block count'.split(' '))
