import { referenceOf } from '../../generator/request/reference.ts'
import { DEFAULT_SPORT, type Sport, sportOf } from '../../sports/registry.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import type { Mention } from '../mention.ts'
import type { BuiltPart } from '../request/built-part.ts'
import type { Defaults, Inferred, Span, Understood } from '../result.ts'
import { type BuiltFigures, builtFigures } from './built-figures.ts'
import { tellUnits } from './units.ts'
import { type WrittenFigure, writtenFigures } from './written-figures.ts'

/** What a sentence says by itself, and what it was read into: the checks compare the two. */
export type Facts = {
  sentence: string
  understood: Understood
  mentions: readonly Mention[]
  /** What was built with the words that it was read from, in the order in which it is done. */
  parts: readonly BuiltPart[]
  sport: Sport
  /** The athlete's threshold in the unit of the sport, if it is known. */
  reference: number | undefined
  /** The one of the profile, whatever is said. */
  own: number | undefined
  /** The steps that were written out, those of the workout or of its main set, each once. */
  steps: readonly Step[]
  entries: StoredSteps
  written: readonly WrittenFigure[]
  built: BuiltFigures
  /** What is told of lengths without a unit. */
  units: readonly Inferred[]
  /** Whether words are named as left out. */
  isNamed: (words: Span) => boolean
  /** Whether a figure says which repetitions are meant, "4 to 6 at 270 w". */
  isOrdinal: (figure: WrittenFigure) => boolean
  /** Whether words fill a field. */
  isUsed: (words: Span) => boolean
  /** Whether a target was worked out from words, which is told. */
  isWorkedOut: (words: Span) => boolean
  /** Whether a reader knows what words mean. */
  isKnown: (words: Span) => boolean
  /** Whether words were passed over without a word: no reader used them, and they are not named. */
  isIdle: (words: Span) => boolean
}

export function factsOf(
  sentence: string,
  understood: Understood,
  mentions: readonly Mention[],
  parts: readonly BuiltPart[],
  references: Defaults['references'] = {},
): Facts {
  const { asked, assumed, workout, found, unread } = understood
  const entries = workout?.steps ?? asked.mainSet ?? []
  const idle = mentions.filter(({ kind }) => IDLE.has(kind))
  const known = mentions.filter(({ kind }) => !IDLE.has(kind) && kind !== 'punctuation')
  const isAmong = (spans: readonly Span[]) => (words: Span) =>
    spans.some(({ from, to }) => from < words.to && to > words.from)
  const [isNamed, isUsed, isPassed] = [isAmong(unread), isAmong(found), isAmong(idle)]
  const sport = sportOf(asked.sport ?? assumed.sport ?? DEFAULT_SPORT)
  const written = writtenFigures(sentence)
  return {
    sentence,
    understood,
    mentions,
    parts: inOrder(parts),
    sport,
    reference: saidReference(asked, sport) ?? references[sport.id],
    own: references[sport.id],
    entries,
    steps: entries.filter((entry): entry is Step => !isRepeat(entry)),
    written,
    built: builtFigures(understood),
    units: tellUnits(sentence, written, understood, sport),
    isNamed,
    isOrdinal: ({ from, to, readings }) =>
      readings.every(({ counted }) => PLAIN.has(counted)) &&
      mentions.some((one) => one.kind === 'numbered' && one.from <= from && one.to >= to),
    isUsed,
    isWorkedOut: isAmong(
      mentions.filter(
        (one) =>
          one.kind === 'race time' ||
          (one.kind === 'pace' && one.isOfRace === true) ||
          // "5x(100 @ css+2, 50 @ css-2)": the paces are in what was built.
          (one.kind === 'offset' && parts.some((part) => part.mentions.some(({ from }) => from === one.from))) ||
          (one.kind === 'percent' && one.because !== undefined) ||
          // On land what it leaves is told with it.
          (one.kind === 'send-off' &&
            !sport.inPool &&
            parts.some((part) => part.mentions.some(({ from }) => from === one.from))) ||
          (one.kind === 'progression' && one.efforts !== undefined),
      ),
    ),
    isKnown: isAmong(known),
    isIdle: (words) => isPassed(words) && !isNamed(words) && !isUsed(words),
  }
}

/** The warm-up first and the cool-down last, as they are in a request. */
function inOrder(parts: readonly BuiltPart[]): readonly BuiltPart[] {
  const place = { warmup: 0, set: 1, mainSet: 1, cooldown: 2 }
  return parts.toSorted((one, other) => place[one.field] - place[other.field])
}

function saidReference({ referenceValue, referenceUnit }: Understood['asked'], { id, reference }: Sport) {
  const said = referenceOf({ sport: id, workoutMetric: reference.metric, referenceValue, referenceUnit })
  return typeof said === 'number' ? said : undefined
}

const PLAIN = new Set<string>(['bare', 'count', 'number'])
const IDLE = new Set<Mention['kind']>(['filler', 'unknown', 'link'])

/** Every place of a pattern in the sentence: of its group `words`, or of the whole match. */
export function placesOf(pattern: RegExp, sentence: string): (Span & { words: string })[] {
  if (sentence.search(pattern) < 0) return []
  return [...sentence.matchAll(pattern)].map(({ 0: all, index, groups: { words = all } = {} }) => {
    const from = index + all.indexOf(words)
    return { words, from, to: from + words.length }
  })
}

/** The clause around words: from one comma, bracket, full stop, picture or "so" to the next. */
export function clauseOf({ from, to }: Span, sentence: string): Span {
  const before = sentence.slice(0, from).search(/[^,;.!?()\n\u{1f300}-\u{1faff}]*$/u)
  const behind = sentence.slice(to).search(/[,;!?()\n\u{1f300}-\u{1faff}]|\.(?!\d)|\b(?:so|but)\b/iu)
  return { from: before, to: behind < 0 ? sentence.length : to + behind }
}
