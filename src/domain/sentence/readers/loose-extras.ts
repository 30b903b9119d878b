import type { Meaning, Reader } from '../mention.ts'
import { indexList, matchPhrase, skip } from '../tokens/phrases.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { whereSaid } from '../tokens/where-said.ts'
import { readDetail } from './details.ts'
import { poolSport } from './figures/pools.ts'
import { hasSet } from './structure/behind-bouts.ts'
import { unsupported } from './unsupported-at.ts'

/**
 * Something more without a length, beside a set: "10x100 on 1:40 and some kick", "also a bit of pull". It is not how the set before
 * is done.
 */
export const readLooseExtra: Reader = whereSaid(
  new Set(['some', 'bit', 'little', 'few', 'mixed', 'too']),
  (tokens, at, before) => {
    const isMore = hasSet(before) || isJoined(tokens, at)
    if (!isMore && !(withs.has(textAt(tokens, at - 1)) && isOfSwim(before))) return undefined
    const some = matchPhrase(tokens, at, amounts)
    const start = some && skip(tokens, some.next, manners, { most: 2 })
    const extra =
      start === undefined || !poolSport ? undefined : readDetail(tokens, start, [{ kind: 'sport', sport: poolSport }])
    // "800 easy with some kicking", but not "1500 with some fins"
    if (!isMore && !(extra?.value.kind === 'detail' && legsOrArms.has(extra.value.words))) return undefined
    return extra && unsupported(HOW_MUCH, skip(tokens, extra.next, tails, { most: 2 }))
  },
)

/** Whether an index stands behind a word that adds something: "2k easy and some kick", but not "1500 with some fins". */
function isJoined(tokens: readonly Token[], at: number): boolean {
  return joints.has(textAt(tokens, at - 1))
}

function isOfSwim(before: readonly Meaning[]): boolean {
  return before.some((one) => one.kind === 'sport' && one.sport === poolSport)
}

const HOW_MUCH = 'Say how much of it, such as 4x50 kick.'

const amounts = indexList(
  'some,a bit of,bit of,a little,a little bit of,little,a few,few,mixed with,mixed in with,mix in some,a touch of',
)
const manners = new Set(['easy', 'light', 'quick', 'short', 'fast', 'of', 'work'])
const tails = new Set(['too', 'work', 'in', 'between', 'as', 'well', 'drills', 'drill', 'sets'])
const legsOrArms = new Set(['kick', 'pull'])
const withs = new Set(['with', 'w', 'incl', 'including'])
const joints = new Set(['and', 'plus', 'also', 'then', '&', '+', ','])
