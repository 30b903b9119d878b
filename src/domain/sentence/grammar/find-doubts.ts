import type { Span } from '../result.ts'
import { hasBody } from './fold/facts-of-parts.ts'
import type { Folded } from './fold/folding.ts'
import type { Part } from './part.ts'
import type { Phrase } from './phrase.ts'
import { spansOf } from './spans-of-parts.ts'
import type { Mark } from './words/atoms.ts'

/**
 * Why the parts may not be what was said: figures and targets that found no place in them, words without a meaning beside a figure,
 * and lengths behind a word that makes something else of them. `isPool`: they are swum.
 */
export function findDoubts(phrases: readonly Phrase[], folded: Folded, isPool: boolean): Span[] {
  const parts = folded.parts.flatMap(withInner)
  const used = new Set([...spansOf(folded)].map(({ from }) => from))
  return [
    ...phrases.filter((phrase) => isSaid(phrase) && !isUsed(phrase, used)),
    ...phrases.filter((_, at) => isUnknownBesideFigure(phrases, at)),
    ...phrases.filter((_, at) => isBehindOtherWord(phrases, at, parts)),
    ...phrases.filter(({ is }, at) => is === 'change' && phrases[at + 1]?.is === 'unknown'),
    ...phrases.filter((phrase, at) => isSlowing(phrase, phrases[at + 1])),
    ...phrases.filter((_, at) => isTitleOfSprints(phrases, at)),
    ...parts.filter((part) => hasTwoRests(part) || isLoneSendOff(part, isPool)),
  ]
}

/** "backing off 10 s each": targets that get easier by so much are not read. */
function isSlowing(phrase: Phrase, next: Phrase | undefined): boolean {
  return phrase.is === 'change' && phrase.ramp === 'change' && next?.is === 'length'
}

/** "flying 30s x 6: 30m build, 30m flat out": behind the colon is what each of them is made of. */
function isTitleOfSprints(phrases: readonly Phrase[], at: number): boolean {
  const [word, count, length, sign] = [phrases[at - 2], phrases[at], phrases[at + 1], phrases[at + 2]]
  const isTitle = count?.is === 'count' && length?.is === 'length'
  return isTitle && word?.is === 'detail' && sign?.is === 'sign' && sign.sign === ':'
}

function withInner(part: Part): Part[] {
  return [part, ...(part.inner?.flatMap(withInner) ?? [])]
}

/** Whether a phrase says something that no workout may lose. */
function isSaid({ is }: Phrase): boolean {
  return is === 'length' || is === 'aim' || is === 'detail'
}

/** Whether a phrase, or a figure within it, was read as something. */
function isUsed({ from, to }: Phrase, used: ReadonlySet<number>): boolean {
  for (let at = from; at < to; at += 1) if (used.has(at)) return true
  return false
}

/** "heavy 60 rpm", "3 k's": a word without a meaning may be the unit of a figure, or say how it is meant. */
function isUnknownBesideFigure(phrases: readonly Phrase[], at: number): boolean {
  if (phrases[at]?.is !== 'unknown') return false
  const [next, behind] = [phrases[at + 1], phrases[at + 2]]
  // "leaves at 7:45"
  const isTime = next?.is === 'mark' && behind?.is === 'aim' && behind.aim.kind === 'time'
  return isFigure(phrases[at - 1]) || isFigure(next) || isTime
}

function isFigure(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'length' || phrase?.is === 'count' || phrase?.is === 'rungs' || phrase?.is === 'send-off'
}

/** "by 25", "every 40 min", "from 20 min": such a length is no part, nor the rest of one. */
function isBehindOtherWord(phrases: readonly Phrase[], at: number, parts: readonly Part[]): boolean {
  const [before, phrase] = [phrases[at - 1], phrases[at]]
  if (before?.is !== 'mark' || phrase?.is !== 'length' || !OTHER.has(before.mark)) return false
  return parts.some((part) => {
    const isBody = hasBody(part) && part.length?.from === phrase.from && part.times.length === 0
    return isBody || (part.rest?.length?.from === phrase.from && !OF_RESTS.has(before.mark))
  })
}

const OTHER = new Set<Mark>(['every', 'by', 'from', 'to', 'in', 'on'])
const OF_RESTS = new Set<Mark>(['on', 'in'])

function hasTwoRests({ rest, after, times, inner, rungs }: Part): boolean {
  return rest !== undefined && after !== undefined && after.where !== 'sets' && times.length < 2 && !inner && !rungs
}

/** On land only what is repeated starts every so often. */
function isLoneSendOff({ sendOff, times }: Part, isPool: boolean): boolean {
  return !isPool && sendOff !== undefined && times.length === 0
}
