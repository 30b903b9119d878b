import { sportOf } from '../sports/registry.ts'
import { accountFor } from './account/account.ts'
import { findBeyondAnybody } from './account/beyond-anybody.ts'
import { arrange } from './arrange/arrange.ts'
import { applyEdits, unarranged } from './arrange/arranged.ts'
import { asWritten, atTheirPlaces, inPlace } from './arrange/as-written.ts'
import { askGrammar } from './ask-grammar.ts'
import { keepLimit } from './limits/keep-limits.ts'
import { limitClauseIn } from './limits/limit-clauses.ts'
import { type Mention, mentionsOf } from './mention.ts'
import { outlineOf } from './outline/outline.ts'
import { withoutSets } from './outline/without-sets.ts'
import { readBesideRemarks } from './read-beside-remarks.ts'
import { readMentions } from './readers/read-mentions.ts'
import { countSingleSwims } from './readers/structure/single-swims.ts'
import { assumeMissing } from './request/assume-missing.ts'
import type { BuiltPart } from './request/built-part.ts'
import { checkKept, findDoubts, keepFirst, nameLeftOut } from './request/doubts.ts'
import { findContraryEfforts, withoutSession } from './request/efforts-of-all.ts'
import { fillDraft, ownReference, type Reading } from './request/fill-draft.ts'
import { isLengthLeftOut } from './request/length-left-out.ts'
import { withoutNamesOfTests } from './request/names-of-tests.ts'
import { findNothingUsable, withoutEffort, withoutEfforts } from './request/nothing-usable.ts'
import { preferAimedEfforts } from './resolve/aimed-efforts.ts'
import { applyBounds } from './resolve/apply-bounds.ts'
import { readBarePercents } from './resolve/bare-percents.ts'
import { nameBracketsOfSets } from './resolve/brackets-of-swims.ts'
import { resolveChangedPaces } from './resolve/changed-paces.ts'
import { chooseSport, correctSport } from './resolve/choose-sport.ts'
import { chooseUnit } from './resolve/choose-unit.ts'
import { nameClocksInDoubt } from './resolve/clocks-in-doubt.ts'
import { applyCorrections } from './resolve/corrections.ts'
import { disambiguate } from './resolve/disambiguate.ts'
import { joinEffortRanges } from './resolve/effort-ranges.ts'
import { resolveClauses } from './resolve/figures-in-clauses.ts'
import { restWhenIll } from './resolve/ill.ts'
import { nameOtherLanguage } from './resolve/language.ts'
import { resolveLaps } from './resolve/laps.ts'
import { noteLimitsBesideTargets, resolveLimits } from './resolve/limits-of-beats.ts'
import type { SportContext } from './resolve/measure.ts'
import { dropNamesOfTargets } from './resolve/names-of-targets.ts'
import { swimOpenWaterInOnePiece } from './resolve/open-water.ts'
import { namePacesOfSome } from './resolve/paces-of-some-stretches.ts'
import { namePartsOfOthers } from './resolve/parts-of-other-sports.ts'
import { readPercentsOfMaximum } from './resolve/percents-of-maximum.ts'
import { shareBaseOfPulse } from './resolve/percents-of-pulse.ts'
import { runEasilyBetweenWalks } from './resolve/run-walk.ts'
import { skipSaidTwice } from './resolve/said-twice.ts'
import { nameSetsOfOthers } from './resolve/sets-of-other-sports.ts'
import { resolveSpeeds } from './resolve/speeds.ts'
import { nameSportsInRemarks } from './resolve/sports-in-remarks.ts'
import { resolveLetters } from './resolve/swim-letters.ts'
import { readTimesOfSwims } from './resolve/timed-swims.ts'
import { shareUnitOfLetters } from './resolve/units-of-letters.ts'
import { walkAsParts } from './resolve/walked-parts.ts'
import { withdrawSports } from './resolve/withdrawn-sports.ts'
import { type Defaults, type Understood, type Unread, unreadAt } from './result.ts'
import { secondReading, tellsLess, tellsNoMore, withOverlooked, withoutHints } from './second-reading.ts'
import { expandAbbreviations } from './tokens/abbreviations.ts'
import { maskCode } from './tokens/code.ts'
import { danielsLetters } from './tokens/daniels-letters.ts'
import { dottedTimes } from './tokens/dotted-times.ts'
import { drillsInFigures } from './tokens/drills-in-figures.ts'
import { milesOfRunners } from './tokens/miles-of-runners.ts'
import { timeHeadings } from './tokens/minutes-of-headings.ts'
import { timeRunsAndWalks } from './tokens/minutes-of-walks.ts'
import { racesAsParts } from './tokens/races-as-parts.ts'
import { restBehindPlus } from './tokens/rests-behind-plus.ts'
import { withSmallInitials } from './tokens/small-initials.ts'
import { splitGluedWords } from './tokens/split-glued-words.ts'
import type { Token } from './tokens/tokens.ts'
import { correctSpelling } from './tokens/vocabulary.ts'
import { paceInMinutes } from './tokens/whole-minutes.ts'
import { yardsOfTracks } from './tokens/yards-of-tracks.ts'

