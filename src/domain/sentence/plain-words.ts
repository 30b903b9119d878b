import type { SportId } from '../sports/registry.ts'
import type { Metric } from '../sports/sport.ts'
import { type DistanceUnit, distanceUnits } from '../units/distance.ts'
import type { Reader } from './mention.ts'
import { past, phraseAt, phrasesFor } from './phrases.ts'
import type { Token } from './tokens.ts'
import { fillerWords } from './words/filler-words.ts'
import { sportWords } from './words/sport-words.ts'
import { unitWords } from './words/unit-words.ts'

export const metricAt: Reader = (tokens, at) => {
  const found = phraseAt(tokens, at, metrics)
  return found && { value: { of: 'metric', metric: found.value }, next: past(tokens, found.next, based) }
}

const metrics = phrasesFor<Metric>({
  heartrate: ['heart rate', 'heartrate', 'hr', 'pulse', 'bpm'],
  power: ['power', 'watts', 'by watts', 'power meter', 'powermeter'],
  pace: ['by pace', 'using pace', 'on pace', 'pace based', 'pace targets'],
})
const based = new Set(['based', 'target', 'targets'])

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
