import { sportOf } from '../../sports/registry.ts'
import { secondsOfBout } from '../outline/seconds-of-part.ts'
import type { SportContext } from '../resolve/measure.ts'

/** Why a part is too long: it is longer than any session of the sport. Undefined if it is not. */
export function whyTooLong(seconds: number, context: SportContext): string | undefined {
  const { lengths, noun } = sportOf(context.sport)
  const longest = Math.max(...lengths.map(({ unit, max }) => secondsOfBout({ value: max, unit }, context)))
  if (seconds <= longest) return undefined
  const most = lengths.map(({ unit, max }) => `${max.toLocaleString('en')} ${unit}`).join(' or ')
  return `That is longer than any ${noun} here: ${most}.`
}
