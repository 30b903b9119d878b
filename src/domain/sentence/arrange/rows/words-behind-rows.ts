import { saysRide, saysSet } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const FIGURE = '\\d{1,4}(?:\\.\\d)?'
const UNIT = '(?: ?(?:km?|m|mi|miles?|mins?|minutes|secs?|s)(?![a-z]))?'
const AIM =
  '(?:(?:mile|marathon|half marathon|(?:1500|3k|5k|8k|10k)) pace|threshold|tempo|steady|easy|hard|fast|hmp|mp|css|z ?[1-5]|\\d{2,3} ?%|\\d{1,2}:[0-5]\\d)'
const HOW =
  '(?:easy|ez|steady|moderate|medium|tempo|threshold|sweet ?spot|hard|fast|mp|hmp|(?:5k|10k) pace|z ?[1-5]|\\d{2,3} ?%)'
const RIDE_OR_RUN = '(?: ?(?:bike|ride|turbo|trainer|run|spin)| on the (?:bike|turbo|trainer)){0,2}'

/** What is said behind a row, a bracket or a whole, of what is in it: "3x(1600+400) 1600 tempo, 400 mile pace", "hour ride, half of it hard". */
export const wordsBehindRows: readonly Phrase[] = [
  {
    // "5x(3min 105% + 2min 90%) no rest": the parts follow one another anyway.
    needs: ['no', 'without'],
    pattern:
      /(?<=\d ?x ?\([^()]*\d[^()]*[+,/][^()]*\d[^()]*\))(?<words>,? (?:with )?(?:no|without(?: any)?) (?:rests?|breaks?|recover(?:y|ies)|pauses?)(?: (?:in )?between(?: them| sets| reps| rounds)?)?)(?=[,;.]| ?$)/di,
    by: (span) => (span('words') ? [''] : undefined),
  },
  {
    // "4x(4x50 on 55, 1x200 on 3:20) 50s desc 1-4": how the fifties are swum, and no seconds.
    needs: ['s'],
    pattern:
      /(?<=\d ?x ?\([^()]*)(?<set>\d ?x ?(?<far>25|50|75|1[05]0|[2-8]00)(?: ?m)?)\b(?<tail>[^()]*\)),? (?:with )?(?:the )?(?<all>\k<far>s)(?: are| as| at)? (?<how>(?:desc(?:end(?:ing)?)?|build(?:ing)?|fast|hard|steady|free|back|breast|fly|kick|pull|drill|im)(?: (?:\d ?- ?\d|fast|hard|steady|easy))?)(?=[,;.]| ?$| then\b)/di,
    as: '{set} {how}{tail}',
  },
  {
    // "3x(1600+400) 1600 tempo, 400 mile pace"
    needs: ['+', '/', ',', '&'],
    pattern: new RegExp(
      `\\b(?<count>\\d{1,2} ?x ?\\()(?<one>(?<figure>${FIGURE})${UNIT})(?<sign> ?[+/,&] ?)(?<two>(?<figure2>${FIGURE})${UNIT})(?<end>\\)(?: (?:bike|ride|run|swim|turbo))?),? (?:as |with )?(?:the )?(?<same>\\k<figure>)${UNIT}s? (?:at |@ ?)?(?<how>${AIM}),? (?:and )?(?:the )?(?<same2>\\k<figure2>)${UNIT}s? (?:at |@ ?)?(?<how2>${AIM})(?=[,;.]| ?$| (?:w\\/|with|off|rest)\\b)`,
      'di',
    ),
    by: (span, _, text) => {
      const [count, one, two, end, same, same2] = ['count', 'one', 'two', 'end', 'same', 'same2'].map(span)
      const [how, how2] = [span('how'), span('how2')]
      if (!count || !one || !two || !end || !same || !same2 || !how || !how2) return undefined
      // "5x(4/2)" on a bike: minutes.
      const isBare = /^\d{1,2}$/.test(one.words) && /^\d{1,2}$/.test(two.words)
      if (isBare && !saysRide(text)) return undefined
      const own = isBare ? ' min' : ''
      const at = ({ words }: typeof how) => `${/^(?:easy|hard|fast|steady)$/i.test(words) ? ' ' : ' at '}${words}`
      return [
        ...[count, one, own, { words: at(how), for: { from: same.from, to: how.to } }, ', '],
        ...[two, own, { words: at(how2), for: { from: same2.from, to: how2.to } }, end],
      ]
    },
  },
  {
    // "3x12 min as 4 easy 4 tempo 4 threshold"
    needs: ['as'],
    pattern: new RegExp(
      `(?<![\\d.:])\\b(?<times>\\d{1,2}) ?x ?(?<whole>${FIGURE}) ?(?<unit>km?|miles?|mi|mins?|minutes|')(?: (?:run|ride|bike))?,? as (?<row>${FIGURE}(?: ?(?:m|km?|mi|mins?|'))? ${HOW}(?:(?: ?[,/+] ?| then | and | )${FIGURE}(?: ?(?:m|km?|mi|mins?|'))? ${HOW}){1,4})(?![a-z\\d])`,
      'di',
    ),
    by: (span, _, text) => {
      const [times, whole, unit, row] = ['times', 'whole', 'unit', 'row'].map(span)
      if (!times || !whole || !unit || !row || isSwim(text)) return undefined
      const parts = partsOf(row.words, whole.words, unit.words)
      if (!parts) return [times, 'x', { from: whole.from, to: unit.to }, { words: '', for: row, check: NO_SUM }]
      return [
        { words: `${times.words}x(`, for: { from: times.from, to: unit.to } },
        { words: `${parts.join(', ')})`, for: row },
      ]
    },
  },
  {
    // "2x(90s run, 90s walk, 3min run, 3min walk)": what is run between walks is easy.
    needs: ['walk', 'walking', 'jog', 'jogging'],
    pattern:
      /(?<=\d ?x ?)\((?=[^)]*\b(?:walk(?:ing)?|jog(?:ging)?)\b)(?<row>(?:\d{1,2}(?:\.5)? ?(?:mins?|minutes?|s|secs?|seconds) (?:run(?:ning)?|jog(?:ging)?|walk(?:ing)?)(?:, ?| ?[/+] ?| )){3,9}\d{1,2}(?:\.5)? ?(?:mins?|minutes?|s|secs?|seconds) (?:run(?:ning)?|jog(?:ging)?|walk(?:ing)?))\)/di,
    by: (span) => {
      const row = span('row')
      if (!row || !/\brun|\bjog/i.test(row.words)) return undefined
      const words = row.words
        .replace(/\b(?:run|jog)(?:ning|ging)?\b/gi, 'easy')
        .replace(/\bwalking\b/gi, 'walk')
        .replace(/ ?[/+] ?/g, ', ')
        .replace(/(easy|walk) (?=\d)/gi, '$1, ')
      return ['(', { words, for: row }, ') run']
    },
  },
  {
    // "run 3/2/1 min x 3 w half time jog"
    needs: ['half', 'equal', 'same'],
    pattern:
      /(?<![\d.:x/-])(?<row>\d(?:[/-]\d){1,4}) ?(?:mins?|minutes|'),? x ?(?<times>\d{1,2}),? (?:(?:w\/?|with|off) )?(?<how>half(?: (?:the )?time)?|(?:equal|same)(?: time)?) (?<rest>jog|recovery|recoveries|rest|easy|walk)(?: (?:in )?between)?(?=[,;.]| ?$)/di,
    by: (span) => {
      const [row, times, how, rest] = ['row', 'times', 'how', 'rest'].map(span)
      if (!row || !times || !how || !rest) return undefined
      const share = /half/i.test(how.words) ? 30 : 60
      const manner = /walk/i.test(rest.words) ? 'walk' : /rest/i.test(rest.words) ? 'rest' : 'jog'
      const rungs = row.words.split(/[/-]/).map((minutes) => `${minutes} min, ${Number(minutes) * share} s ${manner}`)
      return [
        { words: `${times.words}x(`, for: times },
        { words: `${rungs.join(', ')})`, for: { from: row.from, to: rest.to } },
      ]
    },
  },
  {
    // "1h rollers, 5 min blocks 90/100/110 rpm x3"
    needs: ['blocks'],
    pattern:
      /(?:\b(?<times>\d{1,2}) ?x ?)?(?<![\dx.:])(?<length>\d{1,2}) ?(?:mins?|minutes?|')(?<word> blocks)(?: (?:at|of|@))? (?<row>\d{2,3}(?: ?[/,-] ?\d{2,3}){1,3}) ?(?:rpm|cadence)(?:,? ?x ?(?<times2>\d{1,2}))?(?=[,;.]| ?$| (?:bike|ride|on)\b)/di,
    by: (span) => {
      const [length, row, times] = [span('length'), span('row'), span('times') ?? span('times2')]
      if (!length || !row || !times) return undefined
      const figures = row.words.match(/\d+/g) ?? []
      const isSlow = (figure: string) => Number(figure) < SLOW_RPM
      const blocks = figures.map((figure) => `${length.words} min at ${figure} rpm${isSlow(figure) ? ' tempo' : ''}`)
      const told = figures.some(isSlow) ? { tell: SLOW } : {}
      return [
        { words: `${times.words}x(`, for: times },
        { words: `${blocks.join(', ')})`, for: { from: length.from, to: row.to }, ...told },
      ]
    },
  },
  {
    // "hour ride, half of it hard"
    needs: ['half'],
    pattern: new RegExp(
      `(?<![\\dx.:] ?)(?:(?<figure>\\d{1,3}(?:\\.\\d)?) ?(?<unit>mins?|minutes|h|hrs?|hours?|km?|miles?|mi)|(?<word>(?:an |one )?hour))(?<sport>${RIDE_OR_RUN}),? (?:with |and )?half (?!marathon)(?:of (?:it|that) )?(?:is |at |@ ?)?(?<how>hard|tempo|threshold|sweet ?spot|z3|z4|zone 3|zone 4|mp|marathon pace|hmp)(?= ?[.!]?$)`,
      'di',
    ),
    by: (span, _, text) => {
      const [figure, unit, word, sport, how] = ['figure', 'unit', 'word', 'sport', 'how'].map(span)
      const whole = word ?? figure
      if (!whole || !sport || !how || saysSet(text) || isSwim(text)) return undefined
      const isTime = word !== undefined || /^(?:h|min)/i.test(unit?.words ?? '')
      const size = figure
        ? Number(figure.words) * (/^h/i.test(unit?.words ?? '') ? MINUTES_OF_HOUR : 1)
        : MINUTES_OF_HOUR
      const half = Math.round(size * 5) / 10
      const own = isTime ? 'min' : (unit?.words ?? 'km')
      return [
        ...(figure && unit ? [figure, ' ', unit] : [whole]),
        sport,
        { words: ` with ${isTime ? Math.round(size / 2) : half} ${own} `, for: { from: sport.to, to: how.from } },
        how,
      ]
    },
  },
  {
    // "3 hour endurance ride with 30 min tempo in the last hour"
    needs: ['last', 'final'],
    pattern:
      /^(?<figure>\d(?:\.\d)?) ?-?(?:h|hrs?|hours?) (?<kind>(?:(?:endurance|easy|long|steady|z2|zone 2) ){0,2}(?:ride|run|bike|spin)),? (?:with |w\/ ?|including |incl )(?:a )?(?<work>\d{1,2}) ?-?(?:mins?|minutes?|') (?:of |at |@ ?)?(?<aim>tempo|threshold|sweet ?spot|hard|z[34]|mp|marathon pace|steady)(?: block| effort)? (?:in|during|within) the (?:last|final) (?:(?<hour>hour)|(?<minutes>\d{2}) ?(?:mins?|minutes|'))(?= ?[.!]?$)/di,
    by: (span) => {
      const [figure, kind, work, aim] = ['figure', 'kind', 'work', 'aim'].map(span)
      const minutes = span('minutes')
      const end = minutes ? Number(minutes.words) : MINUTES_OF_HOUR
      if (!figure || !kind || !work || !aim) return undefined
      const behind = end - Number(work.words)
      const before = Number(figure.words) * MINUTES_OF_HOUR - end + Math.min(behind, 0)
      if (before <= 0) return undefined
      const sport = /run/i.test(kind.words) ? 'run' : 'ride'
      return [
        { words: `${sport} ${before} min endurance, `, for: { from: figure.from, to: kind.to } },
        behind < 0 ? { words: work.words, for: work, check: LONGER } : work,
        ' min ',
        aim,
        ...(behind > 0 ? [{ words: `, ${behind} min endurance`, for: { from: aim.to, to: aim.to + 1 } }] : []),
      ]
    },
  },
  {
    // "30 min treadmill incline 5% 6 km/h": the speed is that of all of it.
    needs: ['treadmill'],
    pattern:
      /^(?<head>(?:easy |walk )?)(?:(?<length>\d{1,3} ?(?:mins?|minutes|')) (?:on (?:the )?)?(?<mill>treadmill)|(?<mill2>treadmill),? (?<length2>\d{1,3} ?(?:mins?|minutes|')))(?<how> (?:run|walk))?,? (?:(?:at|@) )?(?:(?<slope>(?:incline (?:of )?\d{1,2}(?:\.\d)? ?%?|\d{1,2}(?:\.\d)? ?% ?(?:incline)?)),? (?:and )?(?:at |@ ?)?(?<speed>\d{1,2}(?:\.\d)? ?(?:km\/h|kph|kmh|mph))|(?<speed2>\d{1,2}(?:\.\d)? ?(?:km\/h|kph|kmh|mph)),? (?:and |at |with )?(?<slope2>(?:incline (?:of )?\d{1,2}(?:\.\d)? ?%?|\d{1,2}(?:\.\d)? ?% ?(?:incline)?)))(?= ?[.!]?$)/di,
    as: '{length|length2} {mill|mill2} at {speed|speed2}, {slope|slope2}',
  },
  {
    // "2h ride last 20min all I've got"
    needs: ['got', 'tank', 'send'],
    pattern:
      /(?<=\d ?(?:mins?|minutes|km?|miles?|mi|m|s|secs?|seconds),? )(?<words>(?:with |at |is |give it |go )?(?:(?:all|everything) (?:that )?(?:i|you|we)(?: have|['’]?ve)? got|full send|empty(?:ing)? the tank))(?![a-z])/di,
    as: '{words=all out}',
  },
  {
    // "3x1 min openers"
    needs: ['openers', 'opener'],
    pattern:
      /(?<=(?<![\d.:])\d{1,2} ?x ?\d{1,3} ?(?:s|secs?|seconds|mins?|minutes?|'|") )(?<word>(?:race )?openers?(?: efforts)?)(?= ?(?:[,;.)]|$|(?:with|w|off|then|and|bike|ride|run)\b))/di,
    by: (span) => {
      const word = span('word')
      return word && [{ words: 'hard', for: word, tell: `“${word.words}” were read as hard.` }]
    },
  },
  {
    // "spinups 6x30sec then 2x15 tempo 85%", "6x1 min spin-ups"
    needs: ['spinups', 'spinup', 'spin'],
    pattern:
      /(?:\b(?<before>spin[- ]?ups?):? (?<set>\d{1,2} ?x ?\d{1,2}) ?(?<unit>s|secs?|seconds|mins?|minutes?|')(?![a-z])|(?<![\d.:])\b(?<set2>\d{1,2} ?x ?\d{1,2}) ?(?<unit2>s|secs?|seconds|mins?|minutes?|')(?![a-z]) (?:of )?(?<behind>spin[- ]?ups?)\b)(?! ?(?:@|at) ?\d)/di,
    by: (span, _, text) => {
      const [set, unit] = [span('set') ?? span('set2'), span('unit') ?? span('unit2')]
      const word = span('before') ?? span('behind')
      if (!set || !unit || !word || /\brun|\bswim|rpm\b/i.test(text)) return undefined
      const tell = `“${word.words}” were read as easy at 110 rpm: say another cadence if you like.`
      const bike = saysRide(text.replace(word.words, '')) ? '' : ' bike'
      return [set, /^s/i.test(unit.words) ? ' sec' : ' min', { words: ` easy at 110 rpm${bike}`, for: word, tell }]
    },
  },
  {
    // "K's: 6 @ 3:55", "400s: 10 in 80"
    needs: [':', 'k', 'ks'],
    pattern:
      /(?:\b(?<short>k['’]?s(?=:? )|1?k(?:ms?|['’]?s)?(?=:))|\b(?<far>[2-9]00|1[0-9]00|2000) ?m?['’]?s|(?<!\d ?)\b(?<miles>miles|mile reps))(?: reps| repeats)?(?::|(?<=k['’]?s)) ?(?<times>\d{1,2})(?= ?(?:@|at\b|in\b|off\b))/di,
    by: (span) => {
      const [short, far, miles, times] = ['short', 'far', 'miles', 'times'].map(span)
      const name = short ?? far ?? miles
      return (
        name &&
        times && [
          {
            words: `${times.words}x${short ? '1k' : miles ? '1 mile' : (far?.words ?? '')}`,
            for: { from: name.from, to: times.to },
          },
        ]
      )
    },
  },
]

/** The parts of a bout with their unit, if they add up to it. */
function partsOf(row: string, whole: string, unit: string): string[] | undefined {
  const isTime = /^(?:min|')/i.test(unit)
  const size = Number(whole) * (isTime ? 1 : /^mi/i.test(unit) ? METRES_OF_MILE : METRES_OF_KILOMETRE)
  const parts = [...row.matchAll(PART)].map(({ groups }) => ({
    figure: Number(groups?.figure),
    how: groups?.how ?? '',
  }))
  const own = isTime
    ? 'min'
    : parts.every(({ figure }) => figure < LEAST_METRES)
      ? /^mi/i.test(unit)
        ? 'mi'
        : 'km'
      : 'm'
  const share = own === 'km' ? METRES_OF_KILOMETRE : own === 'mi' ? METRES_OF_MILE : 1
  const sum = parts.reduce((all, { figure }) => all + figure * share, 0)
  // A mile has two times 800 m on a track.
  if (Math.abs(sum - size) > (own === 'm' ? size * MAX_ROUNDING : 0)) return undefined
  return parts.map(
    ({ figure, how }) => `${figure} ${own} ${/^\d/.test(how) ? 'at ' : ''}${/^medium/i.test(how) ? 'moderate' : how}`,
  )
}

const PART = new RegExp(`(?<figure>${FIGURE})(?: ?(?:m|km?|mi|mins?|'))? (?<how>${HOW})`, 'gi')
const METRES_OF_MILE = 1609.34
const METRES_OF_KILOMETRE = 1000
const LEAST_METRES = 50
const NO_SUM = 'These do not add up to the length of each: the set is built without them.'
const MAX_ROUNDING = 0.01
const MINUTES_OF_HOUR = 60
// Riders turn so slowly for strength (our choice).
const SLOW_RPM = 80
const SLOW = 'How hard the low cadence is ridden was not said, so at tempo: say it, such as 90%.'
const LONGER = 'This is longer than the end that it is said to lie in: it is built at the end.'
