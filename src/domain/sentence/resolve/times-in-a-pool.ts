import { sumOf } from '../../units/numbers.ts'
import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import { type Part, saidOf } from '../outline/part.ts'

/** Whether a short time in seconds stands behind a set without a rest: "300, 6x100, 300, 15 s". */
export function isLooseRest({ amount, from }: MentionOf<'amount'>, mentions: readonly Mention[]): boolean {
  const seconds = amount.kind === 's' ? amount.value : amount.kind === 'time' && amount.isSeconds ? amount.seconds : 0
  const isRested = mentions.some(({ kind }) => kind === 'rest' || kind === 'send-off')
  const hasSet = mentionsOf('set', mentions).some((set) => set.to <= from && !set.rest)
  return seconds > 0 && seconds <= MAX_LOOSE_REST && hasSet && !isRested
}

// Our choice.
const MAX_LOOSE_REST = 60

/** The seconds of all rests that the sets of a swim say. */
export function restSecondsOf(parts: readonly Part[]): number {
  return sumOf(parts, (part) => {
    if (part.head?.kind !== 'set') return 0
    const rest = part.head.rest ?? saidOf(part, 'rest')[0]?.rest
    return rest?.kind === 'time' && rest.seconds <= MAX_REST_SECONDS ? part.head.times * rest.seconds : 0
  })
}

// Our choice: a longer one lies between sets.
const MAX_REST_SECONDS = 120
