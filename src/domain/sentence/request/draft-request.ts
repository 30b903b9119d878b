import type { StoredSteps } from '../../workout/step.ts'
import type { Mention } from '../mention.ts'
import { type Asked, type Field, type Found, type Inferred, type Span, type Unread, unreadAt } from '../result.ts'
import type { BuiltPart } from './built-part.ts'

/** The request as it is filled field by field, with the words that each field was read from. */
export type DraftRequest = ReturnType<typeof emptyDraft>

export function emptyDraft() {
  const asked: Asked = {}
  const found: Found[] = []
  const inferred: Inferred[] = []
  const unread: Unread[] = []
  const parts: BuiltPart[] = []
  return {
    asked,
    found,
    inferred,
    unread,
    /** In the order in which they are done. */
    parts,
    /** Shows words of the sentence as the source of a field. */
    addFound(field: Field, reading: string, ...spans: readonly Span[]): void {
      for (const { from, to } of spans) addOnce(found, { from, to, field, reading })
    },
    /** Shows what a part was read from, behind the parts before it; of one that is written out also its steps. */
    addPart(field: BuiltPart['field'], reading: string, mentions: readonly Mention[], steps?: StoredSteps): void {
      for (const { from, to } of mentions) addOnce(found, { from, to, field, reading, ...(steps ? { steps } : {}) })
      parts.push({ field, reading, mentions })
    },
    /** Shows a field that was worked out, and why. */
    addInferred(field: Field, reading: string, because: string): void {
      // Every set of a row can give the same reason.
      if (inferred.some((one) => one.field === field && one.because === because)) return
      inferred.push({ field, reading, because })
    },
    addUnread(span: Span, sentence: string): void {
      unread.push(unreadAt(span, sentence))
    },
  }
}

/** Both halves around a middle part are said by the same words. */
function addOnce(found: Found[], { from, to, field, reading, ...more }: Found): void {
  const isThere = found.some(
    (one) => one.from === from && one.to === to && one.field === field && one.reading === reading,
  )
  if (!isThere) found.push({ from, to, field, reading, ...more })
}
