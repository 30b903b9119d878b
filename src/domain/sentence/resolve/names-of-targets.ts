import type { Mention } from '../mention.ts'
import { CADENCE, RACE_EFFORT, WHICH_RACE } from '../tokens/words/unsupported-words.ts'

/**
 * Drops the word cadence beside its figure, but no gear, and the name of an effort that a figure directly behind it says:
 * "race watts (78%)", "at race pace 4:10/km".
 */
export function dropNamesOfTargets(mentions: readonly Mention[], sentence: string): Mention[] {
  const isTurned = mentions.some(({ kind }) => kind === 'cadence')
  return mentions.map((one, at) => {
    // "cadence drills: 6x2 min at 110 rpm"
    if (
      one.kind === 'unsupported' &&
      one.sentence === CADENCE &&
      isTurned &&
      !/gear/i.test(sentence.slice(one.from, one.to))
    )
      return { kind: 'filler', from: one.from, to: one.to }
    if (one.kind !== 'unsupported' || (one.sentence !== RACE_EFFORT && one.sentence !== WHICH_RACE)) return one
    const next = mentions.slice(at + 1).find(({ kind }) => kind !== 'filler' && kind !== 'punctuation')
    const isNear = next !== undefined && next.from - one.to <= MAX_CHARACTERS_BETWEEN
    return isNear && FIGURES.has(next.kind) ? { kind: 'filler', from: one.from, to: one.to } : one
  })
}

/** " (", " of ", ": " */
const MAX_CHARACTERS_BETWEEN = 5
const FIGURES = new Set<Mention['kind']>(['percent', 'power', 'pace', 'beats'])
