import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

const AIM = '(?:css|threshold|steady|easy|hard|fast|moderate|race pace|z[2-5])'
const STROKE = '(?:fly|butterfly|back(?:stroke)?|breast(?:stroke)?|free(?:style)?|fr|bk|br)'
const IM_ORDER = /^(?:fly|butterfly)\W+(?:back(?:stroke)?|bk)\W+(?:breast(?:stroke)?|br)\W+(?:free(?:style)?|fr)$/i
/** A time that nothing is said of behind a swim: the rest. */
const REST = '(?<rest>\\d{1,2}) ?(?:s|secs?|seconds|")(?![a-z])'

/** Swims as they are noted: rows with slashes, "rest at CSS" for the other ones, the time to hold behind a send-off. */
export const swimsInShort: readonly Phrase[] = [
  {
    // "300/250/200/150/100/50 swim 15s"
    needs: ['/'],
    pattern: new RegExp(
      `(?<!(?:[\\d.:x(/]|\\b(?:as|by|of|x|css|pb)|@) ?)(?<row>\\d{2,3}0?(?:/\\d{2,3}){3,})(?<unit> ?m)?(?<swim> (?:swim|free|fr))?(?![\\d/:])(?:,? ${REST}(?= ?(?:$|[,;.]| rest)))?`,
      'di',
    ),
    by: (span, _, text) => {
      const [row, swim, rest] = [span('row'), span('swim'), span('rest')]
      if (!row || !isSwim(text) || row.words.split('/').some((one) => Number(one) % SHORTEST_LENGTH !== 0))
        return undefined
      // "2000: 400/300/300/400/600": the sum stands before it.
      if (/\d{3,4} ?m?:? ?$/.test(text.slice(0, row.from))) return undefined
      const rungs = [...row.words.matchAll(/\d+/g)].flatMap(({ index, 0: figure }, at): Piece[] => {
        const from = row.from + index
        return [...(at > 0 ? ['-'] : []), { from, to: from + figure.length }]
      })
      return [...rungs, ...(swim ? [swim] : []), ...(rest ? [', ', rest, ' s rest'] : [])]
    },
  },
  {
    // "100 easy 100 hard x 8 swim, 15 s"
    needs: ['s', 'sec', 'secs', 'seconds', '"'],
    pattern: new RegExp(`(?<=\\d [a-z]+,? x ?\\d{1,2}(?: swim| free)?),? ${REST}(?= ?$)`, 'di'),
    as: ', {rest} s rest',
    when: isSwim,
    unless: /\brest\b/i,
  },
  {
    // "5x400m swim, 1st easy, rest at CSS, 20s": the other ones, and no rest.
    needs: ['rest', 'others', 'remainder'],
    pattern: new RegExp(
      `(?<=\\b(?:[3-9]|1\\d|20) ?x ?\\d{2,4}[^;]*)\\b(?<first>1st|first)(?<one> one)? (?<how>${AIM}),? (?:and )?(?<others>(?:the )?(?:rest|others|remainder)) (?:at |@ ?)?(?<how2>${AIM})(?:,? ${REST}(?= ?(?:$|[,;.]| rest)))?`,
      'di',
    ),
    as: '{first=first one }{how}{others=, others at }{how2}[, {rest} s rest]',
  },
  {
    // "swim 40x50 on 1:00 hold 48"
    needs: ['hold', 'holding'],
    pattern:
      /(?<=\d ?x ?\d{2,4} ?m?(?: [a-z]+)? (?:on|off|@) ?\d?:\d\d,? )(?:hold|holding) (?<time>\d{2,3})(?![\d:.%]| ?(?:s|secs?|seconds|strokes?|spl|w)\b)/di,
    as: 'holding {time}s',
    when: isSwim,
  },
  {
    // "4x50 fly back breast free": one of each.
    needs: ['fly', 'butterfly'],
    pattern: new RegExp(
      `(?<=\\b(?:4|8|12|16) ?x ?(?:25|50) ?m? )(?:one each )?(?<list>${STROKE}(?:[ ,/]+${STROKE}){3})(?![a-z])`,
      'di',
    ),
    by: (span) => {
      const list = span('list')
      return list && IM_ORDER.test(list.words) ? [{ words: 'im order', for: list }] : undefined
    },
  },
  {
    // "3x300 as 100 easy 100 medium 100 fast"
    needs: ['medium', 'med'],
    pattern:
      /(?<=\d ?(?:m|mins?|minutes|km?)?[ /]|(?:easy|fast|hard|steady) ?[,/] ?)(?<word>med(?:ium)?)(?=[ ,/)]+(?:\d|fast|hard|easy)|[,)]| ?$)/dgi,
    as: '{word=moderate}',
    when: /\b(?:easy|fast|hard)\b/i,
    unless: /\b(?:run|ride|bike)\b/i,
  },
  {
    // "2km swim only breaststroke, cant do crawl"
    needs: ['only', 'just', 'all'],
    pattern: new RegExp(
      `(?<=\\b(?:only|just|all) (?:back|breast|free|crawl)[^,;.]*)(?<words>,? (?:as |because |cos |coz )?(?:i )?(?:cant|can['’]t|cannot|can not|dont|don['’]t|do not)(?: (?:do|swim|like|know))? (?:the )?(?:(?:front )?crawl|${STROKE})(?:(?: or |, ?)(?:(?:front )?crawl|${STROKE}))?)(?= ?(?:[,;.!]|$))`,
      'di',
    ),
    by: (span, _, text) => (span('words') && isSwim(text) ? [''] : undefined),
  },
  {
    // "easy swim, 30 minutes, no sets"
    needs: ['no'],
    pattern:
      /(?<comma>,)?(?<length> \d[\d.]* ?(?:mins?|minutes|h|hours?|km?|m|metres|meters|yds?)?)?(?<easy> easy)?(?<words>,? (?:with )?no (?:sets|stopping|stops|breaks|structure)(?: or (?:sets|intervals|drills|breaks))?)(?= ?[.!]?$)/di,
    as: '[{length}][{easy}]{words= continuous}',
    when: isSwim,
    unless: /\d ?x ?\d|\d.*[,+] ?\d/i,
  },
  {
    // "aqua 1,2 km: 3 x 400": the water, in a few languages.
    needs: ['aqua'],
    pattern: /^(?<word>aqua)(?=:? \d)/di,
    by: (span, _, text) => {
      const word = span('word')
      return word &&
        !/\b(?:run|jog|bike|ride|min|mins|minutes)\b/i.test(text.slice(word.to).replace(/\d ?min (?:pause|rest)/i, ''))
        ? [{ words: 'swim', for: word }]
        : undefined
    },
  },
  {
    // "200 einschwimmen, 6x100 with 20 s pause, 200 out"
    needs: ['out', 'aus'],
    pattern:
      /(?<=\b\d{2,4} ?m? (?:warm[- ]?up|wu|einschwimmen|ein|in)\b.*\d ?x ?\d.*)(?<length>[,;] ?\d{2,4} ?m?) (?<word>out|aus)(?= ?[.!]?$)/dis,
    as: '{length}{word= cool down}',
  },
  {
    // "100 200 300 @ T pace +3/100": only swimmers count by hundreds.
    needs: ['pace', 'css', 't', 'threshold'],
    pattern:
      /(?<=@ ?|\bat )(?<pace>(?:t|threshold|css)(?: pace)?) ?(?<by>[+-] ?\d{1,2})(?: ?(?:s|secs?))?(?<per> ?(?:\/|per) ?100(?: ?m)?)(?![\d:])/di,
    as: '{pace=css}{by}{per= swim}',
    unless: /\b(?:css|swim\w*)\b/i,
  },
]

const SHORTEST_LENGTH = 25
