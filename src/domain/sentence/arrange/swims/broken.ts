import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'

const TIME = String.raw`(?<restN>\d{1,2}|:\d\d) ?(?<unitN>seconds|secs?|s|"|mins?)?`
const PLACE = `(?:(?:at|every|each|by|on|after|@) ?)+(?:the |each |every )*(?<eachN>25|50|100|150|200|250|300|400|500)[ms]?(?: ?marks?)?`
const at = (part: string, name: string) => part.replaceAll('N', name)

/** Swims with stops within each, as sets of their pieces: "4x200 broken at the 100 for 10 s" is 4x(2x100 10 s rest). */
export const brokenSwims: readonly Phrase[] = [
  {
    needs: ['broken'],
    pattern: new RegExp(
      String.raw`(?:\b(?<times>\d{1,2}) ?x ?)?(?:(?<!\d)(?<whole>\d{2,4})(?: ?m)?(?<words>(?: [a-z]+){0,2}) broken(?![a-z])|\bbroken (?<whole2>\d{3,4})s?(?<words2>(?: swim| free)?))[ ,(]*(?:${at(PLACE, '1')}[ ,]*(?:for |with )?(?:a )?${at(TIME, '1')}|(?:with )?${at(TIME, '2')}(?: rest)? ${at(PLACE, '2')})(?: rest)?\)?(?! ?(?:x|between))`,
      'dgi',
    ),
    by: (span) => {
      const [whole, words, each, rest, unit] = ['whole', 'words', 'each', 'rest', 'unit'].map((name) =>
        [name, `${name}1`, `${name}2`].map(span).find((one) => one),
      )
      const times = span('times')
      if (!whole || !each || !rest) return undefined
      const pieces = Number(whole.words) / Number(each.words)
      if (!Number.isInteger(pieces) || pieces < 2 || pieces > MAX_PIECES) return undefined
      const minutes = /min/i.test(unit?.words ?? '')
      const inner: Piece[] = [
        { words: `${pieces}x`, for: whole },
        { words: each.words, for: each },
        ...(words && words.to > words.from ? [words] : []),
        { words: ` ${Number(rest.words.replace(':', ''))}${minutes ? ' min' : 's'} rest`, for: rest },
      ]
      return times ? [times, 'x(', ...inner, ')'] : inner
    },
  },
  {
    // "1650 yards broken: 500 500 400 250, 1 min rest": the rest is between its pieces.
    needs: ['broken'],
    pattern:
      /(?:\b(?<whole>\d{3,4})(?<unit> ?(?:m|y|yds?|yards?))?(?: swim| free)? broken(?![a-z])|\bbroken (?<whole2>\d{3,4})(?<unit2> ?(?:m|y|yds?|yards?))?(?: swim| free)?)(?: into| as)?[ :,(]+(?<row>\d{2,4}(?:[ ,/+-]+\d{2,4}){1,8})\)?,? (?:with |w\/ ?)?(?<rest>\d{1,2} ?(?:s|secs?|seconds|"|mins?|minutes|')(?![a-z]))(?: rest)?(?: (?:in )?(?:between|btwn?))?(?: (?:each|all|pieces))?(?= ?(?:$|[.,;]))/di,
    by: (span) => {
      const [whole, row, rest] = [span('whole') ?? span('whole2'), span('row'), span('rest')]
      if (!whole || !row || !rest) return undefined
      const pieces = [...row.words.matchAll(/\d+/g)]
      if (pieces.reduce((sum, [far]) => sum + Number(far), 0) !== Number(whole.words)) return undefined
      const unit = (span('unit') ?? span('unit2'))?.words.trim() ?? ''
      return pieces.flatMap(({ index, 0: far }, at): Piece[] => [
        ...(at > 0 ? [{ words: `, ${rest.words} rest, `, for: rest }] : []),
        { words: `${far}${unit}`, for: { from: row.from + index, to: row.from + index + far.length } },
      ])
    },
  },
  {
    // "2x broken 800 as 8x100 10s", "broken 400 (4x100 10 s)"
    needs: ['broken', 'xbroken'],
    pattern:
      /(?<times>\b\d{1,2}) ?x ?(?:broken (?<whole>\d{3,4})s?|(?<whole2>\d{3,4})s? broken(?![a-z]))(?: (?:swim|free))?[ ,:(]*(?:as |into |=)? ?(?<set>(?<pieces>\d{1,2}) ?x ?(?<each>\d{2,4})(?: (?:with |w\/ ?)?\d{1,2} ?(?:s|secs?|")(?: ?rest| ri)?)?)\)?/dgi,
    by: (span) => {
      const [times, set, pieces, each] = ['times', 'set', 'pieces', 'each'].map(span)
      const whole = span('whole') ?? span('whole2')
      if (!times || !whole || !set || !pieces || !each) return undefined
      if (Number(pieces.words) * Number(each.words) !== Number(whole.words)) return undefined
      const rest = /(?:s|secs?|")$/i.test(set.words) ? ' rest' : ''
      return [times, { words: 'x(', for: whole }, set, rest, ')']
    },
  },
  {
    // "broken 400s free: 4x100 w 10s, x3, 2 min between"
    needs: ['broken'],
    pattern:
      /\bbroken (?<whole>\d{3,4})s?(?<words> (?:swim|free|fly|back|breast|im))?[ ,:-]+(?:as )?(?<pieces>\d{1,2}) ?x ?(?<each>\d{2,4})(?: ?m)?(?:,? (?:with|w\/?|off|on))? ?(?<rest>\d{1,2}) ?(?:s|secs?|seconds|")(?: rest| ri)?,? x ?(?<times>[2-9])(?![\d:])(?:,? (?:with )?(?<between>\d{1,2} ?(?:mins?|minutes|'|s|secs?|seconds))(?: rest)? (?:in )?(?:between|btwn?)(?: (?:sets|each))?)?/di,
    by: (span) => {
      const [whole, words, pieces, each, rest, times, between] = [
        ...(['whole', 'words', 'pieces', 'each', 'rest', 'times', 'between'] as const),
      ].map(span)
      if (!whole || !pieces || !each || !rest || !times) return undefined
      if (Number(pieces.words) * Number(each.words) !== Number(whole.words)) return undefined
      const set: Piece[] = [times, 'x(', pieces, 'x', each, ...(words ? [words] : []), ' ', rest, 's rest)']
      return between ? [...set, ', ', between, ' between sets'] : set
    },
  },
  {
    // "4x100 broken (50+25+25) 5s"
    needs: ['broken'],
    pattern:
      /(?<times>\b\d{1,2}) ?x ?(?<whole>\d{2,4})(?: (?:swim|free))? broken(?: as)? ?\(?(?<row>\d{2,3}(?: ?[+/-] ?\d{2,3})+)\)?,? (?:with |w\/ ?)?(?<rest>\d{1,2}) ?(?:s|secs?|seconds|")(?: rest)?(?! ?between)/dgi,
    by: (span) => {
      const [times, whole, row, rest] = ['times', 'whole', 'row', 'rest'].map(span)
      if (!times || !whole || !row || !rest) return undefined
      const pieces = [...row.words.matchAll(/\d+/g)]
      if (pieces.reduce((sum, [one]) => sum + Number(one), 0) !== Number(whole.words)) return undefined
      return [
        { words: `${times.words}x(`, for: { from: times.from, to: whole.to } },
        ...pieces.flatMap(({ 0: one, index }, place): Piece[] => [
          ...(place > 0 ? [', '] : []),
          { from: row.from + index, to: row.from + index + one.length },
          ...(place < pieces.length - 1 ? [{ words: ` ${rest.words}s rest`, for: rest }] : []),
        ]),
        ')',
      ]
    },
  },
  {
    // "broken 500 x2: 200 150 100 50 w 10s at the breaks, all at race pace, 2' btwn"
    needs: ['broken'],
    pattern:
      /\bbroken (?<whole>\d{3,4})s? ?x ?(?<times>[2-9])[:,]? (?:as )?(?<row>\d{2,3}(?:[ ,/+-]+\d{2,3}){1,7}),? (?:with|w\/?) ?(?<rest>\d{1,2}) ?(?:s|secs?|seconds|")(?: (?:rest|at (?:the |each )?(?:breaks?|walls?|stops?|turns?)|between))?(?:,? (?<between>\d{1,2} ?(?:mins?|minutes|'|s|secs?|seconds))(?: rest)? (?:in )?(?:between|btwn?)(?: (?:sets|rounds|each))?)?/di,
    by: (span) => {
      const [whole, times, row, rest, between] = ['whole', 'times', 'row', 'rest', 'between'].map(span)
      if (!whole || !times || !row || !rest) return undefined
      const pieces = [...row.words.matchAll(/\d+/g)]
      if (pieces.reduce((sum, [one]) => sum + Number(one), 0) !== Number(whole.words)) return undefined
      const steps = pieces.flatMap(({ 0: one, index }, place): Piece[] => [
        { words: `${place > 0 ? ', ' : ''}${one}`, for: { from: row.from + index, to: row.from + index + one.length } },
        ...(place < pieces.length - 1 ? [{ words: ` ${rest.words}s rest`, for: rest }] : []),
      ])
      return [times, { words: 'x(', for: whole }, ...steps, ')', ...(between ? [', ', between, ' between sets'] : [])]
    },
  },
]

const MAX_PIECES = 40
