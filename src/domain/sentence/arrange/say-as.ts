import type { Edit } from './arranged.ts'
import { type PhrasesByNeed, phrasesSaid } from './phrases-by-need.ts'
import { piecesOf } from './wording.ts'

/** Each phrase in the words that are read, once, or wherever it stands if its pattern is global; the first one of two that overlap. */
export function sayAs(phrases: PhrasesByNeed, text: string): Edit[] {
  const edits: Edit[] = []
  for (const phrase of phrasesSaid(phrases, text)) {
    const { pattern } = phrase
    if (!pattern.test(text)) continue
    pattern.lastIndex = 0
    const matches = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text)]
    pattern.lastIndex = 0
    for (const match of matches) {
      if (!match) continue
      const [from, to] = [match.index, match.index + match[0].length]
      const span = (group: string) => {
        const [words, place] = [match.groups?.[group], match.indices?.groups?.[group]]
        return words !== undefined && place ? { from: place[0], to: place[1], words } : undefined
      }
      const pieces = 'by' in phrase ? phrase.by(span, match[0], text) : piecesOf(phrase, span, text)
      if (pieces && edits.every((one) => one.to <= from || one.from >= to)) edits.push({ from, to, by: pieces })
    }
  }
  return edits
}
