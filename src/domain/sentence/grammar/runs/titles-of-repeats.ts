import type { Phrase } from '../phrase.ts'

/** "mile repeats 4 x 1 mile", "cruise intervals: 5 x 1k": the name of a set before its figures says no more than they do. */
export function dropTitlesOfRepeats(phrases: readonly Phrase[]): Phrase[] {
  const at = phrases.findIndex((one) => one.is === 'mark' && one.mark === 'reps')
  const said = phrases.slice(0, Math.max(0, at)).filter(({ is }) => is !== 'filler' && is !== 'sport')
  const [title, ...others] = said
  const behind = phrases.slice(at + 1).filter((one) => one.is !== 'filler' && !isColon(one))
  const [count, bout, next] = behind
  const isSet = count?.is === 'count' && bout?.is === 'length'
  if (at < 0 || !title || others.length > 0 || !isSet) return [...phrases]
  const aims = behind.slice(0, 5).filter(({ is }) => is === 'aim')
  const isSame =
    title.is === 'length' && title.length.unit === bout.length.unit && title.length.value === bout.length.value
  const isNamed = title.is === 'aim' && title.aim.kind === 'effort' && aims.length > 0 && next !== undefined
  const isSaidAgain = aims.some((one) => one.is === 'aim' && WORDS.has(one.aim.kind))
  if (!isSame && !isNamed) return [...phrases]
  return phrases.map((one, index) =>
    (one === title && (isSame || isSaidAgain)) || index === at ? { is: 'filler', from: one.from, to: one.to } : one,
  )
}

/** Targets by their names, beside which that of the set says nothing more. */
const WORDS = new Set(['effort', 'zone', 'race'])

function isColon(phrase: Phrase): boolean {
  return phrase.is === 'sign' && (phrase.sign === ':' || phrase.sign === '-')
}
