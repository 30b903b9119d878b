import type { Meaning, Reader } from '../../mention.ts'
import { secondsOfClock } from '../../tokens/amounts.ts'
import { readCount } from '../../tokens/numbers.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { anAmount, readAmount } from '../../tokens/read-amount.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { TIME_OF_WHOLE } from '../../tokens/words/unsupported-words.ts'

/**
 * The time of all bouts together, which is no pace and no length: "10x100 10 s rest, aim 15:00 total", "20:00 for the lot".
 * It is named, unless it is the sum of the bouts.
 */
export const readTimeOfWhole: Reader = startingWith(
  () => [anAmount, goals.keys()],
  (tokens, at, before) => {
    const set = before.findLast((one) => one.kind === 'set')
    if (!set) return undefined
    const goal = matchPhrase(tokens, at, goals)
    const start = skip(tokens, goal?.next ?? at, links, { most: 2 })
    if (start > at && !goal) return undefined
    const time = readAmount(tokens, start)
    const seconds = time?.value.kind === 'clock' ? secondsOfClock(time.value.parts) : undefined
    const isTime = seconds !== undefined || time?.value.kind === 'time'
    if (!time || !isTime) return undefined
    const end = endOfWork(tokens, time.next) ?? (goal ? endOfTotal(tokens, time.next) : undefined)
    if (end === undefined) return undefined
    const all = time.value.kind === 'time' ? time.value.seconds : seconds
    const meaning: Meaning =
      all === secondsOfSet(set) ? { kind: 'filler' } : { kind: 'unsupported', sentence: TIME_OF_WHOLE }
    return { value: meaning, next: end }
  },
)

/** Seconds of all bouts of a set by time. */
function secondsOfSet({ times, bout }: Extract<Meaning, { kind: 'set' }>): number | undefined {
  return bout.kind === 'time' ? times * bout.seconds : undefined
}

/** The index behind "for the lot", "for all three", "total work". */
function endOfWork(tokens: readonly Token[], at: number): number | undefined {
  const start = skip(tokens, at, totals, { most: 2 })
  const whole = matchPhrase(tokens, start, wholes)
  if (whole) return whole.next
  const all = matchPhrase(tokens, start, forAll)
  const count = all && readCount(tokens, all.next)
  return count ? skip(tokens, count.next, nouns) : undefined
}

function endOfTotal(tokens: readonly Token[], at: number): number | undefined {
  const end = skip(tokens, at, totals, { most: 3 })
  return end > at && textAt(tokens, end - 1) !== 'all' && textAt(tokens, end - 1) !== 'in' ? end : undefined
}

const goals = indexList(
  'aim,aiming,aim for,aiming for,aim at,target,targeting,target time,goal,goal time,goal is,goal of,hold,hit,shoot for,shooting for,looking for,look for,try for,finish in,done in,sub,under,in under,complete in,should take',
)
const links = new Set(['for', 'of', 'is', ':', '=', 'a', 'the', 'about', 'around', '~', 'under', 'sub', 'be', 'to'])
const totals = new Set([
  'total',
  'overall',
  'in',
  'all',
  'together',
  'altogether',
  'combined',
  'final',
  'time',
  'cumulative',
])
const wholes = indexList(
  [
    'for the lot,for the set,for the whole set,for the whole thing,for the work,for all the work,for all of them,for everything',
    'of work,of hard work,of swimming,of running,of riding,work,for the whole lot,for the total,for the reps,for all reps',
  ].join(),
)
const forAll = indexList('for all,for the')
const nouns = new Set(['reps', 'repeats', 'of', 'them', 'm', 'meters', 'metres', 'bouts', 'intervals'])
