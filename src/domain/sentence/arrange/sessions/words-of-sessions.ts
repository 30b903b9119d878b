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

/** The words of a session, in their order. */
export function wordsOfSession(text: string): Word[] {
  const words: Word[] = []
  for (let at = 0; at < text.length; ) {
    if (text[at] === ' ') {
      at += 1
      continue
    }
    const word = wordByForm(entries, text, at)
    if (word.kind === 'several') words.push(...word.shapes.map((one): Word => ({ ...one, from: at, to: word.to })))
    else
      words.push(
        isCount(word, text) ? { kind: 'unknown', words: text.slice(at, word.to), from: at, to: word.to } : word,
      )
    at = word.to
  }
  return words.map((word, at) => (isBetweenAims(words, at) ? { kind: 'filler', from: word.from, to: word.to } : word))
}

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
