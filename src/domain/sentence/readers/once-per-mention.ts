import type { Meaning } from '../mention.ts'

/** The same question about what was read before a token, answered once until more is read: many readers ask for the last set. */
export function oncePerMention<Answer>(ask: (before: readonly Meaning[]) => Answer): typeof ask {
  let asked: readonly Meaning[] | undefined
  let count = 0
  let answer: Answer
  return (before) => {
    if (before === asked && before.length === count) return answer
    answer = ask(before)
    asked = before
    count = before.length
    return answer
  }
}
