import { type SportId, sportOf } from '../sports/registry.ts'
import { applyEdits, unarranged } from './arrange/arranged.ts'
import { mendWords } from './arrange/mend-words.ts'
import { HINT, overlookedIn } from './arrange/sessions/overlooked.ts'
import { readSession } from './arrange/sessions/read-session.ts'
import { isRiddenDrill, isRunBySigns } from './arrange/sessions/signs-of-rides.ts'
import { isSwim } from './arrange/swims/is-swim.ts'
import { readSwimLine } from './arrange/swims/line/swims-in-lines.ts'
import { TOO_SHORT } from './resolve/bout-pace.ts'
import type { Understood, Unread } from './result.ts'
import { tokenize } from './tokens/tokens.ts'

/** As what a sentence is read once more, of which something was left out or is in doubt; nothing if it is no whole. */
export function secondReading(text: string, first: Understood, sport: SportId): 'line' | 'session' | undefined {
  const told = toldOf(first)
  if (isSwim(text) && !isRiddenDrill(text))
    return told.length > 0 && readSwimLine([], text).length > 0 ? 'line' : undefined
  const isRun = isRunBySigns(text) || told.some(({ sentence }) => sentence === TOO_SHORT)
  if (sportOf(first.asked.sport ?? sport).inPool && !isRun) return undefined
  // What is too long for any session is none of its parts.
  const isBeyond = ({ from, to, sentence }: Unread) => BEYOND_BOUNDS.test(sentence) && LONG.test(text.slice(from, to))
  if (told.some(isBeyond)) return undefined
  const isOfParts = told.some(({ from, to }) => OF_PARTS.test(text.slice(from, to)))
  if (!isOfParts) return undefined
  const mended = applyEdits(unarranged(text), mendWords(tokenize(text), text)).text
  return readSession([], mended).length > 0 ? 'session' : undefined
}

const LONG = /\d ?(?:km?|mi|miles?|h|hrs?|hours?)\b/i
const BEYOND_BOUNDS = /\bcan be [\d.,]+ .*\blong\b/
/** What may be of a part, and not only of a name or a place. */
const OF_PARTS =
  /\d|\b(?:rests?|rec\w*|jog\w*|walk\w*|float\w*|easy|ez|soft|hard|steady|med\w*|tempo|same|half|between|btwn?|each|ea|every|last|first|before|after|b4|either|ether|home|there|T|E|M|I|hmp?|mp|alt\w*|start\w*|drop\w*|got|bursts?|surges?|remain\w*|balance|equal|left|max|near|end|ramp|hour|front|back|turn-?arounds?|cycle|rolling)\b/i

/** The first reading, with a check of what it overlooks. */
export function withOverlooked(text: string, first: Understood): Understood {
  const doubt = isSwim(text) ? undefined : overlookedIn(text, first)
  return doubt ? { ...first, checks: [...first.checks, doubt] } : first
}

/** The first reading where no other is taken: without what only leads to another. */
export function withoutHints(first: Understood, read: Understood): Understood {
  return first.checks.some(({ sentence }) => sentence === HINT) ? read : first
}

/** Whether a reading tells of no more places of a sentence than another. */
export function tellsNoMore(one: Understood, other: Understood): boolean {
  return toldOf(one).length <= toldOf(other).length
}

/** Whether a reading tells of fewer places of a sentence than another, and of no more of its words. */
export function tellsLess(one: Understood, other: Understood, text: string): boolean {
  const isMoved = MOVED.test(text) || (isSwim(text) && ENDS.test(text))
  // A check alone may be lost with words that were written anew: it counts where a part was put in its place.
  const isOfNames = saysFigures(other.unread, text) && !saysFigures(toldOf(one), text)
  if (one.unread.length >= other.unread.length && !isOfNames && !isMoved) return false
  return toldOf(one).length < toldOf(other).length && wordsIn(toldOf(one), text) <= wordsIn(toldOf(other), text)
}

const MOVED =
  /\b(?:ramp (?:up|down)|remaining|remainder|balance|before|beforehand|b4|aft|after|between|btwn?|alt(?:ernat\w*)?|dropp?(?:ing)?|cut(?:ting)? ?(?:down)?|faster|quicker|every|half)\b/i
/** Ends of swims are put in their place, too. */
const ENDS = /\b(?:finish|to end|c\/d|cd|cool|w\/u|wu)\b/i

/** Whether a figure is among what is told, and not only names and remarks. */
function saysFigures(told: readonly Unread[], text: string): boolean {
  return told.some(({ from, to }) => /\d/.test(text.slice(from, to)))
}

function toldOf({ unread, checks }: Understood): Unread[] {
  return [...unread, ...checks]
}

function wordsIn(told: readonly Unread[], text: string): number {
  const places = told.flatMap(({ from, to }) =>
    [...text.slice(from, to).matchAll(/\S+/g)].map(({ index }) => from + index),
  )
  return new Set(places).size
}
