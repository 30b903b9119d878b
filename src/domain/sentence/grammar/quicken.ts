import { type Measured, metresOf } from './measure.ts'
import type { Aim, Faster } from './part.ts'

/** The targets of repetitions that are so many seconds faster than the others; nothing where a target has no time. */
export function quicken(aims: readonly Aim[], { seconds, per }: Faster, bout: Measured): Aim[] | undefined {
  const timed = aims.filter(({ kind }) => kind === 'time' || kind === 'pace' || kind === 'race')
  if (timed.length !== 1 || aims.some((aim) => aim.kind === 'race' && (aim.plus !== undefined || aim.until)))
    return undefined
  const metres = bout.unit === 'seconds' ? undefined : metresOf(bout)
  const changed = aims.map((aim): Aim | undefined => {
    if (aim.kind === 'time') return per ? undefined : { ...aim, seconds: aim.seconds - seconds }
    if (aim.kind === 'pace')
      return per && aim.per !== undefined && per !== aim.per
        ? undefined
        : { ...aim, low: aim.low - seconds, high: aim.high - seconds }
    if (aim.kind !== 'race') return aim
    if (per) return { ...aim, plus: -seconds, per }
    return metres ? { ...aim, plus: -Math.round((seconds * 10_000) / metres) / 10, per: 'km' } : undefined
  })
  return changed.every((one) => one !== undefined) ? (changed as Aim[]) : undefined
}
