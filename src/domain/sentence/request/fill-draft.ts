import { referenceOf } from '../../generator/request/reference.ts'
import { sportOf } from '../../sports/registry.ts'
import type { NewWorkout } from '../../workout/workout.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { restTargets } from '../outline/attach-targets.ts'
import { findNotes, notesByOwner } from '../outline/notes.ts'
import type { Outline } from '../outline/outline.ts'
import { mentionsOfPart, type Part } from '../outline/part.ts'
import { NO_ENDS } from '../readers/refusals.ts'
import { OTHER_SPORTS } from '../readers/unsupported.ts'
import type { ChosenSport } from '../resolve/choose-sport.ts'
import { assumedPool } from '../resolve/laps.ts'
import type { SportContext } from '../resolve/measure.ts'
import { listTypes } from '../resolve/session-type.ts'
import type { Asked, Defaults, Unread } from '../result.ts'
import { HILLS, OTHER_PART } from '../tokens/words/unsupported-words.ts'
import { tellsRest } from '../written/assumed-rests.ts'
import { isRunWalk } from '../written/walks-around.ts'
import { writeWhole } from '../written/whole.ts'
import type { WritingContext } from '../written/writing.ts'
import { describeWorkout } from './describe.ts'
import { type DraftRequest, emptyDraft } from './draft-request.ts'
import { explainOtherTypes } from './explain-other-types.ts'
import { explainUnits } from './explain-units.ts'
import { explainSprints, fillEffort } from './fill-effort.ts'
import { checkPool, fillMetric, fillMetricOfWork, fillPool } from './fill-metric-and-pool.ts'
import { fillNotes } from './fill-notes.ts'
import { fillParts } from './fill-parts.ts'
import { fillRacePace } from './fill-race-pace.ts'
import { fillReference } from './fill-reference.ts'
import { fillStrides } from './fill-strides.ts'
import { fillType, fillTypeFromRepeats, fillTypeFromSet } from './fill-type.ts'
import { fillTypeFromTarget } from './fill-type-from-target.ts'
import { explainShortParts, fillWhole, lengthInTime } from './fill-whole.ts'
import { neededLength } from './length-that-holds.ts'
import { matchTypeToSet } from './match-type-to-set.ts'
import { fillOverUnders } from './over-unders.ts'
import { tellHills } from './tell-hills.ts'
import { findUnread, findUnused } from './unread.ts'

/** What a sentence was read into. */
export type Reading = {
  mentions: readonly Mention[]
  literal: readonly Mention[]
  chosen: ChosenSport
  context: SportContext
  text: string
  defaults: Defaults
}

/**
 * Fills the fields of a request; the workout, too, if the sentence leaves nothing of it open. `named` are words that are
 * unread for a reason of their own.
 */
export function fillDraft(reading: Reading, outline: Outline, named: readonly Unread[]) {
  const usual = fillWithRests(reading, outline, named)
  if (!areRestsTooLong(usual.draft, reading)) return usual
  for (const share of SHORTER_RESTS) {
    const shorter = fillWithRests(reading, outline, named, share)
    if (!areRestsTooLong(shorter.draft, reading)) return shorter
  }
  return usual
}

/** Shares of the usual rests that are tried where none are said and there is no time for these. Our choice. */
const SHORTER_RESTS = [2 / 3, 1 / 2, 1 / 3]

/** Whether the time that was said is too short for the main set with the rests that were assumed in it. */
function areRestsTooLong({ asked, inferred }: DraftRequest, { context: { sport }, defaults }: Reading): boolean {
  const { durationUnit, durationValue, mainSet } = asked
  if (durationUnit !== 'minutes' || durationValue === undefined || !mainSet) return false
  if (!inferred.some(({ because }) => tellsRest(because))) return false
  const reference = defaults.corrected?.reference ?? defaults.references?.[sport]
  return neededLength(asked, durationUnit, sportOf(sport), reference) > durationValue
}

