import { isRepeat } from '../../workout/stored-entry.ts'
import { charactersBefore } from '../characters-before.ts'
import type { Mention } from '../mention.ts'
import type { Field, Found, Inferred, Span } from '../result.ts'
import { clauseOf, type Facts } from './facts.ts'
import { tellCounts, tellShortened, tellStridesWithin, tellWithin } from './lengths-of-wholes.ts'
import { told, wordsOf } from './told.ts'

/**
 * What is told of every figure whose role was given by its place alone: a rest, a warm-up, a cool-down. One with a word of
 * that role in its own clause, and easy parts at the ends of a session, need no telling.
 */
export function tellRoles(facts: Facts): Inferred[] {
  return [
    ...tellRests(facts),
    ...tellEnds(facts),
    ...tellWithin(facts),
    ...tellStridesWithin(facts),
    ...tellShortened(facts),
    ...tellCounts(facts),
  ]
}

function tellRests({ sentence, mentions, sport, isUsed, understood: { asked, found, workout } }: Facts): Inferred[] {
  // In a pool a time behind a set is its rest.
  if (sport.inPool) return tellMissingRests(found, sentence, workout !== undefined)
  const field: Field = asked.set ? 'set' : 'mainSet'
  const missing = tellMissingRests(found, sentence, workout !== undefined)
  const read = mentions
    .filter(
      (one) =>
        isRestInFigures(one) &&
        isUsed(one) &&
        // The name of a set says its rest, "tabata x 4".
        /\d/.test(sentence.slice(one.from, one.to)) &&
        !saysRest(one, sentence),
    )
    .map((one) => told(field, 'Rest', one, sentence, 'was read as the rest.'))
  return [...read, ...missing]
}

/** Sets without a rest, beside one that has a rest: the athlete may mean the same for all. */
function tellMissingRests(found: readonly Found[], sentence: string, isWhole: boolean): Inferred[] {
  const sets = found.filter(({ field, reading }) => field === 'mainSet' && /^\d+ × /.test(reading))
  const isRested = ({ reading }: Found) => /\b(?:rest|every|recovery|walk|float)\b/.test(reading)
  if (!sets.some(isRested)) return []
  return sets
    .filter(
      (one) => !isRested(one) && /\d ?[x×]/i.test(sentence.slice(one.from, one.to)) && !one.reading.startsWith('1 ×'),
    )
    .map((one) => ({
      field: 'mainSet',
      reading: 'Rest',
      because: `No rest was said for “${wordsOf(one, sentence)}”, so ${isWhole ? 'none' : 'it is chosen'}.`,
    }))
}

/** Whether a rest is said by a figure, and not by its bout: "equal rest". */
function isRestInFigures(mention: Mention): boolean {
  return mention.kind === 'rest' && mention.share === undefined && mention.isAssumed !== true
}

/** Whether the words around a figure say that it is a rest. */
export function saysRest(one: Span, sentence: string): boolean {
  return RESTED.test(wordsAround(one, sentence)) && !isBareInBrackets(one, sentence) && !isSendOffOnLand(one, sentence)
}

