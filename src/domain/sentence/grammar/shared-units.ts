import type { Length, Part } from './part.ts'

/**
 * Figures without a unit in the unit of the whole: "8 miles, last 2 at marathon pace", "16 mi long run, 10 at MP". Only
 * within a distance, and only where no other part is said in another unit.
 */
export function withUnitOfWhole(parts: readonly Part[], whole: Length): Part[] {
  const { unit, value } = whole
  if (unit !== 'mi' && unit !== 'km') return [...parts]
  const isOther = (part: Part) =>
    part.length?.unit !== undefined && part.length.unit !== unit && part.times.length === 0
  if (parts.some(isOther)) return [...parts]
  const isBare = ({ length, times, inner, aims, place, role }: Part) =>
    length !== undefined &&
    length.unit === undefined &&
    !length.clock &&
    length.value < value &&
    times.length === 0 &&
    !inner &&
    (aims.length > 0 || place !== undefined || role !== undefined)
  return parts.map((part) => (part.length && isBare(part) ? { ...part, length: { ...part.length, unit } } : part))
}
