import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Phrase } from './phrase.ts'
import { type Scanned, unitAt } from './scan-lengths.ts'

type Count = { times: number; of: 'times' | 'sets' | 'reps'; isBehind: boolean; isLow?: boolean }

/** "8-10 x 400", "2 to 3 sets of", "4 or 5 x": the lower end. */
function rangeOfCounts(tokens: readonly Token[], at: number, before: readonly Phrase[]): Scanned<Count> | undefined {
  const [low, sign, high, x] = tokens.slice(at, at + 4)
  const isRange = sign?.text === '-' || sign?.text === 'to' || sign?.text === 'or'
  if (low?.kind !== 'number' || !isRange || high?.kind !== 'number') return undefined
  const isNear = high.value > low.value && high.value <= low.value * 2 + 1 && high.value <= 30
  if (!isNear || !Number.isInteger(low.value) || (x?.text !== 'x' && !countWordAt(tokens, at + 3))) return undefined
  const count = countAt(tokens, at + 2, before)
  return count && { value: { ...count.value, times: low.value, isLow: true }, next: count.next }
}

/** "5x", "5 x", "3 sets of", "x5", "5 times", "twice". */
export function countAt(tokens: readonly Token[], at: number, before: readonly Phrase[]): Scanned<Count> | undefined {
  const token = tokens[at]
  const next = tokens[at + 1]
  const range = rangeOfCounts(tokens, at, before)
  if (range) return range
  if (token?.text === 'twice') return { value: { times: 2, of: 'times', isBehind: true }, next: at + 1 }
  if (token?.text === 'x' && next?.kind === 'number' && Number.isInteger(next.value)) {
    if (before.length === 0) return undefined
    // "200 x 5 km": a length behind the sign is no count.
    if (unitAt(tokens, at + 2)) return undefined
    const more = countWordAt(tokens, at + 2)
    return { value: { times: next.value, of: more?.of ?? 'times', isBehind: true }, next: more?.next ?? at + 2 }
  }
  if ((token?.text === 'repeat' || token?.text === 'do' || token?.text === 'times') && next) {
    const start = ['it', 'that', 'this', 'all'].includes(next.text) ? at + 2 : at + 1
    const figure = tokens[start]
    const x = tokens[start + 1]?.text
    if (figure?.kind === 'number' && (x === 'x' || x === 'times'))
      return { value: { times: figure.value, of: 'times', isBehind: true }, next: start + 2 }
    if (figure?.text === 'twice') return { value: { times: 2, of: 'times', isBehind: true }, next: start + 1 }
  }
  if (token?.kind !== 'number' || !Number.isInteger(token.value) || token.value < 1 || token.value > 100)
    return undefined
  if (next?.text === 'x' || next?.text === '*' || next?.text === 'times') {
    const after = tokens[at + 2]
    const isEnd = !after || /^[,;.)]$/.test(after.text)
    return {
      value: {
        times: token.value,
        of: 'times',
        isBehind:
          isEnd || (next.text === 'times' && !(after.kind === 'number' || after.text === '(' || after.text === 'a')),
      },
      next: at + 2,
    }
  }
  // "eight 90 second pickups": a figure in letters before a length.
  if (isSpelledCount(tokens, at)) return { value: { times: token.value, of: 'times', isBehind: false }, next: at + 1 }
  // "5 of: 20 s all out, 2 min easy"
  if (next?.text === 'of' && /^[:(]$/.test(tokens[at + 2]?.text ?? ''))
    return { value: { times: token.value, of: 'times', isBehind: false }, next: at + 2 }
  // "15/15 for 10 min, three of those"
  if (next?.text === 'of' && /^(?:those|these)$/.test(tokens[at + 2]?.text ?? '') && token.value <= 12)
    return { value: { times: token.value, of: 'sets', isBehind: true }, next: at + 3 }
  // "4 mile reps"
  if (next?.text === 'mile' && countWordAt(tokens, at + 2)?.of === 'reps' && token.value <= 12)
    return { value: { times: token.value, of: 'times', isBehind: false }, next: at + 1 }
  // "5 by 3 min"
  if (next?.text === 'by' && tokens[at + 2]?.kind === 'number' && before.at(-1)?.is !== 'detail')
    return { value: { times: token.value, of: 'times', isBehind: false }, next: at + 2 }
  // "3 spin ups"
  if (
    token.value <= MOST_SPIN_UPS &&
    next?.text.startsWith('spin') &&
    /^(?:spinups?|ups?)$/.test(next.text === 'spin' ? (tokens[at + 2]?.text ?? '') : next.text)
  )
    return { value: { times: token.value, of: 'reps', isBehind: false }, next: at + 1 }
  // "6 sprints of 15 s"
  if (token.value <= MOST_SPRINTS && SPRINTS.test(next?.text ?? ''))
    return { value: { times: token.value, of: 'reps', isBehind: false }, next: at + 1 }
  const word = countWordAt(tokens, at + 1)
  if (word) return { value: { times: token.value, of: word.of, isBehind: false }, next: word.next }
  return undefined
}

/** A figure in letters before another one with its unit; "twenty five" and "three hundred" are one figure. */
function isSpelledCount(tokens: readonly Token[], at: number): boolean {
  const [count, figure] = [tokens[at], tokens[at + 1]]
  if (count?.kind !== 'number' || figure?.kind !== 'number' || !/^\p{L}/u.test(count.raw)) return false
  if (figure.text === 'hundred' || (count.value >= 20 && figure.value < 10 && /^\p{L}/u.test(figure.raw))) return false
  return unitAt(tokens, at + 2) !== undefined && figure.value > 0
}

const SPRINTS = /^(?:sprints|surges|jumps|bursts|accelerations|attacks)$/

const MOST_SPRINTS = 30

const MOST_SPIN_UPS = 12

function countWordAt(tokens: readonly Token[], at: number): { of: 'sets' | 'reps'; next: number } | undefined {
  const found = atomAt(tokens, at, 'mark')
  if (found?.atom.mark !== 'sets' && found?.atom.mark !== 'reps') return undefined
  const of = tokens[found.next]?.text === 'of' || tokens[found.next]?.text === 'x' ? found.next + 1 : found.next
  return { of: found.atom.mark, next: of }
}
