import { type SportId, sportOf } from '../../sports/registry.ts'
import { type DistanceUnit, fromMetres, toMetres } from '../../units/distance.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { totalsOf } from '../../workout/totals.ts'
import { factsOf } from '../account/facts.ts'
import { findImplausible } from '../account/plausible.ts'
import { findBeyondRecords } from '../account/records.ts'
import { assumeMissing } from '../request/assume-missing.ts'
import {
  ABOUT_AS_FAR,
  describeLength,
  describeReference,
  describeStretch,
  describeWorkout,
  SWUM_BY_TIME,
} from '../request/describe.ts'
import { type DraftRequest, emptyDraft } from '../request/draft-request.ts'
import { fillMetricOfWork } from '../request/fill-metric-and-pool.ts'
import { ADDED_UP } from '../request/fill-parts.ts'
import { fillTypeFromRepeats } from '../request/fill-type.ts'
import { fillTypeFromTarget } from '../request/fill-type-from-target.ts'
import { checkRange, type Length as RequestLength } from '../resolve/measure.ts'
import { type Defaults, type Span, type Understood, type Unread, unreadAt } from '../result.ts'
import { describeSteps } from '../written/describe-part.ts'
import { readLines, readPart } from '../written/read-lines.ts'
import { withRestsBetween } from '../written/without-last-rests.ts'
import { arrangePhrases } from './arrange-phrases.ts'
import { withoutStrides } from './ask-strides.ts'
import { linesOf } from './blocks.ts'
import { joinEnds } from './both-ends.ts'
import { readDottedPaces } from './dotted-paces.ts'
import { countEffortsOfLength } from './efforts-of-a-length.ts'
import { tellBare } from './figures-without-unit.ts'
import { fillPlainly, fillRacePace, fillSaidType, fillTypeFromRungs, plainly, racesOf } from './fill-plainly.ts'
import { findDoubts } from './find-doubts.ts'
import { measureFlyingSprints } from './flying-sprints.ts'
import { fold } from './fold/fold.ts'
import type { Folded } from './fold/folding.ts'
import { isRefused, type Scanned } from './guards/refuse.ts'
import { hasLostRestOfSets } from './guards/rests-between-sets.ts'
import { saysMoreOfRide } from './guards/rides-in-doubt.ts'
import { hasLostTurns, isOpenSwim } from './guards/swims-in-doubt.ts'
import { splitHyphenedLengths } from './hyphened-lengths.ts'
import { replaceJoiningWords } from './joining-words.ts'
import { lex } from './lex.ts'
import { aimByLimit } from './limits-as-targets.ts'
import { metresOf } from './measure.ts'
import { askForThreshold, findOwnThreshold } from './own-threshold.ts'
import type { Aim, Part } from './part.ts'
import type { Phrase } from './phrase.ts'
import { type Planned, plan } from './plan.ts'
import { nameRepetitionPace } from './repetition-pace.ts'
import { arrangeRepetitions, countRepetitions } from './repetitions.ts'
import { openRests } from './rests-in-brackets.ts'
import { easeRunsBetweenWalks } from './run-walk.ts'
import { arrangeRuns } from './runs/arrange-runs.ts'
import { measureBareRun } from './runs/bare-wholes.ts'
import { walkAround } from './runs/ends-of-runs.ts'
import { isHalfSaid } from './runs/half-said.ts'
import { nameSendOffs } from './runs/send-offs-of-bouts.ts'
import { shareOverPlaces } from './runs/shared-places.ts'
import { shareSeconds } from './runs/shared-seconds.ts'
import { scan } from './scan.ts'
import { correctSpelling } from './spelling.ts'
import { footSport } from './sports-of-words.ts'
import { countsLengths, USUAL_POOL } from './swims/count-lengths.ts'
import { assumePool, fillPool, poolOf } from './swims/pool-lengths.ts'
import { swimPhrases } from './swims/swim-phrases.ts'
import { fillLadder } from './swims/type-of-a-swim.ts'
import { placeWays } from './there-and-back.ts'
import type { Writing } from './writing.ts'

/**
 * Reads a sentence by a grammar: all of its words as one session of parts. Undefined where a part cannot be written as it is
 * said, or where the parts and the length of the whole do not fit together.
 */
