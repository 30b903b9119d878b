import { formatUnits } from '../../text/grammar/numeral.ts'
import type { Measured } from './measure.ts'

/** A length in the text form. */
export function written({ value, unit }: Measured): string {
  if (unit === 'seconds') return value < 60 ? `${value}sec` : formatUnits(value).replace('m', 'min')
  return `${value}${{ kilometers: 'km', miles: 'mi', meters: 'mtr', yards: 'yd' }[unit]}`
}
