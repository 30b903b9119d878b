import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

const UNIT = "(?:minutes|mins?|km?|miles?|mi|metres|meters|m|')(?![a-z])"
const HOW =
  '(?:very |really )?(?:easy|ez|slow(?:ly)?|relaxed|gentle|steady|endurance|moderate|tempo|threshold|sweet ?spot|hard|fast|z[1-5]|zone [1-5]|(?:half )?marathon pace|hmp|mp|goal pace|(?:3|5|10)k pace)'
const WARM = 'warm(?:ing)?[- ]?up|wu|wup'
const COOL = 'cool(?:ing)?[- ]?down|cd|warm(?:ing)?[- ]?down'
const WHOLE = `\\b(?<whole>\\d{1,4}(?:\\.5)?) ?(?<unit>${UNIT}|(?:hours?|hrs?|h)(?![a-z]))(?<how>(?: of| at)? ${HOW})`
const INCLUDED = '(?:included|inclusive|incl\\.?|inside(?: of it)?|within)'

/** Parts that lie within a whole: a warm-up that is included, both ends, stretches from one kilometre to another. */
export const partsOfWholes: readonly Phrase[] = [
  {
    // "first 5 mi @ 96%, middle 15 @ 100, last 5 all out": all in one unit
    needs: ['middle', 'next'],
    pattern:
      /\bfirst (?<one>\d{1,3})(?<unit> ?(?:miles?|mi|km?|minutes|mins?|'))(?<at> (?:@ ?|at )\d{2,3} ?)(?<sign>%|w),? (?:then |and )?(?:the )?(?:middle|next) (?<two>\d{1,3})(?: ?(?:miles?|mi|km?|minutes|mins?|'))?(?<at2> (?:@ ?|at )\d{2,3})(?: ?[%w])?,? (?:then |and )?(?:the )?(?:last|final) (?<three>\d{1,3})(?: ?(?:miles?|mi|km?|minutes|mins?|'))?(?= (?:@|at|all|hard|easy|flat|full|max|z\d|tempo|empty))/di,
    as: '{one}{unit}{at}{sign}, {two}{unit}{at2}{sign}, {three}{unit}',
  },
  {
    // "2 h under 150 bpm until the last 30 min, then marathon pace"
    needs: ['until', 'till', 'til'],
    pattern:
      /,? (?:right )?(?<until>until|till?) (?:the )?(?:last|final) (?:(?<length>\d{1,3})(?<unit> ?(?:minutes|mins?|'|km?|miles?|mi))?|(?<hour>hour)),?(?: and| then| go)* (?=(?:at |@ ?|in )?(?:z ?\d|zone|tempo|threshold|hard|fast|steady|sweet|mp\b|hmp\b|\d{2,3} ?[%w]|\d:\d\d|(?:half )?marathon|race|push))/di,
    by: (span) => {
      const [until, length, hour] = ['until', 'length', 'hour'].map(span)
      if (!until || !(length || hour)) return undefined
      return [
        { words: ', last ', for: until },
        ...(length ? [length, span('unit') ?? ' min'] : hour ? [{ words: '60 min', for: hour }] : []),
        ' ',
      ]
    },
  },
  {
    // "50 min tempo, 10 min warming up included"
    needs: ['included', 'inclusive', 'incl', 'inside', 'within'],
    pattern: new RegExp(
      `${WHOLE},? ?\\(?(?:with |and |of which )?(?:(?<part>\\d{1,4}) ?(?<unit2>${UNIT})? ?(?:(?<warm>${WARM})|(?<cool>${COOL}))|(?:(?<warm2>${WARM})|(?<cool2>${COOL})):? (?:of )?(?<part2>\\d{1,4}) ?(?<unit3>${UNIT})?),? ${INCLUDED}\\)?(?= ?(?:$|[.!,;]))`,
      'di',
    ),
    by: (span) => {
      const part = span('part') ?? span('part2')
      const [warm, cool] = [span('warm') ?? span('warm2'), span('cool') ?? span('cool2')]
      return part && partsWithin(span, [{ part, unit: span('unit2') ?? span('unit3'), warm, cool }])
    },
  },
  {
    // "1h tempo, 10 min warm up and 5 min cool down included"
    needs: ['included', 'inclusive', 'incl', 'inside', 'within'],
    pattern: new RegExp(
      `${WHOLE},? ?\\(?(?:with |and )?(?<part>\\d{1,4}) ?(?<unit2>${UNIT})? ?(?<warm>${WARM})(?:,? and |, ?| ?[&+] ?)(?<part2>\\d{1,4}) ?(?<unit3>${UNIT})? ?(?<cool>${COOL}),? ${INCLUDED}\\)?(?= ?(?:$|[.!,;]))`,
      'di',
    ),
    by: (span) => {
      const [first, last] = [span('part'), span('part2')]
      if (!first || !last) return undefined
      return partsWithin(span, [
        { part: first, unit: span('unit2'), warm: span('warm'), cool: undefined },
        { part: last, unit: span('unit3'), warm: undefined, cool: span('cool') },
      ])
    },
  },
  {
    // "45 min, first 10 and last 5 very slow", "first and last 10 min slow"
    needs: ['first', 'st'],
    pattern: new RegExp(
      `\\b(?<whole>\\d{1,4}) ?(?<unit>${UNIT})(?<mid>[^.;:,\\d]{0,16}?),? (?:with |the )*(?:first|1st)(?: (?<first>\\d{1,3})(?: ?(?<unit2>${UNIT}))?)?,? (?:and|&|\\+) (?:the )?(?:last|final) (?<last>\\d{1,3})(?: ?(?<unit3>${UNIT}))? (?:at |in |@ ?)?(?<how>${HOW})(?= ?(?:$|[.!]))`,
      'di',
    ),
    by: (span) => {
      const [whole, unit, mid, last, how] = ['whole', 'unit', 'mid', 'last', 'how'].map(span)
      // "first and last 10 min slow"
      const first = span('first') ?? last
      const others = [span('unit2'), span('unit3')]
      if (!whole || !unit || !mid || !first || !last || !how) return undefined
      if (others.some((own) => own && kindOf(own.words) !== kindOf(unit.words)) || SAID.test(mid.words))
        return undefined
      const left = Number(whole.words) - Number(first.words) - Number(last.words)
      if (left <= 0) return undefined
      const own = ` ${unitOf(unit.words)}`
      const zone = EASY.test(how.words) ? 'z2' : 'z1'
      const tell = `How hard the middle is was not said, so zone ${zone.slice(1)}.`
      const effort = EASY.test(how.words) ? { words: 'z1', for: how } : how
      return [
        ...[whole, own, mid, ': ', first, own, ' ', effort, ', '],
        { words: `${left}${own} ${zone}`, for: whole, tell },
        ...[', ', last, own, ' ', effort],
      ]
    },
  },
  {
    // "45min first 15min z1 then z2", "long run 28k, first 20 easy rest at marathon pace"
    needs: ['first', 'st'],
    pattern: new RegExp(
      `\\b(?<whole>\\d{1,4}) ?(?<unit>${UNIT})(?<mid>(?: run| bike| ride| swim)?)[,:]? (?:the )?(?:first|1st) (?<first>\\d{1,4})(?: ?(?<unit2>${UNIT}))? (?:at |in |@ ?)?(?<one>${HOW}),?(?: (?:and|then|after that|the))*(?:(?<= (?:and|then|that|the))(?: (?:rest|remainder))?| (?:rest|remainder)(?: is)?(?! (?:easy|steady))) (?:at |in |@ ?)?(?<other>${HOW})(?= ?(?:$|[.!]))`,
      'di',
    ),
    by: (span) => {
      const [whole, unit, mid, first, one, other] = ['whole', 'unit', 'mid', 'first', 'one', 'other'].map(span)
      const second = span('unit2')
      if (!whole || !unit || !mid || !first || !one || !other) return undefined
      const left = Number(whole.words) - Number(first.words)
      if (left <= 0 || (second && kindOf(second.words) !== kindOf(unit.words))) return undefined
      const own = ` ${unitOf(unit.words)}`
      return [whole, own, mid, ': ', first, own, ' ', one, ', ', { words: `${left}${own}`, for: whole }, ' ', other]
    },
  },
  {
    // "30 min easy, last 5 hard, 5 min cd": the cool-down comes behind it.
    needs: ['last', 'final'],
    pattern: new RegExp(
      `^(?<sport>(?:run |ride |bike )?)(?<whole>\\d{1,3}) ?(?<unit>${UNIT})(?<mid>(?: run| ride| bike)?) (?<one>${HOW}),? (?:with |and |but )?(?:the )?(?:last|final) (?<last>\\d{1,2})(?: ?(?<unit2>${UNIT}))? (?:at |in |@ ?)?(?<other>${HOW})(?<tail>,? (?:and |then |plus )*\\d{1,2} ?(?:${UNIT}) ?(?:of )?(?:cd|cool[- ]?down|warm[- ]?down|down|easy|jog))(?= ?[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [sport, whole, unit, mid, one] = ['sport', 'whole', 'unit', 'mid', 'one'].map(span)
      const [last, unit2, other, tail] = ['last', 'unit2', 'other', 'tail'].map(span)
      if (!sport || !whole || !unit || !mid || !one || !last || !other || !tail) return undefined
      const left = Number(whole.words) - Number(last.words)
      if (left <= 0 || (unit2 && kindOf(unit2.words) !== kindOf(unit.words))) return undefined
      const own = ` ${unitOf(unit.words)} `
      return [sport, mid, ' ', { words: `${left}${own}`, for: whole }, one, ', ', last, own, other, tail]
    },
  },
  {
    // "10 km run, from km 6 till km 9 on 4:20"
    needs: ['from'],
    pattern:
      /\b(?<whole>\d{1,2}) ?km?(?<mid>(?: run| ride| easy)*),? (?:with |but )?from (?:km |kilomet(?:er|re) )(?<first>\d{1,2}) (?:to|till|until|til|-) (?:km |kilomet(?:er|re) )?(?<last>\d{1,2})(?: km)? (?:(?:on|at|in|@) ?)?(?:(?<pace>\d:[0-5]\d)(?: ?\/ ?k(?:m)?)?|(?<aim>\d{2,3}(?:-\d{2,3})? ?(?:w|watts|%|bpm)(?![a-z])|z[1-5]|zone [1-5]|tempo|threshold|marathon pace|sweet ?spot))(?:,? (?:the )?rest easy)?(?= ?(?:$|[.!]))/di,
    by: (span) => {
      const [whole, mid, first, last, pace] = ['whole', 'mid', 'first', 'last', 'pace'].map(span)
      const aim = pace ?? span('aim')
      if (!whole || !mid || !first || !last || !aim) return undefined
      const [from, to, all] = [first, last, whole].map(({ words }) => Number(words))
      if (from === undefined || to === undefined || all === undefined || from >= to || to > all) return undefined
      const tell = `From km ${from} to km ${to} are ${to - from} km; what lies around them was read as easy.`
      const tail: Piece[] = all > to ? [', ', { words: `${all - to} km easy`, for: whole }] : []
      return [
        whole,
        ' km',
        mid,
        ': ',
        ...(from > 0 ? [{ words: `${from} km easy`, for: first }, ', '] : []),
        { words: `${to - from} km`, for: last, tell },
        ' at ',
        aim,
        ...(pace ? ['/km'] : []),
        ...tail,
      ]
    },
  },
  {
    // "long run 50 min, first 10 at threshold, rest easy": as all of it is.
    needs: ['rest', 'remainder'],
    pattern:
      /^(?<head>[^,;\d]*\d{1,3} ?[a-z']{0,7}(?![a-z])[^,;]*)(?<part>,.*\b(?:first|last|middle|final) .*),? (?:the )?(?<rest>(?:rest|remainder)(?: of it)? (?:is )?(?:easy|steady))(?= ?[.!]?$)/dis,
    by: (span) => {
      const [head, part, rest] = ['head', 'part', 'rest'].map(span)
      if (!head || !part || !rest || !/\b(?:easy|steady|long|endurance)\b/i.test(head.words)) return undefined
      return [head, ...(/easy|steady/i.test(head.words) ? [] : [{ words: ' easy', for: rest }]), part]
    },
  },
  {
    // "ride 60 min, 2x5 min z4 somewhere in there"
    needs: ['somewhere', 'anywhere'],
    pattern:
      /(?<=\d.*)(?<where>,? (?:somewhere|anywhere)(?: (?:in|within) (?:there|it|the (?:middle|ride|run)))?)(?= ?[.!]?$)/di,
    as: '{where= in it}',
  },
  {
    // "last half hour at 75%"
    needs: ['half', 'quarter'],
    pattern:
      /(?<=\b(?:first|last|final|opening) )(?:(?<half>half(?: an)?[- ](?:hour|hr))|(?<quarter>quarter(?: of an)?[- ](?:hour|hr)))\b(?! (?:a (?:bit|little) )?(?:faster|quicker|harder))/dgi,
    by: (span) => {
      const [half, quarter] = [span('half'), span('quarter')]
      return half ? [{ words: '30 min', for: half }] : quarter && [{ words: '15 min', for: quarter }]
    },
  },
]

type Said = ReturnType<SpanOf>

/** The ends that a whole holds, and the work that is left for what lies between them. */
function partsWithin(
  span: SpanOf,
  ends: readonly { part: NonNullable<Said>; unit: Said; warm: Said; cool: Said }[],
): Piece[] | undefined {
  const [whole, unit, how] = [span('whole'), span('unit'), span('how')]
  if (!whole || !unit || !how || ends.some((end) => end.unit && kindOf(end.unit.words) !== kindOf(unit.words)))
    return undefined
  const own = kindOf(unit.words) === 'min' ? 'min' : unit.words
  const all = Number(whole.words) * (/^h/i.test(unit.words) ? 60 : 1)
  const left = all - ends.reduce((sum, { part }) => sum + Number(part.words), 0)
  if (left <= 0) return undefined
  const first = ends.flatMap(({ part, warm }): Piece[] =>
    warm ? [part, ` ${own} `, { words: 'warm up', for: warm }, ', '] : [],
  )
  const last = ends.flatMap(({ part, cool }): Piece[] =>
    cool ? [', then ', part, ` ${own} `, { words: 'cool down', for: cool }] : [],
  )
  return [...first, { words: `${left} ${own}`, for: whole }, how, ...last]
}

const EASY = /easy|ez|slow|relaxed|gentle|z1|zone 1/i
const SAID = /easy|steady|tempo|hard|fast|slow|z\d|zone/i

function kindOf(unit: string): string {
  if (/^(?:min|'|h)/i.test(unit)) return 'min'
  return /^k/i.test(unit) ? 'km' : unit.toLowerCase().slice(0, 2)
}

function unitOf(unit: string): string {
  return unit === "'" ? 'min' : unit
}