export function readSession(text: string, sport: SportId, defaults: Defaults): Understood | undefined {
  if (DANGEROUS.test(text) || QUESTION.test(text)) return undefined
  const read = readParts(text, sport, defaults)
  if (!read || read.unread.some(({ from, to }) => CHANGES_MEANING.test(text.slice(from, to)))) return undefined
  const facts = factsOf(text, { ...read, checks: [] }, [], [], defaults.references)
  return findImplausible(facts).length + findBeyondRecords(facts).length > 0 ? undefined : read
}

/** What forbids a session or parts of it, which no workout may pass over. */
const DANGEROUS =
  /\b(?:underwater|hold(?:ing)? (?:my |your )?breath|black ?out|fracture|injur\w*|fever|sick|chest pain|dizzy|pass(?:ing)? out|no air)\b/i
/** Asks for an answer, not for a session. */
const QUESTION = /^\s*(?:what\b(?! about)|when\b|where\b|why\b|who\b|how\b(?! about)|does\b|did\b).*\?\s*$/i
/** Words that were not understood and change what others mean, and figures. */
const CHANGES_MEANING =
  /\d|\b(?:no|not|minus|without|don'?t|never|instead|except|skip|but|unless|if|or|isn'?t|nor|neither|maybe|whichever|depending|as many|until|till|alternat\w*|alt|half|second|after|before|back|out|equal|same|odds?|evens?|each|every|sets?|rds?|rnds?|rounds?|rest|otherwise|between|reps?|first|last|again|repeat\w*|times|other|others|only|within|during|while|whenever|bike|ride|run|swim|goes|laps?|by|per|ons?|offs?|over|under|coming|sorry|mean|scratch|correction)\b/i

function readParts(text: string, sport: SportId, defaults: Defaults): Understood | undefined {
  const folded = foldText(text, sport)
  const own = folded.sport ?? sport
  const read = own === sport ? folded : foldText(text, own)
  if (isRefused(read, read.scanned, { text, sport: own }) || read.doubts.length > 0) return undefined
  if (sportOf(own).racePaces && isHalfSaid(read.scanned.phrases, read, text)) return undefined
  if (sportOf(own).inPool && (isOpenSwim(text) || hasLostTurns(read))) return undefined
  const unit = unitFor(own, text, defaults)
  // A pace per 100 of the other unit of a pool.
  if (sportOf(own).inPool && (unit === 'yards' ? /\/ ?100 ?m\b/i : /\/ ?100 ?y/i).test(text)) return undefined
  const threshold = read.reference && askForThreshold(read.reference, own, unit === 'miles' || unit === 'yards')
  const reference = defaults.corrected?.reference ?? threshold?.own ?? defaults.references?.[own]
  const assumed = new Set<string>()
  const writing: Writing = { sport: own, unit, reference, text, aims: read.aims, assumed, bare: new Map() }
  const withStrides = sportOf(own).hasStrides ? withoutStrides(read, text) : undefined
  const alone = withStrides && readFolded(withStrides.folded, writing, defaults)
  const { workoutType = 'endurance' } = alone?.asked ?? {}
  if (withStrides && alone && workoutType === 'endurance' && !alone.workout && !alone.asked.mainSet)
    return { ...alone, asked: { ...alone.asked, workoutType, strides: withStrides.strides } }
  return readFolded(read, writing, defaults)
}

/** Its sessions are runs and walks by turns. */
const PLAN_OF_BEGINNERS = /\b(?:c25k|couch to 5k)\b/i

function readFolded(read: Folded, writing: Writing, defaults: Defaults): Understood | undefined {
  const session = measureBareRun(read, writing)
  const { folded: turns, isRunWalk } = easeRunsBetweenWalks(session)
  const isOnFoot = isRunWalk && writing.sport === footSport
  if (!isOnFoot && PLAN_OF_BEGINNERS.test(writing.text)) return undefined
  const eased = isOnFoot && !turns.total ? { ...turns, parts: walkAround(turns.parts, writing) } : turns
  const planned = plan(eased, { ...writing, isRunWalk: isOnFoot })
  if (!planned || hasLostRestOfSets(writing)) return undefined
  return answer(planned, session, writing, defaults)
}

