import type { Asked, Field, Found, Inferred, Span, Unread } from '../result.ts'

/** The request as it is filled field by field, with the words that each field was read from. */
export type DraftRequest = {
  asked: Asked
  found: Found[]
  inferred: Inferred[]
  unread: Unread[]
  addFound: (field: Field, reading: string, ...spans: readonly Span[]) => void
  addInferred: (field: Field, reading: string, because: string) => void
  addUnread: (span: Span, sentence: string) => void
}

export function emptyDraft(): DraftRequest {
  const found: Found[] = []
  const inferred: Inferred[] = []
  const unread: Unread[] = []
  return {
    asked: {},
    found,
    inferred,
    unread,
    addFound: (field, reading, ...spans) => found.push(...spans.map(({ from, to }) => ({ from, to, field, reading }))),
    addInferred: (field, reading, because) => inferred.push({ field, reading, because }),
    addUnread: ({ from, to }, sentence) => unread.push({ from, to, sentence }),
  }
}
