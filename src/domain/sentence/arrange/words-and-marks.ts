/**
 * The words of a text in small letters and its single marks, as a `Phrase` needs them. Figures end a word, so "3rds" holds
 * "rds", and "w/2mi" holds "w", "/" and "mi". The last text's are kept, because every list of phrases asks for them.
 */
export function wordsAndMarks(text: string): ReadonlySet<string> {
  if (text !== lastText) {
    lastText = text
    lastWords = new Set((text.match(WORD_OR_MARK) ?? []).map((one) => one.toLowerCase()))
  }
  return lastWords
}

const WORD_OR_MARK = /[a-z]+|[^a-z\d\s]/gi

let lastText = ''
let lastWords: ReadonlySet<string> = new Set()
