import { isFit } from '../exports/fit/read/messages.ts'
import { archiveReason } from '../exports/shared/archive.ts'
import { openingOf } from '../exports/shared/text-codec.ts'
import type { SportId } from '../sports/registry.ts'
import { type Activity, addParts, type ReadActivity } from './activity.ts'
import { readFitActivity } from './fit.ts'
import { readTcxActivity } from './tcx.ts'

/** The figures of a file, with at least a time or a distance, or why there are none. */
export type ActivityFigures = { ok: true; activity: Activity; utcOffset: number | null } | { ok: false; reason: string }

/**
 * Reads what a recorded activity says about itself: a FIT or a TCX file, whatever it is called. Of a triathlon and the like
 * only the parts of the sport are read, if it has any. Never throws.
 */
export function readActivity(bytes: Uint8Array, sport?: SportId): ActivityFigures {
  const read = partsIn(bytes)
  if (!read.ok) return read
  const { startedAt, ...figures } = addParts(read.parts, sport)
  const activity = {
    ...figures,
    startedAt,
    seconds: Math.round(figures.seconds ?? 0) || null,
    metres: Math.round(figures.metres ?? 0) || null,
  }
  const { seconds, metres } = activity
  if (seconds === null && metres === null) return { ok: false, reason: NO_FIGURES }
  if ((seconds ?? 0) > MAX_SECONDS || (metres ?? 0) > MAX_METRES) return { ok: false, reason: TOO_LONG }
  return { ok: true, activity, utcOffset: read.utcOffset }
}

const NO_FIGURES = 'This file says neither how long the activity took nor how far it went. Type the figures instead.'
const TOO_LONG = 'This activity is longer than 99 hours or 10,000 km. Type the figures of what you did on this day.'
/** What can be typed for a mark: 99:59:59, and what it holds. */
const [MAX_SECONDS, MAX_METRES] = [359_999, 10_000_000]

function partsIn(bytes: Uint8Array): ReadActivity {
  const archive = archiveReason(bytes)
  if (archive) return { ok: false, reason: archive }
  if (isFit(bytes)) return readFitActivity(bytes)
  const opening = openingOf(bytes).trimStart()
  if (/<gpx\b/i.test(opening)) return { ok: false, reason: GPX }
  if (opening.startsWith('<')) return readTcxActivity(bytes)
  return { ok: false, reason: 'This is neither a FIT nor a TCX file. Export the activity as one of these.' }
}

const GPX = 'GPX files are not read, because they hold no totals. Export the activity as FIT or TCX.'
