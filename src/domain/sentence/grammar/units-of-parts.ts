import { sportOf } from '../../sports/registry.ts'
import type { Folded } from './fold/folding.ts'
import type { Length, Part } from './part.ts'
import type { Writing } from './writing.ts'

// Minutes; a smaller figure may be of hours.
const LEAST_PLACE = 5

/** Figures alone in the unit of the whole: "18 mi: 12 easy, 4 @ MP, last 2 @ HMP". */
export function inUnitOf(parts: readonly Part[], whole: Length, writing: Writing): Part[] {
  const isTime = whole.clock !== undefined || whole.unit === 'h' || whole.unit === 'min' || whole.unit === 's'
  const bare = parts.filter(isBare)
  const sum = bare.reduce((all, { length }) => all + (length?.value ?? 0), 0)
  if (bare.length === 0 || sportOf(writing.sport).inPool) return [...parts]
  if (whole.unit === 'h' && bare.length === parts.length && sum === whole.value)
    return bare.map((part) => withUnit(part, 'h'))
  const hasOther = parts.some(
    ({ length }) =>
      length && (length.clock !== undefined || length.unit === 'min' || length.unit === 's' || length.unit === 'h'),
  )
  // "40 min: first 20 @ 4:25"
  if (isTime)
    return parts.map((part) =>
      part.place !== undefined && isBare(part) && !part.inner && (part.length?.value ?? 0) >= LEAST_PLACE
        ? withUnit(part, 'min')
        : part,
    )
  if (whole.unit === undefined || whole.unit === 'm' || hasOther || sum > whole.value * 1.01) return [...parts]
  return parts.map((part) => (isBare(part) ? withUnit(part, whole.unit) : part))
}

/** A figure alone beside distances of one unit: "16k @ MP+30, 4k @ MP, jog 1". */
export function inCommonUnit(parts: readonly Part[]): Part[] {
  const lengths = parts.flatMap(({ length, times }) => (length && times.length === 0 ? [length] : []))
  const said = lengths.filter(({ unit, clock }) => unit !== undefined || clock)
  const unit = said[0]?.unit
  // "first 3 miles easy, middle 4 @ MP, last 3 easy"
  const arePlaced = parts.filter(({ place }) => place !== undefined).length >= 2
  if ((said.length < 2 && !arePlaced) || (unit !== 'km' && unit !== 'mi') || said.some((one) => one.unit !== unit))
    return [...parts]
  const most = arePlaced ? MOST_BARE : Math.max(...said.map(({ value }) => value))
  return parts.map((part) => (isBare(part) && (part.length?.value ?? 0) <= most ? withUnit(part, unit) : part))
}

export function isBare({ length, times }: Part): boolean {
  return length !== undefined && length.unit === undefined && !length.clock && times.length === 0
}

export function withUnit(part: Part, unit: Length['unit']): Part {
  return part.length ? { ...part, length: { ...part.length, unit } } : part
}

// Up to it a long run of a figure alone is that far in km or miles, and not in minutes (our choice).
const MOST_BARE = 32

function bareUnit({ sport, unit }: Writing): Length['unit'] {
  return sportOf(sport).racePaces ? (unit === 'miles' ? 'mi' : 'km') : undefined
}

export function asLongRun(length: Length, { sessions }: Folded, writing: Writing): Length {
  const isBareRun = sessions.includes('long') && length.unit === undefined && !length.clock && length.value <= MOST_BARE
  return isBareRun ? { ...length, unit: bareUnit(writing) } : length
}
