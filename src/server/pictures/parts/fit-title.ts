import type { Lettering, Style } from './lettering.ts'

/** A title in one or more lines, in px. */
export type FittedTitle = { lines: string[]; style: Style }

type Room = {
  width: number /** The sizes to try, the largest first, each with the most lines that it may have. */
  sizes: readonly (readonly [size: number, lines: number])[]
}

/** A title in the largest size in which it has room; in the smallest one it is cut. */
export function fitTitle(title: string, { width, sizes }: Room, lettering: Lettering, fill: string): FittedTitle {
  for (const [size, most] of sizes) {
    const style: Style = { size, style: 'strong', fill, tracking: -0.035 }
    const lines = wrap(title, width, (text) => lettering.widthOf(text, style))
    if (lines && lines.length <= most) return { lines, style }
  }
  const [size, most] = sizes.at(-1) ?? [MIN_SIZE, 1]
  const style: Style = { size, style: 'strong', fill, tracking: -0.03 }
  const widthOf = (text: string) => lettering.widthOf(text, style)
  const lines = wrap(title, width, widthOf, true)?.slice(0, most) ?? []
  const isCut = lines.join(' ').length < title.length
  const last = lines.at(-1) ?? ''
  return { lines: isCut ? [...lines.slice(0, -1), cut(`${last} …`, width, widthOf)] : lines, style }
}

/** A text that is cut to a width, with three dots. */
export function cut(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text
  const characters = Array.from(text.replace(/ ?…$/, ''))
  while (characters.length > 1 && widthOf(`${characters.join('').trimEnd()}…`) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

/** A text in lines of a width, broken at spaces; undefined if a word is too long, unless such words may be broken. */
function wrap(
  text: string,
  width: number,
  widthOf: (text: string) => number,
  breaksWords = false,
): string[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    if (widthOf(word) <= width) continue
    if (!breaksWords) return undefined
    line = cut(word, width, widthOf)
  }
  return line === '' ? lines : [...lines, line]
}

const MIN_SIZE = 40
