import { type DistanceUnit, fromMetres, toMetres } from '../../units/distance.ts'
import { timeInWords } from '../../units/words.ts'

/** `20 minutes`, `1 hour 5 minutes`, `45 seconds`; longer times are rounded more coarsely. */
export function formatTime(seconds: number): string {
  const grain = seconds < 60 ? 1 : seconds < 600 ? 5 : seconds < 3600 ? 30 : 60
  return timeInWords(Math.round(seconds / grain) * grain) || '0 seconds'
}

/** The time of all efforts, which an athlete adds up: planned ones, in fives of seconds, are not rounded below an hour. */
export function formatSum(seconds: number): string {
  return seconds < 3600 && seconds % 5 === 0 ? timeInWords(seconds) : formatTime(seconds)
}

/** `400 m`, `1.2 km`, `450 yards`: metres in the unit given. */
export function formatDistance(metres: number, unit: DistanceUnit): string {
  const value = fromMetres(Math.max(0, metres), unit)
  const decimals = unit === 'kilometers' || unit === 'miles' ? 2 : 0
  const number = Number(value.toFixed(decimals)).toLocaleString('en', { maximumFractionDigits: decimals })
  return `${number} ${{ kilometers: 'km', miles: number === '1' ? 'mile' : 'miles', meters: 'm', yards: number === '1' ? 'yard' : 'yards' }[unit]}`
}

/** A limit as people say it: 1,600 m are `1 mile`, and 400 m `425 yards`. */
export function formatUsualDistance(metres: number, unit: DistanceUnit): string {
  const value = fromMetres(metres, unit)
  const isShort = unit === 'meters' || unit === 'yards'
  const grain = isShort ? (value < 100 ? 5 : value < 1000 ? 25 : 50) : value < 1 ? 0.05 : value < 10 ? 0.1 : 1
  return formatDistance(toMetres(Math.round(value / grain) * grain, unit), unit)
}

/** `2 minutes` where all are alike, else the least and the most: `1 minute 30 seconds to 3 minutes`. */
export function formatRange(values: readonly number[], format: (value: number) => string): string {
  const [least, most] = [format(Math.min(...values)), format(Math.max(...values))]
  return differ(values) ? joinRange(least, most) : most
}

/** Whether values differ by more than 1 and 2 %: times estimated from distances differ slightly where the plan does not. */
export function differ(values: readonly number[]): boolean {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return most - least > Math.max(1, 0.02 * most)
}

/** `2 to 6 minutes`, but `45 seconds to 1 minute 30 seconds`. */
export function joinRange(shortest: string, longest: string): string {
  const [[least, ...unit], [, ...longestUnit]] = [shortest.split(' '), longest.split(' ')]
  const isOneUnit = unit.length === 1 && singularOf(unit.join(' ')) === singularOf(longestUnit.join(' '))
  return `${isOneUnit ? least : shortest} to ${longest}`
}

function singularOf(unit: string): string {
  return unit.replace(/s$/, '')
}

const fractions: readonly (readonly [share: number, words: string])[] = [
  [0.1, 'a tenth'],
  [0.125, 'an eighth'],
  [1 / 6, 'a sixth'],
  [0.2, 'a fifth'],
  [0.25, 'a quarter'],
  [1 / 3, 'a third'],
  [0.4, 'two fifths'],
  [0.5, 'half'],
  [0.6, 'three fifths'],
  [2 / 3, 'two thirds'],
  [0.75, 'three quarters'],
  [0.8, 'four fifths'],
  [0.9, 'nine tenths'],
]

/** A share from 0 to 1: `a third`, `nearly all`, `hardly any`. */
export function formatShare(share: number): string {
  if (share >= 0.995) return 'all'
  if (share > 0.95) return 'nearly all'
  if (share < 0.05) return 'hardly any'
  return nearestFraction(share)
}

/** A ratio of lengths: `a third as long`, `as long`, `twice as long`, `three times as long`. */
export function formatRatio(ratio: number): string {
  if (ratio < 0.06) return 'hardly any'
  if (ratio < 0.95) return `${nearestFraction(ratio)} as long`
  if (ratio < 1.06) return 'as long'
  if (ratio < 1.18) return 'a little longer'
  if (ratio < 1.29) return 'a quarter longer'
  if (ratio < 1.42) return 'a third longer'
  if (ratio < 1.75) return 'half as long again'
  if (ratio < 2.25) return 'twice as long'
  const halves = Math.round(2 * ratio)
  const whole = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][Math.floor(halves / 2)]
  return `${whole ? `${whole}${halves % 2 ? ' and a half' : ''}` : 'many'} times as long`
}

function nearestFraction(share: number): string {
  const distance = ([one]: (typeof fractions)[number]) => Math.abs(one - share)
  return fractions.reduce((best, one) => (distance(one) < distance(best) ? one : best))[1]
}

/** `first`, `2nd`, `11th`. */
export function formatOrdinal(count: number): string {
  if (count === 1) return 'first'
  const tens = count % 100
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}

/** `an effort`, `a rung`. */
export function withArticle(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}
