import { indexList, matchPhrase } from '../../tokens/phrases.ts'
import { isPictureOfMood } from '../../tokens/pictures.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'

/** Whether a clause begins at a token: at the start, behind a mark, or behind a word that joins clauses. */
export function startsClause(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1)
  return (
    (at === 0 ||
      tokens[at - 1]?.kind === 'code' ||
      marks.has(before) ||
      joiners.has(before) ||
      isPictureOfMood(before)) &&
    tokens[at]?.kind !== 'mark'
  )
}

/**
 * The index at which the clause around an index ends: at a mark, at a word that joins clauses, or at one that says what is
 * wanted now.
 */
export function endOfClause(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < tokens.length && !isEnd(tokens, at) && !joiners.has(textAt(tokens, at)) && !isWish(tokens, at)) at += 1
  // The "I" of "I want" is no word of the clause before.
  while (at > from + 1 && isWish(tokens, at) && subjects.has(textAt(tokens, at - 1))) at -= 1
  return at
}

/** Whether a mark or a picture at an index ends a clause, "40 min run 💪 felt sick yesterday": not the mark of "2:31.4" or "10:30". */
function isEnd(tokens: readonly Token[], at: number): boolean {
  if (isPictureOfMood(textAt(tokens, at))) return true
  const isInFigure = tokens[at]?.glued && tokens[at + 1]?.glued && tokens[at + 1]?.kind === 'number'
  return (
    tokens[at]?.kind === 'code' || (ends.has(textAt(tokens, at)) && !(isInFigure && tokens[at - 1]?.kind !== 'word'))
  )
}

/** Whether words at an index say what is wanted of this session: "today", "give me", "I want". */
export function isWish(tokens: readonly Token[], at: number): boolean {
  // "normally I do 3x10"
  const isTold = textAt(tokens, at) === 'do' && tellers.has(textAt(tokens, at - 1))
  return !isTold && matchPhrase(tokens, at, wishes) !== undefined
}

/** Whether the tokens between two indexes hold a figure. */
export function hasFigure(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ kind }) => kind === 'number' || kind === 'clock' || kind === 'rungs')
}

/** Whether one of the words stands between two indexes. */
export function hasWord(tokens: readonly Token[], from: number, to: number, words: ReadonlySet<string>): boolean {
  return tokens.slice(from, to).some(({ text }) => words.has(text))
}

const marks = new Set([',', ';', '.', '!', '?', ':', '(', ')', '-', '\n', '"'])
const ends = new Set([',', ';', '.', '!', '?', ':', '(', ')', '\n'])
const joiners = new Set(
  'and but so as because cos coz since after then while although though hence therefore'.split(' '),
)
const subjects = new Set(['i', 'we', 'just', 'i would', 'please'])
const tellers = new Set(['i', 'we', 'usually', 'normally', 'they', 'always'])
const wishes = indexList(
  "today,tonight,now,tomorrow,this time,want,wants,wanna,need,give,gimme,let's,lets,let us,i'll,i'd,we'll,gonna,going to,please,pls,plz,make me,build me,create,looking for,would like,do",
)

/** The days of a week. */
export const days: ReadonlySet<string> = new Set(
  'mon monday tue tues tuesday wed weds wednesday thu thur thurs thursday fri friday sat saturday sun sunday'.split(
    ' ',
  ),
)

/** Words that are separated by spaces. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
