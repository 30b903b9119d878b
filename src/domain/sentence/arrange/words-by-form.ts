import type { Span } from '../result.ts'

/** A word by its form, a sticky pattern, and what it says. */
export type Form<Shape> = {
  form: RegExp
  read: (groups: Record<string, string | undefined>, all: string) => Shape | undefined
}

type Unknown = Span & { kind: 'unknown'; words: string }

/** The word that begins at a place, by the first form that reads it; letters and figures that none reads are not known. */
export function wordByForm<Shape extends object>(
  forms: readonly Form<Shape>[],
  text: string,
  from: number,
): (Shape & Span) | Unknown {
  for (const { form, read } of forms) {
    form.lastIndex = from
    const match = form.exec(text)
    const shape = match && match[0].length > 0 ? read(match.groups ?? {}, match[0]) : undefined
    if (match && shape) return { ...shape, from, to: from + match[0].length }
  }
  UNKNOWN.lastIndex = from
  const words = UNKNOWN.exec(text)?.[0] ?? text.slice(from, from + 1)
  return { kind: 'unknown', words, from, to: from + words.length }
}

const UNKNOWN = /[\p{L}\d'’]+(?:[-.:][\p{L}\d'’]+)*/uy
