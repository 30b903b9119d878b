import { sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import { isPlusBeside } from './added-parts.ts'
import type { Part } from './part.ts'
import { partsIn } from './parts.ts'
import { findTotal } from './total.ts'

/** The parts of a session, and the length of the whole if one was said. */
export type Outline = {
  total?: Part
  parts: Part[]
  /** Whether parts of a swim are added by a plus. */
  isAdded?: boolean
  /** Whether sets were left out: the other parts are not all that was asked for. */
  isPartial?: boolean
}

/** Finds the parts of a session, and which of its lengths is the total. */
export function outlineOf(mentions: readonly Mention[], sentence: string, context: SportContext): Outline {
  const said = partsIn(mentions, sentence).filter((part) => part.head || part.group)
  const own = said.filter((part) => !isOfOtherSport(part, context))
  // The part of another sport is left unread: "30 min run then 60 min bike".
  const all = own.length > 0 ? own : said
  const total = findTotal(all, mentions, sentence, context)
  const parts = all.filter((part) => part !== total)
  const isAdded = sportOf(context.sport).inPool && parts.some((part) => isPlusBeside(part, mentions, sentence))
  return { ...(total ? { total } : {}), parts, isAdded }
}

function isOfOtherSport({ about }: Part, { sport }: SportContext): boolean {
  const sports = about.filter((one) => one.kind === 'sport')
  return sports.length > 0 && sports.every((one) => one.sport !== sport)
}
