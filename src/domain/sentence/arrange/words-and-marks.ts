/**
 * The words of a text in small letters and its single marks. Figures end a word, so "3rds" holds "rds", and "w/2mi" holds
 * "w", "/" and "mi". Those of the last text are kept, because every phrase asks for them.
 */
export function wordsAndMarks(text: string): ReadonlySet<string> {
  if (text !== lastText) {
    lastText = text
    lastWords = new Set(text.toLowerCase().match(WORD_OR_MARK))
  }
  return lastWords
}

const WORD_OR_MARK = /[a-z]+|[^a-z\d\s]/g

let lastText = ''
let lastWords: ReadonlySet<string> = new Set()
