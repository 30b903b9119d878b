import type { Mention } from '../mention.ts'
import { isHead } from '../outline/kinds.ts'
import { NUMBERED } from '../readers/structure/numbered-miles.ts'

/** The mentions; numbered miles beside no length of the whole are left out, for what comes before them is not known. */
export function nameLoneStretches(mentions: readonly Mention[]): Mention[] {
  const isNumbered = (one: Mention) => one.kind === 'amount' && one.start !== undefined
  const hasWhole = mentions.some((one) => isHead(one) && !isNumbered(one))
  return mentions.map((one) =>
    isNumbered(one) && !hasWhole ? { kind: 'unsupported', sentence: NUMBERED, from: one.from, to: one.to } : one,
  )
}
