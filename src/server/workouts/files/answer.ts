import { formatOf } from '#domain/exports/registry.ts'

/** A download named after its workout. */
export function fileAnswer(formatId: string, name: string, bytes: Uint8Array<ArrayBuffer>): Response {
  const { mime = '', extension = '' } = formatOf(formatId) ?? {}
  return downloadAnswer({ mime, extension }, name, bytes)
}

/** A download of a kind of file. */
export function downloadAnswer(
  { mime, extension }: { mime: string; extension: string },
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Response {
  return new Response(bytes, {
    headers: {
      'content-type': mime,
      'content-length': String(bytes.byteLength),
      'content-disposition': attachment(`${name}.${extension}`),
      'cache-control': 'no-cache',
    },
  })
}

/** The header that names a download, in plain ASCII for every client and in full for those that read RFC 6266. */
function attachment(name: string): string {
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
  const full = encodeURIComponent(/^[^.]/.test(safe) ? safe : `workout${safe}`).replaceAll(/['()*]/g, percentEncode)
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}

// Characters that encodeURIComponent keeps and RFC 8187 does not allow.
const percentEncode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
