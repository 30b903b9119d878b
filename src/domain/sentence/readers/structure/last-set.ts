import type { Meaning } from '../../mention.ts'
import { oncePerList } from '../../tokens/once-per-list.ts'

type LastSet = Extract<Meaning, { kind: 'set' }>

/** The set that was read last, with nothing behind it but how it is done: "10x100 free @ CSS+3 …". */
export const lastSet = oncePerList((before: readonly Meaning[]): LastSet | undefined => {
  const last = before.findLast(({ kind }) => !descriptions.has(kind))
  return last?.kind === 'set' ? last : undefined
})

/** The set that a division is of: its send-off and its rest may stand between, "8x50 on 1:00 (25 kick/25 swim)". */
export const setToDivide = oncePerList((before: readonly Meaning[]): LastSet | undefined => {
  const last = before.findLast(({ kind }) => !descriptions.has(kind) && kind !== 'send-off' && kind !== 'rest')
  return last?.kind === 'set' ? last : undefined
})

/** The set directly before, with nothing but fillers between. */
export const setBefore = oncePerList((before: readonly Meaning[]): LastSet | undefined => {
  const last = before.findLast(({ kind }) => kind !== 'filler' && kind !== 'session')
  return last?.kind === 'set' ? last : undefined
})

const descriptions = new Set<Meaning['kind']>([
  ...([
    'filler',
    'punctuation',
    'sport',
    'session',
    'unsupported',
    'detail',
    'split',
    'zone',
    'offset',
    'percent',
  ] as const),
  ...([
    'power',
    'pace',
    'race pace',
    'rated',
    'cadence',
    'beats',
    'targets',
    'numbered',
    'divided',
    'unknown',
    'sets of',
    'bound',
    'unit',
  ] as const),
])
