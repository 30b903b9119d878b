import type { Length } from './part.ts'
import type { Phrase, PhraseOf } from './phrase.ts'

/** "16 x 200 …, 3 min after every 4": sets of 4 with a rest between them. */
export function setsByRests(phrases: readonly Phrase[]): Phrase[] {
  const at = phrases.findIndex((one, index) => one.is === 'mark' && one.mark === 'after' && restBefore(phrases, index))
  const [rest, figure] = [restBefore(phrases, at), phrases[at + 1]]
  const each = figure && countOf(figure)
  const counts = phrases.filter((one): one is PhraseOf<'count'> => one.is === 'count')
  const [count, ...others] = counts
  if (!rest || !each || !count || others.length > 0 || count.from > rest.from) return [...phrases]
  const sets = count.times / each
  if (!Number.isInteger(sets) || sets < 2 || each < 2 || count.isBehind) return [...phrases]
  const span = { from: rest.from, to: figure?.to ?? rest.to }
  return phrases.flatMap((one, index): Phrase[] => {
    if (one === count)
      return [
        { ...count, times: sets, of: 'sets', isBehind: false },
        { ...count, times: each },
      ]
    if (index === at - 1)
      return [{ is: 'rest', rest: { ...rest, ...span, where: 'sets', aims: [] }, isSure: true, ...span }]
    // "every 4th"
    const isEnding = index === at + 2 && one.is === 'aim' && one.from === figure?.to
    return index === at || index === at + 1 || isEnding ? [] : [one]
  })
}

function restBefore(phrases: readonly Phrase[], at: number): { length: Length; from: number; to: number } | undefined {
  const phrase = phrases[at - 1]
  if (at < 1 || !phrase) return undefined
  const length = phrase.is === 'length' ? phrase.length : phrase.is === 'rest' ? phrase.rest.length : undefined
  const { from, to } = phrase
  return (
    length && {
      length,
      from,
      to,
      ...(phrase.is === 'rest' && phrase.rest.manner ? { manner: phrase.rest.manner } : {}),
    }
  )
}

/** "4", "4 reps". */
function countOf(phrase: Phrase): number | undefined {
  if (phrase.is === 'count') return phrase.times
  if (phrase.is !== 'length') return undefined
  const { value, unit, clock, isLow } = phrase.length
  return unit === undefined && !clock && !isLow && Number.isInteger(value) && value <= MOST_IN_A_SET ? value : undefined
}

const MOST_IN_A_SET = 12
