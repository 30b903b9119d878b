import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'
import type { Phrase } from './phrase.ts'
import { phrasesOfCounts } from './phrases-of-counts.ts'
import { phrasesOfRests } from './phrases-of-rests.ts'
import { phrasesOfSteps } from './phrases-of-steps.ts'

/** Phrases for one structure each, in the words for it that are read: "in the middle" of two is between them. */
export function sayPlainly(_: readonly Token[], text: string): Edit[] {
  const edits: Edit[] = []
  for (const { pattern, by } of phrases) {
    const match = pattern.exec(text)
    if (!match) continue
    const [from, to] = [match.index, match.index + match[0].length]
    const span = (group: string) => {
      const [words, place] = [match.groups?.[group], match.indices?.groups?.[group]]
      return words !== undefined && place ? { from: place[0], to: place[1], words } : undefined
    }
    const pieces = by(span, match[0])
    if (pieces && edits.every((one) => one.to <= from || one.from >= to)) edits.push({ from, to, by: pieces })
  }
  return edits
}

const phrases: readonly Phrase[] = [...phrasesOfRests, ...phrasesOfCounts, ...phrasesOfSteps]