function foldText(text: string, sport: SportId): Folded & { doubts: Span[]; scanned: Scanned } {
  const { inPool, racePaces } = sportOf(sport)
  const spelled = nameRepetitionPace(correctSpelling(lex(text)))
  const split = inPool ? spelled : splitHyphenedLengths(spelled)
  const tokens = racePaces ? readDottedPaces(measureFlyingSprints(split)) : split
  const said = placeWays(replaceJoiningWords(findOwnThreshold(scan(tokens, text), text), text), text)
  const ends = countEffortsOfLength(openRests(joinEnds(said)), text)
  const phrases = inPool
    ? swimPhrases(ends, text)
    : arrangeRepetitions(arrangePhrases(countRepetitions(racePaces ? arrangeRuns(ends, text) : ends), text, !racePaces))
  const pool = inPool ? poolOf(said, text) : undefined
  const plain = racePaces
    ? nameSendOffs(shareSeconds(shareOverPlaces(fold(phrases, inPool), text)), text)
    : fold(phrases, inPool)
  const limited = aimByLimit(plain)
  const folded = limited ?? plain
  const isLow = phrases.some(isLowEnd)
  const ofRide = !inPool && !racePaces && saysMoreOfRide(said, text) ? [{ from: 0, to: text.length }] : []
  return {
    ...folded,
    ...(isLow ? { isLow } : {}),
    ...(pool ? { pool } : {}),
    ...(inPool && !pool && countsLengths(said.filter(({ is }) => is !== 'filler')) ? { countsLengths: true } : {}),
    doubts: [...findDoubts(phrases, folded, inPool), ...(limited ? [] : plain.notes), ...ofRide],
    scanned: { tokens, phrases },
  }
}

function isLowEnd(phrase: Phrase): boolean {
  return phrase.is === 'count' ? phrase.isLow === true : phrase.is === 'length' && phrase.length.isLow === true
}

/** Says of which range the lower end was taken. */
function explainLowEnd(draft: DraftRequest): void {
  const { set, mainSet, strides, durationType, durationUnit, durationValue } = draft.asked
  const because = 'The lower end of the range was used.'
  if (set) draft.addInferred('set', `${set.times} times`, because)
  else if (mainSet) draft.addInferred('mainSet', 'Assumed', because)
  else if (typeof strides === 'number') draft.addInferred('strides', `${strides} strides`, because)
  else if (durationType && durationUnit && durationValue !== undefined)
    draft.addInferred('durationValue', describeLength({ durationType, durationUnit, durationValue }), because)
}

/** Slower than 7:00 behind "at": per mile. */
const PACE_PER_MILE = /(?:@|\bat) ?(?:[7-9]|1[0-4]):[0-5]\d(?! ?(?:h|min))/i

function unitFor(sport: SportId, text: string, { units }: Defaults): DistanceUnit {
  const { distanceUnits, inPool } = sportOf(sport)
  if (inPool)
    return /\b(?:scy|yds?|yards?)\b|\d ?y\b/i.test(text) ? 'yards' : (units?.[sport] ?? distanceUnits[0] ?? 'meters')
  if (
    sport === footSport &&
    (/\d ?M\b|\bM\d/.test(text) || (PACE_PER_MILE.test(text) && !/\d ?km?\b|\/km?\b|x ?\d{3,4} ?m?\b/i.test(text)))
  )
    return 'miles'
  if (
    /\d ?(?:mi|miles?)\b|\/mi|\b(?:mi|mile(?:s|rs?)?)\b/i.test(text) &&
    !/(?<!(?:@|at) ?)\b\d+(?:\.\d+)? ?km?\b(?! ?(?:pace|effort))/i.test(text)
  )
    return 'miles'
  return units?.[sport] ?? distanceUnits[0] ?? 'kilometers'
}

