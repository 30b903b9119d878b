import type { Mention } from '../mention.ts'
import { OTHER_SPORTS } from '../readers/unsupported.ts'

/** The mentions, with the sets of a sport without sessions named with it: "rowing 5x500m" is no run. */
export function nameSetsOfOthers(mentions: readonly Mention[], sentence: string): Mention[] {
  const other = mentions.find(
    (one) =>
      one.kind === 'unsupported' &&
      one.sentence === OTHER_SPORTS &&
      !BETWEEN_RUNS.test(sentence.slice(one.from, one.to)),
  )
  // Beside a sport that has sessions the set may be one of it.
  if (!other || mentions.some(({ kind }) => kind === 'sport')) return [...mentions]
  return mentions.map(
    (one): Mention =>
      one.kind === 'set' ? { kind: 'unsupported', sentence: OTHER_SPORTS, from: one.from, to: one.to } : one,
  )
}

/** Words for a rest, for a way to train, or for strength before a run. */
const BETWEEN_RUNS =
  /^(?:walk|hik|climb|brick|triathlon|duathlon|transition|stretch|mobility|core|strength|gym|yoga|pilates|sauna|massage|meditat|foam)/i
