import { toMetres } from '../../../units/distance.ts'
import type { Meaning, Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import type { SessionName } from '../../tokens/words/session-words.ts'
import { readPercent } from '../figures/percents.ts'
import { poolSport } from '../figures/pools.ts'
import { readPower } from '../figures/powers.ts'
import { isPartEnd } from '../plain-words.ts'
import { readSession } from '../sessions.ts'
import { hasSet, isDescription, isDirectlyBehindBouts, isShort } from './behind-bouts.ts'
import { openingOf } from './brackets.ts'
import { setBefore } from './last-set.ts'
import { readRestRange } from './rest-ranges.ts'
import { readWarmUpOrCoolDown } from './warm-up-and-cool-down.ts'

/** A short amount directly behind a set, without a word for it: "8x400 (90s)", "5x3 min with 2 min". */
export const readUnnamed: Reader = (tokens, at, before) => {
  const opened = textAt(tokens, at - 1)
  // "4x2 km, 6x(20 s z5, 30 s z2)": the first part of what is repeated.
  if (opened === '(' && counts.has(textAt(tokens, at - 2))) return undefined
  const isDirect = isDirectlyBehindBouts(before)
  const isOn = opened === 'on' && hasSet(before)
  const isOpened = isDirect && ['(', 'with', 'w', '/', '+'].includes(opened)
  const rest = (isOpened ? readRestRange(tokens, at) : undefined) ?? readAmount(tokens, at)
  if (!rest || !(isShort(rest.value) || isSmallPart(tokens, at, rest, before))) return undefined
  // "@ race watts (245)"
  const isOfTarget = opened === '(' && rest.value.kind === 'bare' && targetNouns.has(textAt(tokens, at - 2))
  const isClosed = opened === '(' && !isOfTarget && closesBehind(tokens, rest.next)
  const isWith = ['with', 'w'].includes(opened) || (opened === '/' && textAt(tokens, at - 2) === 'w')
  const isBare = isWith && isBareRest(tokens, rest.next, rest.value, before)
  const isPlain = rest.value.kind !== 'bare' && (isOpened ? opened !== '(' : isOn && isBrief(rest.value, 45))
  // "10x50 15 sec": no session is as short.
  const isTooShort =
    (isDirect || isBehindGroup(tokens, at)) && isBrief(rest.value, 120) && !isHarder(tokens, rest.next, before)
  const isRest =
    (isDirect && isAloneBehindRuns(tokens, at, rest, before)) ||
    (isClosed && isOpened) ||
    isPlain ||
    (isDirect && isBare) ||
    isTooShort ||
    (isDirect && !isFartherThanBout(rest.value, before) && isEasier(tokens, rest.next, before))
  if (!isRest) return undefined
  return { value: { kind: 'rest', rest: rest.value }, next: rest.next }
}

/** "4x200 in 31, 3 mins, 4x150 fast": a few minutes behind a set by distance that are a clause of their own. */
function isAloneBehindRuns(
  tokens: readonly Token[],
  at: number,
  rest: Match<Amount>,
  before: readonly Meaning[],
): boolean {
  const bout = before.findLast(({ kind }) => kind === 'set')
  const isFar =
    bout?.kind === 'set' &&
    (bout.bout.kind === 'distance' || (bout.bout.kind === 'bare' && bout.bout.value >= MIN_METRES))
  const isSwum = before.some((one) => one.kind === 'detail' || (one.kind === 'sport' && one.sport === poolSport))
  const isAlone = [',', ';'].includes(textAt(tokens, at - 1)) && isPartEnd(tokens, rest.next)
  return isFar && !isSwum && isAlone && rest.value.kind === 'time' && rest.value.seconds <= MAX_ALONE_SECONDS
}

/** "2x5 miles with 1 mile": a distance that is at most half of each bout, and ends its part. */
function isSmallPart(tokens: readonly Token[], at: number, rest: Match<Amount>, before: readonly Meaning[]): boolean {
  const bout = setBefore(before)?.bout
  return (
    ['with', 'w'].includes(textAt(tokens, at - 1)) &&
    isPartEnd(tokens, rest.next) &&
    rest.value.kind === 'distance' &&
    bout?.kind === 'distance' &&
    bout.unit === rest.value.unit &&
    rest.value.value * 2 <= bout.value
  )
}

const counts = new Set(['x', '*', 'of', 'times'])

/** Whether the brackets of a count close directly before: "6x(50 drill + 50 swim) 10 s". */
function isBehindGroup(tokens: readonly Token[], at: number): boolean {
  const opened = textAt(tokens, at - 1) === ')' ? openingOf(tokens, at - 2) : undefined
  const isCounted = opened !== undefined && counts.has(textAt(tokens, opened - 1))
  const inner = opened === undefined ? [] : tokens.slice(opened, at)
  return isCounted && !inner.some(({ text }) => restWords.has(text))
}

const restWords = new Set(['rest', 'r', 'on', 'off', 'ri', 'recovery'])

/** Whether a bare figure behind a set without a unit is its rest: "3x8 w 5 tempo". */
function isBareRest(tokens: readonly Token[], at: number, rest: Amount, before: readonly Meaning[]): boolean {
  const bout = setBefore(before.filter((one) => !isDescription(one)))?.bout
  // "5x300 w/20": seconds of a swim.
  if (rest.kind === 'bare' && bout?.kind === 'bare' && bout.value >= MIN_POOL_BOUT && rest.value <= 60)
    return isPartEnd(tokens, at)
  // "5x1k w/90", "8x400 w 75": seconds of a run.
  const isFar = bout?.kind === 'distance' || (bout?.kind === 'bare' && bout.value >= MIN_TRACK_BOUT)
  if (rest.kind === 'bare' && isFar && rest.value >= MIN_REST_SECONDS && rest.value <= MAX_REST_SECONDS)
    return isPartEnd(tokens, at) && rest.value % 15 === 0
  const isSmall =
    rest.kind === 'bare' && bout?.kind === 'bare' && rest.value <= bout.value && bout.value < MIN_POOL_BOUT
  return (
    isSmall &&
    (isPartEnd(tokens, at) ||
      readWarmUpOrCoolDown(tokens, at, before) !== undefined ||
      readSession(tokens, at, [{ kind: 'amount', amount: rest }]) !== undefined)
  )
}

// In seconds, and metres of a track (our choice).
const MAX_ALONE_SECONDS = 300
const MIN_METRES = 100
const MIN_REST_SECONDS = 60
const MAX_REST_SECONDS = 120
const MIN_TRACK_BOUT = 200
// In minutes; a greater figure is a distance in a pool.
const MIN_POOL_BOUT = 25

/** Whether a bracket closes behind a rest, at most a zone or a target later: "(3 min z1)". */
function closesBehind(tokens: readonly Token[], at: number): boolean {
  const closed = tokens.slice(at, at + MAX_TARGET_TOKENS).findIndex(({ text }) => text === ')')
  const inside = closed < 0 ? undefined : tokens.slice(at, at + closed)
  // "6x800 (10k pace)" is no rest.
  if (inside?.[0]?.text === 'pace') return false
  return inside?.every(({ kind, text }) => kind === 'number' || kind === 'clock' || targetWords.has(text)) === true
}

const targetNouns = new Set(['watts', 'watt', 'power', 'pace', 'bpm', 'hr', 'rpm', 'cadence', 'ftp'])
const MAX_TARGET_TOKENS = 8
const targetWords = new Set(
  'z zone easy steady relaxed slow gentle endurance rpe bpm recovery @ at in % w ftp of jog walk spin / km : pace'.split(
    ' ',
  ),
)

/** Whether an easier target than that of the set stands behind a time: "3x12 88% 4 min 55%". */
function isEasier(tokens: readonly Token[], at: number, before: readonly Meaning[]): boolean {
  const start = skip(tokens, at, aimWords)
  const own = readPercent(tokens, start, []) ?? readPower(tokens, start, [])
  const zone = readSession(tokens, start, [])?.value
  // "5x5 min z5, 5 min z1"
  if (zone?.kind === 'zone' && zone.zone <= 2) return before.some(isHard)
  const ofSet = before.findLast(({ kind }) => kind === own?.value.kind)
  return own !== undefined && ofSet !== undefined && hardnessOf(own.value) < hardnessOf(ofSet)
}

/** "6x50 fast, 300 z2": a distance that is longer than each bout is a part of its own. */
function isFartherThanBout(rest: Amount, before: readonly Meaning[]): boolean {
  const set = before.findLast((one) => one.kind === 'set')
  const [own, bout] = [figureOf(rest), figureOf(set?.bout)]
  return own !== undefined && bout !== undefined && own > bout
}

/** Metres of a length by distance; a bare figure is one in a pool. */
function figureOf(amount: Amount | undefined): number | undefined {
  if (amount?.kind === 'distance') return toMetres(amount.value, amount.unit)
  return amount?.kind === 'bare' || amount?.kind === 'm' ? amount.value : undefined
}

/** Whether bouts are hard by their zone or a word: "4x30s max, 4 min z1". */
function isHard(meaning: Meaning): boolean {
  if (meaning.kind === 'zone') return meaning.zone > 2
  return meaning.kind === 'session' && (meaning.session === 'hard' || meaning.session === 'anaerobic')
}

/** Whether a target at least as hard as that of the set stands behind a time: "3x6 min 95%, 2 min 105%". */
function isHarder(tokens: readonly Token[], at: number, before: readonly Meaning[]): boolean {
  const start = skip(tokens, at, aimWords)
  const own = readPercent(tokens, start, []) ?? readPower(tokens, start, [])
  if (!own) return isWork(readSession(tokens, start, [])?.value) && before.slice(lastSetAt(before)).some(isWork)
  const ofSet = before.findLast(({ kind }) => kind === own.value.kind)
  return ofSet !== undefined && hardnessOf(own.value) >= hardnessOf(ofSet)
}

function lastSetAt(before: readonly Meaning[]): number {
  return before.findLastIndex(({ kind }) => kind === 'set' || kind === 'rungs' || kind === 'times')
}

/** Whether an effort by name is that of work: "5x2 min fast, 2 min at 5k pace". */
function isWork(meaning: Meaning | undefined): boolean {
  if (meaning?.kind === 'session') return HELD_OR_HARD.has(meaning.session)
  return meaning?.kind === 'race pace' || (meaning?.kind === 'zone' && meaning.zone > 2)
}

const HELD_OR_HARD = new Set<SessionName>(['tempo', 'threshold', 'sweet spot', 'vo2', 'anaerobic', 'css', 'hard'])

const aimWords = new Set(['@', 'at', 'in'])

function hardnessOf(meaning: Meaning): number {
  return meaning.kind === 'percent' ? meaning.high : meaning.kind === 'power' ? meaning.watts : 0
}

function isBrief(rest: Amount, maxSeconds: number): boolean {
  return rest.kind === 's' ? rest.value <= maxSeconds : rest.kind === 'time' && rest.seconds <= maxSeconds
}
