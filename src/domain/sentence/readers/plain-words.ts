import type { SportId } from '../../sports/registry.ts'
import type { Metric } from '../../sports/sport.ts'
import { type DistanceUnit, distanceUnits } from '../../units/distance.ts'
import { past, phraseAt, phrasesFor } from '../tokens/phrases.ts'
import type { Token } from '../tokens/tokens.ts'
import { fillerWords } from '../tokens/words/filler-words.ts'
import { sportWords } from '../tokens/words/sport-words.ts'
import { unitWords } from '../tokens/words/unit-words.ts'
import type { Meaning, Reader } from './mention.ts'

export const metricAt: Reader = (tokens, at, before) => {
  const found = phraseAt(tokens, at, metrics) ?? paceAlone(tokens, at, before)
  return found && { value: { of: 'metric', metric: found.value }, next: past(tokens, found.next, based) }
}

const metrics = phrasesFor<Metric>({
  heartrate: ['heart rate', 'heartrate', 'hr', 'pulse', 'bpm'],
  power: ['power', 'watts', 'by watts', 'power meter', 'powermeter'],
  pace: ['by pace', 'using pace', 'on pace', 'pace based', 'pace targets'],
})
const based = new Set(['based', 'target', 'targets'])

/** "run interval 60 min pace": as the last word, or between commas, what targets are measured by. */
function paceAlone(
  tokens: readonly Token[],
  at: number,
  before: Parameters<Reader>[2],
): ReturnType<typeof phraseAt<Metric>> {
  if (tokens[at]?.text !== 'pace' || !isPartEnd(tokens, at + 1)) return undefined
  const last = before.at(-1)?.of ?? 'break'
  // "at an easy run pace" says how hard.
  const isAimed = tokens.slice(Math.max(0, at - 4), at).some(({ text }) => text === 'at' || text === '@')
  return carrying.has(last) && !isAimed ? { value: 'pace', next: at + 1 } : undefined
}

const carrying = new Set<Meaning['of']>(['break', 'amount', 'set', 'rest', 'sport', 'pool'])

/** Whether a part of a sentence ends before a token: with the whole, or at a comma. */
export function isPartEnd(tokens: readonly Token[], at: number): boolean {
  return at >= tokens.length || [',', ';', '.'].includes(tokens[at]?.text ?? '')
}

export const sportAt: Reader = (tokens, at) => {
  const found = phraseAt(tokens, at, sports)
  return found && { value: { of: 'sport', sport: found.value }, next: found.next }
}
const sports = phrasesFor<SportId>(sportWords)

/** "in yards": a unit without a figure. */
export const unitAlone: Reader = (tokens, at) => {
  const word = tokens[at]?.text ?? ''
  const unit = word.length > 1 ? unitWords[word] : undefined
  return unit && isDistanceUnit(unit) ? { value: { of: 'unit', unit }, next: at + 1 } : undefined
}

function isDistanceUnit(unit: string): unit is DistanceUnit {
  return (distanceUnits as readonly string[]).includes(unit)
}

const fillers = new Set(fillerWords)

export const fillerAt: Reader = (tokens, at) => {
  if (tokens[at]?.text === 'w' && tokens[at + 1]?.text === '/') return { value: { of: 'filler' }, next: at + 2 }
  if (isBreak(tokens[at])) return { value: { of: 'break' }, next: at + 1 }
  return fillers.has(tokens[at]?.text ?? '') ? { value: { of: 'filler' }, next: at + 1 } : undefined
}

export function isBreak(token: Token | undefined): boolean {
  return token?.kind === 'mark' && /^[\p{P}\p{S}]$/u.test(token.text)
}
