import type { Meaning, Mention, Reader } from '../mention.ts'
import type { Match } from '../tokens/phrases.ts'
import { readersAt } from '../tokens/starting-with.ts'
import type { Token } from '../tokens/tokens.ts'
import { readAside } from './asides/aside.ts'
import { readJudgement } from './asides/judgements.ts'
import { readOfAnotherDay } from './asides/of-another-day.ts'
import { readSameAs } from './asides/same-as.ts'
import { readOverUndersFirst, readPickUps, readRacePaceFirst, readSessionBeforeLength } from './before-lengths.ts'
import { readDateOrWeather } from './dates-and-weather.ts'
import { readDetail } from './details.ts'
import { readBeats } from './figures/beats.ts'
import { readCadence } from './figures/cadences.ts'
import { readChangedTarget } from './figures/changed-targets.ts'
import { readEffortInPercent, readRatedEffort } from './figures/efforts.ts'
import { readOffset } from './figures/offsets.ts'
import { readPace } from './figures/paces.ts'
import { readPaceOfRaceTime } from './figures/paces-of-race-times.ts'
import { readPercent } from './figures/percents.ts'
import { readPool, readPoolLengths } from './figures/pools.ts'
import { readPower } from './figures/powers.ts'
import { readRaceOffset } from './figures/race-offsets.ts'
import { readRaceRange } from './figures/race-ranges.ts'
import { readRaceTime } from './figures/race-times.ts'
import { readSubThreshold } from './figures/sub-threshold.ts'
import { readSwimRacePace } from './figures/swim-race-paces.ts'
import { readEndlessRest, readImpossibleCount } from './impossible-counts.ts'
import { readInjury } from './injuries.ts'
import { readLength } from './lengths.ts'
import { readLooseExtra } from './loose-extras.ts'
import { readManner } from './manners.ts'
import { readMedicalQuestion } from './medical-questions.ts'
import { readNegative } from './negatives.ts'
import { readEating, readNotePhrase, readNoteWord } from './notes.ts'
import { readNumberOfThing } from './numbers-of-things.ts'
import { readFiller, readLink, readMetric, readProgression, readRamp, readSport, readUnitAlone } from './plain-words.ts'
import { readRange } from './ranges-of-lengths.ts'
import { refusalReader } from './refusals.ts'
import { readCorrection, readRemainder, readRestOfSession } from './remainder-words.ts'
import { readSession } from './sessions.ts'
import { readStrokesOffWalls } from './strokes-off-walls.ts'
import { readAlternative } from './structure/alternatives.ts'
import { readBoutTime } from './structure/bout-times.ts'
import { readBrokenSwim } from './structure/broken-swims.ts'
import { readClassic } from './structure/classics.ts'
import { readComparedEffort } from './structure/compared-efforts.ts'
import { readCountedEfforts } from './structure/counted-efforts.ts'
import { readEvery } from './structure/every.ts'
import { readFallingTargets } from './structure/falling-targets.ts'
import { readListedRests } from './structure/listed-rests.ts'
import { readListedRungs, readRungsBeforeUnit, readSlashedRungs, readSpacedRungs } from './structure/listed-rungs.ts'
import { readListedTargets } from './structure/listed-targets.ts'
import { readMannerBetween } from './structure/manners-between.ts'
import { readNestedSet } from './structure/nested-sets.ts'
import { readNumberedHours } from './structure/numbered-hours.ts'
import { readNumberedMiles } from './structure/numbered-miles.ts'
import { readOddsAndEvens } from './structure/odds-and-evens.ts'
import { readOnAndOff } from './structure/on-and-off.ts'
import { readOverUnder } from './structure/over-unders.ts'
import { readPaceProgression } from './structure/pace-progressions.ts'
import { readUncountedPair } from './structure/pairs.ts'
import { readSetsOfPair } from './structure/pairs-of-sets.ts'
import { readRangedSet } from './structure/ranged-sets.ts'
import { readRest } from './structure/rests.ts'
import { readTargetBetween } from './structure/rests-between-sets.ts'
import { readRestsOfTwoLevels } from './structure/rests-of-two-levels.ts'
import { readRungsWithUnits } from './structure/rungs-with-units.ts'
import { readRunsAndWalks } from './structure/runs-and-walks.ts'
import { readSelectedRepetitions } from './structure/selected-repetitions.ts'
import { readSendOff } from './structure/send-offs.ts'
import { readSet } from './structure/sets.ts'
import { readSetOfSameBout } from './structure/sets-of-same-bout.ts'
import { readSplit } from './structure/splits.ts'
import { readStepsBehind } from './structure/steps-behind.ts'
import { readStraight } from './structure/straight.ts'
import { readStrides } from './structure/strides.ts'
import { readTimesBehind } from './structure/times-behind.ts'
import { readTimeOfWhole } from './structure/times-of-wholes.ts'
import { readTimeUnder } from './structure/times-under.ts'
import { readWarmUpOrCoolDown } from './structure/warm-up-and-cool-down.ts'
import { endOfUnknown, readLabel } from './unknown-words.ts'
import { readUnsupportedFigure, readUnsupportedWord } from './unsupported.ts'
import { readUnsupportedPlan } from './unsupported-plans.ts'
import { readUnsupportedWish } from './unsupported-wishes.ts'
import { readWay } from './ways.ts'

