import type { Span } from '../result.ts'

/** Whether a sign or "then" stands before a figure, which makes it a part of its own: "6x100 / 300". */
export function isSeparated({ from }: Span, sentence: string): boolean {
  return /(?:[,;./\n]|\bthen)[ ]?$/i.test(sentence.slice(0, from))
}

/** The index at which the clause around a place begins. */
export function beginningOfClause(sentence: string, at: number): number {
  let from = at
  while (from > 0 && !BREAKS.has(sentence.charAt(from - 1))) from -= 1
  return from
}

/** The index at which the clause around a place ends. */
export function endOfClause(sentence: string, at: number): number {
  const length = sentence.slice(at).search(/[,;.:\n]/)
  return length < 0 ? sentence.length : at + length
}

const BREAKS = new Set([',', ';', '.', ':', '\n'])
