import type { Mention } from '../mention.ts'
import { isEffort, isFigureOrRest } from './kinds.ts'
import type { Part } from './part.ts'

/** A whole and its parts, with what was said of the rest put to the whole: "1h30, last 30 min at 90 %, rest z2". */
export function withRemainder(
  { total, parts }: { total?: Part | undefined; parts: Part[] },
  mentions: readonly Mention[],
  sentence: string,
): { total?: Part; parts: Part[] } {
  if (!total) return { parts }
  const isPlaced = parts.some(({ head }) => head?.kind === 'amount' && head.place !== undefined)
  if (!isPlaced) return { total, parts }
  const effort = mentions.find((one) => isSaidOfRemainder(one, sentence))
  if (!effort || total.about.includes(effort)) return { total, parts }
  const own = parts.map((part) => ({ ...part, about: part.about.filter((one) => one !== effort) }))
  return { total: { ...total, about: [...total.about, effort] }, parts: own }
}

/** Whether words say how hard the rest of the session is: "rest z2", "everything else at 65 %", "tempo for the rest". */
export function isSaidOfRemainder(one: Mention, sentence: string): boolean {
  if (!(isEffort(one) || isFigureOrRest(one))) return false
  return isBesideRemainder(one, sentence)
}

/** Whether words for what is left stand before or behind others: "cool down for the remaining time". */
export function isBesideRemainder(one: Mention, sentence: string): boolean {
  return BEFORE.test(sentence.slice(0, one.from)) || BEHIND.test(sentence.slice(one.to))
}

const BEFORE =
  /\b(?:rest|remainder|remaining(?: time)?|balance|(?:everything|all) else|whatever(?: is|['’]s)? (?:left|remains)|(?:what is|what['’]s) left|in between)\b(?: of (?:it|the \p{L}+))?(?:\s+(?:is|in|at|as|all|@|=|:))*\s*$/iu
const BEHIND =
  /^\s*(?:for |on )(?:the )?(?:rest|remainder|remaining|balance)\b|^\s*(?:for |with |in )?what(?:ever|['’]s| is)? (?:is |time is |remains|left)/i
