import type { Mention } from '../mention.ts'
import { EFFORTS } from './effort-of-part.ts'
import type { Part } from './part.ts'

/**
 * A row of stretches, each with its effort, with what begins and ends it done easily: "30 min easy, 15 min hard, 5 to finish". Its
 * ends are parts of the row, and no places within one of its lengths.
 */
export function easeEndsOfRow(parts: readonly Part[], sentence: string): Part[] {
  const isEnd = (part: Part, at: number) =>
    (at === 0 && (placeOf(part) === 'first' || isSaidFirst(part, sentence))) ||
    (at === parts.length - 1 && placeOf(part) === 'last')
  const isBareEnd = (part: Part, at: number) => isEnd(part, at) && part.about.every(({ kind }) => kind === 'sport')
  const isRow = parts.every((part, at) => isBareEnd(part, at) || (isStretch(part) && saysEffort(part)))
  if (parts.length < MIN_ROW || !isRow || !parts.some(isBareEnd)) return [...parts]
  return parts.map((part, at) => (isBareEnd(part, at) ? asEasy(part) : part))
}

// Of two lengths one may be the whole: "60 min easy, 10 to finish".
const MIN_ROW = 3

function isStretch({ head }: Part): boolean {
  return head?.kind === 'amount' && head.place === undefined
}

function isSaidFirst({ head }: Part, sentence: string): boolean {
  return head !== undefined && /^\s*to (?:start|begin|open)\b/i.test(sentence.slice(head.to))
}

function placeOf({ head }: Part) {
  return head?.kind === 'amount' ? head.place : undefined
}

function saysEffort({ about }: Part): boolean {
  return about.some(({ kind }) => EFFORTS.has(kind) || kind === 'zone' || kind === 'session')
}

function asEasy(part: Part): Part {
  const { head } = part
  if (head?.kind !== 'amount') return part
  const { place: _, ...stretch } = head
  const easy: Mention = { kind: 'session', session: 'easy', from: head.from, to: head.to }
  return { ...part, head: stretch, about: [...part.about, easy] }
}
