import type { Asked, Field, Found, Inferred, Span, Unread } from '../result.ts'

/** Where the reading of a sentence is written down, part by part. */
export type Notebook = {
  asked: Asked
  found: Found[]
  inferred: Inferred[]
  unread: Unread[]
  find: (field: Field, reading: string, ...spans: readonly Span[]) => void
  infer: (field: Field, reading: string, because: string) => void
  refuse: (span: Span, sentence: string) => void
}

export function emptyNotebook(): Notebook {
  const found: Found[] = []
  const inferred: Inferred[] = []
  const unread: Unread[] = []
  return {
    asked: {},
    found,
    inferred,
    unread,
    find: (field, reading, ...spans) => found.push(...spans.map(({ from, to }) => ({ from, to, field, reading }))),
    infer: (field, reading, because) => inferred.push({ field, reading, because }),
    refuse: ({ from, to }, sentence) => unread.push({ from, to, sentence }),
  }
}
