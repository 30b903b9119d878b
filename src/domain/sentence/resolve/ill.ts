import type { Mention } from '../mention.ts'
import { ILL } from '../tokens/words/unsupported-words.ts'

/** The mentions, with all work of somebody who tells signs of an illness left out: nothing hard is planned for them. */
export function restWhenIll(mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some((one) => one.kind === 'unsupported' && one.sentence === ILL)) return mentions
  return mentions.map((one) =>
    WORK.has(one.kind) && !isEasy(one) ? { kind: 'unsupported', sentence: ILL, from: one.from, to: one.to } : one,
  )
}

function isEasy(one: Mention): boolean {
  return one.kind === 'session' && (one.session === 'easy' || one.session === 'endurance')
}

const WORK = new Set<Mention['kind']>([
  ...(['set', 'rungs', 'sets of', 'strides', 'classic', 'every', 'session', 'zone', 'race pace'] as const),
  ...(['pace', 'power', 'percent', 'beats', 'rated', 'over-under', 'progression', 'ramp'] as const),
])
