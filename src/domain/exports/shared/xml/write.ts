/** A piece of XML, ready to stand in a file. */
export type Xml = { lines: string[] }

type Attributes = Record<string, string | number | undefined>

/** An element with a text in it, or with elements, or with nothing; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes = {}, inside: string | readonly Xml[] = []): Xml {
  const opening = `${name}${Object.entries(attributes).map(attribute).join('')}`
  if (typeof inside === 'string') return { lines: [`<${opening}>${escapeText(inside)}</${name}>`] }
  if (inside.length === 0) return { lines: [`<${opening}/>`] }
  const lines = inside.flatMap((child) => child.lines.map((line) => `  ${line}`))
  return { lines: [`<${opening}>`, ...lines, `</${name}>`] }
}

/** A whole file with the element as its root. */
export function xmlFile({ lines }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`
}

function attribute([name, value]: [string, string | number | undefined]): string {
  return value === undefined ? '' : ` ${name}="${escapeText(String(value))}"`
}

/** Text as XML can hold it. Line ends are written as figures: readers make blanks of them in attributes. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNWRITABLE, ' ')
    .replaceAll(/[&<>"\n\r\t]/g, (character) => entity[character] ?? character)
}

// XML 1.0 holds neither control characters nor the two that Unicode keeps for itself.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const entity: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}
