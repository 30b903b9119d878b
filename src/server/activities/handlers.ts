import { readActivityFile } from '#contracts/calendar.ts'
import type { ActivityFigures } from '#domain/activities/read.ts'
import { type Api, serve } from '../http/endpoint/serve.ts'
import { Problem } from '../http/refusals/problem.ts'
import type { FileReading } from '../workouts/files/reading.ts'

/** Mounts the reading of recorded activities, of which nothing is stored. */
export function mountActivityFiles(api: Api, { thread, countFile, withinLimit }: FileReading): void {
  serve(api, readActivityFile, async ({ caller, query: { sport }, file }) => {
    countFile(caller.id)
    const read = await withinLimit(caller.id, () =>
      thread<ActivityFigures>('./activity.ts', 'figuresOfFile', { bytes: file, sport }),
    )
    if (!read.ok) throw new Problem('invalid', read.reason)
    const { startedAt, ...figures } = read.activity
    return { ...figures, started_at: startedAt?.toISOString() ?? null, utc_offset: read.utcOffset }
  })
}
