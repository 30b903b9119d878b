import { encodeUtf8 } from './shared/bytes/utf8.ts'
import type { EncodeOptions, FileWorkout, Format } from './shared/format.ts'
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
    losses: tcxLosses,
    encode,
    widens: true,
  },
}

function encode(workout: FileWorkout, options: EncodeOptions): Uint8Array<ArrayBuffer> {
  return encodeUtf8(tcxText(workout, options))
}
