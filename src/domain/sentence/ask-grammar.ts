import { readSession } from './grammar/read-session.ts'
import { readWhole } from './grammar/read-whole.ts'
import { type Defaults, type Understood, type Unread, unreadAt } from './result.ts'

/**
 * Asks the grammar for a sentence of which the rules did not understand how its parts belong together. Where it builds something
 * else, the athlete is asked to check the words in question; what the rules tell besides is told of its answer, too. Undefined
 * where they tell something else, or the grammar understands it no better.
 */
export function askGrammar(text: string, read: Understood, defaults: Defaults): Understood | undefined {
  const told = [...read.unread, ...read.checks]
  if (
    text.length < LEAST_OF_WHOLE ||
    read.unusable ||
    !told.some(isOfStructure) ||
    !told.every((one) => isOfStructure(one) || isBeside(one))
  )
    return undefined
  const beside = read.unread.filter(isBeside)
  // Where all of it is understood, and what is built answers for it, there is nothing to check.
  const whole = isLoose(text) ? undefined : readWhole(text, defaults)
  if (whole)
    return {
      ...whole,
      unread: [...whole.unread, ...beside].toSorted(byPlace),
      checks: [...whole.checks, ...read.checks.filter(isBeside)].toSorted(byPlace),
    }
  if (text.length < LEAST_CHARACTERS) return undefined
  const session = readSession(text, read.asked.sport ?? defaults.sport, defaults)
  if (!session || session.unread.length >= told.length || session.unread.length > read.unread.length) return undefined
  const isAlike = isBuiltAlike(session, read)
  const isOfParts = told.some((one) => isOfStructure(one) && OF_PARTS.test(text.slice(one.from, one.to)))
  // Names do not put in question what the rules built, and a figure does so even where the grammar builds the same.
  if (isAlike === isOfParts) return undefined
  const inQuestion = isAlike
    ? []
    : told.filter((one) => isOfStructure(one) && !isAmong(one, session.unread)).map((one) => unreadAt(one, CHECK))
  return {
    ...session,
    unread: [...session.unread, ...beside.filter((one) => !isAmong(one, session.unread))].toSorted(byPlace),
    checks: [...read.checks.filter(isBeside), ...inQuestion].toSorted(byPlace),
  }
}

/** Whether a rest stands before all that it may be of, or a target in a clause of its own: of what it is said is not sure. */
function isLoose(text: string): boolean {
  return REST_FIRST.test(text) || text.split(/[,;]/).some((clause) => TARGET.test(clause) && !LENGTH.test(clause))
}

const REST_FIRST = /^\s*\d+ ?(?:s|secs?|seconds?|min|mins|minutes)\b ?(?:rest|recovery|jog)\b/i
const TARGET = /@ ?\d|\d ?(?:w|watts|bpm|rpm|%)(?![a-z])/i
const LENGTH = /\d ?(?:x|km?|m|mi|mins?|minutes?|miles?|s|secs?|h|hrs?|hours?|['’"])(?![a-z])|\d ?x/i

/** Of a shorter sentence the rules tell well enough what is missing (our choice). */
const [LEAST_OF_WHOLE, LEAST_CHARACTERS] = [40, 50]
/** Words and figures of parts, and no names. */
const OF_PARTS =
  /\d|\b(?:till?|until|middle|second|first|last|half|halves|between|btwn?|each|ea|every|then|after|before|same|again|repeat\w*|alt\w*|rest|remainder|jog|walk|float|rec\w*|sets?|rounds?|reps?|there|back|home|faster|quicker|build\w*|prog\w*|down|up)\b/i
const CHECK = 'Check whether this was read as you meant it.'

/** Whether two readings build the same. */
function isBuiltAlike(one: Understood, other: Understood): boolean {
  return built(one) === built(other)
}

function built({ asked, workout }: Understood): string {
  const { durationValue, durationUnit, set, mainSet, warmup, cooldown, strides } = asked
  return JSON.stringify(workout?.steps ?? [durationValue, durationUnit, set, mainSet, warmup, cooldown, strides])
}

function byPlace(one: Unread, other: Unread): number {
  return one.from - other.from || one.to - other.to
}

function isAmong({ from, to }: Unread, all: readonly Unread[]): boolean {
  return all.some((one) => one.from < to && one.to > from)
}

function isOfStructure({ sentence }: Unread): boolean {
  return STRUCTURE.some((pattern) => pattern.test(sentence))
}

function isBeside({ sentence }: Unread): boolean {
  return BESIDE.some((pattern) => pattern.test(sentence))
}

/** What the rules tell where they did not find how words or figures belong together. */
const STRUCTURE: readonly RegExp[] = [
  /^“.*” (?:was not understood|could not be read|beside it was not read)/,
  /^How the effort changes within/,
  /^A target belongs to one length/,
  /^Say (?:what the rest is between|what is repeated how often|what is done how often|how each repetition is divided|how long this is)/,
  /^To set an easy part/,
  /^(?:This figure was not used|Nothing that was read is this long|Nothing was read from)/,
  /^Where in the session it comes/,
  /^Write (?:each (?:set|part)|the (?:rest|steps) behind|it) ?(?:out|each|their)?/,
  /^(?:Check where these are done|Behind some of them no pause|No part of what was read is done so|They were read as one swim)/,
  /^(?:This is said to come last|No step of this is walked|This part was given another target|These counts do not)/,
  /^(?:No cool-down was built|It was read as of the last set|Check what is repeated so often|Strides are built behind)/,
  /^(?:What is left is in zone 2|Check where what is left|Check what takes turns|Check whether these are minutes or miles)/,
  /^(?:This is as long as what follows|These lengths do not add up|The parts take .* so this length is left out)/,
  /^(?:This was read as a swim of that time|A send-off belongs to a set|Write on .* for a send-off)/,
]

/** What is told of a session however its parts belong together. */
const BESIDE: readonly RegExp[] = [
  /^To leave on it you swim/,
  /^(?:A day|A time of day) cannot be asked for/,
  /^(?:For a beginner|Hills are not part|What (?:was done|you usually do)|A workout has one sport)/,
]
