import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'
import { secondsOf } from './send-offs.ts'

const STROKE = '(?:breast ?stroke|back ?stroke|free(?:style)?|front crawl|crawl|butterfly|fly|breast|back|kick|pull|im)'

/** Sets whose repetitions are not all alike: an easy swim after every few, send-offs that fall, rungs that are each built, lengths by turns. */
export const changingRounds: readonly Phrase[] = [
  {
    // "8x50 free desc 1-4 & 5-8 on 1:15, 150 easy after each 4"
    needs: ['each', 'every'],
    pattern: new RegExp(
      `(?<![\\d:x(/-] ?)\\b(?<stroke>${STROKE} )?(?<times>\\d{1,2}) ?x ?(?<set>\\d{2,3}(?: ?m\\b)?(?<how>(?:(?!, ?\\d{1,2} ?x)[^;()])*?)),? (?:with |and )?(?:an? )?(?<easy>(?:easy|ez) \\d{2,3}(?: ?m\\b)?|\\d{2,3}(?: ?m\\b)?(?: [a-z]+)? (?:easy|ez)(?: (?:swim|free|back|choice))?) (?<after>(?:after |at the end of )?(?:each|every)) (?<each>[2-9]|10)(?:th)?\\b(?! ?(?:mins?|minutes|s|secs?|m|km?|x|%|:)\\b|\\d|[:.]\\d)`,
      'di',
    ),
    by: (span, _, text) => {
      const [stroke, times, set, how, easy, each] = ['stroke', 'times', 'set', 'how', 'easy', 'each'].map(span)
      const rounds = Number(times?.words) / Number(each?.words)
      if (!times || !set || !how || !easy || !each || !isSwim(text) || !Number.isInteger(rounds) || rounds < 2)
        return undefined
      // What gets faster in each group is said once.
      const descend = /(?<=\bdesc\w* 1 ?- ?\d)(?: ?(?:&|and|,) ?\d{1,2} ?- ?\d{1,2})+/i.exec(how.words)
      const far = { from: set.from, to: how.from }
      const at = how.from + (descend?.index ?? how.words.length)
      const before = { from: how.from, to: at }
      const behind = { from: at + (descend?.[0].length ?? 0), to: how.to }
      return [
        { words: `${rounds}x(${each.words}x`, for: times },
        far,
        ...(stroke ? [' ', stroke] : []),
        before,
        behind,
        ', ',
        easy,
        ')',
      ]
    },
  },
  {
    // "10x100 free, 1st on 2:00 then take 5 secs off each time"
    needs: ['take', 'drop', 'dropping', 'less', 'minus', 'taking'],
    pattern:
      /\b(?<times>[3-9]|1[0-2]) ?(?:x|by) ?(?<far>50|100|150|200|300|400)(?: ?m\b)?(?<how>(?: [a-z]+)?),? (?<first>(?:the )?(?:1st|first|start(?:ing)?)(?: one)?(?: on| at| off)) ?(?:(?<clock>\d?\d:\d\d)|(?<minutes>\d) ?mins?),? (?<less>(?:and |then )*(?:take|taking|drop(?:ping)?|less|minus) (?<step>\d{1,2}) ?(?:seconds|secs?|s)\b(?: off)?(?: (?:the|my) (?:turn ?around|send-? ?off|time|clock))?(?: (?:each|every) (?:time|one|rep|100|200|swim))?)/di,
    by: (span, _, text) => {
      const [times, far, how, first, less, step] = ['times', 'far', 'how', 'first', 'less', 'step'].map(span)
      const [clock, minutes] = [span('clock'), span('minutes')]
      const said = clock ?? minutes
      if (!times || !far || !first || !less || !step || !said) return undefined
      const start = clock ? secondsOf(clock.words) : Number(minutes?.words) * 60
      const last = start - (Number(times.words) - 1) * Number(step.words)
      if ((last / Number(far.words)) * 100 < FASTEST_SECONDS_PER_100) return undefined
      const swim = isSwim(text) && /\b(?:swim|free|pool)/i.test(text) ? '' : 'swim '
      return Array.from({ length: Number(times.words) }, (_one, at): Piece[] => {
        const seconds = start - at * Number(step.words)
        const sendOff = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
        return [
          { words: at > 0 ? ', 1x' : `${swim}1x`, for: times },
          far,
          ...(how && how.to > how.from ? [how] : []),
          { words: ` on ${sendOff}`, for: at === 0 ? said : less },
        ]
      }).flat()
    },
  },
  {
    // "50-100-150-200 15s rest build each"
    needs: ['build'],
    pattern:
      /(?<![\d.:x/-])(?<row>\d{2,3}(?: ?[-/] ?\d{2,3}){2,})(?: ?m\b)?(?: swim)?,? (?:(?:on|with|w\/) ?)?(?<rest>\d{1,2} ?(?:s|secs?|seconds|"))(?: rest)?,? (?<how>build) (?:each|all|every one)\b/di,
    by: (span, _, text) => {
      const [row, rest, how] = ['row', 'rest', 'how'].map(span)
      const rungs = [...(row?.words ?? '').matchAll(/\d+/g)]
      if (!row || !rest || !how || rungs.some(([rung]) => Number(rung) % POOL !== 0)) return undefined
      return rungs.flatMap(({ index, 0: rung }, at): Piece[] => [
        ...(at > 0 ? [', 1x'] : [isSwim(text) ? '1x' : 'swim 1x']),
        { from: row.from + index, to: row.from + index + rung.length },
        ' ',
        how,
        { words: ` ${rest.words} rest`, for: { from: rest.from, to: how.from } },
      ])
    },
  },
  {
    // "5x400 build each 1-4 by 100": faster from piece to piece.
    needs: ['build'],
    pattern:
      /(?<=\d ?x ?\d{3}(?: ?m\b)?(?: [a-z]+)? build) (?<words>(?:each )?1 ?- ?[2-8](?: by (?:the )?(?:50|100|200))?)\b/di,
    as: '{words=}',
  },
  {
    // "swim 35 min alternate a length breast a length crawl"
    needs: ['length', 'lengths'],
    pattern: new RegExp(
      `^(?:swim )?(?:(?<minutes>\\d{2}) ?(?:mins?|minutes)|(?<far>\\d{3,4}) ?m?)(?: swim)?,? (?<words>(?:alternat\\w*|alt)? ?(?:an? |one |1 )lengths? (?:of )?(?<one>${STROKE}),? (?:and |then )?(?:an? |one |1 )(?:lengths? )?(?:of )?(?<other>${STROKE}))(?<easy> (?:easy|steady))?(?= ?[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [minutes, far, words, one, other] = ['minutes', 'far', 'words', 'one', 'other'].map(span)
      const said = minutes ?? far
      if (!said || !words || !one || !other) return undefined
      const metres = minutes ? (Number(minutes.words) * 6000) / EASY_SECONDS_PER_100 : Number(far?.words)
      const rounds = Math.floor(metres / (2 * POOL))
      const tell = `${minutes ? `In ${minutes.words} minutes about ${rounds * 2 * POOL} m are swum. ` : ''}A length was read as ${POOL} m.`
      const how = span('easy')?.words ?? ' easy'
      return [
        { words: `swim ${rounds * 2 * POOL} m: ${rounds}x(${POOL} m `, for: said, tell },
        one,
        `${how}, ${POOL} m `,
        other,
        { words: `${how})`, for: words },
      ]
    },
  },
  {
    // "2500 m: 20% wu"
    needs: ['%'],
    pattern:
      /(?<=\b(?<total>\d{4}) ?(?:m|metres|meters|yds?|yards)?[:,] ?(?:.*, ?)?)(?<share>[1-3][05]) ?%(?= (?:wu|w\/u|warm[ -]?up|cd|cool[ -]?down|warm[ -]?down)\b)/dgi,
    by: (span, _, text) => {
      const [total, share] = [span('total'), span('share')]
      const metres = Math.round((Number(total?.words) * Number(share?.words)) / 100 / POOL) * POOL
      return share && isSwim(text) && metres > 0 ? [{ words: String(metres), for: share }] : undefined
    },
  },
]

const POOL = 25
// Our choice.
const FASTEST_SECONDS_PER_100 = 60
const EASY_SECONDS_PER_100 = 130
