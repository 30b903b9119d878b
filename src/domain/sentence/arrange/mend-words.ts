import { indexWords, nearestWord } from '../tokens/spelling.ts'
import type { Token } from '../tokens/tokens.ts'
import { correctSpelling, isKnownWord } from '../tokens/vocabulary.ts'
import type { Edit } from './arranged.ts'

/** Mistyped words as they are spelled, before a session is read as a whole: "bilke", "thrshold", "quickr". */
export function mendWords(tokens: readonly Token[], text: string): Edit[] {
  return correctSpelling(tokens, text).flatMap(({ text: word }, at): Edit[] => {
    const typed = tokens[at]
    if (!typed) return []
    const { from, to } = typed
    const mended = word === typed.text ? meantBy(word, text.slice(from, to)) : word
    return mended === undefined ? [] : [{ from, to, by: [{ words: mended, for: { from, to } }] }]
  })
}

/** A word of sessions that is nearest to one which nobody knows. */
function meantBy(word: string, typed: string): string | undefined {
  return LETTERS.test(typed) && !isKnownWord(word) && !OF_SESSIONS.has(word) ? nearestWord(word, NEAR) : undefined
}

/** No name, and long enough to be one word alone. */
const LETTERS = /^[a-z]{5,}$/
const OF_SESSIONS = new Set(
  'strides stride sprints steady threshold tempo recovery recoveries between warmup cooldown uphill standing moderate marathon jogging walking float getting quicker faster progressive progressing alternating alternate dropping'.split(
    ' ',
  ),
)
const NEAR = indexWords(OF_SESSIONS)
