/** Text in double quotes on one line; `\n`, `\"` and `\u{1f6b4}` stand for what cannot stand there itself. */
export function quote(text: string): string {
  return `"${text.replace(/["\\\p{Cc}\p{Zl}\p{Zp}]/gu, (sign) => escapes[sign] ?? `\\u{${sign.codePointAt(0)?.toString(16)}}`)}"`
}

/** What stands in quotes from a place in a line on, and where it ends; undefined where no quotes are opened and closed. */
export function readQuoted(line: string, at: number): { text: string; end: number } | undefined {
  const pattern = line[at] === '“' ? CURLY : STRAIGHT
  pattern.lastIndex = at
  const [whole, inner] = pattern.exec(line) ?? []
  if (whole === undefined || inner === undefined) return undefined
  return { text: pattern === CURLY ? inner : decodeEscapes(inner), end: at + whole.length }
}

/** Whether text can stand on a line as it is, and is read from there as it was. */
export function isPlain(text: string): boolean {
  return text === text.trim() && !/["“\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

const STRAIGHT = /"((?:[^"\\]|\\.)*)"/suy
// What a phone makes of quotes; nobody writes escapes into these.
const CURLY = /“([^“”]*)”/uy

const escapes: Record<string, string> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const meant: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

function decodeEscapes(inner: string): string {
  return inner.replace(
    /\\(?:u\{([\da-f]{1,6})\}|(.))/gisu,
    (all, hex: string | undefined, sign: string | undefined) => {
      if (hex === undefined) return meant[sign ?? ''] ?? sign ?? all
      const code = Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )
}
