import type { Mention } from '../mention.ts'

/** What is withdrawn: lengths before "sorry" or "not today", if others follow. */
export function findWithdrawn(mentions: readonly Mention[], sentence: string): Mention[] {
  const place =
    /\b(?:sorry|scrap that|scratch that|no wait|wait no|make that|correction|not (?:today|tonight|now|this (?:time|week)))\b/i.exec(
      sentence,
    )
  if (!place || !mentions.some((one) => isLength(one) && one.from > place.index)) return []
  return mentions.filter((one) => isLength(one) && one.from < place.index)
}

export const WITHDRAWN = 'This was withdrawn by what follows.'

/** Whether a length is that of a race to come, and the session has one of its own: "5k race on Sunday so 20 min easy". */
export function isOfRaceToCome(mention: Mention, mentions: readonly Mention[], sentence: string): boolean {
  const behind = sentence.slice(mention.to)
  const before = sentence.slice(0, mention.from)
  const isForRace = FOR_RACE.test(before) && RACE_DISTANCE.test(sentence.slice(mention.from, mention.to))
  const isRace =
    isForRace || /^\s*race\b/i.test(behind) || /\bhalf\b|marathon/i.test(sentence.slice(mention.from, mention.to))
  return (
    isLength(mention) &&
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
    const isBehindSet = said.slice(0, at).some(({ kind }) => kind === 'set')
    return isClock(one) && isBehindSet && (isClock(said[at - 1]) || isClock(said[at + 1]))
  })
}

/** Whether a mention is a length or a set. */
export function isLength({ kind }: Mention): boolean {
  return kind === 'amount' || kind === 'set' || kind === 'rungs'
}
