import { athleteZones } from '#domain/sports/athlete-zones.ts'
import { sportOf } from '#domain/sports/registry.ts'
import type { Calculator } from './calculators.ts'
import { effortColours } from './effort-colours.ts'
import type { ZoneResults } from './zone-results.ts'

/** The zones as bars on a rule: a cap is a zone, from its easy to its hard end, and the harder the higher. */
export function ZoneBars({ sport: id, results }: { sport: Calculator['sport']; results: ZoneResults }) {
  const sport = sportOf(id)
  const zones = athleteZones(sport.reference.metric, sport)
  // Paces lie close together: from zero all bars would look alike.
  const floor = sport.reference.metric === 'power' ? 0 : FLOOR_OF_PACES * (zones[0]?.low ?? 0)
  const top = zones.at(-1)?.high ?? 1
  const heightOf = (percent: number) => (100 * (percent - floor)) / (top - floor)
  return (
    <div aria-hidden="true" className="tabular [print-color-adjust:exact]">
      <div className="flex h-56 items-end gap-[3px] border-ink border-b-[1.5px] sm:h-80">
        {zones.map(({ number, low, high }, index) => (
          <div key={number} className="flex h-full min-w-0 flex-1 flex-col justify-end">
            <span className="truncate pb-1.5 text-[0.8125rem] text-number sm:text-[1.125rem]">
              {figureAbove(results.rows[index])}
            </span>
            <span
              className="block flex-none rounded-t-bar forced-color-adjust-none"
              style={{
                height: `${0.88 * (heightOf(high) - heightOf(low))}%`,
                background: effortColours(number).cap,
              }}
            />
            <span
              className="block flex-none forced-color-adjust-none"
              style={{ height: `${0.88 * heightOf(low)}%`, background: effortColours(number).body }}
            />
          </div>
        ))}
      </div>
      <div className="mt-2 flex gap-[3px]">
        {zones.map(({ number, name }) => (
          <span key={number} className="min-w-0 flex-1 text-small">
            <span className="font-[560]">Z{number}</span>
            <span className="block text-ink-2 max-lg:hidden">{name}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

const FLOOR_OF_PACES = 0.7

/** The hard end of a zone, or that it is open: `138`, `4:22+`. */
function figureAbove(row: ZoneResults['rows'][number] | undefined): string {
  if (!row) return ''
  if (row.max.figure !== '>') return (row.max.below ?? row.max.figure).replace(/ .*/, '')
  return `${(row.min.below ?? row.min.figure).replace(/ .*/, '')}+`
}
