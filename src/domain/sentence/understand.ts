import { referenceOf } from '../generator/request/reference.ts'
import { sportOf } from '../sports/registry.ts'
import type { NewWorkout } from '../workout/workout.ts'
import { type Mention, mentionsOf } from './mention.ts'
import { restTargets } from './outline/attach-targets.ts'
import { type Outline, outlineOf } from './outline/outline.ts'
import { readMentions } from './readers/read-mentions.ts'
import { assumeMissing } from './request/assume-missing.ts'
import { describeWorkout } from './request/describe.ts'
import { type DraftRequest, emptyDraft } from './request/draft-request.ts'
import { explainOtherTypes } from './request/explain-other-types.ts'
import { checkPool, fillMetric, fillMetricOfWork, fillPool } from './request/fill-metric-and-pool.ts'
import { fillParts } from './request/fill-parts.ts'
import { fillRacePace } from './request/fill-race-pace.ts'
import { fillReference } from './request/fill-reference.ts'
import { fillStrides } from './request/fill-strides.ts'
import { fillType, fillTypeFromRepeats, fillTypeFromSet } from './request/fill-type.ts'
import { fillTypeFromTarget } from './request/fill-type-from-target.ts'
import { fillWhole } from './request/fill-whole.ts'
import { matchTypeToSet } from './request/match-type-to-set.ts'
import { findUnread, findUnused } from './request/unread.ts'
import { applyBounds } from './resolve/apply-bounds.ts'
import { type ChosenSport, chooseSport } from './resolve/choose-sport.ts'
import { chooseUnit } from './resolve/choose-unit.ts'
import { disambiguate } from './resolve/disambiguate.ts'
import { assumedPool, resolveLaps } from './resolve/laps.ts'
import type { SportContext } from './resolve/measure.ts'
import type { Defaults, Span, Understood } from './result.ts'
import { tokenize } from './tokens/tokens.ts'
import { correctSpelling } from './tokens/vocabulary.ts'
import { writeWhole } from './written/whole.ts'

/**
 * Reads an English sentence ("50 min bike, 3x8 threshold") into the fields of a generator request, by rules alone. Any
 * text is accepted; only its first 400 characters are read. `asked` and `assumed` together always hold a sport, one of its
 * types and a length that the generator accepts. A sentence that spells out a whole workout is read as that workout, too.
 */
export function understand(sentence: string, defaults: Defaults): Understood {
  const text = sentence
    .slice(0, MAX_CHARACTERS)
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/(?<=\d%?)->(?=\d)/g, '- ')
  const literal = applyBounds(readMentions(correctSpelling(tokenize(text))), text)
  const chosen = chooseSport(literal, text, defaults.sport)
  const { sport } = chosen
  const [metric] = mentionsOf('metric', literal)
  const context: SportContext = { sport, unit: chooseUnit(sport, literal, defaults), metric: metric?.metric }
  const mentions = disambiguate(resolveLaps(literal, text, context), context)
  const outline = outlineOf(mentions, text, context)

  const draft = emptyDraft()
  draft.unread.push(...findUnread(mentions, text))
  if (sentence.length > MAX_CHARACTERS) draft.addUnread({ from: MAX_CHARACTERS, to: sentence.length }, TOO_LONG)
  fillSport(draft, mentions, chosen)
  // How easy a rest is does not name the session.
  const ofRests = outline.parts.flatMap(restTargets)
  const ofWork = mentions.filter((mention) => !ofRests.includes(mention))
  fillType(draft, ofWork, sport)
  fillReference(draft, mentions, context)
  fillPool(draft, mentions, context, assumedPool(literal, context))
  const workout = fillSession(draft, mentions, outline, context, text, defaults)
  if (!workout) checkPool(draft, mentions)
  fillMetric(draft, mentions, context)
  fillRacePace(draft, mentions, sport)

  const { asked, found, inferred, unread } = draft
  unread.push(...findUnused(mentions, [...found, ...unread]))
  explainOtherTypes(draft, ofWork, sport, text)
  return {
    ...{ asked, found: sortByPlace(found), inferred, unread: sortByPlace(unread) },
    ...assumeMissing(asked, context),
    ...(workout ? { workout: { ...workout, type: asked.workoutType ?? 'endurance' } } : {}),
  }
}

const MAX_CHARACTERS = 400
const TOO_LONG = `Only the first ${MAX_CHARACTERS} characters are read.`

function fillSport(draft: DraftRequest, mentions: readonly Mention[], chosen: ChosenSport): void {
  const { sport } = chosen
  const { label } = sportOf(sport)
  if (chosen.from !== 'default') draft.asked.sport = sport
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
  { references }: Defaults,
): NewWorkout | undefined {
  const { sport } = context
  const { asked } = draft
  const reference = ownReference(draft, context) ?? references?.[sport]
  const type = draft.found.some(({ field }) => field === 'workoutType') ? asked.workoutType : undefined
  const writing = { ...context, sentence, type, isWhole: true }
  const pool = asked.poolLength
    ? { length: asked.poolLength, unit: context.unit === 'yards' ? ('yards' as const) : ('meters' as const) }
    : undefined
  const whole = writeWhole(outline, writing, { name: 'Workout', sport, pool, reference })
  if (whole) {
    fillWhole(draft, whole, outline, context, reference)
    fillTypeFromTarget(draft, whole.workout.steps, sport, reference)
    fillTypeFromRepeats(draft, whole.workout.steps, sport)
    fillMetricOfWork(draft, whole.workout.steps, sport, reference)
    return { ...whole.workout, name: describeWorkout(asked, sport) }
  }
  fillParts(draft, outline, { ...writing, isWhole: false }, reference)
  fillTypeFromTarget(draft, asked.mainSet ?? [], sport, reference)
  fillMetricOfWork(draft, asked.mainSet ?? [], sport, reference)
  fillTypeFromSet(draft, sport)
  matchTypeToSet(draft, sport)
  fillStrides(draft, mentions, sport)
  return undefined
}

function ownReference({ asked }: DraftRequest, { sport }: SportContext): number | undefined {
  const { referenceValue, referenceUnit } = asked
  const reference = referenceOf({
    sport,
    workoutMetric: sportOf(sport).reference.metric,
    referenceValue,
    referenceUnit,
  })
  return typeof reference === 'number' ? reference : undefined
}

function sortByPlace<Place extends Span>(places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => one.from - other.from || one.to - other.to)
}
