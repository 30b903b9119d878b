import { beyondRange, type Ruler } from '../resolve/measure.ts'
import type { Parts } from '../resolve/total-and-parts.ts'
import { lengthReading } from './describe.ts'
import type { Notebook } from './draft-request.ts'

/** Writes down how long the session is, where it can be as long as that. */
export function askLength(notes: Notebook, { whole, unread }: Parts, ruler: Ruler): void {
  notes.unread.push(...unread)
  if (!whole) return
  const { length, mentions } = whole
  const beyond = beyondRange(length, ruler)
  if (beyond) {
    for (const mention of mentions) notes.refuse(mention, beyond)
    return
  }
  Object.assign(notes.asked, length)
  const reading = lengthReading(length)
  notes.find('durationValue', reading, ...mentions)
  if (mentions.length > 1) notes.infer('durationValue', reading, 'The parts were added up.')
  else if (mentions.some((one) => one.kind === 'amount' && one.isRange))
    notes.infer('durationValue', reading, 'Of a range the lower end counts.')
}
