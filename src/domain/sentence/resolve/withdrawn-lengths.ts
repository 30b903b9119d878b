import type { Mention } from '../mention.ts'
import { isCorrection } from '../readers/remainder-words.ts'

/**
 * What is withdrawn by a length that follows: all lengths before "scrap that" or "not today", and before "sorry" or "make
 * that" the last one of the same kind.
 */
export function findWithdrawn(mentions: readonly Mention[], sentence: string): Mention[] {
  const all = ALL_WITHDRAWN.exec(sentence)
  const before = all ? mentions.filter((one) => isLength(one) && one.from < all.index) : []
  const withdrawn = all && mentions.some((one) => isLength(one) && one.from > all.index) ? before : []
  mentions.forEach((mention, at) => {
    if (mention.kind !== 'filler' || !isCorrection(sentence.slice(mention.from, mention.to))) return
    const next = mentions.slice(at).find((one) => isLength(one) || one.kind === 'rest')
    if (!next || !isLength(next)) return
    const lengths = mentions.slice(0, at).filter((one) => isLength(one) && !withdrawn.includes(one))
    const last = lengths.findLast((one) => one.kind === next.kind && unitKindOf(one) === unitKindOf(next))
    const corrected = last ?? lengths.findLast(({ kind }) => kind === next.kind)
    if (corrected) withdrawn.push(corrected)
  })
  return withdrawn
}

/** Whether a length is a time or a distance; sets are alike. */
function unitKindOf(mention: Mention): string {
  if (mention.kind !== 'amount') return mention.kind
  return mention.amount.kind === 'distance' || mention.amount.kind === 'm' ? 'distance' : 'time'
}

const ALL_WITHDRAWN =
  /\b(?:scrap that|scratch that|not (?:today|tonight|now|this (?:time|week))|(?:i['’]d|i would|would) rather|only (?:have|got|had) time for|no,? just|nah,? just|can only (?:do|manage))\b/i

export const WITHDRAWN = 'This was withdrawn by what follows.'

/** Whether a length is that of a race to come, and the session has one of its own: "5k race on Sunday so 20 min easy". */
export function isOfRaceToCome(mention: Mention, mentions: readonly Mention[], sentence: string): boolean {
  if (!isLength(mention)) return false
  const behind = sentence.slice(mention.to)
  const before = sentence.slice(0, mention.from)
  const isForRace = FOR_RACE.test(before) && RACE_DISTANCE.test(sentence.slice(mention.from, mention.to))
  const isRace =
    isForRace || /^\s*race\b/i.test(behind) || /\bhalf\b|marathon/i.test(sentence.slice(mention.from, mention.to))
  // "an hour and a half"
  if (mention.kind === 'amount' && mention.amount.kind !== 'distance') return false
  return (
    isRace &&
    (RACE_DAY.test(behind) || TRAINING.test(behind) || BEFORE_RACE.test(before) || isForRace) &&
    mentions.some((one) => one !== mention && isLength(one))
  )
}

const RACE_DAY = /^\s*(?:race\s+)?(?:on\s+\p{L}+|this|next|tomorrow|in\s+\d+)\b/iu
const TRAINING = /^\s*(?:training|prep|build[- ]?up|block)\b/i
const FOR_RACE =
  /\b(?:session|workout|training|prep|intervals?|speed\s?work|reps|preparing)\s+for\s+(?:(?:my|a|the)\s+)?$|\bfor\s+(?:my|a)\s+$/i
const RACE_DISTANCE = /^(?:5|8|10|15|50)\s?k|half|marathon/i
const BEFORE_RACE = /\bbefore\s+(?:my|a|the)\s+$/i
export const TO_COME = 'A race to come is not built: the other length counts.'

/** Two times and more in a row behind a set: "5x1000: 3:50 3:45 3:40". */
export function findListedClocks(mentions: readonly Mention[]): Mention[] {
  const said = mentions.filter(({ kind }) => kind !== 'punctuation')
  const isClock = (one: Mention | undefined) => one?.kind === 'amount' && one.amount.kind === 'clock' && !one.isAimed
  return said.filter((one, at) => {
    const isInRow = isClock(one) && (isClock(said[at - 1]) || isClock(said[at + 1]))
    return isInRow && said.slice(0, at).some(({ kind }) => kind === 'set')
  })
}

/** Whether a mention is a length or a set. */
function isLength({ kind }: Mention): boolean {
  return kind === 'amount' || kind === 'set' || kind === 'rungs'
}
