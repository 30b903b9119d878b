import type { Span } from '../../result.ts'

/** A length as it is typed. Of an `open` one the unit is that of what it is part of. `size`: seconds or metres, or a figure. */
export type TypedLength = Span & { kind: 'time' | 'distance' | 'open'; size: number; isPlain: boolean }

/** The first match of a sticky pattern at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

/** The length that begins at a place: "2 min", ":20", "3:15", "1h10", "4'", "400m", "2". No target and no count. */
export function lengthAt(text: string, at: number): TypedLength | undefined {
  return lengthBy(LENGTH, text, at)
}

/** The length of a bout, behind which the seconds of its first part can stand: "10 min 15s @ 150%". */
export function boutAt(text: string, at: number): TypedLength | undefined {
  return lengthBy(LENGTH_OF_BOUT, text, at)
}

function lengthBy(pattern: RegExp, text: string, at: number): TypedLength | undefined {
  const match = matchAt(pattern, text, at)
  const { minutes, seconds, hours, more, figure = '', unit = '' } = match?.groups ?? {}
  if (!match) return undefined
  const span = { from: at, to: at + match[0].length }
  if (seconds) return { ...span, kind: 'time', size: Number(minutes || 0) * 60 + Number(seconds), isPlain: false }
  if (hours) return { ...span, kind: 'time', size: Number(hours) * 3600 + Number(more) * 60, isPlain: false }
  const value = Number(figure)
  const [, size, kind] = UNITS.find(([words]) => words.test(unit)) ?? []
  // "4m" of a set in minutes, "50m" of a swim.
  if (!size || (/^m$/i.test(unit) && value < LEAST_METRES))
    return { ...span, kind: 'open', size: value, isPlain: false }
  return { ...span, kind: kind ?? 'distance', size: value * size, isPlain: true }
}

/** A length of time in the words that are read: "1 min 40 s". */
export function timeInWords(seconds: number): string {
  const [minutes, left] = [Math.floor(seconds / 60), seconds % 60]
  if (minutes === 0) return `${left} s`
  return left === 0 ? `${minutes} min` : `${minutes} min ${left} s`
}

const HOURS = 'hours?|hrs?|h'
const MINUTES = "minutes?|mins?|m|'"
const SECONDS = 'seconds?|secs?|s|"'
const FAR = 'kms?|k|miles?|mi|met(?:er|re)s|yards?|yds?|yd|y'
const lengths = (gap: string) => [
  `(?<minutes>\\d{0,2}):(?<seconds>[0-5]\\d)(?![\\d:%]| ?/)`,
  `(?<minutes>\\d{1,2}) ?(?:mins?|m|')${gap}(?<seconds>[0-5]\\d)(?![\\d:.%]| ?(?:[/x]|(?:w|watts|bpm|rpm)\\b)) ?(?:seconds|secs?|s|"|)(?![a-z])`,
  `(?<hours>\\d{1,2}) ?(?:hrs?|h) ?(?<more>[0-5]\\d)(?![\\d:%]) ?(?:mins?|m|)(?![a-z])`,
  `(?<figure>\\d{1,4}(?:\\.\\d)?) ?(?<unit>${HOURS}|${MINUTES}|${SECONDS}|${FAR})(?![a-z\\d])`,
  `(?<figure>\\d{1,4})(?![\\d.%x+]|:(?! )|-\\d|(?: ?-)?[a-z]| ?(?:%|w\\b|watts|bpm|rpm|[x*] ?[\\d(]|k?mph|kph|times|rounds|reps))`,
]
const LENGTH = new RegExp(lengths(' ?').join('|'), 'iy')
const LENGTH_OF_BOUT = new RegExp(lengths('').join('|'), 'iy')
const UNITS: readonly (readonly [RegExp, number, TypedLength['kind']])[] = [
  [new RegExp(`^(?:${HOURS})$`, 'i'), 3600, 'time'],
  [/^(?:met|y|m$)/i, 1, 'distance'],
  [/^mi(?:les?)?$/i, 1609, 'distance'],
  [new RegExp(`^(?:${MINUTES})$`, 'i'), 60, 'time'],
  [new RegExp(`^(?:${SECONDS})$`, 'i'), 1, 'time'],
  [/^k/i, 1000, 'distance'],
]
// A smaller figure at an "m" counts minutes.
const LEAST_METRES = 50