/**
 * Reads the mentions of a sentence from left to right; every token belongs to exactly one. The effort that a set names among
 * its words is a mention of its own in the same place.
 */
export function readMentions(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length; ) {
    const { value, next } = readMeaning(tokens, at, mentions)
    const span = { from: tokens[at]?.from ?? 0, to: tokens[next - 1]?.to ?? 0 }
    mentions.push({ ...value, ...span })
    if (value.kind === 'set' && value.effort) mentions.push({ kind: 'session', session: value.effort, ...span })
    if (value.kind === 'set' && value.isUphill) mentions.push({ kind: 'session', session: 'hills', ...span })
    at = next
  }
  return mentions
}

function readMeaning(tokens: readonly Token[], at: number, before: readonly Meaning[]): Match<Meaning> {
  const token = tokens[at]
  if (token && separators.has(token.text)) return { value: { kind: 'punctuation' }, next: at + 1 }
  for (const read of token ? readersOfToken(token) : []) {
    const found = read(tokens, at, before)
    if (found && found.next > at) return found
  }
  return { value: { kind: 'unknown' } as const, next: endOfUnknown(tokens, at) }
}

/** Marks with which no reader begins. */
const separators = new Set([',', ';', '.', '!', '?', ')', '\n'])

/** The first reader that matches wins: the most specific come first. */
export const readers: readonly Reader[] = [
  readSameAs,
  readRaceTime,
  readPaceOfRaceTime,
  readMedicalQuestion,
  readAside,
  readOfAnotherDay,
  readJudgement,
  readInjury,
  readEndlessRest,
  readDateOrWeather,
  readImpossibleCount,
  readEating,
  readNotePhrase,
  readNumberOfThing,
  readLabel,
  readWay,
  readBrokenSwim,
  readSubThreshold,
  readAlternative,
  readRungsWithUnits,
  readFallingTargets,
  readSetsOfPair,
  readSelectedRepetitions,
  readCountedEfforts,
  readSetOfSameBout,
  readOverUndersFirst,
  readCorrection,
  readRestOfSession,
  readLooseExtra,
  readComparedEffort,
  readPaceProgression,
  readRaceOffset,
  readChangedTarget,
  readRangedSet,
  readRestsOfTwoLevels,
  readListedTargets,
  readRaceRange,
  readOddsAndEvens,
  readListedRests,
  readListedRungs,
  readSlashedRungs,
  readSpacedRungs,
  readRungsBeforeUnit,
  readOverUnder,
  readBeats,
  readSwimRacePace,
  readNumberedHours,
  readEvery,
  readTimeUnder,
  refusalReader(readMeaning),
  readNegative,
  readUnsupportedWish,
  readUnsupportedPlan,
  readClassic,
  readPickUps,
  readStrides,
  readPoolLengths,
  readPool,
  readTargetBetween,
  readMannerBetween,
  readStrokesOffWalls,
  readManner,
  readEffortInPercent,
  readPercent,
  readCadence,
  readRatedEffort,
  readOffset,
  readSplit,
  readProgression,
  readStepsBehind,
  readOnAndOff,
  readRunsAndWalks,
  readNestedSet,
  readTimesBehind,
  readTimeOfWhole,
  readBoutTime,
  readSendOff,
  readNumberedMiles,
  readUnsupportedFigure,
  readRacePaceFirst,
  readSet,
  readWarmUpOrCoolDown,
  readPace,
  readPower,
  readRest,
  readRemainder,
  readRange,
  readUncountedPair,
  readSessionBeforeLength,
  readLength,
  readDetail,
  readStraight,
  readRamp,
  readSession,
  readMetric,
  readSport,
  readUnsupportedWord,
  readNoteWord,
  readUnitAlone,
  readLink,
  readFiller,
]

const readersOfToken = readersAt(readers)
