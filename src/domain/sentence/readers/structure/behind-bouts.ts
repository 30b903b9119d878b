import type { Meaning } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { oncePerList } from '../../tokens/once-per-list.ts'

/** Whether a set, a ladder, strides or the count of a length without a rest were read last, with nothing behind them but how they are done. */
export const isDirectlyBehindBouts = oncePerList((before: readonly Meaning[]): boolean => {
  const last = before.findLast((one) => !isDescription(one))
  // "800s, eight of them, equal jog"
  const isOpen = last?.kind === 'rungs' || last?.kind === 'strides' || last?.kind === 'times'
  return isOpen || (last?.kind === 'set' && !last.rest)
})

export function isDescription(one: Meaning): boolean {
  // "3x8 @ 270": a figure behind an at-sign is a target.
  return descriptions.has(one.kind) || (one.kind === 'amount' && one.isAimed === true)
}

/** What can stand between a set and its rest: how hard it is, and how it is swum. */
const descriptions = new Set<Meaning['kind']>([
  ...([
    'filler',
    'punctuation',
    'session',
    'zone',
    'percent',
    'power',
    'pace',
    'beats',
    'race pace',
    'changed pace',
    'bout time',
  ] as const),
  ...([
    'rated',
    'targets',
    'numbered',
    'divided',
    'offset',
    'cadence',
    'detail',
    'split',
    'bound',
    'link',
    'send-off',
    'sets of',
    'over-under',
  ] as const),
  ...(['sport', 'metric', 'unknown', 'unsupported'] as const),
])

// A longer easy time is a cool-down or a session of its own (our choice).
const MAX_SHORT_SECONDS = 6 * 60

export function isShort(rest: Amount): boolean {
  // "8x50 sprint, 2000 m easy": nobody rests over such a distance.
  if (rest.kind === 'm' && rest.value > MAX_JOG_METRES) return false
  return rest.kind === 'time' ? rest.seconds <= MAX_SHORT_SECONDS : rest.kind !== 'distance'
}

// Our choice.
const MAX_JOG_METRES = 800

export const hasSet = oncePerList((before: readonly Meaning[]): boolean =>
  before.some(
    ({ kind }) => kind === 'set' || kind === 'rungs' || kind === 'sets of' || kind === 'times' || kind === 'strides',
  ),
)
