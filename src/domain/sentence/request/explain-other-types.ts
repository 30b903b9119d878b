import { type SportId, workoutTypeLabel } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import { FIRM_RANK, findSaidTypes, listTypes } from '../resolve/session-type.ts'
import type { DraftRequest } from './draft-request.ts'

/**
 * Names the efforts that neither the session is called after nor a part of it was read from: a firm one is left unread, and
 * a soft one ("easy", "endurance") comes with a reason.
 */
export function explainOtherTypes(
  draft: DraftRequest,
  mentions: readonly Mention[],
  sport: SportId,
  sentence: string,
): void {
  const { workoutType } = draft.asked
  const isCovered = ({ from, to }: Mention) =>
    [...draft.found, ...draft.unread].some((one) => one.from < to && one.to > from)
  for (const { mention, type, rank } of findSaidTypes(mentions, sport)) {
    // "hard" alone names no type.
    const isAlone = rank === 0 && draft.inferred.every(({ field }) => field !== 'workoutType')
    const isLeftOver = rank === 0 && workoutType === 'endurance'
    if (isAlone && !workoutType && !isCovered(mention)) draft.addUnread(mention, listTypes(sport))
    if (isLeftOver && !isCovered(mention)) draft.addUnread(mention, ONE_TYPE)
    const words = sentence.slice(mention.from, mention.to)
    if (workoutType && mention.kind === 'zone' && TWO_ZONES.test(words) && isOfType(mention, draft))
      draft.addInferred(
        'workoutType',
        workoutTypeLabel[workoutType],
        `Of “${words}” the harder zone names the session.`,
      )
    if (!workoutType || !type || type === workoutType || isCovered(mention) || WAY.test(words)) continue
    if (rank >= FIRM_RANK || contradicts(mention, mentions)) draft.addUnread(mention, ONE_TYPE)
    else
      draft.addInferred(
        'workoutType',
        workoutTypeLabel[workoutType],
        `“${words}” is said, too: the harder one names the session.`,
      )
  }
}

// "run home 2 km", "jog to the track": a way, and no name of a session.
const WAY = /^(?:home|back|out|there|over|to)\b/i
const TWO_ZONES = /\d\D+\d$/

/** Whether the type was read from words. */
function isOfType({ from, to }: Mention, { found }: DraftRequest): boolean {
  return found.some((one) => one.field === 'workoutType' && one.from < to && one.to > from)
}

/** Whether an easy effort stands beside the hardest of the same length: "very easy all out". */
function contradicts(mention: Mention, mentions: readonly Mention[]): boolean {
  const hasSet = mentions.some(({ kind }) => kind === 'set' || kind === 'rungs')
  const words = mentions.filter(({ kind }) => kind !== 'filler')
  const at = words.indexOf(mention)
  const isHardest = (one: Mention | undefined) => one?.kind === 'session' && one.session === 'anaerobic'
  const isEasy = mention.kind === 'session' && mention.session === 'easy'
  return !hasSet && isEasy && (isHardest(words[at - 1]) || isHardest(words[at + 1]))
}

export const ONE_TYPE = 'A session is of one type: the other one counts.'
