import type { Reader } from '../../mention.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { isKnownWord } from '../../tokens/vocabulary.ts'
import { otherPeople, verbsOfOthers } from '../../tokens/words/aside-words.ts'
import { OTHERS } from '../../tokens/words/unsupported-words.ts'
import { unsupported } from '../unsupported-at.ts'
import { endOfClause, hasFigure, wordSet } from './clauses.ts'

/** What others do: "my mate does 20x400 every Tuesday". What a coach says is for the athlete. */
export const readOthers: Reader = (tokens, at) => {
  // "my wife's CSS is 1:25"
  if (
    articles.has(textAt(tokens, at)) &&
    people.has(textAt(tokens, at + 1).replace(/['’]s/, '')) &&
    /['’]s/.test(textAt(tokens, at + 1))
  ) {
    const end = endOfClause(tokens, at + 2)
    if (values.has(textAt(tokens, at + 2)) && hasFigure(tokens, at + 2, end)) return unsupported(OTHERS, end)
  }
  const verb = verbOf(tokens, at)
  if (verb === undefined) return undefined
  const end = endOfClause(tokens, verb + 1)
  return hasFigure(tokens, verb, end) ? unsupported(OTHERS, end) : undefined
}

/** The index of the verb behind another person at an index. */
function verbOf(tokens: readonly Token[], at: number): number | undefined {
  if (pronouns.has(textAt(tokens, at))) return isVerb(tokens, at + 1) ? at + 1 : undefined
  // "the fast lads do"
  const noun = articles.has(textAt(tokens, at)) && kinds.has(textAt(tokens, at + 1)) ? at + 2 : at + 1
  // "4x1k, Mitch's crew do 3x1k": alone it may be the athlete's own.
  const isOwned = at > 0 && /['’]s$/.test(textAt(tokens, at)) && groups.has(textAt(tokens, noun))
  const isNamed = isOwned || (articles.has(textAt(tokens, at)) && people.has(textAt(tokens, noun)))
  // "my buddy Jens has"
  const person = isNamed ? noun : at
  const behind = isName(tokens, person + 1) ? person + 2 : person + 1
  const verb = adverbs.has(textAt(tokens, behind)) ? behind + 1 : behind
  if (isNamed) return isVerb(tokens, verb) ? verb : undefined
  // "Kipchoge does 12x1000", "Anna Berg rides 300 W"
  return isName(tokens, at) && thirdPersons.has(textAt(tokens, verb)) ? verb : undefined
}

/** Whether a word stands at an index that can be a name: one that nothing here is called. */
function isName(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'word' && !isKnownWord(textAt(tokens, at))
}

function isVerb(tokens: readonly Token[], at: number): boolean {
  return verbs.has(textAt(tokens, at))
}

const pronouns = wordSet('he she they everyone everybody somebody someone pros people')
const articles = new Set(['my', 'the', 'a', 'our', 'her', 'his'])
const kinds = wordSet('fast faster slow slower young younger old older other quick quicker')
const people = wordSet(otherPeople)
const groups = wordSet('crew group squad team lot bunch club')
const adverbs = wordSet('only just usually normally always')
const verbs = wordSet(verbsOfOthers)
const values = wordSet('css ftp threshold pace pr pb lthr hr max')
const thirdPersons = wordSet('does runs rides swims bikes cycles jogs trains has holds averages')
