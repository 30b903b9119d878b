import type { Measured } from './measure.ts'
import type { Aim } from './part.ts'
import { zoneOf } from './zones-of-efforts.ts'

/** The equal steps of a progression between two efforts, "start easy, finish at tempo": each a zone harder than the one before. */
export function stepsOfProgression(
  aims: readonly Aim[],
  whole: Measured,
): { length: Measured; zone: number }[] | undefined {
  const [first, last, ...more] = aims.map(zoneOfAim)
  if (first === undefined || last === undefined || more.length > 0 || last <= first) return undefined
  const count = last - first + 1
  const step = stepOf(whole)
  const each = Math.floor(whole.value / count / step) * step
  if (each <= 0) return undefined
  return Array.from({ length: count }, (_, index) => ({
    length: { ...whole, value: index === 0 ? whole.value - each * (count - 1) : each },
    zone: first + index,
  }))
}

function zoneOfAim(aim: Aim): number | undefined {
  if (aim.kind === 'zone') return aim.low === aim.high ? aim.high : undefined
  return aim.kind === 'effort' ? zoneOf[aim.name] : undefined
}

/** The pieces are in whole minutes, half kilometers or miles, or 50 m of a swim. */
function stepOf({ unit }: Measured): number {
  if (unit === 'seconds') return 60
  return unit === 'kilometers' || unit === 'miles' ? 0.5 : 50
}