function answer(planned: Planned, folded: Folded, writing: Writing, defaults: Defaults): Understood | undefined {
  const { sport, unit, reference, text } = writing
  const draft = emptyDraft()
  const context = { sport, unit, reference }
  const { sportAt } = folded
  if (folded.sport || sport !== defaults.sport || racesOf(planned, writing).length > 0) draft.asked.sport = sport
  if (sportAt) draft.addFound('sport', sportOf(sport).label, sportAt)
  const threshold = folded.reference && askForThreshold(folded.reference, sport, unit === 'miles' || unit === 'yards')
  if (folded.reference && !threshold) return undefined
  if (folded.reference && threshold) {
    const { referenceValue = '', referenceUnit } = threshold.asked
    Object.assign(draft.asked, threshold.asked)
    const per =
      referenceUnit === undefined
        ? undefined
        : ({ meters: '100m', yards: '100yd', miles: 'mile', kilometers: 'km' } as const)[referenceUnit]
    draft.addFound('referenceValue', describeReference(sport, referenceValue ?? '', per), folded.reference)
  }
  const unread = folded.unknown.map((one) => unreadAt(one, `“${text.slice(one.from, one.to)}” was not understood.`))
  draft.unread.push(...joined(unread, text))
  const steps: StoredSteps = []
  const shown: Shown[] = []
  for (const { blocks, part } of planned.parts) {
    const read = readPart(linesOf(blocks), { sport, reference })
    if (typeof read.steps === 'string') return undefined
    steps.push(...read.steps)
    shown.push({ part, steps: read.steps, derived: read.derived })
  }
  const plain = plainly(planned, folded, writing)
  if (planned.isWhole && hasOwnAimsBesideLimit(planned)) writing.assumed.add(LIMIT_BESIDE_TARGETS)
  if (!plain) {
    for (const one of joinSameWords(shown))
      draft.addPart('mainSet', describeSteps(one.steps, sport), spansOf(one.part), one.steps)
    for (const because of [...shown.flatMap(({ derived }) => derived), ...writing.assumed, ...tellBare(writing)])
      draft.addInferred('mainSet', 'Assumed', because)
  }
  const noted = [...folded.notes, ...(plain ? planned.parts.flatMap(({ part }) => part.details) : [])]
  // A cadence beside no part is of all of them, or of one.
  if (noted.some(({ from, to }) => /\d ?rpm/i.test(text.slice(from, to)))) return undefined
  const notes = noted.map(({ from, to }) => text.slice(from, to))
  for (const note of noted) draft.addFound('notes', `Note: ${text.slice(note.from, note.to)}`, note)
  if (planned.isWhole) {
    const lines = planned.parts.flatMap(({ blocks }) => [...linesOf(blocks), ''])
    const read = readLines(withNotes(lines, notes), { name: 'Workout', sport, reference })
    if (typeof read === 'string') return undefined
    if (planned.total && !addsUp(read.steps, planned.total, writing)) return undefined
    const workout = planned.total ? read : withRestsBetween(read, text)
    const length = planned.total ?? lengthOf(workout.steps, writing)
    if (checkRange(length, context) !== undefined) return undefined
    Object.assign(draft.asked, length)
    const lengthAt = planned.totalAt ?? onlyLengthOf(planned)
    if (lengthAt) draft.addFound('durationValue', describeLength(length), lengthAt)
    else draft.addInferred('durationValue', describeLength(length), ADDED_UP)
    if (planned.isTotalBare) draft.addInferred('durationValue', describeLength(length), NO_UNIT)
    if (lengthAt && sportOf(sport).inPool && workout.steps.every(isTimed))
      draft.addInferred('durationValue', describeLength(length), SWUM_BY_TIME)
    if (sportOf(sport).inPool) fillLadder(draft, partsOf(planned), text)
    fillSaidType(draft, planned, folded, writing)
    fillTypeFromTarget(draft, workout.steps, sport, reference)
    fillTypeFromRepeats(draft, workout.steps, sport)
    fillTypeFromRungs(draft, planned, writing)
    fillMetricOfWork(draft, workout.steps, sport, reference)
    fillRacePace(draft, planned, writing)
    if (folded.isLow) explainLowEnd(draft)
    if (folded.pool && !fillPool(draft, folded.pool, unit)) return undefined
    if (folded.countsLengths) assumePool(draft, USUAL_POOL, unit)
    const { asked, found, inferred, unread: told } = draft
    return {
      ...{ asked, found, inferred, unread: told, checks: [] },
      ...assumeMissing(asked, context, { isLengthLeftOut: false, isNothingUsable: false, isWritten: true }, reference),
      workout: {
        ...workout,
        ...(asked.poolLength === undefined
          ? {}
          : { poolLength: { length: asked.poolLength, unit: unit === 'yards' ? 'yards' : 'meters' } }),
        name: describeWorkout(asked, sport),
        type: asked.workoutType ?? 'endurance',
      },
    }
  }
  if (notes.length > 0) draft.asked.notes = notes.join(', ')
  if (lengthIsTooMuch(steps, writing)) return undefined
  if (sportOf(sport).inPool && leavesTooLittle(planned, steps, writing)) return undefined
  // A single stretch is all of the session.
  const [only, ...others] = planned.parts
  const isAlone =
    only &&
    others.length === 0 &&
    planned.ends.length === 0 &&
    only.part.times.length === 0 &&
    !only.part.rungs &&
    !only.part.inner
  if (isAlone && checkRange(lengthOf(steps, writing), context) !== undefined) return undefined
  if (isAlone && sportOf(sport).inPool && totalsOf(steps, sport, reference).metres < LEAST_SWIM) return undefined
  if (!plain) draft.asked.mainSet = steps
  for (const end of planned.ends) {
    const value =
      end.length.unit === 'seconds' && end.length.value % 60 === 0
        ? { value: end.length.value / 60, unit: 'minutes' as const }
        : end.length
    draft.asked[end.role] = value
    if (end.isBare) draft.addInferred(end.role, describeStretch(end.length), NO_UNIT)
    draft.addPart(end.role, `${describeStretch(end.length)} ${end.role === 'warmup' ? 'warm-up' : 'cool-down'}`, [
      { kind: 'filler', from: end.at.from, to: end.at.to },
    ])
  }
  if (planned.total) {
    if (checkRange(planned.total, context) !== undefined) return undefined
    Object.assign(draft.asked, planned.total)
    if (planned.totalAt) draft.addFound('durationValue', describeLength(planned.total), planned.totalAt)
    if (planned.isTotalBare) draft.addInferred('durationValue', describeLength(planned.total), NO_UNIT)
    if (planned.isFarInTime) draft.addInferred('durationValue', describeLength(planned.total), ABOUT_AS_FAR)
    explainShortParts(draft, planned, steps, writing)
  }
  if (plain) {
    fillPlainly(draft, plain, planned, writing)
    const { durationType, durationUnit, durationValue } = plain
    if (
      durationType &&
      durationUnit &&
      durationValue !== undefined &&
      checkRange({ durationType, durationUnit, durationValue }, context) !== undefined
    )
      return undefined
    if (sportOf(sport).inPool) fillLadder(draft, partsOf(planned), text)
  } else {
    if (sportOf(sport).inPool) fillLadder(draft, partsOf(planned), text)
    fillSaidType(draft, planned, folded, writing)
    if (!steps.some(isOpenBout)) fillTypeFromTarget(draft, steps, sport, reference)
    fillMetricOfWork(draft, steps, sport, reference)
    fillTypeFromRepeats(draft, steps, sport)
    fillTypeFromRungs(draft, planned, writing)
    fillRacePace(draft, planned, writing)
  }
  if (folded.isLow) explainLowEnd(draft)
  if (folded.pool && !fillPool(draft, folded.pool, unit)) return undefined
  if (folded.countsLengths) assumePool(draft, USUAL_POOL, unit)
  const { asked, found, inferred, unread: told } = draft
  return {
    ...{ asked, found, inferred, unread: told, checks: [] },
    ...assumeMissing(asked, context, { isLengthLeftOut: false, isNothingUsable: false, isWritten: false }, reference),
  }
}

