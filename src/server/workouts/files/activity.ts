import { type ActivityFigures, readActivity } from '#domain/activities/read.ts'
import type { SportId } from '#domain/sports/registry.ts'

/** Reads the figures of a recorded activity. Runs in the thread for files. Never throws. */
export function figuresOfFile({ bytes, sport }: { bytes: Uint8Array; sport?: SportId | undefined }): ActivityFigures {
  return readActivity(bytes, sport)
}
