import type { Token } from '../tokens/tokens.ts'
import { correctSpelling } from '../tokens/vocabulary.ts'
import type { Edit } from './arranged.ts'

/** Mistyped words as they are spelled, before a session is read as a whole: "bilke", "thrshold". */
export function mendWords(tokens: readonly Token[], text: string): Edit[] {
  return correctSpelling(tokens, text).flatMap(({ text: word }, at): Edit[] => {
    const typed = tokens[at]
    if (!typed || typed.text === word) return []
    const { from, to } = typed
    return [{ from, to, by: [{ words: word, for: { from, to } }] }]
  })
}
