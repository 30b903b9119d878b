import { sports } from '../../../sports/registry.ts'
import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { raceNames } from '../../tokens/words/aside-words.ts'
import { TO_COME } from '../../tokens/words/unsupported-words.ts'
import { endOfDate } from '../dates-and-weather.ts'
import { unsupported } from '../unsupported-at.ts'
import { days, endOfClause, hasFigure, hasWord, wordSet } from './clauses.ts'

const goalNouns = new Set(['goal', 'dream', 'ambition', 'target'])
const races = wordSet(raceNames)
// One of these is in everything that says what is to come.
const goalWords = new Set([
  ...[...goalNouns, ...races],
  ...wordSet('after aim aiming hoping training preparing building trying want'),
])

/** A race or a goal to come: "marathon in 9 weeks", "goal is sub 40 for 10k", "training for a 3:15 marathon". */
export const readGoal: Reader = whereSaid(goalWords, (tokens, at) => {
  const goal = matchPhrase(tokens, at, goals)
  const named = readNamedGoal(tokens, at) ?? readHeading(tokens, at)
  if (named) return named
  const start = goal?.next ?? raceAt(tokens, at)
  if (start === undefined) return undefined
  const end = endOfClause(tokens, start)
  // "goal pace", "aim for 140 bpm": how hard the session is.
  if (hasWord(tokens, at, end, ofEffort)) return undefined
  const isSaid = goal
    ? hasFigure(tokens, start, end) || hasWord(tokens, start, end, races)
    : isToCome(tokens, start, end)
  return isSaid ? unsupported(TO_COME, end) : undefined
})

/** "half marathon in 1:45:00 is the Sunday goal", "my 10k goal is 48:00": a clause that says what the goal is. */
const readNamedGoal = whereSaid(new Set([...goalNouns, 'after']), (tokens, at: number): ReturnType<Reader> => {
  const clause = endOfClause(tokens, at)
  // "is what I'm after"
  const isSought = textAt(tokens, clause) === 'after' && ["i'm", 'im', 'am'].includes(textAt(tokens, clause - 1))
  const end = isSought ? clause + 1 : clause
  const words = tokens.slice(at, end)
  const isGoal = isSought || words.some(({ text }) => goalNouns.has(text))
  const isSaid = words.some(({ text }) => links.has(text)) && hasFigure(tokens, at, end)
  const isOfSession = hasWord(tokens, at, end, ofEffort) || hasWord(tokens, at, end, ofSession)
  return isGoal && isSaid && !isOfSession ? unsupported(TO_COME, end) : undefined
})

const links = new Set(['is', '=', 'was', "that's", "it's"])
const ofSession = wordSet('session workout easy steady tempo threshold jog warm cool interval intervals total')

/** "race: 10k on Saturday" */
function readHeading(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const isHeading = races.has(textAt(tokens, at)) && textAt(tokens, at + 1) === ':'
  const end = endOfClause(tokens, at + 2)
  return isHeading && isToComeWithin(tokens, at + 2, end) ? unsupported(TO_COME, end) : undefined
}

function isToComeWithin(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(({ text }, ahead) => days.has(text) || endOfDate(tokens, from + ahead) !== undefined)
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
  // "10k race sat so 30 min easy"
  if (days.has(first)) return true
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
const dateWords = wordSet('the a two three four five six eight ten twelve')
const ofEffort = wordSet('pace effort power watts w bpm hr heart zone cadence rpm')
