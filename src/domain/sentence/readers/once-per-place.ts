import type { Meaning, Reader } from '../mention.ts'
import type { Match } from '../tokens/phrases.ts'
import type { Token } from '../tokens/tokens.ts'

/** What was read at a token, behind how many of which meanings: their list grows. */
type Answer = { before: readonly Meaning[]; count: number; found: Match<Meaning> | undefined }

/**
 * The same reader, asked once for each token and the meanings before it: many readers look for a target or a session at the
 * same place, on its own or behind what was read.
 */
export function oncePerPlace(read: Reader): Reader {
  let asked: readonly Token[] = []
  let alone: Answer[] = []
  let behind: Answer[] = []
  return (tokens, at, before) => {
    if (tokens !== asked) {
      asked = tokens
      alone = []
      behind = []
    }
    const count = before.length
    const known = count === 0 ? alone[at] : behind[at]
    if (known && known.count === count && (count === 0 || known.before === before)) return known.found
    const found = read(tokens, at, before)
    if (tokens === asked) {
      const answers = count === 0 ? alone : behind
      answers[at] = { before, count, found }
    }
    return found
  }
}
