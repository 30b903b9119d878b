import { quote, readQuoted } from './quoted.ts'

/** The notes of a step from its lines behind `//`; undefined if they are empty. */
export function joinNotes(written: readonly string[]): string | undefined {
  const lines = written.map((line) => {
    const quotes = readQuoted(line, line.length - line.trimStart().length)
    return quotes && line.slice(quotes.end).trim() === '' ? { quoted: quotes.text } : { plain: line.trim() }
  })
  const notes = lines.map(({ quoted, plain }) => quoted ?? plain).join('\n')
  if (lines.some(({ quoted }) => quoted !== undefined)) return notes
  return notes.trim() || undefined
}

/** The lines of notes to write behind `//`; a single quoted line if plain lines would be read back differently. */
export function splitNotes(notes: string): string[] {
  const lines = notes.split('\n')
  const isPlain = notes !== '' && notes === notes.trim() && lines.every(isPlainLine)
  return isPlain ? lines : [quote(notes)]
}

function isPlainLine(line: string): boolean {
  return line === line.trim() && !/^["“]|[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)
}