/**
 * Reads an English sentence ("50 min bike, 3x8 threshold") into the fields of a generator request, by rules alone. Any
 * text is accepted; only its first 400 characters are read. `asked` and `assumed` together always hold a sport, and one of
 * its types and a length that the generator accepts, unless nothing that was said can be built: then only the sport. A
 * sentence that spells out a whole workout is read as that workout, too.
 */
export function understand(sentence: string, defaults: Defaults): Understood {
  const said = sentence.slice(0, MAX_CHARACTERS)
  const understood = withoutImpossible(said, readBesideLimits(said, defaults), defaults)
  if (sentence.length > MAX_CHARACTERS)
    understood.unread.push(unreadAt({ from: MAX_CHARACTERS, to: sentence.length }, TOO_LONG))
  return understood
}

/** Builds nothing where nobody can do what is said. */
function withoutImpossible(text: string, read: Understood, { references }: Defaults): Understood {
  const beyond = findBeyondAnybody(text, read, references)
  return beyond ? withoutSession(read, beyond, text, NOT_BUILT) : read
}

const NOT_BUILT = 'This is not built.'

/** Reads a sentence without the limits of all or of one kind of part, and keeps them at the steps that they are said of. */
function readBesideLimits(sentence: string, defaults: Defaults, most = MOST_LIMITS): Understood {
  const clause = most > 0 ? limitClauseIn(sentence) : undefined
  const without = clause && applyEdits(unarranged(sentence), [{ ...clause.cut, by: [] }])
  const rest = without && readBesideLimits(without.text, defaults, most - 1)
  const kept = rest && keepLimit(atTheirPlaces(rest, without), clause, sentence)
  if (kept) return kept
  const text = withSmallInitials(withPlainMarks(maskCode(sentence)))
  return readBesideRemarks(text, (said) => readBest(said, defaults))
}

function readBest(text: string, defaults: Defaults): Understood {
  const read = readText(text, defaults)
  const contrary = findContraryEfforts(text, read)
  if (contrary) return withoutSession(read, contrary, text)
  const first = withOverlooked(text, read)
  const as = secondReading(text, first, defaults.sport)
  const other = as && readText(text, defaults, as)
  const isOtherTaken = other && (tellsLess(other, first, text) || (first !== read && tellsNoMore(other, read)))
  const best = isOtherTaken ? other : first
  return askGrammar(text, best, defaults) ?? (isOtherTaken ? other : withoutHints(first, read))
}

function readText(text: string, defaults: Defaults, as?: 'line' | 'session'): Understood {
  const { arranged, tokens } = arrange(text, defaults.references?.cycling, as)
  const { mentions, beside, parts, ...read } = readArranged(arranged.text, tokens, defaults, text)
  const understood = asWritten(read, arranged)
  return {
    ...understood,
    ...accountFor(text, understood, {
      mentions: inPlace(mentions, arranged),
      parts: parts.map((part) => ({ ...part, mentions: inPlace(part.mentions, arranged) })),
      explained: arranged.explained,
      beside: [...arranged.checks, ...inPlace(beside, arranged)],
      references: defaults.references,
    }),
  }
}

