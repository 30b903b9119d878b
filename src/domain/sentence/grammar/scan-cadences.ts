import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Cadence } from './part.ts'
import { boundAt } from './scan-bounds.ts'
import type { Scanned } from './scan-lengths.ts'

/** "90 rpm", "85-95rpm", "cadence 90", "100+ rpm", "rpm 60". */
export function cadenceAt(tokens: readonly Token[], at: number): Scanned<Cadence> | undefined {
  // "high cadence 110+", "low cad 55"
  const isKind = /^(?:high|hi|low|quick)$/.test(tokens[at]?.text ?? '')
  const named = atomAt(tokens, isKind ? at + 1 : at, 'cadence')
  if (isKind && !named) return undefined
  // "spin 95+", "spin at 100+"
  const verb = /^(?:at|@)$/.test(tokens[at - 1]?.text ?? '') ? tokens[at - 2] : tokens[at - 1]
  const isSpun =
    /^(?:spin|spinning)$/.test(verb?.text ?? '') && tokens[at + 1]?.text === '+' && tokens[at]?.kind === 'number'
  const bound = boundAt(tokens, named?.next ?? at)
  const start = bound?.next ?? named?.next ?? at
  const skip = ['of', 'at', '@', ':', '='].includes(tokens[start]?.text ?? '') && named ? start + 1 : start
  const first = tokens[skip]
  if (first?.kind !== 'number' || !Number.isInteger(first.value) || first.value < 30 || first.value > 200)
    return undefined
  const isRange = tokens[skip + 1]?.text === '-' || tokens[skip + 1]?.text === 'to'
  const second = isRange ? tokens[skip + 2] : undefined
  let next = second?.kind === 'number' ? skip + 3 : skip + 1
  const isOpen = tokens[next]?.text === '+'
  if (isOpen) next += 1
  if (tokens[next]?.text === 'ish') next += 1
  const unit = atomAt(tokens, next, 'cadence')
  if (!named && !unit && !isSpun && !(isOpen && isBareCadence(tokens, skip, next))) return undefined
  next = unit?.next ?? next
  const isOpenBehind = tokens[next]?.text === '+' && tokens[next]?.from === tokens[next - 1]?.to
  if (isOpenBehind) next += 1
  const low = first.value
  const high = second?.kind === 'number' ? second.value : low
  if (high < low) return undefined
  if (bound?.bound === 'below') return { value: { min: Math.max(1, low - 20), max: low }, next }
  const isUp = isOpen || isOpenBehind || bound?.bound === 'above'
  return { value: { min: low, max: isUp ? high + OPEN_CADENCE : high }, next }
}

/** "4 min at 60 rpm, 2 min flat 95+": open upwards beside another cadence, and of nothing else. */
function isBareCadence(tokens: readonly Token[], at: number, next: number): boolean {
  const figure = tokens[at]
  const isHigh = figure?.kind === 'number' && figure.value >= LEAST_OPEN && figure.value <= MOST_OPEN
  const isEnd = !tokens[next] || /^[,;.)/]$/.test(tokens[next]?.text ?? '')
  const isOther = tokens[at - 1]?.kind === 'number' || /^(?:@|at|hr|x|-|heart|rate)$/.test(tokens[at - 1]?.text ?? '')
  return (
    isHigh &&
    isEnd &&
    !isOther &&
    tokens.some((_, index) => index < at && atomAt(tokens, index, 'cadence') !== undefined)
  )
}

const LEAST_OPEN = 80

const MOST_OPEN = 125

// Above the least: the text form has no open end (our choice).
const OPEN_CADENCE = 15
