import { type SportId, sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'

/** How a rest is spent on foot, if it was said to be no easy jog. */
export type MannerOfRest = 'walked' | 'standing' | 'floated'

/** Whether the words of a rest say that it is walked, stood or floated: "90 s standing", "200 m walk", "1k float". In a pool every rest is one. */
export function mannerOfRest(
  words: Mention,
  { sentence, sport }: { sentence: string; sport: SportId },
): MannerOfRest | undefined {
  if (sportOf(sport).trainer !== 'treadmill') return undefined
  const said = sentence.slice(words.from, words.to)
  if (FLOATED.test(said) && !JOGGED.test(said)) return 'floated'
  // In a pair the other word is that of the work: "1 min jog, 2 min walk".
  if (words.kind === 'rest' ? MOVING.test(said) : EITHER.test(said)) return undefined
  if (WALKED.test(said)) return 'walked'
  return STANDING.test(said) ? 'standing' : undefined
}

const EITHER = /\b(?:walk\w*[ /]+(?:or |and )?jog|jog\w*[ /]+(?:or |and )?walk)/i
const MOVING = /\b(?:jog\w*|float\w*|spin\w*)\b/i
const FLOATED = /\bfloat(?:s|ed|ing)?\b/i
const JOGGED = /\b(?:jog\w*|easy|walk\w*)\b/i
const WALKED = /\b(?:walk(?:ed|ing|s)?|hik(?:e|ing))\b/i
const STANDING = /\b(?:stand(?:ing)?|stood|static|passive|still|stdg|stndg)\b/i

/** Whether the time between swims is swum easily, "4x10 min hard with 2 min easy", and is no rest at the wall. */
export function isSwumEasily(words: Mention, { sentence, sport }: { sentence: string; sport: SportId }): boolean {
  const [last] = /\d[^\d]*$/.exec(sentence.slice(words.from, words.to)) ?? []
  return sportOf(sport).inPool && last !== undefined && EASILY.test(last) && !AT_WALL.test(last)
}

const EASILY = /\b(?:easy|ez|easily|slow|slowly|gentle|relaxed|float|recovery swim|active|backstroke|breaststroke)\b/i
const AT_WALL = /\b(?:rest|ri|wall|off)\b/i

/** The text form: a pause with a name of its own, which the generator gives no target; a float is run steadily. */
export const writtenManners: Record<MannerOfRest, { name: string; word: 'rest' | 'recovery'; target?: string }> = {
  walked: { name: 'Walk', word: 'recovery' },
  standing: { name: 'Stand', word: 'rest' },
  floated: { name: 'Float', word: 'recovery', target: 'Z2' },
}
