import { leadingIntensity } from '../../text/grammar/phrase.ts'
import { quote, readQuoted } from '../../text/grammar/quoted.ts'

/** Whether a workout's name can stand on the first line: it is read neither as a repeat nor as a section's title. */
export function isTitle(name: string): boolean {
  return isOneLine(name) && /^\p{L}/u.test(name) && !/:|\d\s?[x×]/u.test(name) && !isSection(name)
}

/** The line that names a workout, in quotes if it would be read as something else; undefined if even these lose some. */
export function titleLine(name: string): string | undefined {
  if (isTitle(name)) return name
  return isOneLine(name) ? quote(name) : undefined
}

/** The name in a line of quotes. */
export function quotedTitle(line: string): string | undefined {
  const quotes = line.startsWith('"') ? readQuoted(line, 0) : undefined
  return quotes?.end === line.length && quotes.text.length <= MAX_TITLE_CHARACTERS ? quotes.text : undefined
}

/** Whether a title names an intensity, or only says that there is a workout: `Warm-up`, `Main set`. */
export function isSection(title: string): boolean {
  return leadingIntensity(title) !== undefined || /^(main|set|pool|notes?)\b/i.test(title)
}

/** A longer first line is no name but a description. */
const MAX_TITLE_CHARACTERS = 200

function isOneLine(name: string): boolean {
  return /^(?:[^\s\p{Cc}]| (?! ))+$/u.test(name) && name === name.trim() && name.length <= MAX_TITLE_CHARACTERS
}
