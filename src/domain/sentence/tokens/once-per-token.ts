import type { Match } from './phrases.ts'
import type { Token } from './tokens.ts'

type Read<Value> = (tokens: readonly Token[], at: number) => Match<Value> | undefined

/** The same reading, done once for each token of a sentence: many readers look for a number or a length at the same place. */
export function oncePerToken<Value>(read: Read<Value>): Read<Value> {
  const answers = new WeakMap<readonly Token[], Map<number, Match<Value> | undefined>>()
  return (tokens, at) => {
    let known = answers.get(tokens)
    if (!known) {
      known = new Map()
      answers.set(tokens, known)
    }
    if (known.has(at)) return known.get(at)
    const found = read(tokens, at)
    known.set(at, found)
    return found
  }
}
