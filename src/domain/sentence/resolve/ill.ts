import type { Mention } from '../mention.ts'
import { dangers, HURT } from '../tokens/words/unsupported-words.ts'

/** The mentions, with all work of somebody who tells signs of an illness or of an injury, or would hold the breath in water, left out: nothing hard is planned for them. */
export function restWhenIll(mentions: readonly Mention[], text: string): readonly Mention[] {
  const sign = mentions.find((one) => one.kind === 'unsupported' && dangers.has(one.sentence))
  if (sign?.kind !== 'unsupported') return mentions
  const { sentence } = sign
  const rested: Mention[] = []
  for (const one of mentions) {
    const before = rested.at(-1)
    const isWork = WORK.has(one.kind) && !isEasy(one) && !(sentence === HURT && isWalkedBetween(one, text))
    // Work that stands together is named once.
    if (isWork && before?.kind === 'unsupported' && before.sentence === sentence)
      rested[rested.length - 1] = { ...before, to: Math.max(before.to, one.to) }
    else rested.push(isWork ? { kind: 'unsupported', sentence, from: one.from, to: one.to } : one)
  }
  return rested
}

/** Whether a set is run with walks between, and nothing says that it is hard: a way back from an injury. */
function isWalkedBetween(one: Mention, text: string): boolean {
  return one.kind === 'set' && (one.effort ?? 'easy') === 'easy' && RUN_WALK.test(text.slice(one.from, one.to))
}

const RUN_WALK = /\b(?:run|jog)(?:ning|ging)?\b.*\bwalk/i

/** Whether a mention is easy, or a limit that keeps it so. */
function isEasy(one: Mention): boolean {
  if (one.kind === 'beats' && one.bound === 'below') return true
  return one.kind === 'session' && (one.session === 'easy' || one.session === 'endurance')
}

const WORK = new Set<Mention['kind']>([
  ...(['set', 'rungs', 'sets of', 'times', 'strides', 'classic', 'every', 'session', 'zone', 'race pace'] as const),
  ...(['pace', 'power', 'percent', 'beats', 'rated', 'over-under', 'progression', 'ramp'] as const),
])