function fillWithRests(
  { mentions, literal, chosen, context, text, defaults }: Reading,
  outline: Outline,
  named: readonly Unread[],
  shareOfRests?: number,
) {
  const { sport } = context
  const draft = emptyDraft()
  draft.unread.push(...findUnread(mentions, text), ...named)
  fillSport(draft, mentions, chosen)
  // How easy a rest is does not name the session.
  const ofRests = outline.parts.flatMap(restTargets)
  const ofWork = mentions.filter((mention) => !ofRests.includes(mention))
  fillType(draft, withoutEasyParts(ofWork, outline, named), sport, text)
  fillReference(draft, mentions, context)
  fillPool(draft, mentions, context, assumedPool(literal, context))
  const notes = findNotes(mentions, outline, text, hillsOfRoute(mentions, draft))
  const around = { notes: notesByOwner(notes), ...(shareOfRests ? { shareOfRests } : {}) }
  const workout = fillSession(draft, mentions, outline, context, text, defaults, around)
  if (!workout) {
    checkPool(draft, mentions)
    fillEffort(draft, withoutEasyParts(ofWork, outline, named), text, sport)
    explainSprints(draft, text, context)
  }
  fillMetric(draft, mentions, context)
  // The pace of a set that is left out is not that of the session.
  if (!outline.isPartial) fillRacePace(draft, mentions, sport)
  explainUnits(draft, mentions, context)
  draft.unread.push(...findUnused(mentions, [...draft.found, ...draft.unread]))
  tellHills(draft, text)
  explainOtherTypes(draft, ofWork, sport, text)
  // What says how hard a part is need not name a type.
  const isOfPart = ({ from, sentence }: Unread) =>
    sentence === listTypes(sport) && draft.found.some((one) => one.field === 'mainSet' && one.from === from)
  draft.unread.splice(0, draft.unread.length, ...draft.unread.filter((one) => !isOfPart(one)))
  return { draft, workout: fillNotes(draft, notes, workout, text) }
}

/** Hills that name no session: "easy run with hills". */
function hillsOfRoute(mentions: readonly Mention[], { unread }: DraftRequest): Mention[] {
  return mentionsOf('session', mentions).filter(
    ({ session, from }) => session === 'hills' && unread.some((one) => one.sentence === HILLS && one.from === from),
  )
}

/** The mentions that can name the session: an easy stretch beside sets does not, nor an easy word in a set that is left out. */
function withoutEasyParts(mentions: readonly Mention[], outline: Outline, named: readonly Unread[]): Mention[] {
  const beside = [outline.parts, ...outline.parts.map(({ group }) => group?.parts ?? [])].flatMap((row) => {
    const hasSets = row.some(
      ({ head, group, contents }) => group || contents || head?.kind === 'set' || head?.kind === 'rungs',
    )
    const stretches = row.filter(({ head }) => head?.kind === 'amount')
    // "3 min hard / 2 min z2"
    const isTurn = row !== outline.parts && row.some(({ about }) => about.some(isHardName))
    return hasSets || isTurn || outline.isPartial ? stretches.flatMap(({ about }) => about) : []
  })
  const isNamed = ({ from, to }: Mention) => named.some((one) => one.from < to && one.to > from)
  // "run 50 min then swim 3x8 min then 50 min": that the ends are easy is not said, and the set between them is none.
  const hasOthers = mentions.some((one) => one.kind === 'unsupported' && OF_OTHERS.has(one.sentence))
  const isUnsaid = (one: Mention) =>
    hasOthers && mentions.some(({ kind, from, to }) => kind === 'amount' && from === one.from && to === one.to)
  const kept = mentions.filter((one) => !(isEasyName(one) && (beside.includes(one) || isNamed(one) || isUnsaid(one))))
  return kept.some(isName) || !mentions.some(isNamed) ? kept : [...mentions]
}

const OF_OTHERS = new Set<string>([OTHER_PART, OTHER_SPORTS])

function isEasyName(mention: Mention): boolean {
  if (mention.kind === 'zone') return mention.zone <= 2
  return mention.kind === 'session' && (mention.session === 'easy' || mention.session === 'endurance')
}

function isHardName(mention: Mention): boolean {
  return mention.kind === 'session' && mention.session === 'hard'
}

function isName({ kind }: Mention): boolean {
  return kind === 'session' || kind === 'zone' || kind === 'race pace' || kind === 'pace'
}

