import { SaxesParser } from 'saxes'
import type { Element } from './element.ts'

export type ReadXml = { ok: true; root: Element } | { ok: false; reason: string }

type Options = {
  /** What the file should hold, for the sentences that refuse it. */
  holds?: keyof typeof oneOf
  /** Names of elements that are left out, with all that is in them; they do not count as parts. */
  leaveOut?: readonly string[]
  /** Most elements. */
  maxElements?: number
}

/**
 * Reads the elements of an XML file. Bare ampersands, which people leave in names, are text; a document type is refused,
 * and with it every entity but XML's own five, so that a small file stays small.
 */
export function readXml(
  text: string,
  { holds = 'workout', leaveOut = [], maxElements = MAX_ELEMENTS }: Options = {},
): ReadXml {
  if (text.length > MAX_CHARACTERS)
    return { ok: false, reason: `The file is too long for ${oneOf[holds]}: export it anew, one ${holds} a file.` }
  const parser = new SaxesParser()
  const top: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  let count = 0
  /** Why the file is refused: the first thing that is wrong with it. */
  let reason = ''
  const refuse = (why: string) => {
    reason ||= why
  }
  parser.on('doctype', () =>
    refuse(`The file declares a document type (DOCTYPE), which no ${holds} needs: leave it out.`),
  )
  parser.on('error', () => refuse(`The file is damaged or breaks off: from line ${parser.line} on it is no XML.`))
  let attributes = 0
  parser.on('opentagstart', () => {
    attributes = 0
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > MAX_ATTRIBUTES) refuse(`One part of the file says more than any part of ${oneOf[holds]}.`)
  })
  /** How deep the reader is in an element that is left out; 0 outside of them. */
  let depthLeftOut = 0
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length + depthLeftOut > MAX_DEPTH) refuse(`The file is nested too deeply for ${oneOf[holds]}.`)
    if (depthLeftOut > 0 || leaveOut.includes(name)) {
      depthLeftOut += 1
      return
    }
    count += 1
    if (count > maxElements) refuse(`The file has more than ${maxElements} parts, which is no ${holds}.`)
    const element = { name, attributes, text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    if (depthLeftOut > 0) depthLeftOut -= 1
    else open.pop()
  })
  const add = (written: string) => {
    const element = depthLeftOut > 0 ? undefined : open.at(-1)
    if (element) element.text += written
  }
  parser.on('text', add)
  parser.on('cdata', add)

  // In pieces, so that a file that is refused is not read to its end.
  const source = withoutBareAmpersands(text.trimStart())
  if (source.length > text.length + MAX_ADDED_CHARACTERS)
    return { ok: false, reason: `The file has more & than any ${holds}: write each of them as &amp;.` }
  for (let at = 0; at < source.length && reason === ''; at += PIECE_CHARACTERS)
    parser.write(source.slice(at, at + PIECE_CHARACTERS))
  if (reason === '') parser.close()
  const [root] = top.children
  if (reason !== '' || !root) return { ok: false, reason }
  return { ok: true, root }
}

const oneOf = { workout: 'a workout', activity: 'an activity', route: 'a route' }

// Our choice: far more than the longest workout written out step by step, each with its notes.
const MAX_CHARACTERS = 10_000_000
/** Characters, four for each bare ampersand. */
const MAX_ADDED_CHARACTERS = 40_000
const MAX_ELEMENTS = 20_000
const MAX_DEPTH = 20
const MAX_ATTRIBUTES = 100
const PIECE_CHARACTERS = 65_536

/** The text with every `&` that begins no entity written as `&amp;`; in CDATA and remarks it is a plain character. */
function withoutBareAmpersands(text: string): string {
  return text.replaceAll(
    /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/g,
    (found) => (found === '&' ? '&amp;' : found),
  )
}
