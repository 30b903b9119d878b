import type { Race } from '../../sports/races.ts'
import type { Aim, Part } from './part.ts'

/** One aim for each of so many bouts where it changes from one to the next: "from 10k down to mile pace", "from 6:40 dropping 10 s each". */
export function spreadAims(part: Part, aims: readonly Aim[]): Aim[] | undefined {
  const figures = aims.filter(({ kind }) => kind !== 'effort')
  const [aim, ...others] = figures
  if (!aim || others.length > 0 || part.listed || part.selected) return undefined
  const count = countOf(part)
  if (count < 2) return undefined
  if (aim.kind === 'race' && aim.until && aim.isSpread && !aim.plus) return spreadRaces(aim, aim.until, count)
  const { step } = aim
  if (!step) return undefined
  return Array.from({ length: count }, (_, index) => stepped(aim, step, index)).filter((one) => one !== undefined)
}

function stepped(aim: Aim, step: NonNullable<Aim['step']>, index: number): Aim | undefined {
  const { step: _, ...first } = aim
  if (first.kind === 'time' || first.kind === 'pace') {
    const change = index * step.seconds
    return first.kind === 'time'
      ? { ...first, seconds: first.seconds + change }
      : { ...first, low: first.low + change, high: first.high + change }
  }
  if (first.kind !== 'race') return undefined
  return index === 0 ? first : { ...first, plus: (first.plus ?? 0) + index * step.seconds, per: step.per ?? first.per }
}

/** How many bouts there are that an aim can change between: sets, rungs or repetitions. */
function countOf({ times, rungs }: Part): number {
  const outer = times.slice(0, -1).reduce((all, one) => all * one, 1)
  if (rungs) return rungs.length
  return outer > 1 ? outer : (times.at(-1) ?? 1)
}

const byPace: readonly (Race | 'mile')[] = ['marathon', 'half marathon', '10k', '5k', '3k', '1500m']

function spreadRaces(aim: Aim & { kind: 'race' }, until: Race, count: number): Aim[] | undefined {
  const { until: _, isSpread: __, ...base } = aim
  const [start, end] = [byPace.indexOf(aim.race === 'mile' ? '1500m' : (aim.race as Race)), byPace.indexOf(until)]
  if (start < 0 || end < 0 || start === end) return undefined
  return Array.from({ length: count }, (_, index) => {
    const race = byPace[start + Math.round((index * (end - start)) / (count - 1))]
    return { ...base, race: race ?? aim.race }
  })
}
