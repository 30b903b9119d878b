import { parseDuration } from '../units/duration.ts'
import { readLength } from './grammar/length.ts'

/**
 * Whole seconds of what somebody typed into a field that asks for a time: `10`, `1.30` and `1:05:00` as `parseDuration`
 * reads them, or with units as the text form does: `90s`, `45 min`, `1h30`, `1.5h`. Undefined when it is no time.
 */
export function parseTypedTime(typed: string): number | undefined {
  const text = typed.trim()
  return parseDuration(text) ?? parseWithUnits(text)
}

function parseWithUnits(text: string): number | undefined {
  // Fractions of a second would not show in the field: only what has letters is read here.
  if (!/\p{L}/u.test(text)) return undefined
  const closed = text.replaceAll(/\s/g, '')
  const { length, end } = readLength(closed, 0) ?? {}
  return length?.kind === 'time' && end === closed.length ? Math.round(length.seconds) : undefined
}
