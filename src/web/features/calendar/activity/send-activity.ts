import type { SportId } from '#domain/sports/registry.ts'
import { browserFetch, callWithFile, type Fetch, type OutputOf } from '../../../lib/api.ts'

/** What a recorded activity says about itself. */
export type ActivityFigures = OutputOf<'post /api/calendar/activity-figures'>

/** Sends a file to be read, a TCX file without its track. Throws a CallError with the reason if it cannot be read. */
export async function sendActivity(
  file: File,
  sport: SportId | undefined,
  signal: AbortSignal,
  fetcher: Fetch<Blob> = browserFetch,
): Promise<ActivityFigures> {
  const sent = await withoutTracks(file)
  return callWithFile('post /api/calendar/activity-figures', sport ? { sport } : {}, sent, fetcher, signal)
}

/**
 * A TCX file without where the athlete was every second: the server reads only totals, and hours of points are more than
 * it takes. Other files stay as they are.
 */
async function withoutTracks(file: File): Promise<Blob> {
  if (!/\.tcx$/i.test(file.name) || file.size > MAX_READ_BYTES) return file
  const text = await file.text()
  // In another encoding than UTF-8 the tags are not found.
  if (!text.includes('<Track>')) return file
  return new Blob([text.replaceAll(/<Track>[\s\S]*?<\/Track>/g, '')])
}

/** Largest file that the browser reads: several days of a watch that writes every second. */
const MAX_READ_BYTES = 100_000_000
