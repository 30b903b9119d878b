import { quote, readQuoted } from './quoted.ts'

/** The notes of a step as its text has them, line by line behind `//`; undefined where nothing is behind it. */
export function joinNotes(written: readonly string[]): string | undefined {
  const lines = written.map((line) => {
    const quotes = readQuoted(line, line.length - line.trimStart().length)
    return quotes && line.slice(quotes.end).trim() === '' ? { said: quotes.text } : { plain: line.trim() }
  })
  const notes = lines.map(({ said, plain }) => said ?? plain).join('\n')
  if (lines.some(({ said }) => said !== undefined)) return notes
  return notes.trim() || undefined
}

/** Notes as they are written behind `//`, one entry a line; in quotes where they would not be read as they are. */
export function splitNotes(notes: string): string[] {
  const lines = notes.split('\n')
  const isPlain = notes !== '' && notes === notes.trim() && lines.every(isPlainLine)
  return isPlain ? lines : [quote(notes)]
}

function isPlainLine(line: string): boolean {
  return line === line.trim() && !/^["“]|[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)
}
