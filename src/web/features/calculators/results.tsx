import type { SportId } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { ResultActions } from './result-actions.tsx'
import { ZoneBars } from './zone-bars.tsx'
import type { ZoneResults } from './zone-results.ts'
import { ZoneTable } from './zone-table.tsx'

export type ResultParts = { sport: SportId; results: ZoneResults; unit: DistanceUnit | undefined }

/** The zones of a figure as bars and as a table, and what can be done with them. */
export function Results({ sport, results, unit }: ResultParts) {
  return (
    <>
      <h2 className="mb-4 text-h3">Zones for {results.words}</h2>
      <ZoneBars sport={sport} results={results} />
      <div className="mt-8">
        <ZoneTable results={results} />
      </div>
      <div className="mt-6">
        <ResultActions sport={sport} figure={results.figure} unit={unit} />
      </div>
    </>
  )
}
