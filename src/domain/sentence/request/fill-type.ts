import { type SportId, sportOf, type WorkoutType, workoutTypeLabel } from '../../sports/registry.ts'
import { toMetres } from '../../units/distance.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { findSaidTypes, listTypes, type SaidType, SOFT_RANK } from '../resolve/session-type.ts'
import type { MainSet } from '../result.ts'
import { HILLS } from '../tokens/words/unsupported-words.ts'
import type { DraftRequest } from './draft-request.ts'

/** Fills the type: the said type of highest rank that the sport has. A set overrides a soft name ("easy", "long"). */
export function fillType(draft: DraftRequest, mentions: readonly Mention[], sport: SportId, sentence: string): void {
  const hasSet = mentions.some(({ kind }) => kind === 'set' || kind === 'rungs' || kind === 'sets of')
  const said = findSaidTypes(mentions, sport)
  // A length that is easy without saying so names no session: "2 miles, 3x1 mile, 1 mile".
  const isUnsaid = ({ mention }: SaidType) =>
    hasSet && mention.kind === 'session' && mentionsOf('amount', mentions).some(({ from }) => from === mention.from)
  const known = said.filter((one) => one.type !== undefined && !isUnsaid(one))
  // "6x1 min 110rpm in 50 min easy ride": turning quickly is no hard work.
  const isHard = !mentions.some(isOfCadence) || mentions.some(isHardEffort)
  const isInGroup = mentions.some(({ kind }) => kind === 'sets of')
  // "100 easy on 2:00, 4x50 fast on 1:00": a single swim does not name the session.
  const isOfOneSet =
    mentionsOf('set', mentions).some(({ times }) => times === 1) &&
    mentionsOf('set', mentions).length > known.filter(isEasy).length
  const isOverridden = (one: SaidType) =>
    hasSet &&
    isHard &&
    isEasy(one) &&
    (!sportOf(sport).inPool || isInGroup || isOfOneSet || isBesideHarder(one.mention, mentions))
  // "easy run with hills", "ride z2, but hills so whatever": hills without a set are of the route, where another type is said,
  // and so is a single one.
  const isOfRoute = ({ mention }: SaidType) =>
    !hasSet &&
    mention.kind === 'session' &&
    mention.session === 'hills' &&
    !REPEATED.test(sentence.slice(mention.from, mention.to)) &&
    !COUNTED.test(sentence.slice(0, mention.from)) &&
    (known.some((one) => one.mention.kind === 'zone' || one.type === 'endurance') ||
      (ONE.test(sentence.slice(0, mention.from)) &&
        HILL.test(sentence.slice(mention.from, mention.to)) &&
        !NAMED.test(sentence.slice(mention.to)) &&
        !TIMES.test(sentence)))
  const [highest] = known
    .filter((one) => !isOverridden(one) && !isOfRoute(one))
    .toSorted((one, other) => other.rank - one.rank)
  const type = highest?.type
  for (const { mention } of known.filter(isOfRoute)) draft.addUnread(mention, HILLS)
  for (const { mention } of said.filter(isUnread)) draft.addUnread(mention, listTypes(sport))
  if (!type) return
  draft.asked.workoutType = type
  const names = known.filter((one) => one.type === type).map(({ mention }) => mention)
  draft.addFound('workoutType', workoutTypeLabel[type], ...names)
}

/** Hills that are a set by their name. */
const REPEATED = /rep|sprint/i
/** "with one big hill": it is on the way. */
const ONE = /\b(?:an?|one|1|the|over) (?:(?:big|huge|little|small|good|final) )?$/i
const HILL = /\bhill$/i
/** "the hill session" */
const NAMED = /^ (?:session|workout|training|set|run|ride|work|loop|day)\b/i
const TIMES = /\b(?:times|twice|\d+ ?x|x ?\d+)\b/i
/** "6 hills" */
const COUNTED = /\d ?$/

/** "4x50 easy, 4x50 fast": whether an easy effort is of one set, and a hard one of another. */
function isBesideHarder(easy: Mention, mentions: readonly Mention[]): boolean {
  const setOf = (one: Mention) =>
    mentions.findLast((head) => (head.kind === 'set' || head.kind === 'amount') && head.from <= one.from)
  const own = setOf(easy)
  return (
    own?.kind === 'set' &&
    mentionsOf('session', mentions).some((one) => {
      const other = one.session === 'hard' ? setOf(one) : undefined
      return other?.kind === 'set' && other !== own
    })
  )
}

function isEasy({ type, rank }: SaidType): boolean {
  return rank <= SOFT_RANK && type === 'endurance'
}

function isHardEffort(mention: Mention): boolean {
  if (mention.kind === 'session') return mention.session !== 'easy' && mention.session !== 'endurance'
  return mention.kind === 'percent' || mention.kind === 'power' || (mention.kind === 'zone' && mention.zone > 2)
}

