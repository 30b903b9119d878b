import { saysRide } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'

const EFFORT = String.raw`(?:z ?\d|zone \d|easy|ez|steady|endurance|tempo|sweet ?spot|ss|threshold|vo2(?: ?max)?|hard|\d{2,3} ?%|\d{2,3} ?w(?:atts)?)(?![\w:-])`
const STROKE = '(?:free|back|breast|fly|kick|pull|drill|choice|medley|im|swim)(?:style|stroke|fly)?(?!\\w)'
const LENGTH = String.raw`(?<length>(?<figure>\d{1,3}) ?(?:-? ?(?:minutes|minute|mins?|m|km?|miles?|mi)\b|'))`

/** What has the same length several times: "10 min each z1 z2 z3", "z1, z2, z3 10 min each", with the length at each. */
export const partsOfEach: readonly Phrase[] = [
  {
    // "ramp it on the bike: 5 min each at 55 65 75 85 95 then back down", "3 min each at 200/220/240w and back",
    // "steps up every 5 min: 50, 60, 70, 80, 90%"
    needs: ['each', 'every', 'steps'],
    pattern: new RegExp(
      String.raw`(?:\b(?<steps>steps?|stepping|increas(?:e|ing)|ramp(?:ing)?)(?: it)?(?: up)? every ${LENGTH}(?<head> on (?:the |my )?(?:bike|turbo|trainer))?[:,]?|(?:^ramp(?: it)?(?: up)?(?<head>[^\d]*))?(?<![x×*] ?)\b${LENGTH}(?: (?:of )?each|(?<steps> at each| steps))(?::| of| at| @)?) (?<list>\d{2,3}(?: ?%)?(?:(?: ?[,/-] ?| )\d{2,3}(?: ?%)?){2,8}) ?(?<unit>%|w(?:atts)?\b)?(?<back>,? (?:and |then )*(?:(?:all the way )?back(?: down)?|down)(?: again)?(?:,? (?:without|not) repeating (?:the )?(?:top|last|\d{2,3}))?)?(?=(?<next> then\b)| ?(?:$|[.,;]| ftp))`,
      'di',
    ),
    by: (span, _, text) => {
      const [length, list, unit, back] = ['length', 'list', 'unit', 'back'].map(span)
      if (!length || !list || !saysRide(text)) return undefined
      // A list with its unit alone is read as one of targets.
      const isOpen = back ?? span('steps') ?? span('next')
      if (!isOpen && (unit || list.words.includes('%'))) return undefined
      const up = list.words.match(/\d+/g) ?? []
      const own = unit?.words.slice(0, 1) ?? (Math.max(...up.map(Number)) > MOST_PERCENT ? 'w' : '%')
      const targets = back ? [...up, ...up.slice(0, -1).toReversed()] : up
      return targets.flatMap((aim, at): Piece[] => [
        ...(at > 0 ? [', '] : [span('head') ?? '', ' ']),
        length,
        { words: ` at ${aim}${own}`, for: back && at >= up.length ? back : list },
      ])
    },
  },
  {
    needs: ['each'],
    pattern: new RegExp(
      String.raw`(?<![x×*] ?)\b${LENGTH}(?: (?<each>(?:of )?each)(?: of| at| in)?:?) (?:@ ?)?(?<list>${EFFORT}(?:(?: ?[,/] ?| ?, and | and | then | )${EFFORT})+)`,
      'di',
    ),
    by: (span) => spread(span('length'), span('list')),
  },
  {
    needs: ['each'],
    pattern: new RegExp(
      String.raw`(?<![\d@] ?)\b(?<list>${EFFORT}(?:(?: ?[,/] ?| ?, and | and | )${EFFORT})+),? (?:for )?${LENGTH} (?:of )?each\b`,
      'di',
    ),
    by: (span) => spread(span('length'), span('list')),
  },
  {
    // "5 min z1, z2, z3 each"
    needs: ['each'],
    pattern: new RegExp(
      String.raw`(?<![x×*] ?)\b${LENGTH} (?:at |in |of )?(?<list>${EFFORT}(?:(?: ?[,/] ?| ?, and | and | )${EFFORT})+),? each\b`,
      'di',
    ),
    by: (span) => spread(span('length'), span('list')),
  },
  {
    // "100 each of fly, back, breast and free"
    needs: ['each'],
    pattern: new RegExp(
      String.raw`(?<![x×*] ?)\b(?<length>\d{2,4} ?m?)(?: (?:of )?each)(?: of| in)?:? (?<list>${STROKE}(?:(?: ?[,/] ?| ?, and | and | (?!(?<!kick |pull |drill )swim))${STROKE})+)`,
      'di',
    ),
    by: (span) => spread(span('length'), span('list'), STROKE),
  },
  {
    // "10 min of each zone 1-4"
    needs: ['each'],
    pattern: new RegExp(
      String.raw`\b${LENGTH}(?: (?:of |in |at )*each zone(?: of| from)?) (?<first>[1-6]) ?(?:-|to) ?(?<last>[1-6])\b`,
      'di',
    ),
    by: (span) => {
      const [length, first, last] = [span('length'), span('first'), span('last')]
      if (!length || !first || !last || Number(last.words) <= Number(first.words)) return undefined
      return Array.from(
        { length: Number(last.words) - Number(first.words) + 1 },
        (_, at): Piece => ({
          words: `${at > 0 ? ', ' : ''}${length.words} z${Number(first.words) + at}`,
          for: { from: length.from, to: last.to },
        }),
      )
    },
  },
]

// Nobody rides at more for minutes (our choice).
const MOST_PERCENT = 150

type Place = { from: number; to: number; words: string }

function spread(length: Place | undefined, list: Place | undefined, kind = EFFORT): Piece[] | undefined {
  if (!length || !list) return undefined
  const efforts = [...list.words.matchAll(new RegExp(kind, 'gi'))]
  return efforts.flatMap(({ index, 0: words }, at): Piece[] => [
    at > 0 ? ', ' : '',
    { words: length.words, for: length },
    /^\d/.test(words) ? ' at ' : ' ',
    { from: list.from + index, to: list.from + index + words.length },
    at === efforts.length - 1 ? ' ' : '',
  ])
}
