import { spanAround } from '../result.ts'
import { PAST } from '../tokens/words/unsupported-words.ts'
import { type Check, checkAt } from './check.ts'
import { clauseOf, type Facts, placesOf } from './facts.ts'

/** Names figures that stand beside another person, a time that is over, or a word that withdraws them, and were taken all the same. */
export function findOthersFigures({ sentence, understood: { unread }, written, isUsed, isNamed }: Facts): Check[] {
  // Most sentences have none of these words.
  if (!LIKE.test(sentence)) return []
  return [
    { pattern: PERSON, because: WHOSE },
    { pattern: OVER, because: WHEN },
    { pattern: ASKED, because: ASKED_ONLY },
  ].flatMap(({ pattern, because }) =>
    placesOf(pattern, sentence).flatMap((one) => {
      // Named with its own figure: "after yesterday's 20k just 40 min".
      if (unread.some(({ from, to, sentence: why }) => why === PAST && from <= one.from && to > one.to)) return []
      const { from: start, to: end } = clauseOf(one, sentence)
      const clause = { from: start, to: one.words === '?' ? one.from : end }
      const figure = written.find(
        ({ from, to }) => from >= clause.from && to <= clause.to && isUsed({ from, to }) && !isNamed({ from, to }),
      )
      return figure ? [checkAt(spanAround(one, figure), because)] : []
    }),
  )
}

const LIKE =
  /\?|wife|husb|partn|girlf|boyf|mate|frie|budd|broth|sist|dad|mum|mom|fath|moth|son|daught|kid|boss|neigh|colle|yester|last|ago|used|in (?:19|20)|cancel|called/i
// Not "with my wife" and "my coach says": whom one trains with does not do the session instead.
const PERSON =
  /(?<!\b(?:with|w\/|and|&|for|to|by|from) (?:\p{L}+ )?)\b(?:my|his|her|their|our|a|the) (?<words>(?:wife|husband|partner|girlfriend|boyfriend|mate|friend|buddy|brother|sister|dad|mum|mom|father|mother|son|daughter|kid|boss|neighbou?r|colleague|training partner|team ?mate)(?:['’]s)?)\b(?! (?:wants|asked|says|said|told|suggest|and|&))/giu
const OVER =
  /\b(?<words>yesterday(?:['’]s)?|last (?:week|night|month|year|season|time|mon|tues|wednes|thurs|fri|satur|sun)\w*|(?:days?|weeks?|months?|years?) ago|used to|back in (?:19|20)\d\d|in (?:19|20)\d\d|cancelled|canceled|called off)\b/giu
// "8x25 underwater? no, 8x25 fast"
const ASKED = /\d[^\d?!.,;]{0,16}(?<words>\?)(?=\s*\S)/g
const ASKED_ONLY = 'This is only asked: check it.'
const WHOSE = 'This may be somebody else’s figure: check it.'
const WHEN = 'This may be over or off: check it.'
