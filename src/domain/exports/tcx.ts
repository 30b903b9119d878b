import { sayEfforts } from './shared/effort-notes.ts'
import type { Format } from './shared/format.ts'
import { encodeUtf8 } from './shared/text-codec.ts'
import { tcxLosses } from './tcx/losses.ts'
import { tcxText } from './tcx/write.ts'

/** Garmin's Training Center format, version 2 of its schema, for watches and programs from before FIT. */
export const tcx: Format = {
  id: 'tcx',
  label: 'TCX',
  readers: 'older Garmin watches and programs',
  extension: 'tcx',
  mime: 'application/vnd.garmin.tcx+xml',
  out: {
    losses: (workout, options) => tcxLosses(sayEfforts(workout), options),
    encode: (workout, options) => encodeUtf8(tcxText(sayEfforts(workout), options)),
    widens: true,
  },
}
