import { sports } from '../../../sports/registry.ts'
import type { Reader } from '../../mention.ts'
import { indexList, indexPhrases, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { textAt } from '../../tokens/tokens.ts'
import { isPartEnd } from '../plain-words.ts'
import { isDirectlyBehindBouts } from './behind-bouts.ts'
import { readRestRange } from './rest-ranges.ts'
import { readShareOfBout, type Share } from './shares-of-bouts.ts'
import { readWayBack } from './unsaid-ways-back.ts'

/** A rest that is said by its bout, "equal rest", or by its way, "jog down" behind hills. */
export const readRecovery: Reader = (tokens, at, before) => {
  if (!isDirectlyBehindBouts(before)) return undefined
  const full = matchPhrase(tokens, at, fullRecoveries)
  if (full) {
    const said = readFullLength(tokens, full.next)
    return said ?? { value: { kind: 'rest', rest: FULL_REST, isAssumed: true }, next: full.next }
  }
  const found = readWayBack(tokens, at) ?? readShareOfBout(tokens, at) ?? readNamedShare(tokens, at)
  return (
    found && {
      value: { kind: 'rest', rest: { kind: 'bare', value: 0 }, ...found.value },
      next: skip(tokens, found.next, restNouns),
    }
  )
}

/** "full recovery 4-5 min spin easy", "full rec (4 min)": how long it is. Behind a comma it is the next part. */
function readFullLength(tokens: Parameters<Reader>[0], at: number): ReturnType<Reader> {
  const start = skip(tokens, at, beforeLengths, { most: 1 })
  const said = readRestRange(tokens, start) ?? readAmount(tokens, start)
  if (said?.value.kind !== 'time') return undefined
  const next = skip(tokens, said.next, behindLengths, { most: 3 })
  return { value: { kind: 'rest', rest: said.value }, next }
}

const beforeLengths = new Set(['(', ':', 'of', '=', '-'])
const behindLengths = new Set(['spin', 'easy', 'ez', 'jog', 'walk', ')'])

/** "rec = half of the effort" */
function readNamedShare(tokens: Parameters<Reader>[0], at: number): Match<Share> | undefined {
  if (!restNouns.has(textAt(tokens, at)) && textAt(tokens, at) !== 'r') return undefined
  const start = skip(tokens, at + 1, equalSigns, { most: 3 })
  // "r=half"
  const isHalf =
    textAt(tokens, start) === 'half' && (isPartEnd(tokens, start + 1) || behindShares.has(textAt(tokens, start + 1)))
  if (isHalf) return { value: { share: 0.5 }, next: start + 1 }
  const share = matchPhrase(tokens, start, shares)
  return share && { value: { share: share.value }, next: share.next }
}

const behindShares = new Set([...sports.flatMap(({ textNames }) => textNames), '+', 'then'])
const equalSigns = new Set(['=', ':', 'is', 'of', 'the', 'are', 'for'])
const shares = indexPhrases<number>([
  [
    1,
    'equal,same as the effort,same as the work,equal to the effort,equal to the work,rep,reps,the rep,interval,the interval,effort,work,work time',
  ],
  [
    0.5,
    'half of the effort,half the effort,half of the interval,half the interval,half of the work,half the work,half of the rep,half the rep,half of each,half of it,half the time,half as long',
  ],
])

// "jog down rec"
const restNouns = new Set(['rec', 'recovery', 'recoveries', 'rest'])

const fullRecoveries = indexList(
  [
    'full recovery,full recoveries,full rec,full rest,full rests,complete recovery,complete rest,full walk recovery,full jog recovery',
    // "rest as long as you like"
    ...['rest', 'recover', 'recovery', 'rec', 'resting'].flatMap((rest) =>
      ['as long as', 'as much as', 'as'].flatMap((as) =>
        ['you like', 'you need', 'you want', 'i like', 'i need', 'i want', 'needed', 'required', 'necessary'].map(
          (wish) => `${rest} ${as} ${wish}`,
        ),
      ),
    ),
    'rest until ready,rest till ready,rest until recovered,rest as long as it takes,as much rest as needed,as much rest as you need,as much rest as you like,rest by feel',
  ].join(),
)
// As long as it takes to do the next one as well (our choice).
const FULL_REST = { kind: 'time', seconds: 180 } as const
