import type { activityIds } from '#domain/streets/activity.ts'
import { browserFetch, callWithFile, type Fetch, type OutputOf } from '../../../lib/api.ts'
import { type Outcome, outcomeOf } from '../../imports/outcome.ts'

export type ImportedRoute = OutputOf<'post /api/routes/import'>

/** What the athlete says of a file: the activity of its route, where they chose one. */
export type BesideRoute = { activity: (typeof activityIds)[number] | undefined }

/** Sends a GPX file to be read and saved as a route. */
export function importRouteFile(
  file: File,
  { activity }: BesideRoute,
  signal: AbortSignal,
  fetcher: Fetch<Blob> = browserFetch,
): Promise<Outcome<ImportedRoute>> {
  const said = { name: file.name, ...(activity ? { activity_type: activity } : {}) }
  return outcomeOf(callWithFile('post /api/routes/import', said, file, fetcher, signal), signal)
}
