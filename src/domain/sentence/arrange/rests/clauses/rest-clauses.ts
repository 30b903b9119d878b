import type { Span } from '../../../result.ts'
import {
  AIM,
  FILLER,
  LENGTH,
  MANNER,
  NOT_DONE,
  OF_EVERY,
  OF_REPS,
  OF_SETS,
  OF_SOME,
  REST,
  SHARE,
  STROKE,
} from './rest-words.ts'

/** What a rest is said with, in any order: "in btwn 3min spin @ 95 rpm z2". */
export type RestClause = Span & {
  length?: string
  share?: string
  manners: readonly string[]
  aims: readonly string[]
  /** How it is swum. */
  strokes: readonly string[]
  /** Between or behind what it lies: the repetitions, the rounds, every so many of them, or some of them by their numbers. */
  place:
    | { of: 'reps' | 'sets' }
    | { of: 'every'; count: number }
    | { of: 'some'; numbers: readonly number[] }
    | undefined
  isNamed: boolean
}

const SLOTS = { place: [OF_EVERY, OF_SOME, OF_SETS, OF_REPS], aim: [AIM], share: [SHARE], length: [LENGTH] }
const WORDS = { rest: [REST], manner: [MANNER], stroke: [STROKE], filler: [FILLER] }
const patterns = Object.entries({ ...SLOTS, ...WORDS }).flatMap(([slot, all]) =>
  all.map((pattern, at) => ({ slot, of: at, pattern: new RegExp(`(?:${pattern})`, 'iy') })),
)
const NOT = new RegExp(NOT_DONE, 'iy')
const ORDINALS: Readonly<Record<string, number>> = { other: 2, second: 2, third: 3, fourth: 4, fifth: 5 }
const END =
  /(?: ?\))? ?(?:$|[,;)\n]|\.(?!\d)|(?:and|&|\+|then|plus|-|–|\/) |(?:bike|ride|run|swim|track|turbo|on the)\b)/iy
/** Where a clause can begin: behind a sign or a word that joins it to its set, or a space before what says at once to be a rest. */
const START = new RegExp(
  `(?:(?:[,;/(+]|\\.(?= )| (?:w|with|off|and|&|then|plus)(?![a-z]))\\/? ?(?<=[ ,;/(+])|(?<!\\b(?:on|at|in|hold|under|than|last|first|final)|@) (?=${LENGTH} ?(?:${REST}|${MANNER}|${OF_SETS}|${OF_REPS})|${REST}))(?=[\\da-z:~'])`,
  'iy',
)

/** The rest that begins at a place, if all up to the next sign is of it. */
function readRestClause(text: string, from: number): RestClause | undefined {
  const clause: { -readonly [Key in keyof RestClause]: RestClause[Key] } & {
    manners: string[]
    aims: string[]
    strokes: string[]
  } = {
    ...{ from, to: from, manners: [], aims: [], strokes: [], place: undefined, isNamed: false },
  }
  let at = from
  for (;;) {
    while (text[at] === ' ') at += 1
    const found = matchAt(text, at, clause)
    if (!found) break
    at = found.next
    clause.to = at
    if (found.slot === 'manner') clause.manners.push(found.words)
    else if (found.slot === 'aim') clause.aims.push(found.words)
    else if (found.slot === 'stroke') clause.strokes.push(found.words)
    else if (found.slot === 'rest') clause.isNamed = true
    else if (found.slot === 'length') clause.length = found.words
    else if (found.slot === 'share') clause.share = found.words
    else if (found.slot === 'place') clause.place = found.place
  }
  NOT.lastIndex = clause.to
  if (clause.aims.length > 0 && NOT.test(text)) clause.to = NOT.lastIndex
  END.lastIndex = clause.to
  const isSaid = clause.length !== undefined || clause.share !== undefined
  const isRest = clause.isNamed || clause.manners.length > 0 || clause.place !== undefined
  return isSaid && isRest && END.test(text) ? clause : undefined
}

type Found = { slot: string; words: string; next: number; place: RestClause['place'] }

function matchAt(text: string, at: number, said: RestClause): Found | undefined {
  for (const { slot, of, pattern } of patterns) {
    if ((slot === 'length' || slot === 'share') && (said.length ?? said.share) !== undefined) continue
    if (slot === 'place' && said.place) continue
    // "with z2 in between" has no length, "@ 5k" is of the bouts.
    const isBegun = (said.length ?? said.share) !== undefined || said.place || said.isNamed || said.manners.length > 0
    if (slot === 'aim' && !isBegun) continue
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) continue
    return { slot, words: match[0], next: pattern.lastIndex, place: slot === 'place' ? placeOf(of, match) : undefined }
  }
  return undefined
}

function placeOf(of: number, { groups }: RegExpExecArray): RestClause['place'] {
  const { every = '', some = '', first = '', next = '' } = groups ?? {}
  if (of === 0) return { of: 'every', count: ORDINALS[every.toLowerCase()] ?? Number(every) }
  // "between 4 and 5"
  if (of === 1 && first)
    return Number(next) === Number(first) + 1 ? { of: 'some', numbers: [Number(first)] } : undefined
  if (of === 1) return { of: 'some', numbers: (some.match(/\d+/g) ?? []).map(Number) }
  return { of: of === 2 ? 'sets' : 'reps' }
}

/** The rests that are said between two places, each with where its joint begins. */
export function restClausesIn(text: string, from: number, to: number): { joint: number; clause: RestClause }[] {
  const found: { joint: number; clause: RestClause }[] = []
  for (let at = from; at < to; at += 1) {
    START.lastIndex = at
    const start = START.exec(text)
    const clause = start && readRestClause(text, START.lastIndex)
    if (!clause || clause.to > to) continue
    found.push({ joint: at, clause })
    at = clause.to - 1
  }
  return found
}
