import { readCount } from '../../tokens/numbers.ts'
import { indexList, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'

/** What a rest lies between: the sets of a set of sets, or the repetitions of one set. */
export type Between = 'sets' | 'reps'

/** Words of which one is in each place between. */
export const betweenWords: ReadonlySet<string> = new Set(['between', 'set', 'after'])

/** "between sets", "in between the two rounds", "between each", "after each set", "set rest". */
export function matchBetween(tokens: readonly Token[], at: number): Match<Between> | undefined {
  const phrase = matchPhrase(tokens, at, setPhrases)
  if (phrase) return { value: 'sets', next: phrase.next }
  const start = skip(tokens, at, inWord)
  if (textAt(tokens, start) !== 'between') return undefined
  const next = skip(tokens, start + 1, determiners, { most: 2 })
  const noun = readCount(tokens, next)?.next ?? next
  if (sets.has(textAt(tokens, noun))) return { value: 'sets', next: noun + 1 }
  if (reps.has(textAt(tokens, noun))) return { value: 'reps', next: noun + 1 }
  // "between 8 and 10 km"
  if (noun > next) return textAt(tokens, next) === 'two' ? { value: 'sets', next: noun } : undefined
  return { value: 'reps', next }
}

const inWord = new Set(['in'])
const determiners = new Set(['the', 'each', 'every', 'all', 'of', 'these', 'those'])
const sets = new Set(['set', 'sets', 'round', 'rounds', 'block', 'blocks', 'series', 'circuit', 'circuits'])
const reps = new Set(
  'rep reps repetition repetitions interval intervals effort efforts bout bouts one them em each swim swims piece pieces'.split(
    ' ',
  ),
)
const setPhrases = indexList('set rest,set recovery,after each set,after every set,rest between sets,after each round')
