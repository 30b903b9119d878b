import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { hasSet } from '../structure/behind-bouts.ts'

/** An effort a little below threshold behind a set: "10x3 min sub T", "6x6 min @ sub-threshold pace", "4x8 min below threshold". */
export const readSubThreshold: Reader = whereSaid(
  new Set(['sub', 'subt', 'subthreshold', 'sublt', 'under', 'below']),
  (tokens, at, before): ReturnType<Reader> => {
    const named = hasSet(before) ? matchPhrase(tokens, at, names) : undefined
    if (!named) return undefined
    const next = skip(tokens, named.next, paceWords)
    // "sub T 4:10": the figure says it.
    if (tokens[next]?.kind === 'clock' && !['w', 'with', ','].includes(textAt(tokens, next - 1))) return undefined
    return { value: { kind: 'percent', low: LOW, high: HIGH, because: BECAUSE }, next }
  },
)

// In percent of threshold (our choice).
const LOW = 94
const HIGH = 97
const BECAUSE = `A little below threshold was read as ${LOW}–${HIGH} % of it.`
const names = indexList(
  'sub t,sub - t,subt,sub threshold,sub - threshold,subthreshold,sub lt,sub - lt,sublt,sub lt 2,sub lt2,sub thresh,under threshold,below threshold,under thresh,below thresh,under lt,below lt,under ftp,below ftp',
)
const paceWords = new Set(['pace', 'effort', 'intensity'])
