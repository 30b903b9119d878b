import type { BoutEffort } from '../../generator/request/effort.ts'
import type { Mention, MentionOf } from '../mention.ts'
import type { Part } from '../outline/part.ts'
import type { Found, Span } from '../result.ts'
import type { SessionName } from '../tokens/words/session-words.ts'
import type { WritingContext } from '../written/writing.ts'

/**
 * How hard the bouts are by their own words, "6x30 s all out", or by those of the session, "sprints: 6x30 s"; undefined where
 * they say two things.
 */
export function effortOfBouts(
  { head, about }: Part,
  found: readonly Found[],
  { sentence }: WritingContext,
): { effort: BoutEffort; mentions: readonly Mention[] } | undefined {
  // "6x3 min hard w/ 3 min chill riding": what follows the rest is of it.
  const rest = about.find(({ kind }) => kind === 'rest')
  const sessions = about.filter(
    (one): one is MentionOf<'session'> =>
      one.kind === 'session' && !(rest && one.from >= rest.to && EASY.has(one.session)),
  )
  if (sessions.some(({ session }) => EASY.has(session))) return undefined
  const named = sessions.filter(({ session }) => HARD.has(session))
  const inHead = head?.kind === 'set' && head.effort !== undefined && HARD.has(head.effort) ? [head] : []
  const own = [...inHead, ...named].map(({ from, to }) => sentence.slice(from, to))
  const ofSession = found
    .filter((one) => one.field === 'workoutType' && !(head && isOfOtherSet(head, one, sentence)))
    .map(({ from, to }) => sentence.slice(from, to))
  const words =
    own.length > 0 ? own : ofSession.filter((one) => !VO2.test(one) && (ALL_OUT.test(one) || ANAEROBIC.test(one)))
  if (words.length === 0) return undefined
  return { effort: words.some((one) => ALL_OUT.test(one)) ? 'all out' : 'hard', mentions: named }
}

/** Whether words stand behind another set: "8x25 no breath + 20x25 all out". */
function isOfOtherSet(head: Span, words: Span, sentence: string): boolean {
  return words.from >= head.to && ANOTHER_SET.test(sentence.slice(head.to, words.from))
}

const ANOTHER_SET = /\d ?[x×*] ?\d/i
const EASY = new Set<SessionName>(['easy', 'endurance'])
const HARD = new Set<SessionName>(['hard', 'anaerobic'])
// "VO2 max" is no "max".
const VO2 = /^v/i
const ANAEROBIC = /^(?:anaerobic|tabata|hiit|short (?:and |& )?sharp)/i
/** Words for an effort that nobody could add to. */
export const ALL_OUT = /sprint|(?:all|flat)[ -]?out|\bmax(?:imum|imal)?\b|max ?effort|neuromuscular|\bnm\b/i
