import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'

/** Whether a short time in seconds stands behind a set without a rest: "300, 6x100, 300, 15 s". */
export function isLooseRest({ amount, from }: MentionOf<'amount'>, mentions: readonly Mention[]): boolean {
  const seconds = amount.kind === 's' ? amount.value : amount.kind === 'time' && amount.isSeconds ? amount.seconds : 0
  const isRested = mentions.some(({ kind }) => kind === 'rest' || kind === 'send-off')
  const hasSet = mentionsOf('set', mentions).some((set) => set.to <= from && !set.rest)
  return seconds > 0 && seconds <= MAX_LOOSE_REST && hasSet && !isRested
}

const YARDS_PER_METRE = 1.0936
// Our choice.
const MAX_LOOSE_REST = 60

/** The distance of a swim that was asked for by its time alone, for an easy swimmer of the usual speed. */
export function swumIn(mention: MentionOf<'amount'>, mentions: readonly Mention[]): Mention | undefined {
  const { amount } = mention
  const seconds = amount.kind === 'time' ? amount.seconds : 0
  const isOnlyLength =
    mentionsOf('amount', mentions).length === 1 && mentions.every(({ kind }) => kind !== 'warm-up or cool-down')
  const isTimed = mentionsOf('set', mentions).some(({ bout }) => bout.kind === 'time' || bout.kind === 'clock')
  const isFirst = !isOnlyLength && isSaidFirst(mention, mentions)
  // "45 min easy with 6x1 min hard": as long a time is that of the session.
  if (seconds < MIN_SWIM_SECONDS || !(isOnlyLength || isFirst) || (isTimed && seconds < MIN_SESSION_SECONDS))
    return undefined
  const metres = Math.round((seconds - (isFirst ? restsOf(mentions) : 0)) / EASY_SECONDS_PER_100) * 100
  // In a pool of yards: about as many more as a yard is shorter, in whole hundreds.
  const isInYards = mentions.some((one) => (one.kind === 'pool' || one.kind === 'unit') && one.unit === 'yards')
  const amountSwum = isInYards
    ? ({ kind: 'distance', value: Math.round((metres * YARDS_PER_METRE) / 100) * 100, unit: 'yards' } as const)
    : ({ kind: 'distance', value: metres, unit: 'meters' } as const)
  return { ...mention, amount: amountSwum, isEstimated: true }
}

/** "Swim for 45 minutes: warm up 10 min, 12x50": the whole before its parts, which says nothing of how it is swum. */
function isSaidFirst(mention: MentionOf<'amount'>, mentions: readonly Mention[]): boolean {
  const { amount } = mention
  const at = mentions.indexOf(mention)
  const before = mentions.slice(0, at)
  const behind = mentions.slice(at + 1)
  const [next] = behind.filter(({ kind }) => kind !== 'sport' && kind !== 'filler')
  const isBesideSport = [...before, ...behind.slice(0, 2)].some((one) => one.kind === 'sport')
  return (
    amount.kind === 'time' &&
    amount.seconds >= MIN_SESSION_SECONDS &&
    isBesideSport &&
    next !== undefined &&
    BEFORE_PARTS.has(next.kind) &&
    behind.every((one) => one.kind !== 'amount' || one.amount.kind !== 'time') &&
    before.every(({ kind }) => kind === 'sport' || kind === 'filler' || kind === 'unknown') &&
    behind.some(({ kind }) => kind === 'set' || kind === 'warm-up or cool-down' || kind === 'sets of')
  )
}

/** "swim 50 min 300 wu 12x50": what can follow a whole without a sign. */
const BEFORE_PARTS = new Set<Mention['kind']>(['punctuation', 'set', 'warm-up or cool-down', 'detail'])

/** The seconds of all rests that the sets of a sentence say. */
function restsOf(mentions: readonly Mention[]): number {
  return mentions.reduce((sum, one, at) => {
    if (one.kind !== 'set') return sum
    const next = mentions.slice(at + 1).find(({ kind }) => kind === 'rest' || kind === 'set')
    const rest = one.rest ?? (next?.kind === 'rest' ? next.rest : undefined)
    return sum + (rest?.kind === 'time' && rest.seconds <= MAX_REST_SECONDS ? one.times * rest.seconds : 0)
  }, 0)
}

// Our choice: a longer one lies between sets.
const MAX_REST_SECONDS = 120
// Our choice: a swim of less is a set or a rest, and 2:10 per 100 is an easy pace at a usual critical swim speed of 1:50.
const MIN_SWIM_SECONDS = 10 * 60

const MIN_SESSION_SECONDS = 20 * 60

export const EASY_SECONDS_PER_100 = 130
