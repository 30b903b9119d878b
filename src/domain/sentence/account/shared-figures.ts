import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import { unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import type { Span } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import { clauseOf, type Facts, placesOf } from './facts.ts'
import { endOf } from './spans-of-parts.ts'
import type { Counted, WrittenFigure } from './written-figures.ts'

/**
 * Names words by which a figure is done more than once or in another place than its own, where nothing of that was built:
 * "before and after", "between them", "each leg", "per 100".
 */
export function findUnsharedFigures(facts: Facts): Check[] {
  const { sentence, isNamed, isUsed, understood } = facts
  if (!LIKE.test(sentence)) return []
  const isAsked = understood.asked.set !== undefined || facts.entries.length > 0
  const places = (pattern: RegExp, check: string) =>
    placesOf(pattern, sentence)
      .filter((one) => !isNamed(one))
      .map((one) => checkAt(one, check))
  return [
    ...(isAsked && !hasBothEnds(facts) ? places(BOTH_ENDS, BOTH) : []),
    ...(isAsked && !hasTwoEnds(facts) ? places(EITHER_END, BOTH) : []),
    ...(facts.parts.filter((part) => endOf(part) === undefined).length > 1 ? places(AROUND_ONE, AROUND) : []),
    ...places(BETWEEN, PAUSE).filter((one) => (isAsked ? !isBuiltBetween(facts, one) : isWholeBetween(facts, one))),
    ...(isAsked && isPauseMissing(facts) ? places(PAUSE_OF_EACH, PAUSES) : []),
    ...places(PAUSE_OF_ALL, PAUSES).filter(() => isPauseMissing(facts, isWork)),
    ...places(OF_EACH, EACH).filter((one) => !isUsed(one) && !isNamed(clauseOf(one, sentence))),
    ...places(PER_LENGTH, PER).filter((one) => !isUsed(one)),
  ]
}

// Most sentences have none of these words.
const LIKE = /\b(?:before|b4|each|ea|either|both|between|btwn|betw|btw|every|per|all)\b/i
const BOTH_ENDS = /\b(?:(?:before|b4) ?(?:and|&|n|\/) ?after|(?:on |at )?(?:each|either|both) (?:end|side)s?)\b/gi
// "2 miles before and one after"
const EITHER_END = /\bbefore(?:,| and| &) (?:\S+ ){1,3}after\b/gi
// "3 min either side of the 400s"
const AROUND_ONE = /\b(?<words>(?:either|each|both) sides?) of (?:the |a |each )?\d/gi
// Not "between 8 and 10", "between easy and steady", "between 200 to 220 watts".
const BETWEEN =
  /(?<!sandwiched )\b(?:in )?(?:between|btwn|betw|btw)\b(?! [^,;.()]{1,30} and\b| \d+ ?(?:to|-))(?: (?:them|these|those|each|reps|all)\b)?/gi
const OF_EACH =
  /\b(?<words>each|ea|every|both|either|per(?= leg| arm| side)) (?:legs?|arms?|sides?|strokes?|directions?|ways?)\b/gi
const PAUSE_OF_EACH = /\b(?:rec|recovery|jog|rest) (?:after )?each\b(?! (?:round|set|block|lap)\b)/gi
const PAUSE_OF_ALL = /\ball (?:with |w\/? ?|on |have )\d+ ?(?:s|secs?|seconds?|m|mins?|minutes?|["'])? ?rests?\b/gi
const PER_LENGTH = /\b(?:per|every) (?:100|50|25|hundred|length)s?\b/gi

const BOTH = 'This was built once: check the part before and the one after.'
const AROUND = 'This is said of one part: check what was built before and after it.'
const PAUSE = 'No pause was read between the parts: check the rests.'
const PAUSES = 'Behind some of them no pause was built: check the rests.'
const EACH = 'What is done by each was read as once: check how often.'
const PER = 'What is said for each length was not counted by it: check it.'

/** Whether what is done first is done last, too. */
function hasBothEnds({ understood: { asked }, entries }: Facts): boolean {
  if (asked.warmup && asked.cooldown) return true
  const steps = unroll(entries)
  const [first, last] = [steps[0], steps.at(-1)]
  return steps.length > 2 && JSON.stringify(first?.duration) === JSON.stringify(last?.duration)
}

/** Whether something easy is done first and last, however long. */
function hasTwoEnds({ understood: { asked }, entries }: Facts): boolean {
  const steps = unroll(entries)
  const isEnd = (step: Step | undefined) => step !== undefined && step.intensity !== 'interval'
  return (
    (asked.warmup !== undefined || isEnd(steps[0])) &&
    (asked.cooldown !== undefined || (steps.length > 1 && isEnd(steps.at(-1))))
  )
}

/** Whether some of the work has a pause behind it, and other work follows without one. */
function isPauseMissing({ entries }: Facts, isBout = isInterval): boolean {
  const isPause = (step: Step | undefined) => step?.intensity === 'rest' || step?.intensity === 'recovery'
  const bodies = entries.flatMap((entry, at) =>
    isRepeat(entry) ? [entries.slice(at - entry.repeat.steps, at).filter((one): one is Step => !isRepeat(one))] : [],
  )
  const isBroken = (steps: Step[], isOne: (step: Step | undefined) => boolean) =>
    steps.some(isPause) && steps.some((step, at) => isOne(step) && isOne(steps[at + 1]))
  return bodies.some((steps) => isBroken(steps, isWork)) || isBroken(unroll(entries), isBout)
}

function isInterval(step: Step | undefined): boolean {
  return step?.intensity === 'interval'
}

function isWork(step: Step | undefined): boolean {
  return isInterval(step) || step?.intensity === 'active'
}

/** "…, 10 min between": whether such a figure was read as the length of the whole. */
function isWholeBetween({ sentence, understood: { found } }: Facts, { from, to }: Span): boolean {
  const clause = clauseOf({ from, to }, sentence)
  return (
    /^ ?(?:$|[,.;)])/.test(sentence.slice(to)) &&
    found.some((one) => one.field === 'durationValue' && one.from >= clause.from && one.to <= clause.to)
  )
}

/** Whether a figure that is said to be between others was built before the last of them; one without a figure always is. */
function isBuiltBetween(facts: Facts, words: Span): boolean {
  const { from, to } = clauseOf(words, facts.sentence)
  const inClause = facts.written.filter(
    (one) =>
      one.from >= from &&
      one.to <= to &&
      isOfLength(one) &&
      !NO_LENGTH.test(facts.sentence.slice(0, one.from)) &&
      !/^ ?[x×]/i.test(facts.sentence.slice(one.to)),
  )
  const figure = inClause.findLast((one) => one.to <= words.from) ?? inClause.find((one) => one.from >= words.to)
  if (!figure || facts.isNamed(figure)) return true
  if (facts.understood.asked.set?.restSeconds !== undefined) return true
  const steps = unroll(facts.entries)
  const works = steps.filter(({ intensity }) => intensity === 'interval' || intensity === 'active')
  // One pause between several parts; between two groups of them it is enough.
  const least = works.length > 2 && !GROUPS.test(facts.sentence) ? 2 : 1
  const durations = steps.slice(0, -1).map(({ duration }) => duration)
  return figure.readings.some(({ value, counted }) => {
    const between = durations.filter((duration) => {
      if (duration.type === 'time')
        return counted === 'seconds'
          ? same(value, duration.value)
          : counted === 'bare' && (same(value, duration.value) || same(value * 60, duration.value))
      const metres = toMetres(duration.value, duration.unit as DistanceUnit)
      return isDistance(counted)
        ? same(toMetres(value, counted), metres)
        : counted === 'bare' && (same(value, metres) || same(value * 1000, metres))
    })
    return between.length >= least
  })
}

const GROUPS =
  /\b(?:sets?|lots?|rounds?|blocks?|series|groups?|circuits?|again|repeat\w*|then|both|two|halves)\b|[x×*] ?\(|[x×]|\)/i

function isOfLength({ readings }: WrittenFigure): boolean {
  // "130 w" is a target, "6 w strides" a length.
  if (readings.some(({ counted, value }) => counted === 'watts' && value >= LEAST_WATTS)) return false
  return readings.some(({ counted }) => counted === 'seconds' || counted === 'bare' || isDistance(counted))
}

const LEAST_WATTS = 50

/** Before a bout of a set, or a target. */
const NO_LENGTH = /(?:[x×@]|\b(?:rpe|zone|z|at|on|off)) ?$/i

function isDistance(counted: Counted): counted is DistanceUnit {
  return counted === 'kilometers' || counted === 'miles' || counted === 'meters' || counted === 'yards'
}

function same(one: number, other: number): boolean {
  return Math.abs(one - other) < Math.max(0.51, other * 0.015)
}
