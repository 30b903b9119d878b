import type { Span } from '../../result.ts'
import { indexWords, nearestWord } from '../../tokens/spelling.ts'
import { spellingOf } from '../../tokens/vocabulary.ts'
import { wordByForm } from '../words-by-form.ts'
import { aims, details } from './aims.ts'
import { clauses } from './clauses.ts'
import type { Entry } from './entries.ts'
import { figures } from './figures.ts'
import { numberedStretches } from './numbered-stretches.ts'
import { runsAndWalks } from './runs-and-walks.ts'
import { shares } from './shares.ts'
import { starts } from './starts.ts'
import type { Word } from './words.ts'
import { wordsOfChanges } from './words-of-changes.ts'
import { names, wordsOfRiders } from './words-of-riders.ts'

/** The words of a session, in their order; one that is mistyped as the nearest that is known. */
export function wordsOfSession(text: string): Word[] {
  const words = wordsIn(text)
  const mended = words.flatMap((word) => (word.kind === 'unknown' ? mend(word, text) : []))
  if (mended.length === 0) return words
  const spelled = mended.reduceRight((all, { from, to, by }) => all.slice(0, from) + by + all.slice(to), text)
  return wordsIn(spelled).map((word) => ({ ...word, from: typedAt(word.from, mended), to: typedAt(word.to, mended) }))
}

type Mended = Span & { by: string }

function mend({ from, to }: Span, text: string): Mended[] {
  const typed = text.slice(from, to)
  const by = LETTERS.test(typed) ? (spellingOf(typed) ?? nearestWord(typed, OF_CHANGES)) : undefined
  return by ? [{ from, to, by }] : []
}

/** No name, and long enough to be one word alone. */
const LETTERS = /^[a-z]{5,}$/

/** What only sessions say. */
const OF_CHANGES = indexWords(
  'getting quicker faster progressive progressing alternating alternate dropping'.split(' '),
)

/** Where a place in the mended text is in the one that was typed. */
function typedAt(place: number, mended: readonly Mended[]): number {
  let moved = 0
  for (const { from, to, by } of mended) {
    if (place <= from + moved) break
    // Within a mended word.
    if (place < from + moved + by.length) return Math.min(to, place - moved)
    moved += by.length - (to - from)
  }
  return place - moved
}

function wordsIn(text: string): Word[] {
  const words: Word[] = []
  for (let at = 0; at < text.length; ) {
    if (text[at] === ' ') {
      at += 1
      continue
    }
    const read = wordByForm(entries, text, at)
    const word = read.kind === 'unknown' ? (asMeant(read.words, read) ?? read) : read
    if (word.kind === 'several') words.push(...word.shapes.map((one): Word => ({ ...one, from: at, to: word.to })))
    else
      words.push(
        isCount(word, text) ? { kind: 'unknown', words: text.slice(at, word.to), from: at, to: word.to } : word,
      )
    at = word.to
  }
  return words.map((word, at) => (isBetweenAims(words, at) ? { kind: 'filler', from: word.from, to: word.to } : word))
}

/** A mistyped word as the one that is meant: "stirdes". */
function asMeant(words: string, { from, to }: Span): Word | undefined {
  const nearest = TYPED.test(words) ? nearestWord(words, MEANT) : undefined
  const meant = nearest && wordByForm(entries, nearest, 0)
  return meant && meant.kind !== 'unknown' && meant.kind !== 'several' ? { ...meant, from, to } : undefined
}

const TYPED = /^[a-z]{5,}$/
const MEANT = indexWords(
  'strides stride sprints steady threshold tempo recovery recoveries between warmup cooldown uphill standing moderate marathon jogging walking float'.split(
    ' ',
  ),
)

/** The stroke of "120% / 50%". */
function isBetweenAims(words: readonly Word[], at: number): boolean {
  const word = words[at]
  return (
    word?.kind === 'mark' && word.mark === 'slash' && words[at - 1]?.kind === 'aim' && words[at + 1]?.kind === 'aim'
  )
}

/** "3 laps", "2 regroup climbs": a figure without a unit of things that are counted. */
function isCount(word: Word, text: string): boolean {
  if (word.kind !== 'length' || word.length.figure === undefined) return false
  if (/\b(?:first|last) $/i.test(text.slice(0, word.from))) return false
  const [behind] = /^ +[a-z][a-z'-]*/i.exec(text.slice(word.to)) ?? []
  if (!behind) return false
  const next = wordByForm(entries, text, word.to + behind.length - behind.trimStart().length)
  // "8x100 strides"
  if (word.length.in === 'm' && next.kind === 'aim' && /[x×] ?$/i.test(text.slice(0, word.from))) return false
  return next.kind === 'unknown' || (COUNTED.test(behind.trim()) && !CLIMBED.test(text.slice(word.to)))
}

/** "12 climb at threshold": so many minutes. */
const CLIMBED = /^ climb(?:ing)? (?:at|@|in|z ?\d|vo2|ftp|hard|thresh|tempo)/i

const COUNTED =
  /^(?:of|laps?|lengths?|loops?|sets?|reps?|climbs?|hills?|times|rounds?|blocks?|efforts?|intervals?|sprints?|strides?|surges?|bursts?|pick|x)$/i

const entries: readonly Entry[] = [
  ...runsAndWalks,
  ...numberedStretches,
  ...wordsOfChanges,
  ...wordsOfRiders,
  ...starts,
  ...shares,
  ...details,
  ...aims,
  ...clauses,
  ...figures,
  ...names,
]
