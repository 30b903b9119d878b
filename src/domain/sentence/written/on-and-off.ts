import type { Part } from '../outline/part.ts'

/** Whether the bouts of a set are "on", which is hard, and its rests "off". */
export function isOnAndOff({ head }: Part, sentence: string): boolean {
  return head?.kind === 'set' && head.rest !== undefined && ON_AND_OFF.test(sentence.slice(head.from, head.to))
}

const ON_AND_OFF = /\bon\b.*\boff\b/is
