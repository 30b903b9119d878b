import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { bracketedRests } from '../rests/bracketed-rests.ts'

/** Sets in the words of runners and riders, each in the order that is read. */
export const phrasesOfSets: readonly Phrase[] = [
  {
    // "jog 2k there and 2k back"
    needs: ['there'],
    pattern:
      /^(?<main>.*?\d.*?),? (?:but |and |with |plus )?(?:(?:a )?jog|run|easy) (?<there>\d+(?:\.\d+)? ?(?:km?|miles?|mi|mins?|m)) there,? (?:and |n |& ?)?(?:jog )?(?<back>\d+(?:\.\d+)? ?(?:km?|miles?|mi|mins?|m)) (?:home|back)(?= ?\.?$)/dis,
    as: '{there} easy, {main}, {back} easy',
  },
  bracketedRests,
  {
    // "40/20s x 10, 5 min, x3"
    needs: ['/'],
    pattern:
      /\b(?<pair>\d{2} ?\/ ?\d{2}) ?s? ?x ?(?<times>\d{1,2}),? (?<rest>\d{1,2}) ?(?:mins?|m|')(?: (?:easy|rest|rec\w*|off|between))?,? ?x ?(?<sets>[2-6])\b(?! ?\d)/di,
    as: '{sets} sets of {times}x{pair}, {rest} min between sets',
  },
  {
    // "4x(1k @ 10k, 60s)": one bout and its rest.
    needs: ['('],
    pattern:
      /(?<times>\b\d{1,2} ?x ?)\((?<bout>\d+(?:\.\d+)?(?:km?|m| miles?| mi)? ?(?:@|at) ?[^(),/]{1,16}), (?<rest>\d{2,3} ?s(?:ecs?)?)(?: rest)?\)/dgi,
    as: '{times}{bout} with {rest} rest',
  },
  {
    // "1 mile hard 1 mile easy for 6 miles"
    needs: ['for'],
    pattern:
      /\b(?<length>\d{1,2}) ?(?<unit>miles?|mi|km?|mins?|minutes) (?<hard>hard|fast|tempo|steady),? (?:and |then )?(?<off>\d{1,2}) ?(?:miles?|mi|km?|mins?|minutes) (?<easy>easy|slow|jog|float),? for (?<whole>\d{1,3}) ?(?<of>miles?|mi|km?|mins?|minutes)\b/di,
    by: (span, all, text) => {
      const [length, unit, hard, off, easy, whole, of] = ['length', 'unit', 'hard', 'off', 'easy', 'whole', 'of'].map(
        span,
      )
      if (!length || !unit || !hard || !off || !easy || !whole || !of) return undefined
      const count = Number(whole.words) / (Number(length.words) + Number(off.words))
      const isSame = unit.words.slice(0, 2).toLowerCase() === of.words.slice(0, 2).toLowerCase()
      if (!isSame || !Number.isInteger(count) || count < 2) return undefined
      const times = { words: `${count}x(`, for: whole }
      const isAll = !/\d/.test(text.replace(all, ''))
      const tail: Piece[] = isAll ? [' for ', whole, ' ', of] : []
      return [times, length, ' ', unit, ' ', hard, ', ', off, ' ', unit, ' ', easy, ')', ...tail]
    },
  },
  {
    // "3x15 as 20s big gear / 10s off, 5 spin between", "15 mins as 30s hard/30s easy"
    needs: ['as', 'alternating', 'made'],
    pattern:
      /\b(?:(?<times>[2-9]) ?x ?)?(?<whole>\d{1,2}) ?(?<unit>mins?|minutes|m|')?,? (?:(?:as|alternating|done as|made up of)(?: of)?)(?: alternating)? (?<on>\d+) ?(?<onUnit>seconds|secs?|s|minutes|mins?|m|')(?<hard> [^/,;()\d]{0,20}?(?:\d{2,3} ?(?:rpm|%|w)|z\d)?[a-z]*)? ?(?:\/|,| and | then ) ?(?<off>\d+) ?(?<offUnit>seconds|secs?|s|minutes|mins?|m|')(?<easy>(?: (?:easy|off|float|steady|z\d|recovery|tempo|hard|on|at \d{2,3} ?(?:rpm|%|w)))*)(?:,? (?:with )?(?<rest>\d{1,2}) ?(?:mins?|minutes|m|')? ?(?:easy|spin|rec\w*|rest|off)* between(?: sets)?)?/di,
    by: (span, all, text) => {
      const [times, whole, on, off, onUnit, offUnit] = ['times', 'whole', 'on', 'off', 'onUnit', 'offUnit'].map(span)
      if (!whole || !on || !off || !onUnit || !offUnit || (!times && !span('unit'))) return undefined
      const pair = seconds(on.words, onUnit.words) + seconds(off.words, offUnit.words)
      const count = (Number(whole.words) * 60) / pair
      if (!Number.isInteger(count) || count < 2 || count > MAX_PAIRS) return undefined
      // Turns of percents have a reader of their own.
      if (/\balternating\b/i.test(all) && !/rpm/i.test(all)) return undefined
      const [hard, easy, rest] = [span('hard'), span('easy'), span('rest')]
      const [first, second]: Piece[][] = [
        [on, { words: /^s/i.test(onUnit.words) ? 's' : ' min', for: onUnit }, ...(hard ? [hard] : [' hard'])],
        [off, { words: /^s/i.test(offUnit.words) ? 's' : ' min', for: offUnit }, ...aimOf(easy)],
      ]
      const set: Piece[] = [{ words: `${count}`, for: whole }, 'x(', ...(first ?? []), ', ', ...(second ?? []), ')']
      // On its own it is the length of the whole, too.
      if (!times) return /\d/.test(text.replace(all, '')) ? set : undefined
      return rest ? [times, 'x(', ...set, ', ', rest, ' min easy)'] : [times, 'x(', ...set, ')']
    },
  },
  {
    // "5 rec" between parts
    needs: ['recovery', 'rec'],
    pattern: /(?<=(?:,|\)) ?)(?<length>\d{1,2}) (?<rec>rec|recovery)(?= ?(?:[,.]|$))/dgi,
    as: '{length}{rec= min easy}',
  },
  {
    // "3 min hard 3 off, 3 hard 2:30 off": the unit of the first one.
    needs: ['easy', 'tempo', 'on', 'hard', 'off', 'fast'],
    pattern: /(?<![\d:.x@/-] ?)\b(?<length>\d{1,2}) (?=(?:hard|off|on|easy|fast|tempo)\b(?! ?\d*%))/dgi,
    by: (span, _, text) => {
      const length = span('length')
      return length && /\b\d{1,2} ?min(?:s|utes?)? (?:hard|on|fast|tempo)\b/i.test(text) && Number(length.words) <= 15
        ? [length, ' min ']
        : undefined
    },
  },
  {
    // "30s/1min/2min/5min w equal rec"
    needs: ['equal', 'same'],
    pattern:
      /(?<row>\b\d+ ?(?:s|secs?|mins?|m)(?:\/\d+ ?(?:s|secs?|mins?|m))+)(?: hard| fast)?,? (?:w\/?|with|and) (?:equal|same|the same) (?:rec\w*|rests?|jogs?|time easy)\b/di,
    by: (span) => {
      const row = span('row')
      if (!row) return undefined
      return [...row.words.matchAll(/\d+ ?[a-z]+/gi)].flatMap(({ index, 0: words }, at): Piece[] => {
        const own = { from: row.from + index, to: row.from + index + words.length }
        const length = words.replace(/m$/i, ' min')
        return [...(at > 0 ? [', '] : []), { words: `${length} hard, ${length} easy`, for: own }]
      })
    },
  },
  {
    // "3,2,1 x3 - 3m mod 2m harder 1m max, 2m easy"
    needs: [':', '-', '(', '–'],
    pattern:
      /\b(?<list>\d{1,2}(?:[,/-] ?\d{1,2}){1,4}) ?x ?(?<times>\d{1,2}),? ?(?:-|:|–|\() ?(?<row>(?:\d{1,2} ?(?:mins?|m|') ?(?:mod\w*|hard\w*|max|easy|tempo|steady|z\d|threshold|fast)(?:,? (?:\+ ?)?)?){2,6})\)?/di,
    by: (span) => {
      const [list, times, row] = [span('list'), span('times'), span('row')]
      if (!list || !times || !row) return undefined
      const steps = [...row.words.matchAll(/(?<length>\d{1,2}) ?(?:mins?|m|') ?(?<how>[a-z]+\d?)/gi)]
      const figures = list.words.match(/\d+/g) ?? []
      if (!figures.every((figure, at) => steps[at]?.groups?.length === figure)) return undefined
      const parts = steps.flatMap(({ index, 0: words, groups }, at): Piece[] => {
        const how = groups?.how?.toLowerCase() ?? ''
        const effort = /^mod/i.test(how) ? 'z3' : /^hard/i.test(how) ? 'z4' : how
        const own = { from: row.from + index, to: row.from + index + words.length }
        return [...(at > 0 ? [', '] : []), { words: `${groups?.length} min ${effort}`, for: own }]
      })
      const end = /,? $/.test(row.words) ? ', ' : ''
      return [times, 'x(', ...parts, ')', end]
    },
  },
  {
    // "2 x 25 mins, 5 mins steady between", "3x10 min at 85 % with 10 min steady between", "2 min at 90 rpm in between"
    needs: ['between'],
    pattern:
      /\b(?<times>[2-9]|1\d|20) ?x ?(?<bout>\d+ ?(?:mins?|minutes?|m|'|s|secs?|seconds)(?:(?: |, ?)(?:(?:at|@) [^,;.()]{1,30}?|tempo|threshold|hard|z\d|ftp))?)(?:,| with|, with| and) (?<rest>\d+ ?(?:mins?|minutes?|m|'|s|secs?|seconds) (?<how>steady|endurance|tempo|z[2-5]|(?:at|@) [^,;.()]{2,20}?))(?: in)? between\b/di,
    by: (span, all, text) => {
      const [times, bout, rest] = [span('times'), span('bout'), span('rest')]
      if (!times || !bout || !rest) return undefined
      const count = Number(times.words)
      const aim = RACE_FIRST.exec(text.slice(0, times.from))?.[0] ?? ''
      // In a session of a known length the rest of it is filled around the set.
      if (aim || (count <= MAX_WRITTEN && !/rpm/i.test(all) && !/\b(?:hours?|hrs?|total|end)\b/i.test(text)))
        return Array.from({ length: count }, (_, at): Piece[] => [
          ...(at > 0 ? [', ', rest, ', '] : []),
          bout,
          ...(aim && at > 0 ? [` at ${aim}`] : []),
        ]).flat()
      return [times, 'x(', bout, ', ', rest, ')']
    },
  },
  {
    // "400s @ 80 off 60, x12"
    needs: ['with', 'w', 'off'],
    pattern:
      /\b(?<length>\d00)s? (?:@|in|at) ?(?<time>\d{2,3}|\d:\d\d)s? (?:off|w\/?|with) (?<rest>\d{2,3})s?(?: rest)?,? ?x ?(?<times>\d{1,2})\b/di,
    by: (span) => {
      const [length, time, rest, times] = ['length', 'time', 'rest', 'times'].map(span)
      if (!length || !time || !rest || !times) return undefined
      const clock = time.words.includes(':') ? time : { words: `${time.words}s`, for: time }
      return [times, 'x', length, ' in ', clock, ' with ', rest, 's rest']
    },
  },
  {
    // "2x(4x400) off 60 / 4 mins"
    needs: ['('],
    pattern:
      /\b(?<sets>\d) ?x ?\((?<set>\d{1,2} ?x ?\d{2,4}m?(?: ?(?:@|at|in) [^()]{1,16})?)\),? (?:off|with|w\/?) ?(?<inner>\d{2,3})(?: ?s(?:ecs?)?)? ?(?:\/|and|&) ?(?<outer>\d{1,2} ?(?:mins?|m|'))(?: rest)?/di,
    as: '{sets} sets of {set} with {inner}s rest, {outer} between sets',
  },
  {
    // "400/600/800 800/600/400"
    needs: ['/'],
    pattern: /(?<one>\b\d{3,4}(?:\/\d{3,4}){1,5}) (?<other>\d{3,4}(?:\/\d{3,4}){1,5})\b(?!\/)/di,
    as: '{one}/{other}',
  },
  {
    // "bike 3x10 +15"
    needs: ['+'],
    pattern:
      /(?<=\b(?:bike|ride|turbo|trainer)\b.*)\b(?<set>\d{1,2} ?x ?\d{1,2}) ?\+ ?(?<more>\d{1,2})(?= ?(?:$|[,;]))/di,
    by: (span) => {
      const [set, more] = [span('set'), span('more')]
      if (!set || !more) return undefined
      return [
        set,
        ' min, ',
        { words: `${more.words} min cool down`, for: more, check: 'What is added was read as the cool-down.' },
      ]
    },
  },
  {
    // "8x(40 sec on/20 sec off), 10 min easy spin": behind a set, and no length of the whole.
    needs: ['jog', 'spin'],
    pattern:
      /(?<=\d ?x ?\(?\d.*(?:,|then) ?)(?<length>\d{1,2} ?(?:mins?|minutes|m|')) easy (?<spin>spin|jog)(?= ?(?:$|\.$))/di,
    as: '{length} cool down {spin}',
  },
  {
    // "5m z3, 3m ftp, 2m vo2 & back down"
    needs: ['back'],
    pattern: /^.*?(?<mirror>(?:,|&| and| then)+ ?(?:and )?\bback (?:down|up)(?: again)?)(?= ?(?:$|[,.;]))/dis,
    by: (span, all) => {
      const mirror = span('mirror')
      if (!mirror) return undefined
      const row = rungsBefore(all.slice(0, mirror.from))
      if (row.length < MIN_RUNGS) return undefined
      const copies = row.slice(0, -1).reverse()
      return [{ from: 0, to: mirror.from }, ...copies.flatMap((one): Piece[] => [', ', one])]
    },
  },
]

const RACE_FIRST = /(?:marathon|half marathon|10k|5k|threshold|tempo) pace(?=,? ?$)/i
const MAX_PAIRS = 60
const MAX_WRITTEN = 4
const MIN_RUNGS = 3

function seconds(figure: string, unit: string): number {
  return Number(figure) * (/^s/i.test(unit) ? 1 : 60)
}

function aimOf(easy: { from: number; to: number; words: string } | undefined): Piece[] {
  return easy?.words ? (/^ off$/i.test(easy.words) ? [{ words: ' easy', for: easy }] : [easy]) : [' easy']
}

/** The rungs that end a text, each a length with how hard it is. */
function rungsBefore(text: string): { from: number; to: number }[] {
  const row: { from: number; to: number }[] = []
  let to = text.length
  while (to > 0) {
    const from = Math.max(text.lastIndexOf(',', to - 1), text.lastIndexOf(':', to - 1)) + 1
    const words = text.slice(from, to)
    const rung = /\d+(?:\.\d+)? ?(?:mins?|m|'|s|secs?|km?|mi|miles?) ?(?:@|at|[a-z]).*$/i.exec(words)
    const isPlain = rung !== null && /^ ?(?:(?:bike|run|ride|swim) )?$/i.test(words.slice(0, rung.index))
    if (!rung || !isPlain || /[()x]|\b(?:wu|warm|easy|cd)\b/i.test(words)) break
    row.unshift({ from: from + rung.index, to })
    to = from - 1
  }
  return row
}
