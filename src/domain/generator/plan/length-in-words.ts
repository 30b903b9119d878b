import { formatCount } from '../../units/words.ts'
import type { Duration } from '../../workout/step.ts'

/** A length in words: 8 minutes 30 seconds, 0.25 kilometers. */
export function lengthInWords({ type, unit, value }: Duration): string {
  if (type === 'distance') return countInWords(Number(value.toFixed(2)), unit)
  const [minutes, seconds] = [Math.floor(value / 60), Number((value % 60).toFixed(2))]
  const parts = [minutes > 0 && countInWords(minutes, 'minutes'), seconds > 0 && countInWords(seconds, 'seconds')]
  return parts.filter(Boolean).join(' ')
}

/** A number and its unit: 1 minute, 2 minutes. */
export function countInWords(value: number, unit: Duration['unit'] | 'seconds'): string {
  return formatCount(value, unit.slice(0, -1))
}