const NO_UNIT = 'No unit was said.'
const LIMIT_BESIDE_TARGETS = 'What limits the whole was kept where no other target is said.'

/** "2h30 ride with last 45 min at 200 W, HR no higher than 150" */
function hasOwnAimsBesideLimit({ parts }: Planned): boolean {
  const isLimit = (aim: Aim) => aim.kind === 'beats' && aim.bound === 'below'
  const isOfWhole = ({ aims, to }: Part) => aims.some((aim) => isLimit(aim) && aim.from >= to)
  const isApart = ({ aims }: Part) => aims.length > 0 && !aims.some(isLimit)
  return parts.some(({ part }) => isOfWhole(part)) && parts.some(({ part }) => isApart(part))
}

/** Says that the parts, with both ends, take less time than the whole. */
function explainShortParts(draft: DraftRequest, { total, ends }: Planned, steps: StoredSteps, writing: Writing): void {
  if (total?.durationUnit !== 'minutes' || ends.length < 2 || ends.some(({ length }) => length.unit !== 'seconds'))
    return
  const { seconds } = totalsOf(steps, writing.sport, writing.reference)
  const minutes = Math.round(ends.reduce((sum, { length }) => sum + length.value, seconds) / 60)
  if (minutes >= total.durationValue * (1 - MOST_OFF)) return
  const sum = describeLength({ ...total, durationValue: minutes })
  draft.addInferred('durationValue', describeLength(total), `The parts take ${sum}: easy time fills the rest.`)
}

/** Where the length of a session of a single stretch is said. */
function onlyLengthOf({ parts: [only, ...others] }: Planned): Span | undefined {
  const { length, times, inner, rungs } = only?.part ?? {}
  return others.length > 0 || inner || rungs || (times?.length ?? 0) > 0 ? undefined : length
}

function isTimed(entry: StoredSteps[number]): boolean {
  return 'duration' in entry && entry.duration.type === 'time'
}

