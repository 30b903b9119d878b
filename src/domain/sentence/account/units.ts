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
  const bare = written.filter(({ readings }) => readings.every(({ counted }) => counted === 'bare'))
  const figures = new Map<string, Set<string>>()
  const lines: Inferred[] = []
  for (const figure of bare) {
    // Another word of the chip is its unit: "40 mns".
    const chips = found.filter(
      (one) =>
        FIELDS.has(one.field) &&
        one.from <= figure.from &&
        one.to >= figure.to &&
        !OTHER_UNIT.test(sentence.slice(figure.to, one.to)) &&
        !OF_PLACE.test(sentence.slice(0, figure.from)),
    )
    const [value = 0] = figure.readings.map((one) => one.value)
    const taken = chips.map((one) => ({ one, length: lengthIn(one), words: sentence.slice(figure.from, figure.to) }))
    for (const { one, length, words } of taken) {
      if (!length || !isSame(value, length)) continue
      const isPart = one.field === 'mainSet'
      if (!isPart && !isTold(one.field))
        lines.push({ field: one.field, reading: length.words, because: `No unit was said at “${words}”.` })
      if (!isPart) continue
      const unit = length.unit === 'hours' ? 'minutes' : length.unit
      figures.set(unit, (figures.get(unit) ?? new Set()).add(`“${words}”`))
    }
  }
  for (const [unit, words] of figures)
    lines.push({
      field: 'mainSet',
      reading: 'Assumed',
      because: `No unit was said at ${listed([...words])}, so ${unit}.`,
    })
  return lines
}

// "the last 3" are in the unit of the whole.
const OF_PLACE = /\b(?:last|first|final|middle) $/i
const OTHER_UNIT = /^\s?(?!(?:w|wu|cd|up|down|warm|cool|easy|ez|jog|spin|swim|run|ride|home)\b)\p{L}/iu
const FIELDS = new Set<Field>(['durationValue', 'warmup', 'cooldown', 'mainSet'])

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
    words: words.trim(),
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

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
