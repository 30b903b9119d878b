import type { Reader } from '../../mention.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { readCadence } from '../figures/cadences.ts'
import { readPercent } from '../figures/percents.ts'
import { readPower } from '../figures/powers.ts'
import { hasSet } from './behind-bouts.ts'
import { matchBothEnds, readBothEnds } from './both-ends.ts'
import { matchEnd, readEndWord, signs } from './end-words.ts'
import { easyWords, isFirstInSession, isPartEnd, readEndBehind } from './ends-behind-lengths.ts'
import { readWalkedEnd } from './walked-ends.ts'
import { readTimedWayBack } from './ways-back.ts'

/** A warm-up or a cool-down, and its length if one is said: "10 min warm up", "warmup 1 km", "15 min wu", "10 min down". */
export const readWarmUpOrCoolDown: Reader = (tokens, at, before) => {
  if (readTimedWayBack(tokens, at, before)) return undefined
  const end = readBothEnds(tokens, at) ?? readWalkedEnd(tokens, at, before)
  if (end) return end
  const word = readEndWord(tokens, at)
  if (word) {
    const start = skipManner(tokens, skip(tokens, word.next, linkWords, { most: 2 }))
    // "wu 70-90 rpm", "wu 120-220w"
    const isTarget = readCadence(tokens, start, []) ?? readPower(tokens, start, []) ?? readPercent(tokens, start, [])
    const amount = isTarget ? undefined : (readLowEnd(tokens, start) ?? readAmount(tokens, start))
    // Before another such word the length is that one's, and before a sign it is of a set: "warm up 3 x 8 min".
    const belongsToIt = amount && !isOfNext(tokens, amount.next) && !isSignAt(tokens, amount.next)
    return belongsToIt ? matchEnd(word.value, amount.next, amount.value) : matchEnd(word.value, word.next)
  }
  const amount = readLowEnd(tokens, at) ?? readAmount(tokens, at)
  const after = amount && readEndBehind(tokens, at, amount.next, before)
  // "1h home trainer": nobody cools down first, except with what comes before: "10 min home after 5x1k".
  const isHome = after !== undefined && textAt(tokens, after.next - 1) === 'home'
  if (isHome && isFirstInSession(before) && textAt(tokens, after.next) !== 'after') return undefined
  // "6x800, 400 jog cd 2k": the one behind has a length of its own.
  if (after && hasSet(before) && hasOwnLength(tokens, after.next)) return undefined
  // "400 warm up first"
  return amount && after ? matchEnd(after.value, skip(tokens, after.next, firstly), amount.value) : undefined
}

/** Whether a length behind the word for an end, "cd 2k", closes its part. */
function hasOwnLength(tokens: readonly Token[], at: number): boolean {
  const own = readAmount(tokens, skip(tokens, at, linkWords, { most: 2 }))
  return own !== undefined && isPartEnd(tokens, skip(tokens, own.next, easyWords))
}

/** The index of the length behind a few words: "warm up on flat for 10-12 min", "cool down with an easy jog for 10 min". */
function skipManner(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + MOST_WORDS)
  const link = words.findIndex(({ kind, text }) => kind !== 'word' || text === 'for')
  return words[link]?.text === 'for' && readAmount(tokens, at + link + 1) ? at + link + 1 : at
}

// "with a very easy jog for 10 min" (our choice).
const MOST_WORDS = 6

/** Whether a sign of a set or of a pair stands at an index; a stroke with a space before it divides two parts. */
function isSignAt(tokens: readonly Token[], at: number): boolean {
  return signs.has(textAt(tokens, at)) || (textAt(tokens, at) === '/' && tokens[at]?.glued === true)
}

/** The lower end of a range of times: "15-20 min warm up". */
function readLowEnd(tokens: readonly Token[], at: number): ReturnType<typeof readAmount> {
  const [low, link] = [tokens[at], textAt(tokens, at + 1)]
  if (low?.kind !== 'number' || tokens[at + 2]?.kind !== 'number' || !['-', 'to'].includes(link)) return undefined
  const high = readAmount(tokens, at + 2)
  const share = Number(low.text) / Number(textAt(tokens, at + 2))
  if (!(share <= 1)) return undefined
  if (high?.value.kind === 'distance')
    return { value: { ...high.value, value: high.value.value * share }, next: high.next }
  if (high?.value.kind !== 'time') return undefined
  return { value: { ...high.value, seconds: high.value.seconds * share }, next: high.next }
}

/** Whether a length is that of the part behind it; in "wu 15 cd 10" each has its own behind it. */
function isOfNext(tokens: readonly Token[], at: number): boolean {
  const next = readEndWord(tokens, at)
  const amount = next && readAmount(tokens, skip(tokens, next.next, linkWords, { most: 2 }))
  return next !== undefined && (!amount || ['x', '*', '/'].includes(textAt(tokens, amount.next)))
}

/** The word for a warm-up, a cool-down or both, without a length. */
export function readEnd(tokens: readonly Token[], at: number): Match<unknown> | undefined {
  return matchBothEnds(tokens, at) ?? readEndWord(tokens, at)
}

const firstly = new Set(['first', 'beforehand'])
const linkWords = new Set(['of', 'for', ':', 'is', '=', '('])
