import { checkRange, type SportContext } from '../resolve/measure.ts'
import type { TotalAndParts } from '../resolve/total-and-parts.ts'
import { describeLength } from './describe.ts'
import type { DraftRequest } from './draft-request.ts'

/** Fills the length of the session, or says why that length is out of range. */
export function fillLength(draft: DraftRequest, { total, unread }: TotalAndParts, context: SportContext): void {
  draft.unread.push(...unread)
  if (!total) return
  const { length, mentions } = total
  const refusal = checkRange(length, context)
  if (refusal) {
    for (const mention of mentions) draft.addUnread(mention, refusal)
    return
  }
  Object.assign(draft.asked, length)
  const reading = describeLength(length)
  draft.addFound('durationValue', reading, ...mentions)
  if (mentions.length > 1) draft.addInferred('durationValue', reading, 'The parts were added up.')
  else if (mentions.some((one) => one.kind === 'amount' && one.isRange))
    draft.addInferred('durationValue', reading, 'The lower end of the range was used.')
}
