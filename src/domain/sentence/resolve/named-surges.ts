import { type Mention, mentionsOf } from '../mention.ts'
import { CHANGES } from '../tokens/words/unsupported-words.ts'

/** The mentions, with "surges" as a name where the sentence says how long and how often: "run w/ surges, 1 min every 10 min". */
export function nameSurges(mentions: readonly Mention[], sentence: string): Mention[] {
  if (mentionsOf('every', mentions).length === 0) return [...mentions]
  return mentions.map((one) => {
    const isName =
      one.kind === 'unsupported' && one.sentence === CHANGES && SURGES.test(sentence.slice(one.from, one.to))
    return isName ? { kind: 'filler', from: one.from, to: one.to } : one
  })
}

const SURGES = /^(?:surges?|bursts?)$/i
