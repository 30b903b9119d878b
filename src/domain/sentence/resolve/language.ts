import type { Mention } from '../mention.ts'
import type { Token } from '../tokens/tokens.ts'
import { foreignWords } from '../tokens/words/foreign-words.ts'
import { isRemark } from '../tokens/words/remark-words.ts'
import { ENGLISH, UNCLEAR } from '../tokens/words/unsupported-words.ts'

/**
 * The mentions; a single one if the sentence is in another language or hardly a word of it is known, for figures beside
 * such words can mean anything. Where a length is its only figure, "45 Minuten laufen", that is kept, and the sport.
 */
export function nameOtherLanguage(mentions: Mention[], tokens: readonly Token[], sentence: string): Mention[] {
  const [first, last] = [tokens[0], tokens.at(-1)]
  const isForeign = isOfOtherLanguage(tokens)
  if (!first || !last || !(isForeign || isHardlyKnown(mentions, sentence))) return mentions
  const why = isForeign ? ENGLISH : UNCLEAR
  const isOfPace = PACE.test(sentence)
  const lengths = mentions.filter(
    (one) => one.kind === 'amount' && (one.amount.kind === 'time' || (one.amount.kind === 'distance' && !isOfPace)),
  )
  const figures = tokens.filter(({ kind }) => kind !== 'word' && kind !== 'mark')
  if (!isForeign || lengths.length !== 1 || figures.length !== 1)
    return [{ kind: 'unsupported', sentence: why, from: first.from, to: last.to }]
  const kept = (one: Mention) => lengths.includes(one) || one.kind === 'sport' || one.kind === 'punctuation'
  const named: Mention[] = []
  mentions.forEach((one, at) => {
    const before = named.at(-1)
    if (kept(one)) named.push(one)
    else if (before?.kind === 'unsupported' && at > 0) named[named.length - 1] = { ...before, to: one.to }
    else named.push({ kind: 'unsupported', sentence: why, from: one.from, to: one.to })
  })
  return named
}

/** Whether words are of another language, as they were typed, or in another script. */
function isOfOtherLanguage(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  const letters = words.join('')
  const ofOtherScript = PLAIN.test(letters) ? 0 : (letters.match(OTHER_SCRIPT) ?? []).join('').length
  const foreign = words.filter((word) => foreignWords.has(word) || (!PLAIN.test(word) && ACCENTED.test(word)))
  const long = words.filter((word) => word.length > 1)
  return (
    // A few among many English words are named one by one.
    (new Set(foreign).size >= MIN_FOREIGN && foreign.length * MOST_ENGLISH >= long.length) ||
    (ofOtherScript >= MIN_LETTERS && ofOtherScript * 3 > letters.length)
  )
}

/** Whether nearly all words are unknown. */
function isHardlyKnown(mentions: readonly Mention[], sentence: string): boolean {
  const count = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0
  const unknown = mentions.filter(({ kind, from, to }) => kind === 'unknown' && !isRemark(sentence.slice(from, to)))
  const lost = count(unknown.map(({ from, to }) => sentence.slice(from, to)).join(' '))
  return lost >= MIN_LOST && lost * 10 > count(sentence) * 7
}

// One word can be a name or a typing mistake (our choice).
const MIN_FOREIGN = 2
const MOST_ENGLISH = 4
const MIN_LETTERS = 2
// Fewer are named one by one (our choice).
const MIN_LOST = 4
// Words before a distance whose pace is meant: "à allure 10 km".
const PACE = /allure|tempo|ritmo|rythme|passo/i
const PLAIN = /^[a-z']*$/
// Of letters that English lacks; its loans are few.
const ACCENTED = /^(?!caf[eé]|r[oø]nnestad).*[\u{df}-\u{f6}\u{f8}-\u{17f}]/u
// Pictures are no letters.
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu
