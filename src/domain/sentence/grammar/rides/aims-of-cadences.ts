import { sportOf } from '../../../sports/registry.ts'
import type { Aim, Detail, EffortName, Part } from '../part.ts'
import type { Writing } from '../writing.ts'

// Revolutions a minute (our choice).
const [LEAST_HIGH, MOST_LOW] = [95, 65]
const LOW = /^(?:low (?:cad\w*|gear)|(?:big|heavy) (?:gear\w*|ring)|over ?gear\w*|torque)$/i

/**
 * How hard repetitions on a bike are of which only the cadence is said: light legs are easy, a big gear is tempo. Without it they
 * would be as hard as any repetitions.
 */
export function aimByCadence(part: Part, writing: Writing): Part {
  if (sportOf(writing.sport).reference.metric !== 'power' || writing.aims.length > 0) return part
  return aimed(part, writing, false)
}

function aimed(part: Part, writing: Writing, isSet: boolean): Part {
  const { times, inner, details, listed, stepped, ramp } = part
  const isRepeated = isSet || times.length > 0
  if (part.aims.some((aim) => !isUphill(aim)) || listed || stepped || ramp) return part
  // "5 min at 90 rpm and 5 min at 70 rpm" by turns
  const areCadences = inner !== undefined && inner.length > 1 && inner.every(saysCadenceAlone) && !isHigh(inner[0])
  if (areCadences) return { ...part, inner: inner.map((one) => ({ ...one, aims: [STEADY] })) }
  if (inner) return { ...part, inner: inner.map((one) => aimed(one, writing, isRepeated)) }
  const name = isRepeated && part.length ? effortOf(details, writing.text) : undefined
  if (!name || (name === 'endurance' && part.aims.length > 0)) return part
  // Nobody said it, so it names no type of session.
  const easyOrTempo: Aim = { kind: 'effort', name, from: 0, to: 0 }
  return { ...part, aims: [easyOrTempo, ...part.aims] }
}

const STEADY: Aim = { kind: 'effort', name: 'endurance', from: 0, to: 0 }

function saysCadenceAlone({ aims, details, length, times, inner, rest }: Part): boolean {
  const isOpen = aims.length === 0 && times.length === 0 && !inner && !rest && length !== undefined
  return isOpen && details.some(({ cadence }) => cadence !== undefined && cadence.min > MOST_LOW)
}

/** Behind light legs the other cadence is the recovery. */
function isHigh(part: Part | undefined): boolean {
  return part?.details.some(({ cadence }) => cadence !== undefined && cadence.min >= LEAST_HIGH) ?? false
}

function isUphill(aim: Aim): boolean {
  return aim.kind === 'effort' && aim.name === 'hills'
}

function effortOf(details: readonly Detail[], text: string): EffortName | undefined {
  const cadence = details.find((one) => one.cadence)?.cadence
  if (cadence && cadence.min >= LEAST_HIGH) return 'endurance'
  const isLow = cadence ? cadence.max <= MOST_LOW : details.some(({ from, to }) => LOW.test(text.slice(from, to)))
  return isLow ? 'tempo' : undefined
}
