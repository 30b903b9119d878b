import { decodeJson } from './json/decode.ts'
import { SCHEMA_PATH, VERSION } from './json/file.ts'
import type { EncodeOptions, FileWorkout, Format } from './shared/format.ts'
import { encodeUtf8, openingOf } from './shared/text-codec.ts'

/** This product's own file: everything a workout holds, for programs, backups and other servers of this kind. */
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