/** Whether steps are as long as the whole that they were put into; in a pool their rests are not counted. */
function addsUp(steps: StoredSteps, { durationUnit, durationValue }: RequestLength, writing: Writing): boolean {
  const { seconds, metres } = totalsOf(steps, writing.sport, writing.reference)
  const [said, built] =
    durationUnit === 'minutes' ? [durationValue * 60, seconds] : [toMetres(durationValue, durationUnit), metres]
  return Math.abs(said - built) <= said * MOST_OFF
}

// Of the whole: parts whose length is estimated differ by so much (our choice).
const MOST_OFF = 0.04

type Shown = { part: Part; steps: StoredSteps; derived: readonly string[] }

/** Parts that were read from the same words are shown as one. */
function joinSameWords(shown: readonly Shown[]): Shown[] {
  const all: Shown[] = []
  for (const one of shown) {
    const last = all.at(-1)
    if (last?.part.from === one.part.from && last.part.to === one.part.to)
      all[all.length - 1] = { ...last, steps: [...last.steps, ...one.steps] }
    else all.push(one)
  }
  return all
}

function partsOf({ parts }: Planned): Part[] {
  return parts.map(({ part }) => part)
}

function spansOf(part: Part) {
  return [{ kind: 'filler' as const, from: part.from, to: part.to }]
}

function withNotes(lines: readonly string[], notes: readonly string[]): string[] {
  if (notes.length === 0) return [...lines]
  const first = lines.findIndex((line) => line.startsWith('- '))
  return lines.map((line, index) =>
    index === first
      ? line.includes(' // ')
        ? `${line}, ${notes.join(', ')}`
        : `${line} // ${notes.join(', ')}`
      : line,
  )
}

/** Words side by side are told once. */
function joined(unread: readonly Unread[], text: string): Unread[] {
  const all: Unread[] = []
  for (const one of unread.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && /^\s*$/.test(text.slice(last.to, one.from))) {
      const span: Span = { from: last.from, to: Math.max(last.to, one.to) }
      all[all.length - 1] = unreadAt(span, `“${text.slice(span.from, span.to)}” was not understood.`)
    } else all.push(one)
  }
  return all
}

function lengthOf(steps: StoredSteps, { sport, unit, reference }: Writing): RequestLength {
  const { seconds, metres } = totalsOf(steps, sport, reference)
  const { inPool } = sportOf(sport)
  const isTimed = steps.some(
    (entry) =>
      'duration' in entry &&
      entry.duration.type === 'time' &&
      entry.intensity !== 'rest' &&
      entry.intensity !== 'recovery',
  )
  if (inPool) {
    const far = fromMetres(metres, unit)
    return {
      durationType: 'distance',
      durationUnit: unit,
      durationValue: isTimed ? Math.max(200, Math.round(far / 100) * 100) : Math.round(far),
    }
  }
  if (isTimed || sportOf(sport).reference.metric === 'power')
    return { durationType: 'time', durationUnit: 'minutes', durationValue: Math.round(seconds / 5) / 12 }
  const own = unit === 'meters' || unit === 'yards' ? 'kilometers' : unit
  return { durationType: 'distance', durationUnit: own, durationValue: Math.round(fromMetres(metres, own) * 100) / 100 }
}

const LEAST_SWIM = 190

/** "1650 broken: 500 500 400 200": what a swim is made of falls short of it by less than anybody warms up. */
function leavesTooLittle({ total, ends }: Planned, steps: StoredSteps, { sport, reference }: Writing): boolean {
  if (!total || total.durationUnit === 'minutes') return false
  const around = ends.map(({ length }) => metresOf(length))
  const far = around.reduce<number>((sum, one) => sum + (one ?? 0), totalsOf(steps, sport, reference).metres)
  const left = toMetres(total.durationValue, total.durationUnit) - far
  return around.every((one) => one !== undefined) && left > 1 && left < LEAST_END
}

// Meters (our choice).
const LEAST_END = 90

/** Whether the main set alone is longer than a session can be. */
function lengthIsTooMuch(steps: StoredSteps, writing: Writing): boolean {
  const { durationUnit, durationValue } = lengthOf(steps, writing)
  const range = sportOf(writing.sport).lengths.find((one) => one.unit === durationUnit)
  return range !== undefined && durationValue > range.max
}

/** Work of which nothing is said: what stands beside it does not say how hard it is. */
function isOpenBout(entry: StoredSteps[number]): boolean {
  if (!('duration' in entry)) return false
  const { intensity, target, effort, cadence } = entry
  const isWork = intensity === 'interval' || intensity === 'active'
  return isWork && !target && effort === undefined && !cadence
}
