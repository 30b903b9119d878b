import { decodeJson } from './json/decode.ts'
import { SCHEMA_PATH, VERSION } from './json/file.ts'
import { openingOf } from './shared/bytes/text-of.ts'
import { encodeUtf8 } from './shared/bytes/utf8.ts'
import type { EncodeOptions, FileWorkout, Format } from './shared/format.ts'

/** Our own file: everything a workout holds, for programs, for safe keeping, and for another server of this kind. */
export const json: Format = {
  id: 'json',
  label: 'JSON',
  readers: 'programs, and any Pacewright: nothing is lost',
  extension: 'json',
  mime: 'application/json',
  out: { losses: () => [], encode },
  in: { recognises: (bytes) => openingOf(bytes).trimStart().startsWith('{'), decode: decodeJson },
}

function encode({ name, sport, type, steps, poolLength }: FileWorkout, { publicUrl = '' }: EncodeOptions) {
  const file = {
    $schema: publicUrl + SCHEMA_PATH,
    version: VERSION,
    name,
    sport,
    ...(type ? { type } : {}),
    ...(poolLength ? { poolLength } : {}),
    steps,
  }
  return encodeUtf8(`${JSON.stringify(file, null, 2)}\n`)
}