function readArranged(
  text: string,
  tokens: readonly Token[],
  defaults: Defaults,
  typed: string,
): Omit<Understood, 'checks'> & {
  mentions: readonly Mention[]
  parts: readonly BuiltPart[]
  beside: readonly Unread[]
} {
  const { corrected = {} } = defaults
  const spelled = countSingleSwims(
    timeRunsAndWalks(
      correctSpelling(
        expandAbbreviations(
          splitGluedWords(danielsLetters(racesAsParts(figuresOfRunners(drillsInFigures(tokens), text)), text)),
        ),
        text,
      ),
    ),
  )
  const said = nameOtherLanguage(readMentions(spelled), tokens, text)
  const rested = restWhenIll(nameBracketsOfSets(dropNamesOfTargets(shareBaseOfPulse(said), text), text), text)
  const clauses = resolveClauses(applyBounds(applyCorrections(rested, text), text), text)
  const sports = nameSportsInRemarks(
    withdrawSports(runEasilyBetweenWalks(walkAsParts(skipSaidTwice(clauses), text), text), text),
    text,
  )
  const read = nameSetsOfOthers(sports, text)
  const literal = correctSport(read, corrected.sport)
  const chosen = chooseSport(literal, text, defaults.sport, corrected.sport, typed)
  const { sport } = chosen
  const own = namePartsOfOthers(literal, text, sport)
  const [metric] = mentionsOf('metric', literal)
  const context: SportContext = {
    sport,
    unit: chooseUnit(sport, literal, defaults),
    metric: corrected.metric ?? metric?.metric,
    pool: corrected.poolLength,
    reference: corrected.reference ?? defaults.references?.[sport],
  }
  const limited = resolveLimits(resolveSpeeds(resolveLaps(own, text, context), text, context), text, context)
  const inUnits = noteLimitsBesideTargets(swimOpenWaterInOnePiece(limited, text, context), text)
  const inPercents = readBarePercents(readPercentsOfMaximum(inUnits, text, context), text, context)
  const timed = readTimesOfSwims(
    resolveLetters(shareUnitOfLetters(inPercents, text, context), text, context),
    text,
    context,
  )
  const { references, corrected: { reference = references?.[sport] } = {} } = defaults
  const paced = resolveChangedPaces(disambiguate(timed, context), text, context, reference)
  const efforts = preferAimedEfforts(joinEffortRanges(paced, text, context), text, context)
  const aimed = namePacesOfSome(efforts, text)
  const mentions = nameClocksInDoubt(aimed, text, context)
  const outline = outlineOf(mentions, text, context)

  const reading: Reading = { mentions, literal, chosen, context, text, defaults }
  const first = fillDraft(reading, outline, [])
  const all = findDoubts(outline, mentions, first.draft.unread, text, context)
  const doubts = all.filter(({ isKept }) => isKept !== true)
  const { draft, workout } =
    doubts.length > 0
      ? fillDraft(
          reading,
          withoutSets(
            outline,
            doubts.map(({ part }) => part),
          ),
          nameLeftOut(doubts, mentions, text),
        )
      : first
  if (doubts.length > 0) keepFirst(draft, first.draft, doubts)
  const { found, inferred, parts } = draft
  const unread = sportOf(sport).inPool
    ? draft.unread
    : withoutNamesOfTests(draft.unread, draft.asked, workout?.steps, text)
  const unusable = workout ? undefined : findNothingUsable(draft.asked, { found, unread, text })
  const asked = unusable ? withoutEffort(draft.asked) : draft.asked
  return {
    ...{
      asked,
      found,
      inferred: unusable ? withoutEfforts(inferred) : inferred,
      unread,
      mentions,
      parts,
      beside: checkKept(all, text),
    },
    ...(unusable ? { unusable } : {}),
    ...assumeMissing(
      asked,
      context,
      {
        isLengthLeftOut: isLengthLeftOut(unread, text),
        isNothingUsable: unusable !== undefined,
        isWritten: workout !== undefined,
      },
      ownReference(asked, context) ?? reference,
    ),
    ...(workout ? { workout: { ...workout, type: asked.workoutType ?? 'endurance' } } : {}),
  }
}

