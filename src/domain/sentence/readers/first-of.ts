import type { Reader } from '../mention.ts'
import { readersOf } from '../tokens/where-said.ts'

/** The first of the readers that reads something; those whose words are not in the sentence are not asked. */
export function firstOf(...readers: readonly Reader[]): Reader {
  const saidReaders = readersOf(readers)
  return (tokens, at, before) => {
    for (const read of saidReaders(tokens)) {
      const found = read(tokens, at, before)
      if (found) return found
    }
    return undefined
  }
}