function fillSport(draft: DraftRequest, mentions: readonly Mention[], chosen: ChosenSport): void {
  const { sport } = chosen
  const { label } = sportOf(sport)
  if (chosen.from === 'said' || chosen.from === 'inferred') draft.asked.sport = sport
  if (chosen.from === 'inferred') draft.addInferred('sport', label, chosen.because)
  for (const mention of mentionsOf('sport', mentions)) {
    if (mention.sport === sport) draft.addFound('sport', label, mention)
    else draft.addUnread(mention, 'A session is of one sport: the first one counts.')
  }
}

/** Fills what the session consists of. Answers the workout if the sentence leaves nothing of it open. */
function fillSession(
  draft: DraftRequest,
  mentions: readonly Mention[],
  outline: Outline,
  context: SportContext,
  sentence: string,
  { references, corrected }: Defaults,
  around: Pick<WritingContext, 'notes' | 'shareOfRests'>,
): NewWorkout | undefined {
  const { sport } = context
  const { asked } = draft
  const reference = corrected?.reference ?? ownReference(asked, context) ?? references?.[sport]
  const type = draft.found.some(({ field }) => field === 'workoutType') ? asked.workoutType : undefined
  const isInOnePiece = mentions.some(isWithoutEnds)
  const writing = { ...context, reference, sentence, type, isWhole: true, isInOnePiece, ...around }
  const pool = asked.poolLength
    ? { length: asked.poolLength, unit: context.unit === 'yards' ? ('yards' as const) : ('meters' as const) }
    : undefined
  const whole = writeWhole(outline, writing, { name: 'Workout', sport, pool, reference })
  if (whole) {
    draft.unread.splice(0, draft.unread.length, ...draft.unread.filter((one) => one.sentence !== NO_ENDS))
    fillWhole(draft, whole, outline, context, reference)
    // "progression run, 15 min z1, 15 min z2, 15 min z3": the parts say how.
    const progressions = mentionsOf('progression', mentions).filter(({ efforts }) => !efforts)
    if (whole.parts.length > 1) draft.addFound('mainSet', 'Part by part', ...progressions)
    if (!asked.workoutType && isRunWalk(whole.workout)) asked.workoutType = 'endurance'
    fillTypeFromTarget(draft, whole.workout.steps, sport, reference)
    fillTypeFromRepeats(draft, whole.workout.steps, sport)
    fillMetricOfWork(draft, whole.workout.steps, sport, reference)
    return { ...whole.workout, name: describeWorkout({ ...asked, ...lengthInTime(whole.workout) }, sport) }
  }
  fillParts(draft, outline, { ...writing, isWhole: false }, reference)
  fillOverUnders(draft, mentions, { ...writing, isWhole: false }, reference)
  const { total: _, ...parts } = outline
  const isLeftOut = ({ from, to }: Part['about'][number]) => draft.unread.some((one) => one.from < to && one.to > from)
  const isAllUsed = outline.total && !outline.parts.flatMap(mentionsOfPart).some(isLeftOut)
  const shorter = isAllUsed && writeWhole(parts, writing, { name: 'Workout', sport, pool, reference })
  if (shorter) explainShortParts(draft, shorter, context, reference)
  fillTypeFromTarget(draft, asked.mainSet ?? [], sport, reference)
  fillMetricOfWork(draft, asked.mainSet ?? [], sport, reference)
  fillTypeFromSet(draft, sport)
  matchTypeToSet(draft, sport)
  fillStrides(draft, mentions, sentence, sport)
  return undefined
}

function isWithoutEnds(mention: Mention): boolean {
  return mention.kind === 'unsupported' && mention.sentence === NO_ENDS
}

/** The reference value that was said. */
export function ownReference(asked: Asked, { sport }: Pick<SportContext, 'sport'>): number | undefined {
  const { referenceValue, referenceUnit } = asked
  const reference = referenceOf({
    sport,
    workoutMetric: sportOf(sport).reference.metric,
    referenceValue,
    referenceUnit,
  })
  return typeof reference === 'number' ? reference : undefined
}
