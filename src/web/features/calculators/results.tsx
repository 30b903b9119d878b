import type { SportId } from '#domain/sports/registry.ts'
import { ZoneBars } from './zone-bars.tsx'
import type { ZoneResults } from './zone-results.ts'
import { ZoneTable } from './zone-table.tsx'

export type ResultParts = { sport: SportId; results: ZoneResults }

/** The zones of a figure as bars and as a table. */
export function Results({ sport, results }: ResultParts) {
  return (
    <>
      <h2 className="mb-4 text-h3">Zones for {results.words}</h2>
      <ZoneBars sport={sport} results={results} />
      <div className="mt-8">
        <ZoneTable results={results} />
      </div>
    </>
  )
}
