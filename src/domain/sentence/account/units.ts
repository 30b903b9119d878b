import type { Sport } from '../../sports/registry.ts'
import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import type { Field, Found, Inferred, Understood } from '../result.ts'
import type { WrittenFigure } from './written-figures.ts'

/** The unit of every length that was written without one: it was chosen, and the figure may be of another kind. */
export function tellUnits(
  sentence: string,
  written: readonly WrittenFigure[],
  { found, inferred }: Understood,
  { inPool }: Sport,
): Inferred[] {
  // In a pool what has no unit is as far.
  if (inPool) return []
  const isTold = (field: Field) =>
    inferred.some((one) => one.field === field && one.because.startsWith('No unit was said'))
  const lines: Inferred[] = []
  const parts = new Map<string, Set<string>>()
  for (const figure of written) {
    if (!figure.readings.every(({ counted }) => counted === 'bare') || OF_PLACE.test(sentence.slice(0, figure.from)))
      continue
    const words = `“${sentence.slice(figure.from, figure.to)}”`
    for (const chip of found) {
      const length = lengthOf(chip, figure, sentence)
      if (!length) continue
      if (chip.field === 'mainSet') parts.set(length.unit, (parts.get(length.unit) ?? new Set()).add(words))
      else if (!isTold(chip.field))
        lines.push({ field: chip.field, reading: length.words, because: `No unit was said at ${words}.` })
    }
  }
  // The grammar tells it of all parts together.
  if (inferred.some(({ field, because }) => field === 'mainSet' && because.startsWith('No unit was said at')))
    return lines
  for (const [unit, words] of parts)
    lines.push({
      field: 'mainSet',
      reading: 'Assumed',
      because: `No unit was said at ${listed([...words])}, so ${unit === 'hours' ? 'minutes' : unit}.`,
    })
  return lines
}

// "the last 3" are in the unit of the whole, and "week 3" is none of them.
const OF_PLACE = /\b(?:last|first|final|middle|week|day) $/i
/** Behind the figure, also with typing mistakes and of other languages: "40 mns", "30 or 45 min", "1u". */
const OTHER_UNIT =
  /^\s?(?:m(?:i|n|e|t|\b)|h(?:r|o|u|\b)|u(?:ur)?\b|s(?:ec|\b)|k(?:[mil]|ays?\b|s\b|\b)|y(?:d|a|\b)|['′"″])|\d/i

const FIELDS = new Set<Field>(['durationValue', 'warmup', 'cooldown', 'mainSet'])

/** The length that a figure was read as; undefined if it is no length of the chip, or has a unit behind it. */
function lengthOf(chip: Found, figure: WrittenFigure, sentence: string): Length | undefined {
  if (!FIELDS.has(chip.field) || chip.from > figure.from || chip.to < figure.to) return undefined
  if (OTHER_UNIT.test(sentence.slice(figure.to, chip.to))) return undefined
  const length = lengthIn(chip)
  return length && figure.readings.some(({ value }) => isSame(value, length)) ? length : undefined
}

type Length = { words: string; value: number; unit: string; seconds?: number }

/** The length of one stretch as it was read: "3 kilometers recovery at zone 1", "1 hour 35 minutes". */
function lengthIn({ reading }: Found): Length | undefined {
  const match = LENGTH.exec(reading)
  if (!match || /[×,] /.test(reading)) return undefined
  const [words, value = '', unit = '', more = '0'] = match
  const figure = Number(value.replace(',', ''))
  const own = `${unit.replace(/s$/, '')}s`
  const seconds = secondsOf[own]
  return {
    words,
    value: figure,
    unit: own,
    ...(seconds ? { seconds: figure * seconds + Number(more) * 60 } : {}),
  }
}

const LENGTH = /^([\d.]+|\d,\d{3}) (seconds?|minutes?|hours?|kilometers?|miles?|meters?|yards?)\b(?: (\d+) minutes?)?/
const secondsOf: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600 }

function isSame(value: number, { value: read, unit, seconds }: Length): boolean {
  if (seconds !== undefined) return [value, value * 60, value * 3600].includes(seconds)
  return value === read || toMetres(read, unit as DistanceUnit) === value
}

export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