/** "1x20 (80)": brackets say a rest where it has a unit. */
function isBareInBrackets({ from, to }: Span, sentence: string): boolean {
  return /\($/.test(charactersBefore(sentence, from, 1)) && /^\d+$/.test(sentence.slice(from, to))
}

/** "12x200 on 60s": swimmers leave on it, and on land it was read as the rest. */
function isSendOffOnLand({ from }: Span, sentence: string): boolean {
  return FAR_ON.test(sentence.slice(0, from))
}

function tellEnds({ sentence, understood: { asked, found, inferred }, written, entries, sport }: Facts): Inferred[] {
  // Easy time behind a set without a rest may be its rest.
  const isRested =
    sport.inPool ||
    asked.set?.restSeconds !== undefined ||
    (!asked.set && entries.some((entry) => !isRepeat(entry) && PAUSES.has(entry.intensity))) ||
    (!asked.set && entries.length > 0 && entries.every((entry) => !isRepeat(entry)))
  return found.flatMap((one) => {
    const end = endOf(one)
    if (!end) return []
    const words = wordsAround(one, sentence)
    // What lies between others is at no end, whatever its place.
    const isBetween = BETWEEN.test(words)
    const isUnitSaid = !inferred.some(({ field, because }) => field === one.field && because === 'No unit was said.')
    const isAtEnd = !found.some(
      (other) => isOfWork(other) && (end === 'warm-up' ? other.to <= one.from : other.from >= one.to),
    )
    // A rewritten figure, "13" of "13 min", has its unit beside it.
    const hasFigure = written.some(({ from, to }) => from < one.to && to > one.from)
    const isClear = one.field === 'mainSet' || (!ZONED.test(words) && (end === 'warm-up' || isRested))
    const isEnded = ENDS.test(words) && (one.field === 'mainSet' || !ZONED.test(words) || NAMED.test(words))
    const isSaid = isEnded || (isAtEnd && isUnitSaid && isClear && EASY.test(words))
    return hasFigure && (!isSaid || isBetween)
      ? [told(one.field, nameOf(end), one, sentence, `was read as the ${end}.`)]
      : []
  })
}

type End = 'warm-up' | 'cool-down'

function nameOf(end: End): string {
  return end === 'warm-up' ? 'Warm-up' : 'Cool-down'
}

function endOf({ field, reading }: Found): End | undefined {
  if (field === 'warmup') return 'warm-up'
  if (field === 'cooldown') return 'cool-down'
  return field === 'mainSet' && !/[×,]/.test(reading) ? (/(?:warm-up|cool-down)$/.exec(reading)?.[0] as End) : undefined
}

function isOfWork(one: Found): boolean {
  return one.field === 'set' || (one.field === 'mainSet' && endOf(one) === undefined)
}

/** The words of a clause with the sign before it. */
function wordsAround(span: Span, sentence: string): string {
  const { from, to } = clauseOf(span, sentence)
  return charactersBefore(sentence, from, 1) + sentence.slice(from, to)
}

const FAR_ON = /\d ?x ?(?:\d{3,4} ?m?|\d ?km?)\b[^,;]* on (?:the |every )?$/i
const RESTED =
  /(?<!\p{L})(?:rest\w*|rec\w*|jog\w*|walk\w*|float\w*|easy|easily|ez|off|betw\w*|btwn?|between|turn\w*|stand\w*|static|passive|spin\w*|shuffle|pause\w*|break\w*|r|ri|rbi|roll\w*|relax\w*|coast\w*|down|back|slow\w*|gentl\w*|with|w|after\w*|hike|hiking|swim|on|z ?[12]|zone ?[12]|light|loose|ease|freewheel\w*|r\d+)\b|[@'′’"″(/+]|\d:\d\d/iu
const ENDS =
  /(?<!\p{L})(?:warm\w*|wu|wup|w ?\/ ?u\w*|cool\w*|cd|c ?\/ ?d\w*|s ?\/ ?d|swim down|up|down|dn|loosen\w*|home|ends?|each|either|both|before\w*|after\w*|start\w*|begin\w*|finish\w*|first|last|final\w*|there|back|top|tail\w*|to ?work|out|in|remain\w*|rest|w ?\/ ?d)\b/iu
const EASY =
  /(?<!\p{L})(?:easy|easily|ez|e|jog\w*|spin\w*|walk\w*|run|ride|swim|z ?[12]|zone ?[12]|light\w*|gentl\w*|relax\w*|chill\w*|loose\w*|slow\w*|steady|rec\w*|choice|soft|drills?|mixed|free|pull|kick|back|aerobic)\b/iu
// The generator warms up and cools down by ramps.
const ZONED = /\b(?:z ?[2-7]|zone ?[2-7]|steady|aerobic|endurance)\b/i
const PAUSES = new Set<string>(['rest', 'recovery'])
const NAMED = /\b(?:warm\w*|wu|cool\w*|cd|loosen\w*)\b/i
const BETWEEN = /\b(?:in the middle|between|betw|btwn?|normal|after each)\b/i
