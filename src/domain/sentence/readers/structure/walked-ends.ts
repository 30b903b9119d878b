import type { Meaning, Reader } from '../../mention.ts'
import { type Amount, hasUnit } from '../../tokens/amounts.ts'
import { skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { hasSet, isDirectlyBehindBouts } from './behind-bouts.ts'
import { clauseEnds, matchEnd, readEndWord, signs } from './end-words.ts'

const walks = new Set(['walk', 'walking'])

/** A walk before all other parts, or behind all of them: "walk 5 min, 8x(1 min run, 90 s walk), 5 min walk". */
export const readWalkedEnd: Reader = whereSaid(new Set([...walks, 'jog']), (tokens, at, before) => {
  // "run/walk for 40 min"
  const isManner = textAt(tokens, at - 1) === '/' || runs.has(textAt(tokens, at - 1))
  const isFirst = (walks.has(textAt(tokens, at)) && !isManner) || isOneOfTwoJogs(tokens, at)
  const amount = readAmount(tokens, isFirst ? skip(tokens, at + 1, linkWords) : at)
  if (!amount || !hasUnit(amount.value) || !(isFirst || walks.has(textAt(tokens, amount.next)))) return undefined
  const next = isFirst ? amount.next : amount.next + 1
  const named = isFirst ? undefined : readEndWord(tokens, next)
  if (named) return matchEnd(named.value, named.next, amount.value)
  const isBeforeSet = tokens[next]?.kind === 'number' && signs.has(textAt(tokens, next + 1))
  const isEnd =
    isBeforeSet || next >= tokens.length || clauseEnds.has(textAt(tokens, next)) || openings.has(textAt(tokens, next))
  const isMore = tokens.slice(next).some(({ kind }) => kind === 'number')
  if (isEnd && isMore && before.every((one) => isBeforeParts(one, amount.value, textAt(tokens, at - 1))))
    return matchEnd('warmup', next, amount.value)
  const isLast = isEnd && !isMore && hasSet(before) && !isDirectlyBehindBouts(before)
  return isLast ? matchEnd('cooldown', next, amount.value) : undefined
})

/** Whether a meaning can stand before the first part: a word, "c25k week 1", or the length of the whole, "half hr. 5 min walk". */
function isBeforeParts(one: Meaning, first: Amount, sign: string): boolean {
  const isWhole =
    one.kind === 'amount' &&
    one.amount.kind === 'time' &&
    first.kind === 'time' &&
    one.amount.seconds >= MIN_SHARE * first.seconds &&
    (sign === '.' || sign === ':')
  return isWhole || BESIDE.has(one.kind)
}

const BESIDE = new Set<Meaning['kind']>(['filler', 'sport', 'punctuation', 'unsupported'])
// Of the first walk: a shorter length is a part beside it (our choice).
const MIN_SHARE = 4
const openings = new Set(['then', '('])

/** "jog 2k, 6x1k with 2 min rest, jog 2k": one jog says no more than how the session is run. */
function isOneOfTwoJogs(tokens: readonly Token[], at: number): boolean {
  const isJog = (index: number) => textAt(tokens, index) === 'jog' && readAmount(tokens, index + 1) !== undefined
  return isJog(at) && tokens.filter((_, index) => isJog(index)).length > 1
}

const runs = new Set(['run', 'jog'])
const linkWords = new Set(['of', 'for', ':', 'is', '=', '('])
