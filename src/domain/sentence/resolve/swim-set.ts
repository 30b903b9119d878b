import type { Mention } from '../readers/mention.ts'
import { isPoolDistance } from '../readers/strokes.ts'
import type { Amount } from '../tokens/amounts.ts'

type SetMention = Extract<Mention, { kind: 'set' }>

/**
 * The set that is swum, though nobody says so: "8x50 15s rest", "10x100 on 1:40". Short distances with rests of seconds,
 * or that start again after the time a swimmer takes for them. Undefined where a time, kilometres of a run or a jog
 * speak against it.
 */
export function swumSet(mentions: readonly Mention[], sentence: string): SetMention | undefined {
  if (mentions.some(isOfLand) || /\b(jog|walk|float)/i.test(sentence)) return undefined
  const set = mentions.find((one): one is SetMention => one.kind === 'set')
  if (!set || !isPoolDistance(set.bout)) return undefined
  const metres = 'value' in set.bout ? set.bout.value : 0
  // `20x25/15` may be seconds as well.
  const paired = set.rest && set.rest.kind !== 'bare' ? [set.rest] : []
  const rests = [...paired, ...mentions.flatMap((one) => (one.kind === 'rest' ? [one.rest] : []))]
  const isSwum =
    isLengths(set) ||
    rests.some(isOfSeconds) ||
    mentions.some((one) => one.kind === 'send-off' && isSendOff(one, metres))
  return metres <= MOST_METRES && isSwum ? set : undefined
}

const MOST_METRES = 400

// "12x25s": nobody counts seconds in twenty-fives.
function isLengths({ bout }: SetMention): boolean {
  return bout.kind === 's' && bout.value < 100
}

function isOfLand(mention: Mention): boolean {
  if (mention.kind !== 'amount') return false
  const { amount } = mention
  if (amount.kind === 'time' || amount.kind === 'clock') return true
  return amount.kind === 'distance' && (amount.unit === 'miles' || (amount.unit === 'kilometers' && amount.value > 5))
}

// Whoever runs rests longer.
const MOST_REST = 45

function isOfSeconds(rest: Amount): boolean {
  if (rest.kind === 'time') return rest.seconds <= MOST_REST
  return (rest.kind === 's' || rest.kind === 'bare') && rest.value >= 5 && rest.value <= MOST_REST
}

/** "on 1:40": between one and three minutes for every hundred is swum, half a minute is run. */
function isSendOff({ amount, isAimed }: Extract<Mention, { kind: 'send-off' }>, metres: number): boolean {
  if (isAimed) return false
  const per100 = (secondsOf(amount) / metres) * 100
  return per100 >= 60 && per100 <= 180
}

function secondsOf(amount: Amount): number {
  if (amount.kind === 'clock') return (amount.parts[0] ?? 0) * 60 + (amount.parts[1] ?? 0)
  return amount.kind === 'time' ? amount.seconds : amount.kind === 's' ? amount.value : 0
}
