import type { Reader } from '../../mention.ts'
import { indexList, indexPhrases, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { textAt } from '../../tokens/tokens.ts'
import { isDirectlyBehindBouts } from './behind-bouts.ts'
import { readShareOfBout, type Share } from './shares-of-bouts.ts'

/** A rest that is said by its bout, "equal rest", or by its way, "jog down" behind hills. */
export const readRecovery: Reader = (tokens, at, before) => {
  if (!isDirectlyBehindBouts(before)) return undefined
  const full = matchPhrase(tokens, at, fullRecoveries)
  if (full) return { value: { kind: 'rest', rest: FULL_REST, isAssumed: true }, next: full.next }
  const found = matchPhrase(tokens, at, recoveries) ?? readShareOfBout(tokens, at) ?? readNamedShare(tokens, at)
  return (
    found && {
      value: { kind: 'rest', rest: { kind: 'bare', value: 0 }, ...found.value },
      next: skip(tokens, found.next, restNouns),
    }
  )
}

/** "rec = half of the effort" */
function readNamedShare(tokens: Parameters<Reader>[0], at: number): Match<Share> | undefined {
  if (!restNouns.has(textAt(tokens, at))) return undefined
  const share = matchPhrase(tokens, skip(tokens, at + 1, equalSigns, { most: 3 }), shares)
  return share && { value: { share: share.value }, next: share.next }
}

const equalSigns = new Set(['=', ':', 'is', 'of', 'the', 'are', 'for'])
const shares = indexPhrases<number>([
  [1, 'equal,same as the effort,same as the work,equal to the effort,equal to the work'],
  [
    0.5,
    'half of the effort,half the effort,half of the interval,half the interval,half of the work,half the work,half of the rep,half the rep,half of each,half of it,half the time,half as long',
  ],
])

// "jog down rec"
const restNouns = new Set(['rec', 'recovery', 'recoveries', 'rest'])

const fullRecoveries = indexList(
  'full recovery,full recoveries,full rec,full rest,full rests,complete recovery,complete rest,full walk recovery,full jog recovery',
)
// As long as it takes to do the next one as well (our choice).
const FULL_REST = { kind: 'time', seconds: 180 } as const

// Down a hill one jogs half as fast again as one runs up; walking takes twice as long (our choice).
const recoveries = indexPhrases<Share>([
  [
    { share: 1.5, isWayBack: true },
    'jog down,jog back,jog back down,jog down recovery,jog down rest,jogging down,jogging back,easy down,easy jog down,easy jog back,run down,jog down the hill,jog back down the hill,down easy,roll down,roll back,coast down,spin down,descend easy',
  ],
  [
    { share: 2, isWayBack: true },
    'walk down,walk back,walk back down,walk back recovery,walk down recovery,walking back',
  ],
])
