import { sports } from '../../../sports/registry.ts'
import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { raceNames } from '../../tokens/words/aside-words.ts'
import { TO_COME } from '../../tokens/words/unsupported-words.ts'
import { endOfDate } from '../dates-and-weather.ts'
import { unsupported } from '../unsupported-at.ts'
import { days, endOfClause, hasFigure, hasWord, wordSet } from './clauses.ts'

/** A race or a goal to come: "marathon in 9 weeks", "goal is sub 40 for 10k", "training for a 3:15 marathon". */
export const readGoal: Reader = (tokens, at) => {
  const goal = matchPhrase(tokens, at, goals)
  const start = goal?.next ?? raceAt(tokens, at)
  if (start === undefined) return undefined
  const end = endOfClause(tokens, start)
  // "goal pace", "aim for 140 bpm": how hard the session is.
  if (hasWord(tokens, at, end, ofEffort)) return undefined
  const isSaid = goal
    ? hasFigure(tokens, start, end) || hasWord(tokens, start, end, races)
    : isToCome(tokens, start, end)
  return isSaid ? unsupported(TO_COME, end) : undefined
}

/** The index behind the name of a race: "my 10k race", "half marathon". */
function raceAt(tokens: readonly Token[], at: number): number | undefined {
  const start = skip(tokens, at, articles, { most: 3 })
  const length = readAmount(tokens, start)
  const name = skip(tokens, length?.next ?? start, halves)
  return races.has(textAt(tokens, name)) ? name + 1 : undefined
}

/** Whether a day to come is said of a race, and nothing else. */
function isToCome(tokens: readonly Token[], from: number, to: number): boolean {
  const [first, second] = [textAt(tokens, from), tokens[from + 1]]
  if (first === 'is' || first === 'next' || first === 'this') return true
  const isDated = second?.kind === 'number' || days.has(second?.text ?? '') || dateWords.has(second?.text ?? '')
  if (endOfDate(tokens, from) !== undefined) return true
  return (first === 'in' || first === 'on') && isDated && to > from + 1
}

const goals = indexList(
  "goal,my goal,the goal,goal is,my goal is,my aim is,aiming for,aiming to,i'm aiming for,hoping for,hoping to,i'm hoping to,training for,i'm training for,i am training for,preparing for,i'm preparing for,building up to,trying to break,trying to get,want to get,want to break,want to beat,want to qualify,i want to get,i want to break,i want to beat,i want to qualify,want to improve,i want to improve,i want to lose,want to lose",
)
const articles = new Set(['my', 'the', 'a', 'next', 'i', 'have', "i've", 'got', 'first'])
// "half marathon", "swim meet"
const halves = new Set(['half', ...sports.flatMap(({ textNames }) => textNames)])
const races = wordSet(raceNames)
const dateWords = wordSet('the a two three four five six eight ten twelve')
const ofEffort = wordSet('pace effort power watts w bpm hr heart zone cadence rpm')
