import type { Reader } from '../mention.ts'
import { indexList, type Match, matchPhrase, skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { readUnit } from '../tokens/read-unit.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { PLAN } from '../tokens/words/unsupported-words.ts'
import { endOfClause, hasFigure, hasWord } from './asides/clauses.ts'
import { unsupported } from './unsupported-at.ts'

/** A plan of several weeks, whose figures are no lengths: "C25K week 3 day 2", "couch to 5k", "16 week plan for a marathon". */
export const readNamedPlan: Reader = (tokens, at) => {
  const ofWeeks = endOfPlanOfWeeks(tokens, at)
  if (ofWeeks !== undefined) return unsupported(PLAN, ofWeeks)
  const plan = matchPhrase(tokens, at, plans) ?? readCouch(tokens, at)
  return plan && unsupported(PLAN, skipPlaces(tokens, skip(tokens, plan.next, nouns)))
}

/** The index behind "16 week marathon plan", "12 weeks of training plan for a half marathon". */
function endOfPlanOfWeeks(tokens: readonly Token[], at: number): number | undefined {
  // "give me a training plan for the marathon"
  const bare = matchPhrase(tokens, at, wished)
  if (bare && goals.has(textAt(tokens, bare.next))) {
    const end = endOfClause(tokens, bare.next)
    // "a plan for an easy run" is one session.
    return !hasFigure(tokens, bare.next, end) && hasWord(tokens, bare.next, end, events) ? end : undefined
  }
  if (tokens[at]?.kind !== 'number' || !periods.has(textAt(tokens, at + 1))) return undefined
  const end = endOfClause(tokens, at + 2)
  const noun = tokens.findIndex(({ text }, index) => index > at + 1 && index < end && ofWeeks.has(text))
  if (noun < 0 || noun > at + 2 + MAX_BEFORE_PLAN) return undefined
  return goals.has(textAt(tokens, noun + 1)) ? end : noun + 1
}

/** "from couch to 90 km", "couch to marathon" */
function readCouch(tokens: readonly Token[], at: number): Match<true> | undefined {
  const start = matchPhrase(tokens, at, couch)
  const length = start && readAmount(tokens, start.next)
  const race = start && races.has(textAt(tokens, start.next)) ? skip(tokens, start.next, races) : undefined
  const next = length?.next ?? race
  return next === undefined ? undefined : { value: true, next }
}

/** The index behind the place in the plan: "week 3", "w3d2". */
function skipPlaces(tokens: readonly Token[], at: number): number {
  let next = at
  for (;;) {
    const word = skip(tokens, next, separators)
    // "couch to 5k, run 1 min, walk 2 min"
    const isPlace = tokens[word + 1]?.kind === 'number' && readUnit(tokens, word + 2) === undefined
    if (places.has(textAt(tokens, word)) && isPlace) next = word + 2
    else return next
  }
}

const plans = indexList('c 25 k,c 2 5 k,couch to 5 k,couch 2 5 k,couch to 10 k,couch to 5,c 210 k')
const couch = indexList('from couch to,from the couch to,couch to,couch 2')
const races = new Set('half marathon ultra ironman triathlon tri comrades'.split(' '))
const events = new Set([...races, 'race', 'races', 'season', 'event'])
const nouns = new Set(['plan', 'program', 'programme'])
const wished = indexList('a training plan,a plan,a training programme,a training program,a training schedule')
const periods = new Set('week weeks wk wks month months'.split(' '))
const ofWeeks = new Set([...nouns, 'schedule'])
const goals = new Set(['for', 'to', 'towards', 'until'])
// "week half marathon training plan" (our choice).
const MAX_BEFORE_PLAN = 5
const places = new Set(['week', 'wk', 'w', 'day', 'd', 'workout', 'run', 'session'])
const separators = new Set([',', '-', '/'])
