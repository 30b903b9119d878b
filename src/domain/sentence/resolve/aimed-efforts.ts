import type { Mention } from '../mention.ts'
import { isEffort, isHead } from '../outline/kinds.ts'
import type { SessionName } from '../tokens/words/session-words.ts'
import { OTHER_AIM } from '../tokens/words/unsupported-words.ts'
import type { SportContext } from './measure.ts'
import { findSaidTypes } from './session-type.ts'

/**
 * Names an effort beside another one that is said to be the target of the same length: “tempo” of "tempo run 30 min at
 * threshold pace", which is done at threshold.
 */
export function preferAimedEfforts(mentions: readonly Mention[], sentence: string, { sport }: SportContext): Mention[] {
  const typeOf = (one: Mention) => findSaidTypes([one], sport)[0]?.type
  const passed = new Set<Mention>()
  for (const aimed of mentions) {
    if (!isEffort(aimed) || !AT.test(sentence.slice(0, aimed.from)) || !typeOf(aimed)) continue
    const start = clauseBefore(aimed, sentence)
    const clause = mentions.filter((one) => one.from >= start && one.to <= aimed.from)
    if (clause.filter(isHead).length !== 1) continue
    for (const one of clause) {
      const isOther = isEffort(one) && typeOf(one) !== undefined && typeOf(one) !== typeOf(aimed)
      // A race says how fast the work of a type is done.
      const isRefined = aimed.kind === 'race pace' && typeOf(one) !== 'endurance'
      if (isOther && !isRefined && saysEffort(one, sentence)) passed.add(one)
    }
  }
  return mentions.map(
    (one): Mention =>
      passed.has(one) ? { kind: 'unsupported', sentence: OTHER_AIM, from: one.from, to: one.to } : one,
  )
}

/** Whether a name says how hard a session is, and not of what kind or length. */
function saysEffort(one: Mention, sentence: string): boolean {
  return !(one.kind === 'session' && (NO_EFFORT.has(one.session) || LONG.test(sentence.slice(one.from, one.to))))
}

/** Where the clause before an effort begins: behind a comma, a bracket, "then", "with". */
function clauseBefore({ from }: Mention, sentence: string): number {
  const before = sentence.slice(0, from)
  return [...before.matchAll(BEGINNINGS)].at(-1)?.index ?? 0
}

const AT = /(?:@|\bat)\s*(?:an?|my|your|the)?\s*$/i
const BEGINNINGS = /[,;:+&()\n/]|\b(?:then|with|w|incl\w*|plus|and|followed|before|after|but)\b/gi
const NO_EFFORT = new Set<SessionName>(['interval', 'repeats', 'fartlek', 'hills', 'ladder', 'over-unders'])
const LONG = /^(?:long|lr|lsr)$/i