function figuresOfRunners(tokens: readonly Token[], text: string): Token[] {
  return yardsOfTracks(
    milesOfRunners(dottedTimes(paceInMinutes(restBehindPlus(timeHeadings(tokens))), text), text),
    text,
  )
}

const MAX_CHARACTERS = 400
/** Nobody says more of them, and each is one more reading (our choice). */
const MOST_LIMITS = 3
/** Why the end of a long sentence is not read. */
export const TOO_LONG = `Only the first ${MAX_CHARACTERS} characters are read.`

/** Writes brackets, arrows and marks in one way, each in as many characters: places stay where they are. */
function withPlainMarks(text: string): string {
  // Most sentences have none of them.
  if (!MARKS.test(text)) return text
  return (
    text
      .replace(/[[{]/g, '(')
      .replace(/[\]}]/g, ')')
      // "12x5O", "3oo w/u": letters for zeros.
      .replace(LETTERS_FOR_ZEROS, '0')
      .replace(/×/g, 'x')
      .replace(/(?<=\d ?%?)[–−](?= ?\d)/g, '-')
      // "1mi-2x800-4x400": parts of a row.
      .replace(CHAINED, ';')
      // "5@85,5@95,10cd"
      .replace(/(?<=@ ?\d{2,3}%?),(?=\d{1,2} ?(?:@|cd|wu))/gi, ';')
      // "400 m, 600 m, 800 m; 60 s recovery"
      .replace(REST_BEHIND, ',')
      // A stretch from one target to another is a ramp, and keeps its arrow.
      .replace(/(?<=\d%?)(?<!(?:min|m|'|prog\w*|ramp|w\/?u \d{1,2}) ?(?:@ ?)?\d{2,3} ?[%w]?)->(?=\d)/gi, '- ')
      .replace(/(?<=\d%?)(?<!(?:min|m|'|prog\w*|ramp|w\/?u \d{1,2}) ?(?:@ ?)?\d{2,3} ?[%w]?)→(?=\d)/gi, '-')
      .replace(/(?<=\d)['’]s\b/gi, 's ')
      // "5x1k in 3:50s"
      .replace(/(?<=\d:\d\d)s\b/gi, ' ')
      .replace(/(?<=\d)['’′]{2}/g, '" ')
      .replace(/(?<=\d)-(?=(?:met(?:er|re)s?|miles?|yards?)\b)/gi, ' ')
  )
}

const MARKS = /\do|@ ?\d+%?,\d|[[\]{}→;'’′×–−]|->|-[my]|:\d\ds|[-/]\d{1,2}[x×]/i
const LETTERS_FOR_ZEROS =
  /(?<=(?:^|[^\p{L}\d.]|[\do] ?[x×])(?:\d+[.:])?\d+o*)o(?=o*(?:\d|[x×] ?\d|k\b|km\b|m\b|mins?\b|s\b|w\b|$|[^\p{L}\d'’/]))/giu
/** The mark between a row and its rest. */
const REST_BEHIND =
  /;(?= ?(?:with |w\/ ?)?\d[\d:.]* ?(?:s|secs?|seconds?|mins?|minutes?|m|met(?:er|re)s|")? ?(?:rests?|recovery|recov|rec|jog)\b)/gi
/** The sign between a length or a set and the next set, without spaces. */
const CHAINED =
  /(?<=[x×]\d{2,4}[a-z]{0,3}|[x×]\dkm?|\d(?:mi|km?)|(?<![\d/x×])\d{3,4}m?)[-/](?=(?:\d|1\d|20)[x×]\d{1,4}(?![\d:]|\/(?!\d{1,2}[x×])))/gi
