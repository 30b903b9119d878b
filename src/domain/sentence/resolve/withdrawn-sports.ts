import type { Mention } from '../mention.ts'
import { isCorrection } from '../readers/remainder-words.ts'
import { WITHDRAWN } from './withdrawn-lengths.ts'

/** The mentions, with the sports that a later one corrects left out: "bike, or no, swim rather", "60 min ride, no, a run". */
export function withdrawSports(mentions: Mention[], sentence: string): Mention[] {
  const withdrawn = new Set<Mention>()
  mentions.forEach((mention, at) => {
    if (mention.kind !== 'filler') return
    const words = sentence.slice(mention.from, mention.to)
    if (!isCorrection(words)) return
    const instead = /^rather$/i.test(words) ? sportBeside(mentions, at) : sportBehind(mentions, at)
    if (instead?.kind !== 'sport') return
    for (const one of mentions.slice(0, at)) if (one.kind === 'sport' && one.sport !== instead.sport) withdrawn.add(one)
  })
  if (withdrawn.size === 0) return mentions
  return mentions.map(
    (one): Mention =>
      withdrawn.has(one) ? { kind: 'unsupported', sentence: WITHDRAWN, from: one.from, to: one.to } : one,
  )
}

/** The sport that "rather" stands behind or before: "swim rather", "rather a swim". */
function sportBeside(mentions: readonly Mention[], at: number): Mention | undefined {
  const before = mentions.slice(0, at).findLast(({ kind }) => kind !== 'filler')
  return before?.kind === 'sport' ? before : sportBehind(mentions, at)
}

function sportBehind(mentions: readonly Mention[], at: number): Mention | undefined {
  return mentions.slice(at).find(({ kind }) => kind === 'sport')
}
