import { queryOptions } from '@tanstack/react-query'
import type { Figure } from '#contracts/figures.ts'
import { sports } from '#domain/sports/registry.ts'
import { paceUnitLabel } from '#domain/units/pace.ts'
import { browserFetch, call, type OutputOf } from '../../../../lib/api.ts'
import { ownFigures } from '../own-figures/own-figures.ts'

type Change = OutputOf<'get /api/user/figures'>[number]

/** What one figure was, newest first. */
type FigureHistory = { label: string; rows: { day: string; value: string }[] }

/** What the athlete's figures were from which day on. */
export const figuresQuery = queryOptions({
  queryKey: ['figures'],
  queryFn: ({ signal }) => call('get /api/user/figures', {}, browserFetch, signal),
})

/** The changes by figure in the order of the names, with values and days for reading; figures without one are left out. */
export function historyOf(changes: readonly Change[], names: readonly Figure[]): FigureHistory[] {
  return names.flatMap((name) => {
    const rows = changes
      .filter(({ figure }) => figure === name)
      .map(({ day, value, unit }) => ({
        day: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day)),
        value: value === null ? 'removed' : [value, unitWords(name, unit)].join(' '),
      }))
    return rows.length > 0 ? [{ label: labelOf(name), rows }] : []
  })
}

function labelOf(name: Figure): string {
  const sport = sports.find(({ profile }) => profile.reference === name)
  if (sport) return sport.reference.metric === 'power' ? sport.reference.noun : sport.reference.label
  return ownFigures({}).find((own) => own.name === name)?.label ?? name
}

function unitWords(name: Figure, unit: Change['unit']): string {
  const sport = sports.find(({ profile }) => profile.reference === name)
  if (!sport) return unit ?? ownFigures({}).find((own) => own.name === name)?.unit ?? ''
  const per = unit && sport.paceUnits[sport.distanceUnits.indexOf(unit)]
  return per ? paceUnitLabel[per] : 'W'
}
