import type { Mention } from '../mention.ts'

/** A part of what was built, in words, and the mentions that it was read from. */
export type BuiltPart = {
  field: 'set' | 'mainSet' | 'warmup' | 'cooldown'
  reading: string
  mentions: readonly Mention[]
}
