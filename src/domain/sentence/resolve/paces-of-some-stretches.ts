import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import { LISTED_PACES } from '../tokens/words/unsupported-words.ts'

/**
 * The mentions, with the paces left out that are of some stretches of a session that is said as one length: "10k: odd ones
 * 4:05, even ones 4:35". Taken for all of it one of them would be wrong.
 */
export function namePacesOfSome(mentions: readonly Mention[], sentence: string): Mention[] {
  const isDivided = mentionsOf('amount', mentions).length !== 1 || mentions.some(({ kind }) => DIVIDING.has(kind))
  const paces = mentionsOf('pace', mentions).filter(isOfWork)
  if (isDivided || !paces.some(({ from }) => OF_SOME.test(sentence.slice(0, from)))) return [...mentions]
  return mentions.map(
    (one): Mention =>
      one.kind === 'pace' && paces.includes(one)
        ? { kind: 'unsupported', sentence: LISTED_PACES, from: one.from, to: one.to }
        : one,
  )
}

function isOfWork({ label, bound }: MentionOf<'pace'>): boolean {
  return label === undefined && bound === undefined
}

const OF_SOME = /\b(?:odds?|evens?|every (?:other|second|third)|alternat\w+)\b[^,;.\n]*$/i
const DIVIDING = new Set<Mention['kind']>([
  ...(['set', 'rungs', 'sets of', 'classic', 'warm-up or cool-down', 'strides', 'every', 'progression'] as const),
])
