import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

const STYLE =
  '(?:free(?:style)?|fr|fc|front crawl|crawl|fly|fl|butterfly|back(?:stroke)?|bk|breast(?:stroke)?|br|im|im order|choice|kick|kk|pull|pl|swim|sw|drill|dr|sprint|build|desc(?:end)?|asc(?:end)?|scull|with (?:fins|paddles|snorkel|buoy|board)|w\\/ ?(?:fins|paddles|snorkel|buoy|board))'
/** A pause behind a swim, up to the end of its clause. */
export const PAUSE =
  '(?:(?:with |w\\/ ?)?:?\\d{1,2} ?(?:s|secs?|seconds|")(?: ?(?:rest|ri|r))?|(?:with |w\\/ ?)?(?:rest|ri|r) ?:?\\d{1,2}(?: ?(?:s|secs?|seconds|"))?|(?:on|off|@) ?(?:the )?\\d?\\d?:[0-5]\\d)(?![\\w:])(?! ?(?:between|btw|bw|after))'
const FAR = '\\d{1,2} ?x ?(?:25|50|75|\\d00|150|250)(?: ?m)?'
const SET = `${FAR}(?: ${STYLE}){1,3}`
/** With what is said to be of all, sets of their own efforts as well. */
const EFFORT = '(?:easy|ez|steady|medium|moderate|mod|hard|fast|strong|max)'
const ANY = `${FAR}(?: (?:${STYLE}|${EFFORT})){1,3}`
const AND = '(?:, ?| ?\\+ ?| |,? then )'

/** The pause behind the last of several sets of one length, which is that of each, and the time that is said to be of each. */
export const pausesOfRows: readonly Phrase[] = [
  {
    // "3x100 free 3x100 back 3x100 breast 15s r", "4x50 kick, 4x50 pull on 1:10"
    needs: ['x'],
    pattern: new RegExp(
      `(?<!\\d:|[\\dx(/-] ?)\\b(?:(?<row>${SET}(?:${AND}${SET}){1,5}),? (?<pause>${PAUSE})|(?<row2>${ANY}(?:${AND}${ANY}){1,5}),? (?<pause2>${PAUSE})(?= (?:for )?(?:each|all)))(?<each> (?:for )?(?:each|all))?(?= ?(?:[,;.]|$)| then\\b| \\d{3})`,
      'di',
    ),
    by: (span, _, text) => {
      const [row, pause, each] = [span('row') ?? span('row2'), span('pause') ?? span('pause2'), span('each')]
      if (!row || !pause || !isSwim(text)) return undefined
      const starts = [...row.words.matchAll(/\d{1,2} ?x ?(?<far>\d{2,3})/gi)]
      if (new Set(starts.map(({ groups }) => groups?.far)).size !== 1) return undefined
      // A bare time is a rest.
      const own = `${pause.words}${/\d ?(?:s|secs?|seconds|")$/i.test(pause.words) && !/^r/i.test(pause.words) ? ' rest' : ''}`
      return starts.flatMap(({ index }, at): Piece[] => {
        const next = starts[at + 1]?.index
        const set = row.words.slice(index, next).replace(/(?:[ ,+]|\bthen\b)+$/i, '')
        const place = { from: row.from + index, to: row.from + index + set.length }
        const told =
          next === undefined && !each
            ? { words: ` ${own}`, for: pause, tell: `“${pause.words}” was read as that of each of the sets before it.` }
            : { words: ` ${own}`, for: pause }
        const written = /\bmed(?:ium)?\b/i.test(set)
          ? { words: set.replace(/\bmed(?:ium)?\b/i, 'moderate'), for: place }
          : place
        return [written, told, ...(next === undefined ? [] : [', '])]
      })
    },
  },
  {
    // "6x50 swim 20 sec each": nobody swims it in that time.
    needs: ['each'],
    pattern:
      /(?<=\d ?x ?(?<far>25|50|75|\d00|150|250)(?: ?m)?(?: (?!in\b|at\b|hold|under\b|sub\b)[a-z]+){0,2},? )(?<rest>(?<seconds>[1-5]?[05]) ?(?:s|secs?|seconds|"))(?<each> (?:for )?each)(?! (?:\d|of))/dgi,
    by: (span, _, text) => {
      const [far, rest, seconds, each] = ['far', 'rest', 'seconds', 'each'].map(span)
      if (!far || !rest || !seconds || !each || !isSwim(text)) return undefined
      const isRest = (Number(seconds.words) / Number(far.words)) * 100 <= FASTEST_SECONDS_PER_100
      return isRest ? [rest, { words: ' rest', for: each }] : undefined
    },
  },
]

/** What hardly anybody swims in a set (our choice). */
const FASTEST_SECONDS_PER_100 = 62
