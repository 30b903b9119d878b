import type { Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { unsupported } from '../unsupported-at.ts'
import { setToDivide } from './last-set.ts'

/** How the repetitions before are divided into sets: "12x400 in sets of 3", "16x50 (4 sets of 4)", "12x400 in 3 sets". */
export const readDividedSets: Reader = (tokens, at, before) => {
  const start = skip(tokens, at, divisionWords, { most: 2 })
  const isOpened = start > at
  // "12x400, 90 s jog, 3 sets of 4"
  const isBehindRest = textAt(tokens, at - 1) === ',' && before.some(({ kind }) => kind === 'rest')
  if (!isOpened && !isBehindRest) return undefined
  const set = setToDivide(before)
  if (!set) return undefined
  const count = readCount(tokens, start)
  const noun = count?.next ?? start
  if (!setNouns.has(textAt(tokens, noun))) return undefined
  const size = textAt(tokens, noun + 1) === 'of' ? readCount(tokens, noun + 2) : undefined
  const next = size?.next ?? noun + 1
  if (!(count || size) || isOfBout(textAt(tokens, next)) || (!size && textAt(tokens, noun + 1) === 'of'))
    return undefined
  const reps = size?.value ?? set.times / (count?.value ?? 1)
  const times = set.times / reps
  const isWhole = Number.isInteger(times) && Number.isInteger(reps) && times > 1
  const isDivision = isWhole && (!count || count.value === times)
  if (!isOpened && !(isDivision && count && size)) return undefined
  if (!isDivision) return unsupported(UNEVEN, next)
  return { value: { kind: 'sets of', times, holds: 'last', reps }, next }
}

/** "sets of 5 min", "sets of 4x50": a set of its own. */
function isOfBout(word: string): boolean {
  return unitWords[word] !== undefined || ['x', '*', 'times', '/'].includes(word)
}

/** What stands before how repetitions are divided. */
export const divisionWords = new Set(['in', 'as', 'into', '(', 'divided', 'split', 'broken', 'done'])
const setNouns = new Set('set sets group groups block blocks series round rounds batches clusters pods'.split(' '))
const UNEVEN = 'These sets do not make up the repetitions: write them out, such as 4x(3x400).'
