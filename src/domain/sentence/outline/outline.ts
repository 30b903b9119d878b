import { sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import { isPlusBeside } from './added-parts.ts'
import { findContents } from './contents.ts'
import { mentionsOfPart, type Part } from './part.ts'
import { partsIn } from './parts.ts'
import { findTotal } from './total.ts'

/** The parts of a session, and the length of the whole if one was said. */
export type Outline = {
  total?: Part
  parts: Part[]
  /** Whether parts are added: those of a swim by a plus, lengths by "then". */
  isAdded?: boolean
  /** Whether sets were left out: the other parts are not all that was asked for. */
  isPartial?: boolean
}

/** Finds the parts of a session, and which of its lengths is the total. */
export function outlineOf(mentions: readonly Mention[], sentence: string, context: SportContext): Outline {
  const said = partsIn(mentions, sentence).filter((part) => part.head || part.group)
  const own = said.filter((part) => !isOfOtherSport(part, context))
  // The part of another sport is left unread: "30 min run then 60 min bike".
  const sessions = own.length > 0 ? own : said
  const contents = findContents(sessions, sentence)
  const all = sessions.filter((part) => !contents.includes(part))
  const total = findTotal(all, mentions, sentence, context)
  const parts = all.filter((part) => part !== total)
  const isAdded =
    (sportOf(context.sport).inPool && parts.some((part) => isPlusBeside(part, mentions, sentence))) ||
    (!total && areStretchesInARow(parts, mentions))
  return { ...(total ? { total } : {}), parts, isAdded, ...(contents.length > 0 ? { isPartial: true } : {}) }
}

/** Whether lengths alone follow one another by "then": "5 miles at 7:30/mi then 2 miles easy". */
function areStretchesInARow(parts: readonly Part[], mentions: readonly Mention[]): boolean {
  const areStretches = parts.every(({ head }) => head?.kind === 'amount')
  return parts.length > 1 && areStretches && parts.slice(1).every((part) => isLinkedBefore(part, mentions))
}

function isLinkedBefore(part: Part, mentions: readonly Mention[]): boolean {
  const [first] = mentionsOfPart(part)
  return first !== undefined && mentions[mentions.indexOf(first) - 1]?.kind === 'link'
}

function isOfOtherSport({ about }: Part, { sport }: SportContext): boolean {
  const sports = about.filter((one) => one.kind === 'sport')
  return sports.length > 0 && sports.every((one) => one.sport !== sport)
}
