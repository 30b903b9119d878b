import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

const EFFORT =
  '(?:easy|ez|steady|mod(?:erate)?|hard|fast|strong|sprint|build|max|kick|pull|drill|swim|free|back|breast|fly)'

/** What a swim consists of, as swimmers add it up: "100s: 4 easy, 4 fast", "1650 as 16x100+50", "4x400 plus a 50". */
export const swimsByTheirParts: readonly Phrase[] = [
  {
    // "Swim 2000 yards, all easy freestyle"
    needs: ['all'],
    pattern:
      /(?<=^(?:swim )?\d{3,4} ?(?:m|metres|meters|yds?|yards)?)(?: swim)?,? (?<all>all) (?:(?<how>easy|steady) )?(?<stroke>freestyle|free|front crawl|breaststroke|backstroke)(?: (?<how2>easy|steady))?(?= ?\.?$)/di,
    by: (span) => {
      const [all, stroke, how] = [span('all'), span('stroke'), span('how') ?? span('how2')]
      return (
        all &&
        stroke && [
          ' ',
          { words: stroke.words.replace(/style$/i, ''), for: stroke },
          { words: ' straight', for: all },
          ...(how ? [' ', how] : []),
        ]
      )
    },
  },
  {
    // "4x400 plus a 50"
    needs: ['plus'],
    pattern: /(?<=\d ?x ?\d{2,3}(?: ?m)?),? (?<plus>plus) an? (?<last>25|50|75|100|150|200)(?=,|;|\.| ?$)/di,
    as: '{plus= + }{last} swim',
    when: isSwim,
  },
  {
    // "easy 500, eight fifties on the minute": a part of its own.
    needs: ['easy', 'steady'],
    pattern:
      /^(?<how>easy|steady) (?<length>[2-8]00)(?<unit> ?(?:m|yds?|yards))?(?=,? (?:then )?(?:\d{1,2} ?x ?\d{2,3}|[a-z]+ (?:fifties|hundreds|seventy[- ]fives|twenty[- ]fives))\b)/di,
    as: '{length}[{unit}] {how}',
    when: isSwim,
  },
  {
    // "600 wu mix"
    needs: ['mix'],
    pattern: /(?<=\b\d{3,4} ?m? ?(?:wu|warm ?up|cd|cool ?down) )(?<mix>mix)\b/di,
    as: '{mix=mixed}',
  },
  {
    // "…, then eight fifties, then done"
    needs: ['done'],
    pattern: /(?<=\d[^;]*|fifties|hundreds),? (?:and )?then (?<done>(?:i'?m |we'?re )?done)(?= ?[.!]?$)/di,
    as: '{done=}',
  },
  {
    // "100s: 4 easy, 4 moderate, 4 fast, 10 seconds"
    needs: ['s'],
    pattern: new RegExp(
      `(?<![\\dx:] ?)\\b(?<length>25|50|75|100|150|200)s ?[:,-] ?(?<list>\\d{1,2} ${EFFORT}(?:, ?(?:then )?\\d{1,2} ${EFFORT}){1,5})(?:,? (?:with |w\\/ ?)?(?<rest>\\d{1,2}) ?(?:s|secs?|seconds)(?: rest| ri)?)?(?=[,;.]|$| then)`,
      'di',
    ),
    by: (span, _, text) => {
      const [length, list, rest] = [span('length'), span('list'), span('rest')]
      if (!length || !list || !(rest || isSwim(text)) || /\b(?:run\w*|jog|walk|bike|ride)\b/i.test(text))
        return undefined
      const behind = rest ? ` ${rest.words}s rest` : ''
      return [...list.words.matchAll(/(?<count>\d+) (?<how>[a-z]+)/gi)].flatMap(({ index, 0: all, groups }, at) => [
        at === 0 ? 'swim ' : ', ',
        {
          words: `${groups?.count}x${length.words} ${groups?.how}${behind}`,
          for: { from: list.from + index, to: list.from + index + all.length },
        },
      ])
    },
  },
  {
    // "1650 as 16x100+50, on 1:45"
    needs: ['as'],
    pattern:
      /(?<![\d:x.] ?)\b(?<whole>\d{3,4})(?<unit> ?(?:m|yds?|yards))? (?:broken )?as (?<times>\d{1,2}) ?x ?(?<each>\d{2,3}) ?(?:\+|plus|and|&) ?(?:a )?(?<last>25|50|75|100|150)(?:,? (?:all )?(?<on>(?:on|@) ?\d?:[0-5]\d)|,? (?<rest>\d{1,2} ?(?:s|secs?|seconds) (?:rest|ri)))?\b/di,
    by: (span) => {
      const [whole, times, each, last] = [span('whole'), span('times'), span('each'), span('last')]
      if (!whole || !times || !each || !last) return undefined
      if (Number(times.words) * Number(each.words) + Number(last.words) !== Number(whole.words)) return undefined
      const pause = span('on') ?? span('rest')
      // A mile in a pool of yards.
      const unit = span('unit')?.words ?? (Number(whole.words) === MILE_IN_YARDS ? ' yards' : '')
      const set = { words: `swim ${times.words}x${each.words}${unit}`, for: { from: whole.from, to: each.to } }
      return [set, ...(pause ? [' ', pause] : []), ' + ', last, `${unit} swim`]
    },
  },
  {
    // "1500 in three 500s: one kick, one as 5x100 10s rest, last one easy"
    needs: ['in', 'as', 'into', 'of'],
    pattern:
      /(?<![\dx:.-] ?)\b(?<whole>\d{3,4})(?<unit> ?(?:m|yds?|yards))?(?: swim)?,? (?:(?:split |divided |broken )?(?:in|into|as)|of) (?<times>two|three|four|five|[2-5]) ?x? ?(?<far>[1-9]\d{1,2}0) ?s?\b[.:,;]? ?(?<list>(?:the )?(?:one|first|1st|#1)\b[^()]*)$/di,
    by: (span, _, text) => {
      const [whole, times, far, list] = [span('whole'), span('times'), span('far'), span('list')]
      if (!whole || !times || !far || !list || !isSwim(text)) return undefined
      const items = [...list.words.matchAll(ITEM)]
      const count = figureOf(times.words)
      const areAll = items.length === count && list.words.split(/[,;.] ?(?=\S)/).length === count
      if (!areAll || count * Number(far.words) !== Number(whole.words)) return undefined
      return items.flatMap(({ index, 0: all, groups: { words = '' } = {} }, at) => {
        const [, reps, each] = /^(\d{1,2}) ?x ?(\d{2,3})\b/i.exec(words) ?? []
        const rest = /\d ?(?:s|secs?|seconds)$/i.test(words) ? ' rest' : ''
        const how = words.replace(/^(?:straight|swim)$/i, '')
        const single = `${how === '' ? '1x' : ''}${far.words} ${how}`
        const own = Number(reps) * Number(each) === Number(far.words) ? `${words}${rest}` : single
        return [
          at > 0 ? ', ' : 'swim ',
          { words: own, for: { from: list.from + index, to: list.from + index + all.length } },
        ]
      })
    },
  },
  {
    // "2x(100 200 300) 20 sec rest, extra minute between rounds", "5x(4x50 15s rest), extra 30s after each 200"
    needs: ['extra', 'additional'],
    pattern:
      /(?<=\b(?<rest>\d{1,2}) ?(?:s|secs?|seconds)(?: rest| ri)?\b[^;]*?,? )(?:and |with )?(?:an? )?(?<more>(?:extra|additional) (?:(?<minute>(?:1 ?)?(?:minute|min))|(?<long>\d{1,2}) ?(?:s|secs?|seconds))(?: rest)?) (?:between|btwn|after) (?<sets>(?:each |every |the )?(?:rounds?|sets?|[1-8]00|[1-9]50))\b/di,
    by: (span) => {
      const [rest, more, sets] = [span('rest'), span('more'), span('sets')]
      if (!rest || !more || !sets) return undefined
      const seconds = Number(rest.words) + (span('minute') ? 60 : Number(span('long')?.words))
      return [{ words: `${seconds}s between sets`, for: { from: more.from, to: sets.to } }]
    },
  },
]

const MILE_IN_YARDS = 1650
/** "one as 5x100 10s rest", "the last one is easy" */
const ITEM =
  /(?<![^,;. ] ?)(?:and |then )*(?:the )?(?:one|first|second|third|fourth|fifth|last|other|\d(?:st|nd|rd|th)|#\d)(?: one)?(?: is| are| as| all|:)? (?<words>[^,;.]+)/gi
