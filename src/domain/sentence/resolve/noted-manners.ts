import { type Mention, mentionsOf } from '../mention.ts'
import { CHANGES } from '../tokens/words/unsupported-words.ts'

/**
 * The mentions, with how the repetitions of a set get faster as a note that its steps carry: "5x300 descend 1-5", "4x400
 * negative split", "8x25 build". No target of a step can say it.
 */
export function noteManners(mentions: readonly Mention[], sentence: string): Mention[] {
  if (mentionsOf('set', mentions).length === 0) return [...mentions]
  return mentions.map((one): Mention => {
    if (one.kind !== 'unsupported' || one.sentence !== CHANGES) return one
    const { from, to } = one
    const words = sentence.slice(from, to).toLowerCase().replace(/["“”]/g, '')
    return MANNERS.test(words) ? { kind: 'split', words: words.replace(/\s+/g, ' '), isManner: true, from, to } : one
  })
}

const MANNERS = /^(?:desc|des\b|ascend|build|bld|bd|n\/s|neg|getting faster|get faster|each|faster)/
