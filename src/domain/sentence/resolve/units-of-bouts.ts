import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import type { Amount } from '../tokens/amounts.ts'

/**
 * Bouts and rests of 15 to 90 without a unit are both seconds: "4x30/30", "3x40/20", and so are "6x20/10": nobody rides six
 * times twenty minutes.
 */
export function inSecondsOfPair(set: MentionOf<'set'>): Mention {
  const { bout, rest } = set
  if (bout.kind !== 'bare' || rest?.kind !== 'bare') return set
  const isShort = (value: number) => value >= 15 && value <= 90
  const isMany = set.times >= MANY_TIMES && rest.value >= MIN_SHORT_REST && rest.value < bout.value
  if (!isShort(bout.value) || !(isShort(rest.value) || isMany)) return set
  const seconds = (value: number) => ({ kind: 'time', seconds: value, isSeconds: true }) as const
  return { ...set, bout: seconds(bout.value), rest: seconds(rest.value) }
}

// Our choice.
const MANY_TIMES = 5
const MIN_SHORT_REST = 10

/** A bout without a unit in that of a long jog behind it: "2x3 @ MP with 1 mi float" are miles. */
export function inUnitOfJog(mention: Mention, ...[, , all]: [unknown, unknown, readonly Mention[]]): Mention {
  // "3x1600, 0.25 mile jog": hundreds are metres.
  if (mention.kind !== 'set' || mention.bout.kind !== 'bare' || mention.bout.value >= MIN_PLURAL) return mention
  const rest = mentionsOf('rest', all).find((one) => one.from >= mention.to)?.rest
  const isLong = rest?.kind === 'distance' && (rest.unit === 'miles' || rest.unit === 'kilometers')
  return isLong ? { ...mention, bout: { ...rest, value: mention.bout.value } } : mention
}

/** Whether a rest is in seconds; behind a name that bouts of minutes have, too, also no longer than the bout. */
function isAsShort(rest: Amount, bout: number, isNamed: boolean): boolean {
  const seconds = rest.kind === 's' ? rest.value : rest.kind === 'time' && rest.isSeconds ? rest.seconds : undefined
  return seconds !== undefined && (!isNamed || (seconds <= bout && bout < MIN_PLURAL))
}

// Hundreds are distances.
const MIN_PLURAL = 100
const BEFORE_REST = new Set<Mention['kind']>([
  ...(['filler', 'zone', 'session', 'punctuation'] as const),
  ...(['power', 'percent', 'pace', 'race pace', 'beats'] as const),
])

/**
 * Whether "s" behind the figure of a set is seconds, not a plural: "3x10s sprints", "6x40s hard", and behind another part
 * that names its own effort, "20 min tempo then 6x30s".
 */
export function isInSeconds(
  set: MentionOf<'set'>,
  all: readonly Mention[],
  at: number,
): set is MentionOf<'set'> & { bout: { kind: 's' } } {
  const next = all[at + 1]
  // "6x300s hard, 60 s rest": as on a track.
  if (set.bout.kind === 's' && set.bout.value >= MIN_TRACK && set.bout.value % MIN_TRACK_STEP === 0) return false
  // "2x50s fast on 55" are swims.
  if (set.bout.kind !== 's' || all.slice(at + 1, at + 3).some(({ kind }) => kind === 'send-off')) return false
  // "5x30s z6 w/ 30 s off", "3x30s threshold (30 s jog)": as short a rest.
  const rest = all.slice(at + 1, at + MOST_BEFORE_REST).find(({ kind }) => !BEFORE_REST.has(kind))
  const isNamed = next?.kind === 'session' || next?.kind === 'punctuation'
  if (rest?.kind === 'rest' && isAsShort(rest.rest, set.bout.value, isNamed)) return true
  // "2x30s sweet spot, 6x30 sec hard": as long as the bouts of another set that are seconds.
  const { value } = set.bout
  const isSame = ({ bout }: MentionOf<'set'>) => bout.kind === 'time' && bout.seconds === value
  if (mentionsOf('set', all).some(isSame)) return true
  if (next?.kind === 'zone' && next.zone > 4) return true
  // "3x1min @ race pace, 3x 10s bursts": who writes out minutes means seconds.
  if (set.bout.value < MAX_SHORT_SECONDS && mentionsOf('set', all).some((one) => isInMinutes(one))) return true
  const effort = next?.kind === 'session' ? next.session : undefined
  if (effort === 'anaerobic' || effort === 'hills') return true
  if (effort === 'hard') return set.bout.value >= MIN_HARD_SECONDS
  const before = all.slice(0, at)
  const isOfOther = before.some(({ kind }) => kind === 'amount') && before.some(({ kind }) => kind === 'session')
  return effort === undefined && isOfOther && set.bout.value >= MIN_HARD_SECONDS && set.bout.value % 100 !== 0
}

function isInMinutes({ bout }: MentionOf<'set'>): boolean {
  return bout.kind === 'time' && !bout.isSeconds
}

// A round figure as long or longer is a distance on foot (our choice).
const MIN_TRACK = 200
const MIN_TRACK_STEP = 100
// A greater figure may be a distance, "4x400s" (our choice).
const MAX_SHORT_SECONDS = 100
// Mentions between a set and its rest: its zone and a "with".
const MOST_BEFORE_REST = 5
// Fewer hard ones are minutes (our choice).
const MIN_HARD_SECONDS = 15
