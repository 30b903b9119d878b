import type { Field, Inferred, Span } from '../result.ts'

/** Words of the sentence and what they were read as, as an assumption. */
export function told(field: Field, reading: string, span: Span, sentence: string, what: string): Inferred {
  return { field, reading, because: `“${wordsOf(span, sentence)}” ${what}` }
}

/** Words of the sentence without the mark behind them. */
export function wordsOf({ from, to }: Span, sentence: string): string {
  return sentence.slice(from, to).replace(/[\s,;]+$/, '')
}
