import type { Reader } from '../../mention.ts'
import { isPoolDistance } from '../../tokens/amounts.ts'
import { aNumber, readCount } from '../../tokens/numbers.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { textAt } from '../../tokens/tokens.ts'

/** A count with its send-off behind another set of a swim: "5x100 on 1:30, 4 on 1:25, 3 on 1:20". */
export const readSetOfSameBout: Reader = startingWith(
  () => [aNumber],
  (tokens, at, before) => {
    const count = readCount(tokens, at)
    if (!count || textAt(tokens, count.next) !== 'on') return undefined
    const last = before.findLast(({ kind }) => kind !== 'punctuation' && kind !== 'filler' && kind !== 'link')
    const set = before.findLast((one) => one.kind === 'set')
    if (last?.kind !== 'send-off' || !set || !isPoolDistance(set.bout)) return undefined
    const isSentOff = tokens[count.next + 1]?.kind === 'clock'
    if (!isSentOff || count.value > MOST_SWIMS) return undefined
    return { value: { kind: 'set', times: count.value, bout: set.bout }, next: count.next }
  },
)

// A greater figure is a distance (our choice).
const MOST_SWIMS = 20
