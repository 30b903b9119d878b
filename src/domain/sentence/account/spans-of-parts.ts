import type { Mention } from '../mention.ts'
import type { BuiltPart } from '../request/built-part.ts'
import { type Span, spanAround } from '../result.ts'

/** What gives a part its length: "10 min", "6x400", "10 min wu". */
export function headOf({ mentions }: BuiltPart): Mention | undefined {
  return mentions.find(({ kind }) => HEADS.has(kind))
}

const HEADS = new Set<Mention['kind']>(['amount', 'set', 'rungs', 'warm-up or cool-down', 'strides'])

/** From the first word that a part was read from to the last. */
export function spanOf({ mentions }: BuiltPart): Span {
  return spanAround(...mentions)
}

/** The end of the session that a part is. */
export function endOf({ reading }: BuiltPart): 'warmup' | 'cooldown' | undefined {
  const end = END.exec(reading)?.[0]
  return end === undefined ? undefined : end === 'warm-up' ? 'warmup' : 'cooldown'
}

const END = /(?<=^[^,(×]*)\b(?:warm-up|cool-down)\b/
