import type { Piece } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

const STYLE =
  '(?:im|free|freestyle|fly|butterfly|back|backstroke|breast|breaststroke|crawl|kick|pull|drill|choice|swim|fr|fc|bk|br|easy|steady|fast|hard)'

/** Swims that are counted in words, or in a sentence of its own, as sets. */
export const countsOfSwims: readonly Phrase[] = [
  {
    // "100 IM x 6 on 2:15": the count behind the stroke, and the send-off behind both.
    needs: ['x'],
    pattern: new RegExp(
      `(?<=^|[,;:+(] ?|\\b(?:swim|set|then|and) )(?<far>25|50|75|[1-9]\\d?[05]0)(?: ?m)?(?<how> ${STYLE}(?: (?:easy|fast|hard|steady))?),? ?x ?(?<times>\\d{1,2})(?=,? (?:on|off|every|leaving(?: every)?|going|go|@) ?(?:the |a )?(?:\\d|:|min))`,
      'dgi',
    ),
    as: '{times}x{far}{how}',
  },
  {
    // "1x800 1x600 1x400 all @ 1:45/100 30s rest"
    needs: ['all'],
    pattern:
      /(?<row>(?:\d{1,2} ?x ?\d{2,4}m?(?: (?!all\b)[a-z]+){0,2}[ ,+]+){2,6})all (?<how>(?:@|at|hold\w*) ?(?:\d:\d\d ?(?:\/|per ) ?100m?|css(?: ?[+-] ?\d{1,2})?)(?:,? (?:with )?\d{1,2} ?(?:s|secs?|seconds)(?: rest| ri)?)?)(?=[,.;]|$| swim)/dgi,
    by: (span) => {
      const [row, how] = [span('row'), span('how')]
      if (!row || !how) return undefined
      return [...row.words.matchAll(/\d{1,2} ?x ?\d{2,4}m?(?: [a-z]+){0,2}/gi)].flatMap(
        ({ 0: set, index }, at): Piece[] => [
          ...(at > 0 ? [', '] : []),
          { from: row.from + index, to: row.from + index + set.trimEnd().length },
          ' ',
          { words: how.words.replace(/(\d) ?(s|secs?|seconds)$/i, '$1s rest'), for: how },
        ],
      )
    },
  },
  {
    // "4 rounds 300m swim"
    needs: ['rounds'],
    pattern:
      /\b(?<count>[2-9]|1\d) rounds (?:of )?(?=\d{2,4} ?m?\b(?! ?x ?\d|[:.\d])(?: (?:swim|free|pull|kick|easy|steady|hard|fast|drill|paddles))*(?:$|,? ?\d{1,2} ?(?:s|secs?)\b|\)| ?\+ ?\d+(?:\.\d+)?k| on | @))/dgi,
    as: '{count} x ',
  },
  {
    // "3 x 4 x 50 @ :50 w 1 min btw"
    needs: ['x'],
    pattern:
      /\b(?<sets>[2-9]) ?x ?(?<set>\d{1,2} ?x ?(?:25|50|75|100|150|200|300|400)m?\b(?: (?:kick|pull|drill|free|swim|fly|back|breast|im|easy|fast))?(?: (?:on|@|off) ?(?:\d?:\d\d|\d\d\b(?! ?x)))?)(?: (?:with |w\/? ?)?(?<time>\d+ ?(?:mins?|minutes?|m|secs?|s)) (?:between|btwn|btw)(?: sets| rounds)?)?/dgi,
    as: '{sets}x({set})[ with {time} between sets]',
  },
  {
    // "2x(6x50 @ :50), 1 min between": the send-off has its own rest, so it is that between the sets.
    needs: ['between', 'btwn', 'btw'],
    pattern:
      /(?<=\d ?x ?\([^()]*\d ?x ?\d{2,3}[^()]*?)(?<sign>@|on|off) ?(?<clock>(?:\d{1,2})?:[0-5]\d)(?<close>\),? ?(?:with |w\/ ?|and )?\d{1,2} ?(?:mins?|minutes?|s|secs?|seconds)(?: (?:rest|easy))?) (?<between>(?:in )?(?:between|btwn?))(?! (?:the )?(?:sets|rounds|each|reps|swims|50|100|200))/dgi,
    as: '{sign=on }{clock}{close} {between=between sets}',
  },
  {
    // "5x200, 1st three on 3:10, last two on 3:00"
    needs: ['first', 'st'],
    pattern:
      /(?<=\b(?<times>\d{1,2}) ?x ?\d{2,4}[^,;:.()\d]*)[ ,:]+(?:the )?(?:1st|first) (?<first>\d{1,2}|two|three|four|five|six|eight|ten)(?: (?:at|@))? (?<how>(?:on |@ ?)?[a-z\d:]+(?: [a-z]+)?)[ ,]+(?:and |then )*(?:the )?(?:last|next|final|other|second|2nd) (?<last>\d{1,2}|two|three|four|five|six|eight|ten)(?= (?:on|at|@|easy|ez|hard|fast|steady|free|pull|kick|max|strong|swim|drill|choice|back|breast|fly|im)\b)/dgi,
    by: (span) => {
      const [times, first, how, last] = ['times', 'first', 'how', 'last'].map(span)
      if (!times || !first || !how || !last) return undefined
      const [one, other] = [figureOf(first.words), figureOf(last.words)]
      if (one + other !== Number(times.words)) return undefined
      return [', ', { words: `${one} `, for: first }, how, ', ', { words: String(other), for: last }]
    },
  },
  // "10 100s on 2:00", "ten 100s"
  {
    needs: ['s'],
    pattern:
      /(?<![\d.:/x-] ?)\b(?<count>[2-9]|[1-4]\d|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty) (?:of the )?(?<length>25|50|75|100|150|200|250|300|400|500|600|800|1000)s\b/dgi,
    by: (span) => {
      const [count, length] = [span('count'), span('length')]
      return count && length && [{ words: String(figureOf(count.words)), for: count }, 'x', length]
    },
  },
  {
    // "60m laps: 20 of em", "33m lengths, 16 of them"
    needs: ['laps', 'lengths'],
    pattern:
      /\b(?<length>(?<far>\d{2}) ?m) (?<lap>laps|lengths)[ ,.:-]+(?:do )?(?<count>\d{1,2}) of (?:them|these|those|em)\b/dgi,
    by: (span) => {
      const [length, far, lap, count] = ['length', 'far', 'lap', 'count'].map(span)
      if (!length || !far || !lap || !count) return undefined
      // Laps of 50 m are swum in a pool of 25 as well.
      const isPool = /^lengths$/i.test(lap.words) || Number(far.words) % 25 !== 0
      return ['swim ', ...(isPool ? [{ words: `${far.words}m pool, `, for: lap }] : []), count, 'x', length]
    },
  },
  // "100s swim. 10 of them. on the 2", "swim 100s. do 15 of these"
  {
    needs: ['s'],
    pattern:
      /\b(?<length>25|50|75|100|150|200|250|300|400|500|600|800|1000)s(?<words>(?: (?!on\b|at\b|off\b|x\b)[a-z]+){0,3})(?<send> (?:on|off|@|at) \d?:\d\d)?[ ,.:-]+(?:and |so |just |do |say |make it |x )*(?<count>\d{1,2}|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty)(?: of (?:them|these|those|em|'em)| in all| in total| times|(?<= x \d{1,2})(?! ?x))(?: please)?\b/dgi,
    by: (span) => {
      const [length, words, send, count] = ['length', 'words', 'send', 'count'].map(span)
      if (!length || !count) return undefined
      return [
        { words: String(figureOf(count.words)), for: count },
        'x',
        length,
        ...(words ? [words] : []),
        ...(send ? [send] : []),
      ]
    },
  },
]
