import type { Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { textAt } from '../../tokens/tokens.ts'

/** Seconds per 100 slower or faster than critical swim speed: `CSS+5`, "css - 2 s", "css plus 3". */
export const readOffset: Reader = startingWith(
  () => [names.keys()],
  (tokens, at) => {
    const css = matchPhrase(tokens, at, names)
    const sign = css && { '+': 1, plus: 1, '-': -1, minus: -1 }[textAt(tokens, css.next)]
    const seconds = css && sign ? readCount(tokens, css.next + 1) : undefined
    if (!sign || !seconds || seconds.value > MAX_SECONDS) return undefined
    const behind = skip(tokens, seconds.next, units)
    const isLength = behind === seconds.next && lengthUnits.has(textAt(tokens, behind))
    if (isLength) return undefined
    const per = textAt(tokens, behind) === '/' && textAt(tokens, behind + 1) === '100' ? behind + 2 : behind
    return {
      value: { kind: 'offset', seconds: sign * seconds.value },
      next: skip(tokens, per, per > behind ? metres : none),
    }
  },
)

// Farther from critical swim speed nobody swims sets by it (our choice).
const MAX_SECONDS = 30

const names = indexList('css pace,css,critical swim speed')
const units = new Set(['s', 'sec', 'secs', 'seconds', '"'])
const lengthUnits = new Set([
  'x',
  '*',
  'times',
  'sets',
  'rounds',
  'k',
  'km',
  'm',
  'min',
  'mins',
  'minutes',
  'meters',
  'h',
])
const metres = new Set(['m', 'y', 'yd'])
const none = new Set<string>()
