import type { Reader } from '../mention.ts'
import { indexList, type Match, matchPhrase, skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { readUnit } from '../tokens/read-unit.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { unsupported } from './unsupported-at.ts'

/** A plan of several weeks by its name, whose figures are no lengths: "C25K week 3 day 2", "couch to 5k". */
export const readNamedPlan: Reader = (tokens, at) => {
  const plan = matchPhrase(tokens, at, plans) ?? readCouch(tokens, at)
  return plan && unsupported(PLAN, skipPlaces(tokens, skip(tokens, plan.next, nouns)))
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
const nouns = new Set(['plan', 'program', 'programme'])
const places = new Set(['week', 'wk', 'w', 'day', 'd', 'workout', 'run', 'session'])
const separators = new Set([',', '-', '/'])
const PLAN = 'One session is built, and no plan: say what it holds, such as 8 x (1 min run, 2 min walk).'
