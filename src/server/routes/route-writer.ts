import type { RouteFormatId } from '#domain/routes/files/registry.ts'
import { writeRouteFile } from '../workouts/files/route.ts'
import type { FileThread } from '../workouts/files/thread.ts'

type WrittenRoute = Parameters<typeof writeRouteFile>[0]['route']

/** Writes a route as a file. A long one takes tens of milliseconds, and is written in the file thread. */
export type RouteWriter = (route: WrittenRoute, format: RouteFormatId) => Promise<Uint8Array<ArrayBuffer>>

export function createRouteWriter(run: FileThread): RouteWriter {
  return async (route, format) =>
    isWrittenInThread(route)
      ? run('./route.ts', writeRouteFile.name, { route, format })
      : writeRouteFile({ route, format })
}

export function isWrittenInThread({ route_data }: Pick<WrittenRoute, 'route_data'>): boolean {
  return route_data.length > MAX_INLINE_CHARACTERS
}

/** Routes of some thousand points are written in a few milliseconds. */
const MAX_INLINE_CHARACTERS = 32_000
