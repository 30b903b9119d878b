import { amountAt } from '../tokens/amounts.ts'
import { numberAt } from '../tokens/numbers.ts'
import { past, phraseAt, phrasesOf } from '../tokens/phrases.ts'
import { otherSports } from '../tokens/words/sport-words.ts'
import { asides, asideUnits } from '../tokens/words/unsupported-words.ts'
import type { Reader } from './mention.ts'

/** Figures that are no lengths: `145 bpm`, `90%`, "rpe 7", "at 6 am", "3 times a week". */
export const asideFigureAt: Reader = (tokens, at) => {
  const named = phraseAt(tokens, at, before)
  if (named) {
    const start = past(tokens, past(tokens, named.next, links), links)
    const figure = numberAt(tokens, start)
    // "hr 45min": by heart rate, for three quarters of an hour.
    if (figure && amountAt(tokens, start)?.value.is !== 'time') return aside(named.value, rangeEnd(tokens, figure.next))
  }
  const start = tokens[at]?.kind === 'clock' ? { next: at + 1 } : numberAt(tokens, at)
  if (!start) return undefined
  const end = rangeEnd(tokens, start.next)
  const unit = phraseAt(tokens, past(tokens, end, signs), after) ?? phraseAt(tokens, end, after)
  if (!unit) return undefined
  // "95% ftp 250": the figure behind is the FTP.
  const isNext = tokens[unit.next - 1]?.text === 'ftp' && (numberAt(tokens, unit.next)?.value.value ?? 0) >= 80
  return aside(unit.value, isNext ? unit.next - 1 : unit.next)
}

/** Words a request has no room for, and sports there are no sessions for. */
export const asideWordAt: Reader = (tokens, at) => {
  const word = phraseAt(tokens, at, words)
  return word && aside(word.value, word.next)
}

function aside(sentence: string, next: number): ReturnType<Reader> {
  return { value: { of: 'aside', sentence }, next }
}

/** `88-94 %`: the end of a second figure. */
function rangeEnd(tokens: Parameters<Reader>[0], at: number): number {
  const end = past(tokens, at, signs)
  if (!['-', 'to'].includes(tokens[end]?.text ?? '')) return at
  return numberAt(tokens, end + 1)?.next ?? at
}

const OTHER_SPORT = 'There are sessions for running, cycling and swimming.'

const before = phrasesOf(
  asideUnits.flatMap(({ before: all = [], sentence }) => all.map((phrase) => [phrase, sentence])),
)
const after = phrasesOf(asideUnits.flatMap(({ after: all = [], sentence }) => all.map((phrase) => [phrase, sentence])))
const words = phrasesOf([
  ...asides.flatMap(({ words: all, sentence }) => all.map((phrase) => [phrase, sentence] as const)),
  ...otherSports.map((phrase) => [phrase, OTHER_SPORT] as const),
])
const links = new Set(['of', 'is', '=', ':', 'at', '@'])
const signs = new Set(['%', '~', '+'])
