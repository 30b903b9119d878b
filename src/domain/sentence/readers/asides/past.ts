import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { habitWords, intentions, participles, pastVerbs, weakPastVerbs } from '../../tokens/words/aside-words.ts'
import { HABIT, PAST, PROFILE } from '../../tokens/words/unsupported-words.ts'
import { unsupported } from '../unsupported-at.ts'
import { days, endOfClause, hasFigure, hasWord, isWish, wordSet } from './clauses.ts'

const verbs = wordSet(pastVerbs)
const weakVerbs = wordSet(weakPastVerbs)
const habits = wordSet(habitWords)
const perfects = new Set(["i've", "we've", 'have', 'has', 'already', 'just'])
// One of these is in everything that says what was done.
const pastWords = new Set([
  ...[verbs, weakVerbs, habits, perfects].flatMap((words) => [...words]),
  ...wordSet('yesterday last ago never rarely hardly racing pb pbs pr prs p best record'),
])

/** What was done already: "ran 21.1k on Sunday in 1:48:33", "10k PB 44:12", "my wife rode 60 km". */
export const readPast: Reader = whereSaid(pastWords, (tokens, at) => {
  // "same as last week but 5x1k"
  const start = matchPhrase(tokens, at, comparisons)?.next ?? at
  // "I never do less than 3x10"
  const never = matchPhrase(tokens, start, nevers)
  if (never) return unsupported(HABIT, endOfClause(tokens, never.next))
  const end = endOfClause(tokens, start)
  if (isHabit(tokens, start)) return unsupported(HABIT, end)
  if (!isPast(tokens, start, end)) return undefined
  // "yesterday: 12 km", but not "same as last week: 5x1k"
  const isHeading = start === at && textAt(tokens, end) === ':' && !hasFigure(tokens, start, end)
  const last = isHeading ? endOfClause(tokens, end + 1) : endOfBracket(tokens, end)
  // "I have never run before" was not done.
  const isNever = tokens.slice(start, start + 3).some(({ text }) => text === 'never')
  return unsupported(isNever ? PROFILE : PAST, endOfMore(tokens, last))
})

/** "I usually run 10k in 52 min" */
function isHabit(tokens: readonly Token[], at: number): boolean {
  const start = ['i', 'we'].includes(textAt(tokens, at)) ? at + 1 : at
  return habits.has(textAt(tokens, start)) && !isWish(tokens, start + 1)
}

/** The index behind a bracket at an index: "did my long run yesterday (28k)". */
function endOfBracket(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) !== '(') return at
  const close = tokens.findIndex(({ text }, index) => index > at && text === ')')
  return close < 0 ? at : close + 1
}

function isPast(tokens: readonly Token[], from: number, to: number): boolean {
  if (conditions.has(textAt(tokens, from))) return false
  // "after racing 10k in 41:20"
  if (textAt(tokens, from) === 'racing' && textAt(tokens, from - 1) === 'after') return true
  for (let at = from; at < to; at += 1) {
    if (matchPhrase(tokens, at, times) || isResult(tokens, at)) return true
    if (
      isVerb(tokens, at) &&
      tokens.slice(from, at).every(({ kind }) => kind === 'word') &&
      at - from < MAX_BEFORE_VERB
    )
      return true
  }
  return false
}

/** Whether a word of the past stands at an index: "ran", "I've already done". What "was supposed" to be done was not. */
function isVerb(tokens: readonly Token[], at: number): boolean {
  const verb = textAt(tokens, at)
  if (weakVerbs.has(verb)) return !wanted.has(textAt(tokens, at + 1))
  if (verbs.has(verb)) return true
  let next = at + 1
  while (adverbs.has(textAt(tokens, next))) next += 1
  return perfects.has(verb) && forms.has(textAt(tokens, next))
}

/** "10k PB 44:12", not "at PB pace". */
function isResult(tokens: readonly Token[], at: number): boolean {
  const result = matchPhrase(tokens, at, results)
  return result !== undefined && !ofEffort.has(textAt(tokens, result.next))
}

/** The index behind further clauses of the same kind: "and 5 x 5 min on Thursday", ", 1:02 for the 40k". */
function endOfMore(tokens: readonly Token[], end: number): number {
  const joint = textAt(tokens, end)
  if (joint !== ',' && !joints.has(joint)) return end
  const next = endOfClause(tokens, end + 1)
  if (next === end + 1 || isWish(tokens, next)) return end
  const isResultToo = tokens[end + 1]?.kind === 'clock' && textAt(tokens, end + 2) === 'for'
  const isMore = joint !== ',' || hasWord(tokens, end + 1, next, days) || isResultToo
  return isMore ? endOfMore(tokens, next) : end
}

const joints = new Set(['and', 'then', 'after', 'while'])
// More words before it are a clause of their own (our choice).
const MAX_BEFORE_VERB = 6
const wanted = wordSet(intentions)
const adverbs = new Set(['already', 'just', 'only', 'not', 'never', 'also', 'recently'])
const forms = wordSet(participles)
const conditions = new Set(['if', 'when', 'unless', 'what'])
const comparisons = indexList('same as,the same as,same session as,like')
const nevers = indexList('i never do,we never do,i never run,i never ride,i never swim,i rarely do,i hardly ever do')
const times = indexList(
  'yesterday,last week,last month,last year,last night,last time,last season,last weekend,last monday,last tuesday,last wednesday,last thursday,last friday,last saturday,last sunday,days ago,weeks ago,months ago,years ago,a week ago,hours ago,never ran,never run,never rode,never ridden,never swam,never swum,never done',
)
const results = indexList('pb,pr,p . b,p . r,pbs,prs,personal best,personal record,season best,best time')
const ofEffort = new Set(['pace', 'effort', 'power', 'attempt', 'attempts', 'try'])
