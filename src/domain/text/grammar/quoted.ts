import { matchAt } from './match-at.ts'

/** Text in double quotes on one line, with escapes such as `\n`, `\"` and `\u{1f6b4}`. */
export function quote(text: string): string {
  return `"${text.replace(/["\\\p{Cc}\p{Zl}\p{Zp}]/gu, (sign) => escapes[sign] ?? `\\u{${sign.codePointAt(0)?.toString(16)}}`)}"`
}

/** The text in quotes at a column of a line, and the column behind them; undefined without a pair of quotes. */
export function readQuoted(line: string, at: number): { text: string; end: number } | undefined {
  const pattern = line[at] === '“' ? CURLY : STRAIGHT
  const [whole, inner] = matchAt(pattern, line, at)
  if (whole === undefined || inner === undefined) return undefined
  return { text: pattern === CURLY ? inner : decodeEscapes(inner), end: at + whole.length }
}

/** Whether text can be written on a line without quotes and is read back unchanged. */
export function isPlain(text: string): boolean {
  return text === text.trim() && !/["“\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

const STRAIGHT = /"((?:[^"\\]|\\.)*)"/suy
// Phones replace straight quotes by these. They have no escapes.
const CURLY = /“([^“”]*)”/uy

const escapes: Record<string, string> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

function decodeEscapes(inner: string): string {
  return inner.replace(
    /\\(?:u\{([\da-f]{1,6})\}|(.))/gisu,
    (all, hex: string | undefined, sign: string | undefined) => {
      if (hex === undefined) return escaped[sign ?? ''] ?? sign ?? all
      const code = Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )
}
