import { editDistance } from '../../text/grammar/edit-distance.ts'
import { isRemark } from '../tokens/words/remark-words.ts'
import type { Token } from './lex.ts'
import { isJoining, isWord, words } from './lexicon.ts'

/** The tokens with words that are nearly known ones as these: "thershold", "wamrup". */
export function correctSpelling(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    if (
      token.kind !== 'word' ||
      token.text.length < LEAST_LETTERS ||
      isWord(token.text) ||
      isRemark(token.text) ||
      OTHER_WORDS.has(token.text)
    )
      return token
    const near = nearestWord(token.text)
    return near ? { ...token, text: near } : token
  })
}

/** Words that are no mistyped ones. */
const OTHER_WORDS = new Set(['lost', 'dose', 'sold', 'team', 'tide', 'life', 'form', 'tries', 'trainers'])

// One wrong letter of a shorter word makes another word.
const LEAST_LETTERS = 4

function nearestWord(typed: string): string | undefined {
  const most = typed.length >= LEAST_LETTERS_OF_TWO ? 2 : 1
  let [best, least]: [string | undefined, number] = [undefined, most + 1]
  for (const word of words(typed[0] ?? '')) {
    if (Math.abs(word.length - typed.length) > most || word.length < LEAST_LETTERS) continue
    // A joining word says how the others belong together: it is taken only where most of its letters are there.
    if (isJoining(word) && typed.length < LEAST_LETTERS_OF_JOINING && !isOneLetterShort(typed, word)) continue
    // In a short word one wrong letter makes another word: "lost" is not "last", nor "sold" "solid".
    if ((typed.length < LEAST_LETTERS + 1 || word.length < LEAST_LETTERS + 1) && !isSwapped(typed, word)) continue
    const distance = editDistance(typed, word)
    if (distance < least) [best, least] = [word, distance]
  }
  return best
}

/** Letters swapped, doubled or not doubled: "esay", "swimm", "hils". */
function isSwapped(typed: string, word: string): boolean {
  const once = (one: string) => one.replace(/(.)\1/g, '$1')
  return once(typed) === once(word) || [...typed].toSorted().join('') === [...word].toSorted().join('')
}

/** "befor", "betwen" */
function isOneLetterShort(typed: string, word: string): boolean {
  return typed.length >= 5 && word.length === typed.length + 1
}

const LEAST_LETTERS_OF_JOINING = 6
const LEAST_LETTERS_OF_TWO = 8
