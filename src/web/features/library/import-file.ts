import { bikeSport } from '#domain/exports/shared/trainer/bike-sport.ts'
import type { SportId } from '#domain/sports/registry.ts'
import { browserFetch, callWithFile, type Fetch, type OutputOf } from '../../lib/api.ts'
import { type Outcome, outcomeOf } from '../imports/outcome.ts'

export type Imported = OutputOf<'post /api/workouts/import'>

/** What the athlete adds to a file: its sport, where they chose one, and their own reference values. */
export type Beside = { sport: SportId | undefined; referenceOf: (sport: SportId) => number | undefined }

/** Sends a file to be read and saved as a workout. */
export function importFile(
  file: File,
  { sport, referenceOf }: Beside,
  signal: AbortSignal,
  fetcher: Fetch<Blob> = browserFetch,
): Promise<Outcome<Imported>> {
  // An ERG file is always a ride in watts; for any other file the sport says which reference value applies.
  const measured = sport ?? (/\.erg$/i.test(file.name) ? bikeSport.id : undefined)
  const reference = measured && referenceOf(measured)
  const said = { name: file.name, ...(sport ? { sport } : {}), ...(reference === undefined ? {} : { reference }) }
  return outcomeOf(callWithFile('post /api/workouts/import', said, file, fetcher, signal), signal)
}
