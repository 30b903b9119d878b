import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'

/** What riders say of cadence, of legs and of the ends of a ride. */
export const phrasesOfRides: readonly Phrase[] = [
  {
    // "1 min seated hard 1 min standing x8"
    needs: ['standing', 'seated'],
    pattern:
      /(?:\b(?<count>\d{1,2}) ?x ?\(?)?(?<![\d.:])\b(?<one>\d{1,2} ?(?:mins?|minutes|s|secs?))(?<how> (?:hard|tempo|steady|threshold))? (?<first>seated|standing)(?<how1> (?:hard|tempo|steady|threshold))?,?(?: and| then| ?\/| ?\+)? (?<two>\d{1,2} ?(?:mins?|minutes|s|secs?))(?<how2> (?:hard|tempo|steady|threshold))? (?<second>seated|standing)(?<how3> (?:hard|tempo|steady|threshold))?\)?(?: ?x ?(?<times>\d{1,2})\b)?(?<remainder>,? (?:the )?rest (?:is |of it )?easy(?= ?\.?$))?/di,
    by: (span, _, text) => {
      const [one, first, two, second] = ['one', 'first', 'two', 'second'].map(span)
      const [times, effort] = [span('count') ?? span('times'), span('how') ?? span('how1')]
      const own = span('how2') ?? span('how3')
      if (
        !one ||
        !first ||
        !two ||
        !second ||
        !times ||
        !effort ||
        !/\b(?:bike|rid(?:e|ing)|cycl\w*|spin|turbo|trainer)\b/i.test(text)
      )
        return undefined
      const where = { words: '', for: { from: first.from, to: first.to }, check: SEAT }
      const how = own ?? { words: ' steady', for: second, tell: OF_STANDING }
      const remainder = span('remainder')
      return [
        times,
        'x(',
        one,
        effort,
        where,
        ', ',
        two,
        how,
        ')',
        ...(remainder ? [{ words: '', for: remainder }] : []),
      ]
    },
  },
  {
    // "cad pyramid 100 105 110 105 100 1min each, 2 @ top, x2 w 10 easy"
    needs: ['rpm', 'cadence', 'cad'],
    pattern:
      /\b(?:(?:cad(?:ence)?|rpm) (?:pyramid|ladder|steps?)[: ]+(?<list>\d{2,3}(?:(?: |, ?|-|\/)\d{2,3}){2,})(?: rpm)?|(?<rates>\d{2,3}(?:(?: |, ?|-|\/)\d{2,3}){2,}) ?rpm),? (?:for )?(?<each>\d+ ?(?:mins?|m|'|s|secs?))(?: each| per step| steps)?(?:,? ?(?<low>(?:at )?(?:low|easy|light) (?:power|watts|effort|pressure|gear)))?(?:,? (?<top>\d+) ?(?:mins?|m)? (?:@|at) (?:the )?top)?(?:,? x ?(?<times>\d)(?:,? (?:w\/?|with) (?<rest>\d+) ?(?:mins?|m)? ?easy(?: between)?)?)?/di,
    by: (span, _, text) => {
      const [each, top, times, rest, low] = ['each', 'top', 'times', 'rest', 'low'].map(span)
      const list = span('list') ?? span('rates')
      if (!list || !each) return undefined
      // Nobody turns by numbers and rides hard without saying so.
      const easy =
        low || !/%|\bz(?:one )?\d|\d ?w\b|tempo|threshold|steady|endurance|sweet/i.test(text) ? ' easy at ' : ' at '
      const rungs = [...list.words.matchAll(/\d+/g)]
      const peak = Math.max(...rungs.map(([figure]) => Number(figure)))
      const length = each.words.replace(/ ?(?:m|')$/i, ' min')
      const steps = rungs.flatMap(({ index, 0: figure }, at): Piece[] => {
        const own = { from: list.from + index, to: list.from + index + figure.length }
        const isTop = top && Number(figure) === peak
        return [
          at > 0 ? ', ' : '',
          { words: isTop ? `${top.words} min` : length, for: isTop ? top : each },
          easy,
          own,
          ' rpm',
        ]
      })
      if (!times) return ['bike ', ...steps]
      const pause: Piece[] = rest ? [', ', rest, ' min easy between sets'] : []
      return ['bike ', times, 'x(', ...steps, ')', ...pause]
    },
  },
  {
    // "single leg 1m R 1m both 1m L 1m both x2"
    needs: ['leg', 'legged'],
    pattern:
      /\b(?<single>(?:single|one)[- ]leg(?:ged)?(?: drills?)?)[: ]+(?<row>(?:\d+ ?(?:mins?|m|'|s|secs?) ?(?:r|l|right|left|both|each)\b,? ?){2,})(?:x ?(?<times>\d)\b)?/di,
    by: (span) => {
      const [single, row, times] = [span('single'), span('row'), span('times')]
      if (!single || !row) return undefined
      const check = 'Which leg turns cannot be said: each of them is built as an easy part.'
      const parts = [...row.words.matchAll(/(?<length>\d+) ?(?<unit>[a-z']+) ?(?:r|l|right|left|both|each)\b/gi)]
      return [
        ...(times ? [times, 'x('] : []),
        ...parts.flatMap(({ index, 0: words, groups }, at): Piece[] => {
          const own = { from: row.from + index, to: row.from + index + words.length }
          const length = `${groups?.length} ${/^s/i.test(groups?.unit ?? '') ? 's' : 'min'} easy`
          return [
            at > 0 ? ', ' : '',
            at === 0 ? { words: length, for: { from: single.from, to: own.to }, check } : { words: length, for: own },
          ]
        }),
        times ? ')' : (/,? $/.exec(row.words)?.[0] ?? ''),
      ]
    },
  },
  {
    // "spin 10, …, spin 5"
    needs: ['jog', 'spin'],
    pattern:
      /^(?:(?:bike|ride|turbo|run):? )?(?<spin>spin|jog) (?<length>\d{1,2})(?=(?:,| then| and| strides?\b).*(?:\d ?x|tempo))/dis,
    as: '{spin}, {length} min warm up',
  },
  {
    needs: ['jog', 'spin'],
    pattern:
      /(?<=(?:\d ?x|tempo).*(?:,|,? then|,? and) )(?<spin>spin|jog) (?<length>\d{1,2})(?: to finish)?(?= ?(?:bike|run|ride|turbo|trainer|zwift)?\.?$)/dis,
    by: (span, _, text) => {
      const length = span('length')
      // "jog 2 miles then 3 miles tempo then jog 2"
      const unit = /\bjog \d ?(?<unit>miles?|mi|km?)\b/i.exec(text)?.groups?.unit
      return length && [length, ` ${unit && Number(length.words) < MANY ? unit : 'min'} cool down`]
    },
  },
  {
    // "3x8 threshold 4 off, 15 spin": no rest, for it is said before.
    needs: ['spin'],
    pattern:
      /(?<=\d ?(?:mins?|minutes|')? ?(?:off|easy|ez|rest|rec|rbi|between)\b.*(?:,|,? then|,? and) )(?<length>1\d|2\d|5)(?: ?(?:mins?|minutes|'))? (?<spin>spin)(?: (?:down|out|home|to finish))?(?= ?(?:on the )?(?:bike|ride|turbo|trainer|zwift)?\.?$)/dis,
    as: '{length} min {spin=cool down}',
  },
  {
    // "bike 5m z3, 3m ftp, 2m rests": no ride is measured in so few metres.
    needs: ['m'],
    pattern: /(?<=^|[ ,;(/x×])(?<length>\d{1,2})(?<unit>m)(?= |,|;|\)|\/|$)/dgi,
    as: '{length}{unit= min}',
    when: (text) =>
      /\b(?:bike|ride|ftp|turbo|trainer|zwift|cycl\w*)\b/i.test(text) && !/\b(?:run|swim|jog|brick|pool)/i.test(text),
  },
]

// More are no miles of an end (our choice).
const MANY = 5

const SEAT = 'Where to sit or stand cannot be said of each part: the minutes are built by their effort alone.'
const OF_STANDING = 'How hard the second part is was not said: steady.'
