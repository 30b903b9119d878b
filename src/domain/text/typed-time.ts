import { parseDuration } from '../units/duration.ts'
import { readLength } from './grammar/length.ts'

/**
 * The whole seconds of a time typed into a field: `10`, `1.30` and `1:05:00` as `parseDuration` reads them, or with units
 * as in the text form: `90s`, `45 min`, `1h30`, `1.5h`. Undefined if it is no time.
 */
export function parseTypedTime(typed: string): number | undefined {
  const text = typed.trim()
  return parseDuration(text) ?? parseWithUnits(text)
}

function parseWithUnits(text: string): number | undefined {
  // Without letters a text could have fractions of a second, which the field does not show.
  if (!/\p{L}/u.test(text)) return undefined
  const compact = text.replaceAll(/\s/g, '')
  const { length, end } = readLength(compact, 0) ?? {}
  return length?.kind === 'time' && end === compact.length ? Math.round(length.seconds) : undefined
}
