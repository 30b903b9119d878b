import type { Match } from './phrases.ts'
import type { Token } from './tokens.ts'

type Read<Value> = (tokens: readonly Token[], at: number) => Match<Value> | undefined

/** The same reading, done once for each token of a sentence: many readers look for a number or a length at the same place. */
export function oncePerToken<Value>(read: Read<Value>): Read<Value> {
  const answers = new WeakMap<readonly Token[], (Match<Value> | null)[]>()
  return (tokens, at) => {
    let known = answers.get(tokens)
    if (!known) {
      known = []
      answers.set(tokens, known)
    }
    const answer = known[at]
    if (answer !== undefined) return answer ?? undefined
    const found = read(tokens, at)
    known[at] = found ?? null
    return found
  }
}
