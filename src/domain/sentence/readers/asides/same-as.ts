import type { Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { readSet } from '../structure/sets.ts'

/**
 * "same as last week (5x1k) but 6 this time": the set before is wanted, with another count. Its words say nothing of their own,
 * and "but 6" corrects the set.
 */
export const readSameAs: Reader = whereSaid(new Set(['same', 'repeat', 'like']), (tokens, at, before) => {
  const same = matchPhrase(tokens, at, comparisons)
  const time = same && matchPhrase(tokens, same.next, times)
  const set = time && skip(tokens, time.next, openings)
  if (set !== undefined && readSet(tokens, set, []) && changeAt(tokens, set) !== undefined)
    return { value: { kind: 'filler' }, next: set }
  const isChange = before.some(({ kind }) => kind === 'set') && changeAt(tokens, 0) === at
  return isChange ? { value: { kind: 'filler', isCorrection: true }, next: at + 1 } : undefined
})

/** The index of the word that leads to another count: "but 6 this time", "now 6". */
function changeAt(tokens: readonly Token[], from: number): number | undefined {
  const at = tokens.findIndex(({ text }, index) => index >= from && changes.has(text) && isCountAt(tokens, index + 1))
  return at < 0 ? undefined : at
}

function isCountAt(tokens: readonly Token[], at: number): boolean {
  const count = readCount(tokens, at)
  return (
    count !== undefined && (matchPhrase(tokens, count.next, nows) !== undefined || textAt(tokens, count.next) === ',')
  )
}

const comparisons = indexList('same as,the same as,repeat of,a repeat of,like,same session as,same workout as')
const times = indexList(
  'last week,last time,yesterday,last month,before,the other day,last monday,last tuesday,last wednesday,last thursday,last friday,last saturday,last sunday',
)
const openings = new Set(['(', ':', '-', ','])
const changes = new Set(['but', 'now'])
const nows = indexList('this time,today,now,instead,reps,of them')
