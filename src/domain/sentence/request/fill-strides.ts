import { type SportId, sportOf, workoutTypeLabel } from '../../sports/registry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { WHERE } from '../tokens/words/unsupported-words.ts'
import type { DraftRequest } from './draft-request.ts'

/** Fills the strides of an endurance run, with their number; in any other session they stay unread. */
export function fillStrides(draft: DraftRequest, mentions: readonly Mention[], sentence: string, sport: SportId): void {
  const { asked } = draft
  const isBuilt = ({ from, to }: Mention) =>
    draft.found.some((one) => one.field === 'mainSet' && one.from < to && one.to > from)
  for (const mention of mentionsOf('strides', mentions).filter((one) => !isBuilt(one))) {
    if (!sportOf(sport).hasStrides || (asked.workoutType && asked.workoutType !== 'endurance')) {
      draft.addUnread(mention, STRIDES)
      continue
    }
    const { times } = mention
    const isCounted = times !== undefined && times >= MIN_STRIDES && times <= MAX_STRIDES
    asked.strides = isCounted ? times : true
    draft.addFound('strides', isCounted ? `${times} strides` : 'Strides', mention)
    if (times !== undefined && !isCounted) draft.addUnread(mention, `Ask for ${MIN_STRIDES} to ${MAX_STRIDES} strides.`)
    if (mention.length) draft.addInferred('strides', asked.strides === true ? 'Strides' : `${times} strides`, LENGTH)
    const [, gap = '', place = ''] = AT_THE_END.exec(sentence.slice(mention.to)) ?? []
    const from = mention.to + gap.length
    if (place) draft.addUnread({ from, to: from + place.length }, WHERE)
    if (asked.workoutType) continue
    asked.workoutType = 'endurance'
    draft.addInferred('workoutType', workoutTypeLabel.endurance, STRIDES)
  }
}

// The generator runs them when the legs are warm.
const AT_THE_END = /^(\s*)((?:at|to|in|near|towards) (?:the )?(?:very )?(?:end|finish|last)\b)/i
// The bounds of a request.
const MIN_STRIDES = 2
const MAX_STRIDES = 20
export const STRIDES = 'Strides belong to an endurance run.'
const LENGTH =
  'They are 15 to 30 seconds long here: say how long the easy run is, too, and they are as long as you say.'
