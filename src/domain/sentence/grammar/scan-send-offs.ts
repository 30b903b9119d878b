import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Length } from './part.ts'
import type { Phrase } from './phrase.ts'
import { lengthAt, type Scanned } from './scan-lengths.ts'

/** "on 1:45", "every 2 min", "leaving on the 3:00", "1:30 send-off". */
export function sendOffAt(
  tokens: readonly Token[],
  at: number,
  previous: Phrase | undefined,
): Scanned<Length> | undefined {
  const isNamed = previous?.is === 'mark' && (previous.mark === 'on' || previous.mark === 'every')
  const length = lengthAt(tokens, at)
  if (!length) return undefined
  const word = tokens[length.next]?.text
  const isSendOff =
    (word === 'send' && /^(?:off|offs|-)$/.test(tokens[length.next + 1]?.text ?? '')) ||
    word === 'sendoff' ||
    // "45 min cycle": a ride.
    (word === 'cycle' &&
      !(length.value.unit === 'min' && length.value.value > MOST_MINUTES) &&
      length.value.unit !== 'h') ||
    word === 'base' ||
    word === 'turnaround' ||
    word === 'turnarounds' ||
    word === 'departures'
  if (isSendOff) {
    const next =
      tokens[length.next + 1]?.text === '-' ? length.next + 3 : word === 'send' ? length.next + 2 : length.next + 1
    return { value: length.value, next }
  }
  const { clock, unit, value } = length.value
  const isTime =
    clock !== undefined ||
    unit === 'min' ||
    unit === 's' ||
    (unit === 'm' && value < 20) ||
    (unit === undefined && value >= 20 && value <= 300)
  if (!isNamed || !isTime) return undefined
  // "1 min on 1 min off", "on 10 off 20"
  if (word === 'on' || word === 'off' || word === '/' || word === 'off') return undefined
  return length
}

// From one start to the next (our choice).
const MOST_MINUTES = 10

/** "between sets", "after each", "btw reps" */
export function whereAt(tokens: readonly Token[], at: number): Scanned<'reps' | 'sets'> | undefined {
  const first = atomAt(tokens, at, 'mark')
  const mark = first?.atom.mark
  if (!first || (mark !== 'between' && mark !== 'after' && mark !== 'each' && mark !== 'before')) return undefined
  // "20 min easy before the set": where it is done, and no rest.
  if (mark === 'before' && !/^(?:each|every|ea)$/.test(tokens[first.next]?.text ?? '')) return undefined
  let next = first.next
  // "after each, all at race pace" is no place.
  const isPlace = (text: string) =>
    /^(?:each|every|the|of|these|those|ea|them|one)$/.test(text) || (text === 'all' && next === first.next)
  while (isPlace(tokens[next]?.text ?? '')) next += 1
  // "between the three sets"
  if (tokens[next]?.kind === 'number' && atomAt(tokens, next + 1, 'mark')?.atom.mark === 'sets') next += 1
  const noun = atomAt(tokens, next, 'mark')
  if (noun?.atom.mark === 'sets' && mark !== 'each') return { value: 'sets', next: noun.next }
  if (noun?.atom.mark === 'reps' && mark !== 'each') return { value: 'reps', next: noun.next }
  // "between 400s", "btw hills"
  const figure = tokens[next]
  const isPlural = Number(figure?.text) % 25 === 0 || Number(figure?.text) >= 100
  if (figure?.kind === 'number' && mark === 'between' && tokens[next + 1]?.text === 's' && isPlural)
    return { value: 'reps', next: next + 2 }
  if (mark === 'between') return { value: 'reps', next }
  if (mark === 'after' && /^(?:each|every|ea)$/.test(tokens[at + 1]?.text ?? '') && tokens[next]?.kind !== 'number')
    return { value: 'reps', next }
  if (mark === 'after' && tokens.slice(first.next, next).some((one) => /^(?:each|every|all|ea)$/.test(one.text)))
    return { value: tokens[first.next]?.text === 'all' && next === first.next + 1 ? 'reps' : 'sets', next }
  return undefined
}
