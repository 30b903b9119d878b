import type { Workout } from '#contracts/workouts.ts'
import type { Format, ReaderOptions } from '#domain/exports/format.ts'

/** A workout as a file to download. The same workout gives the same bytes until it is changed. */
export function fileAnswer(
  format: Format & Required<Pick<Format, 'out'>>,
  workout: Workout,
  options: ReaderOptions & { publicUrl: string },
): Response {
  const bytes = format.out.encode(workout, { createdAt: new Date(workout.updated_at), ...options })
  return new Response(bytes, {
    headers: {
      'content-type': format.mime,
      'content-length': String(bytes.byteLength),
      'content-disposition': attachment(`${workout.name}.${format.extension}`),
      'cache-control': 'no-cache',
    },
  })
}

/** The header that names a download: in plain ASCII for all, and in full for who reads RFC 6266. */
export function attachment(name: string): string {
  const safe = name
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const ascii = safe
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\;%]/g, ' ')
    .trim()
  const plain = /^[^.]/.test(ascii) ? ascii : `workout${ascii}`
  const full = encodeURIComponent(/^[^.]/.test(safe) ? safe : `workout${safe}`).replaceAll(/['()*]/g, escaped)
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}

// What encodeURIComponent leaves and RFC 8187 does not allow.
const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