/** Whether the sport has no type for a name. */
function isUnread({ type, rank }: SaidType): boolean {
  return type === undefined && rank > 0
}

/** Fills the type that a set belongs to, where no type was said. */
export function fillTypeFromSet(draft: DraftRequest, sport: SportId): void {
  const { asked } = draft
  const set = asked.set ?? (asked.mainSet && setOf(asked.mainSet))
  if (asked.workoutType || !set) return
  if (asked.mainSet && isOnlyTurned(asked.mainSet)) {
    asked.workoutType = 'endurance'
    draft.addInferred('workoutType', workoutTypeLabel.endurance, TURNED)
    return
  }
  asked.workoutType = typeOfSet(sport, set)
  draft.addInferred('workoutType', workoutTypeLabel[asked.workoutType], 'A set was asked for, and no other type.')
}

/** A cadence in figures, or in words: "5x20 s high cadence". */
function isOfCadence(mention: Mention): boolean {
  return mention.kind === 'cadence' || (mention.kind === 'split' && isQuick(mention.words))
}

function isQuick(name: string | undefined): boolean {
  return name !== undefined && /\b(?:high|hi|fast|quick) cad|spin ?ups?|fast pedal/i.test(name)
}

/** "6x1 min at 110 rpm": bouts of which only is said how quickly they are turned. */
function isOnlyTurned(steps: StoredSteps): boolean {
  const work = steps.flatMap((entry) => (isRepeat(entry) || isPause(entry) ? [] : entry))
  return (
    work.every(({ target, effort, cadence, name }) => !target && !effort && (cadence || isQuick(name))) &&
    work.some(
      ({ cadence, name }) => isQuick(name) || (cadence && cadence.min >= LEAST_QUICK_RPM && cadence.min <= MOST_RPM),
    )
  )
}

const LEAST_QUICK_RPM = 100
// More are the steps of a run.
const MOST_RPM = 150
const TURNED = 'Turning quickly is no hard work, and nothing else was said.'

/** Fills the type of a workout from its first set, where no type was said. */
export function fillTypeFromRepeats(draft: DraftRequest, steps: StoredSteps, sport: SportId): void {
  const at = steps.findIndex((entry) => isRepeat(entry) && entry.repeat.count > 1)
  const repeat = steps[at]
  if (draft.asked.workoutType || !repeat || !isRepeat(repeat)) return
  const set = setOf(steps.slice(at - repeat.repeat.steps, at))
  if (!set) return
  draft.asked.workoutType = typeOfSet(sport, set)
  draft.addInferred('workoutType', workoutTypeLabel[draft.asked.workoutType], 'A set was asked for, and no other type.')
}

/**
 * Bouts of 8 minutes and more are threshold work (2 × 20 minutes is the usual set); bouts of up to a minute with rests of
 * up to 90 seconds are VO2 max (30/30, 40/20). A sport without that type has intervals.
 */
function typeOfSet(sport: SportId, { value, unit, restSeconds }: Omit<MainSet, 'times'>): WorkoutType {
  const isMicro = unit === 'seconds' && value <= 60 && restSeconds !== undefined && restSeconds <= 90
  const isLong = unit === 'minutes' ? value >= 8 : unit !== 'seconds' && isFar(toMetres(value, unit), sport)
  const type = isLong ? 'threshold' : isMicro ? 'v02 max' : 'interval'
  return sportOf(sport).workoutTypes.includes(type) ? type : 'interval'
}

/** Whether a bout by distance takes longer than one at interval effort can. */
function isFar(metres: number, sport: SportId): boolean {
  const { inPool, sentence } = sportOf(sport)
  const easy = sentence.easyAround?.secondsPerKilometre ?? 0
  return !inPool && (metres / 1000) * easy * FASTER > MAX_INTERVAL_SECONDS
}

// Our choice: of the time at an easy pace, and the longest bout that the generator gives.
const FASTER = 0.75
const MAX_INTERVAL_SECONDS = 11 * 60

/** The first bout of a main set that is written out, and the rest behind it. */
function setOf(steps: StoredSteps): Omit<MainSet, 'times'> | undefined {
  const [work, next] = steps.flatMap((entry) => (isRepeat(entry) ? [] : entry))
  if (!work) return undefined
  const { type, unit, value } = work.duration
  const restSeconds = next && isPause(next) && next.duration.type === 'time' ? { restSeconds: next.duration.value } : {}
  if (type === 'distance') return { value, unit, ...restSeconds }
  return { ...(value >= 120 ? { value: value / 60, unit: 'minutes' } : { value, unit: 'seconds' }), ...restSeconds }
}

function isPause({ intensity }: Step): boolean {
  return intensity === 'rest' || intensity === 'recovery'
}
