import { formatClock, parseClock } from '../../../text/grammar/numeral.ts'
import { isKnownWord } from '../../tokens/vocabulary.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

// Seconds of a kilometre: nobody runs as fast (our choice).
const FASTEST = 125
// Seconds of a kilometre that somebody runs in a session (our choice).
const [PLAUSIBLE, SLOWEST] = [170, 420]
const UNIT = "(?:mins?|minutes|'|km?|miles?|mi)"
const AIM =
  '(?:threshold|tempo|steady|hard|easy|fast|float|(?:at )?(?:mile|3k|5k|10k|half marathon|marathon|mp|hmp) pace|(?:at )?z[1-5]|(?:at )?(?:mp|hmp))'

const STRIDES_BEHIND = 'Strides are built behind the easy part: check the order.'

const HIGHEST = 'Nobody stays at the highest heart rate: it was left out, say another one.'

/** What runners add as they talk: a push, a pace with its comma, parts that follow without a rest, the highest heart rate. */
export const wordsOfTalk: readonly Phrase[] = [
  {
    // "5k easyyy", "10k sloooow": letters that are drawn out.
    pattern: /\b(?<word>[a-z]*?([a-z])\2\2[a-z]*)\b/dgi,
    by: (span) => {
      const word = span('word')
      const plain = ['$1', '$1$1'].map((by) => word?.words.toLowerCase().replace(/(.)\1{2,}/g, by) ?? '')
      const known = plain.find((one) => one.length > 2 && isKnownWord(one))
      return word && known ? [{ words: known, for: word }] : undefined
    },
  },
  {
    // "5 miles @ 6:45 (prob slower if windy)"
    needs: ['('],
    pattern:
      / ?(?<aside>\((?:prob(?:ably|s)?|maybe|perhaps|might|hope(?:fully)?|hoping|depending|unless|or so|weather|wind|if (?:it|the weather|i)|will|could be)\b[^()]*\))(?= ?[,;.] ?.*\d)(?!.*\d ?x ?\()/di,
    by: (span) => {
      const aside = span('aside')
      // A set is no remark.
      if (!aside || /\d ?x ?\d/.test(aside.words)) return undefined
      return [' ', { words: '', for: aside, check: 'What is in brackets was taken as a remark.' }]
    },
  },
  {
    // "4 milesat 7:30", "jog bak down"
    needs: ['milesat', 'mileat', 'kmat', 'minsat', 'minat', 'bak', 'bk'],
    pattern: /(?<=\d ?)(?<unit>miles?|km|mins?)(?<at>at)(?= ?\d)|(?<=\b(?:jog|walk|run|way|easy) )(?<back>ba?k)\b/dgi,
    by: (span) => {
      const [unit, at, back] = [span('unit'), span('at'), span('back')]
      return back ? [{ words: 'back', for: back }] : unit && at && [unit, ' ', at]
    },
  },
  {
    // "pyramide 1-2-3-4-3-2-1 min, break is half of it"
    needs: ['half'],
    pattern:
      /(?<=\d(?:[-/]\d{1,3}){2,} ?(?:mins?|minutes|'|s|secs?|seconds)?),? (?<share>(?:breaks?|rests?|pauses?|recover(?:y|ies)|jogs?) (?:is |are )?(?:always )?(?:the )?half(?: (?:of (?:it|that|each|them)|the time|as long))?)(?=[.!]?$|[,;])/di,
    as: ', {share=half recoveries}',
  },
  {
    // "long jog 18 km in 5:45": nobody runs as far in that time.
    needs: ['in'],
    pattern:
      /(?<![x\d.] ?)\b(?<far>\d{1,2}(?:\.\d)?) ?(?<unit>km?|kilometers|miles?|mi) (?<in>in) (?<time>[3-9]:[0-5]\d)(?![\d:]| ?(?:\/|per|pace|min\/))/dgi,
    by: (span) => {
      const [far, unit, link, time] = ['far', 'unit', 'in', 'time'].map(span)
      if (!far || !unit || !link || !time) return undefined
      const isInMiles = /^m/i.test(unit.words)
      const length = Number(far.words)
      const perKilometre = (parseClock(time.words) ?? 0) / (length * (isInMiles ? 1.609 : 1))
      const per = isInMiles ? 'mi' : 'km'
      if (perKilometre < FASTEST) return [far, ' ', unit, { words: ' at ', for: link }, time, `/${per}`]
      // "3 km in 9:45": the time of all of it.
      if (length < 2 || perKilometre < PLAUSIBLE || perKilometre > SLOWEST) return undefined
      const pace = formatClock(Math.round((parseClock(time.words) ?? 0) / length))
      return [far, ' ', unit, { words: ' at ', for: link }, { words: `${pace}/${per}`, for: time }]
    },
  },
  {
    // "5k easy then like 4 sprints"
    needs: ['like'],
    pattern:
      /(?<=(?:^|,|\b(?:then|do|and|with|w|for|or) ) ?)(?<like>like )(?=\d{1,3} ?(?:x|mins?|minutes|km?|miles?|mi|sprints?|strides?|reps?)\b)/dgi,
    as: '{like=}',
  },
  {
    // "first ever 5k run": no frequency.
    needs: ['ever'],
    pattern: /\b(?<first>(?:(?:my|our|her|his|the) )?(?:very )?(?:first|1st)[- ]ever)\b/di,
    as: '{first=}',
  },
  {
    // "make me 50 min footing, after 5x100 m acceleration": what follows.
    needs: ['after'],
    pattern: new RegExp(
      `(?<=\\b\\d{1,3} ?${UNIT}(?: [a-z]+){0,2}), (?<after>after) (?=\\d{1,2} ?x ?\\d{2,3} ?(?:m|s|secs?|seconds)\\b|\\d{1,2} ?x? ?(?:strides|straight lines|accelerations?|pick[- ]?ups)\\b)`,
      'di',
    ),
    as: ', {after=then }',
  },
  {
    // "6x20s strides, then 40 min easy", "40 min easy after 6x20s strides": they are built behind it.
    needs: ['strides'],
    pattern: new RegExp(
      `(?<=^(?:run )?\\d{1,2} ?x ?\\d{1,3} ?(?:s|secs?|seconds|m) )(?<word>strides)(?=,? (?:and )?(?:then|before|followed by) \\d{1,3} ?${UNIT} (?:of )?(?:easy|jog|steady)(?: run(?:ning)?| jog)?[.!]?$)|(?<=^(?:run )?\\d{1,3} ?${UNIT} (?:easy|jog|steady)(?: run)? after \\d{1,2} ?x ?\\d{1,3} ?(?:s|secs?|seconds|m) )(?<word2>strides)(?=[.!]?$)`,
      'di',
    ),
    as: '{word|word2=strides}',
    check: STRIDES_BEHIND,
  },
  {
    // "30 min at 145 bpm then 10 at 165": beats and minutes as well.
    needs: ['bpm'],
    pattern:
      /(?<=\d ?(?:mins?|minutes|')(?:(?: easy| run)*) (?:at |@ ?)1\d\d ?bpm(?:,| and|,? then) )(?<length>\d{1,2}) (?:at |@ ?)(?<beats>1\d\d)(?= ?(?:$|[,;.]|then\b))/di,
    as: '{length} min at {beats} bpm',
  },
  {
    // "50 min easy, then 5x100 m accelerations"
    needs: ['acceleration', 'accelerations'],
    pattern: /(?<=\d ?x ?\d{2,3} ?(?:m|s|secs?|seconds) (?:of )?)(?<word>accelerations?)(?= ?(?:$|[,.;)]))/di,
    as: '{word=strides}',
    when: (text) => !isSwim(text) && !/\b(?:bike|ride|turbo)\b/i.test(text),
  },
  {
    // "50 min footing": the word of French and Spanish runners for an easy run.
    needs: ['footing'],
    pattern: /(?<=\d ?(?:mins?|minutes|km?|') (?:of )?|^)(?<word>footing)\b/di,
    as: '{word=easy run}',
  },
  {
    // "45 min easy run at max heart rate"
    needs: ['max', 'maximum', 'maximal'],
    pattern:
      /(?<!\d ?x.*)(?<!%(?: of)? ?)\b(?<what>(?:at |@ ?)(?:my |the )?(?:max(?:imum|imal)?) (?:hr|heart ?rate|pulse))\b(?! ?(?:\d|of|is|=|:|\())/di,
    as: '{what=}',
    check: HIGHEST,
    when: /\d ?(?:mins?|minutes|h|hours?|km?|miles?)\b/i,
  },
  {
    // "1 min 2 min 3 min 2 min 1 min hard, equal rest"
    needs: ['rest', 'rests', 'recovery', 'recoveries', 'jog', 'easy'],
    pattern:
      /(?<=^|[,:;] ?|\b(?:run|bike|ride|turbo|fartlek|track|pyramid|ladder) )(?<row>\d{1,2} ?(?:mins?|minutes)(?:(?:, ?| )\d{1,2} ?(?:mins?|minutes)){2,8})(?<how> (?:hard|fast|tempo|threshold))?(?=,? (?:with |w\/ ?)?(?:(?:equal|same)(?: the)?(?: time)? (?:rests?|jog|recover(?:y|ies))|\d{1,2} ?(?:s|secs?|seconds|mins?|minutes) (?:jog|rest|recovery|easy)(?: between)?)(?=$|[,;.]))/di,
    by: (span, _, text) => {
      const [row, how] = [span('row'), span('how')]
      // Parts of a session have their efforts.
      if (!row || isSwim(text) || (!how && /\b(?:easy|wu|cd|warm|cool)\b/i.test(text))) return undefined
      const figures = row.words.match(/\d+/g) ?? []
      return [{ words: `${figures.join('-')} min`, for: row }, ...(how ? [how] : [])]
    },
  },
  {
    // "3mi at 8:00, 8:00, 7:40 then jog home 1"
    needs: [':'],
    pattern:
      /^(?<sport>(?:run )?)(?<count>[2-8]) ?(?<unit>miles?|mi|km?) (?:at |@ ?|in )(?<list>\d{1,2}:[0-5]\d(?:(?:, ?| ?\/ ?|,? and | )\d{1,2}:[0-5]\d){1,7})(?<tail>,? (?:and )?then (?:jog|easy)(?: home| easy)? (?<last>\d)(?: ?(?:miles?|mi|km?))?)?(?= ?[.!]?$)/di,
    by: (span) => {
      const [sport, count, unit, list, tail, last] = ['sport', 'count', 'unit', 'list', 'tail', 'last'].map(span)
      const paces = list?.words.match(/\d{1,2}:\d\d/g) ?? []
      if (!count || !unit || !list || paces.length !== Number(count.words)) return undefined
      const own = /^m/i.test(unit.words) ? 'mile' : 'km'
      return [
        ...(sport ? [sport] : []),
        { words: paces.map((pace) => `1 ${own} at ${pace}`).join(', '), for: { from: count.from, to: list.to } },
        ...(tail && last ? [', ', { words: `${last.words} ${own} easy`, for: tail }] : []),
      ]
    },
  },
  {
    // "5 by 1k off 90 secs, 3:55s": the time of each.
    needs: [':'],
    pattern:
      /(?<=\d ?(?:x|by) ?(?:[3-9]\d\d|1\d{3}|2000|\d(?:\.\d)? ?km?|1 mile) ?m?)(?<rest>,? (?:off|with) \d{1,3} ?(?:s|secs?|seconds|mins?|minutes)?(?: (?:rest|jog|recovery))?),? (?<time>\d{1,2}:[0-5]\d)s?(?= ?[.!]?$)/di,
    as: ' in {time}{rest}',
  },
  {
    // "broken mile: 4x400 at goal pace 15 sec rest"
    needs: ['broken'],
    pattern:
      /^(?<name>broken (?<race>mile|1500))(?: (?:run|session))?[:,]? (?<set>\d ?x ?\d{3}(?: ?m\b)?)(?<pace>,? (?:at |@ ?)(?:goal|race|target|mile) pace)?/di,
    by: (span, _, text) => {
      const [name, race, set, pace] = ['name', 'race', 'set', 'pace'].map(span)
      if (!name || !race || !set || isSwim(text)) return undefined
      const aim = `at ${race.words.startsWith('1') ? '1500m' : 'mile'} pace`
      return [{ words: 'run ', for: name }, set, ' ', { words: aim, for: pace ?? race }]
    },
  },
  {
    // "20 min easy then 10 min push then 5 min walk"
    needs: ['push', 'pushing'],
    pattern: new RegExp(
      `(?<=\\b\\d{1,3} ?${UNIT} (?:of )?)(?<push>push(?:ing)?(?: hard| on| it)?)(?= ?(?:$|[.,;+]|then\\b|and\\b))`,
      'dgi',
    ),
    by: (span) => {
      const push = span('push')
      return push && [{ words: 'hard', for: push, tell: `“${push.words}” was read as hard.` }]
    },
  },
  {
    // "7,5 km easy run at 6,30"
    needs: [','],
    pattern:
      /(?<=\d ?(?:km?|miles?|mi|mins?|minutes)\b[^;@]*\b(?:at|@|in|pace) ?)(?<minutes>[3-9]),(?<seconds>[0-5]\d)(?! ?(?:[a-z%\d]|,\d))(?= ?(?:$|[.,;)]))/di,
    by: (span, _, text) => {
      const [minutes, seconds] = [span('minutes'), span('seconds')]
      return minutes && seconds && !isSwim(text) && !/\b(?:bike|ride|turbo)\b/i.test(text)
        ? [minutes, { words: ':', for: { from: minutes.to, to: seconds.from }, tell: COMMA }, seconds]
        : undefined
    },
  },
  {
    // "5 sets of 3 min threshold 1 min 10k pace no rest": one behind the other.
    needs: ['no', 'without'],
    pattern: new RegExp(
      `(?<![\\d.:/])(?<times>\\d{1,2}) ?(?:x|sets? of|rounds? of|times) ?\\(?(?<one>\\d{1,2} ?${UNIT} ${AIM})(?:,? (?:and |then )?| ?[+/] ?)(?<two>\\d{1,2} ?${UNIT} ${AIM})\\)?(?<none>,? (?:with )?(?:no|without(?: any)?) (?:rests?|breaks?|recovery|pauses?)(?: (?:in )?between(?: (?:sets|them))?)?)`,
      'di',
    ),
    by: (span) => {
      const [times, one, two, none] = ['times', 'one', 'two', 'none'].map(span)
      if (!times || !one || !two || !none) return undefined
      // Beside a race pace, threshold is a zone of its own.
      const part = ({ words, from, to }: { words: string; from: number; to: number }) => ({
        words: words.replace(/threshold/i, 'at z4'),
        for: { from, to },
      })
      return [times, 'x(', part(one), ', ', part(two), { words: ')', for: none }]
    },
  },
  {
    // "run 4x4 min 90-95% max HR, 3 min active, max is 182"
    needs: ['max', 'maximum'],
    pattern:
      /\b(?<low>\d{2})(?: ?- ?(?<high>\d{2,3}))? ?% (?:of )?(?<name>(?:max|maximum) ?(?:hr|heart ?rate)|hr ?max)\b(?<mid>.*?)(?<behind>,? ?\(?(?:my |with )?(?:max|maximum)(?: hr| heart ?rate)?(?: is|=|:| of) ?(?<max>1[5-9]\d|2[0-2]\d)(?: ?bpm)?\)?)(?= ?(?:$|[.,;]))/di,
    by: (span) => {
      const [low, high, name, mid, behind, max] = ['low', 'high', 'name', 'mid', 'behind', 'max'].map(span)
      if (!low || !name || !mid || !behind || !max) return undefined
      const beats = ({ words }: { words: string }) => Math.round((Number(words) * Number(max.words)) / 100)
      const words = high ? `${beats(low)}-${beats(high)} bpm` : `${beats(low)} bpm`
      const tell = `${words} are ${low.words}${high ? `–${high.words}` : ''} % of ${max.words}.`
      return [{ words, for: { from: low.from, to: name.to }, tell }, mid, { words: '', for: behind }]
    },
  },
  {
    // "6 x 800 @ 3:20 w/ 400 jog in 3": minutes.
    needs: ['jog', 'walk', 'float'],
    pattern: /(?<=\d ?x ?\d.*\b\d{2,3} ?m? (?:jog|walk|float) in )(?<time>[1-6])(?= ?(?:$|[.,;]))/di,
    // A target of the bouts would be taken for that of the jog.
    as: '{time}:00',
    unless: /\b(?:pace|mp|hmp|z\d|tempo|threshold)\b|%/i,
  },
  {
    // "20 easy 6x20sec flat out": beside times it is in minutes.
    needs: ['easy'],
    pattern:
      /^(?<head>(?:(?:run|bike|ride|turbo|track)[:,]? )?)(?<first>[1-9]\d) (?<easy>easy) (?=\d{1,2} ?x ?\d{1,2} ?(?:s|secs?|seconds|mins?|minutes|')(?![a-z]))/di,
    by: (span) => {
      const [head, first, easy] = ['head', 'first', 'easy'].map(span)
      if (!head || !first || !easy) return undefined
      return [
        head,
        first,
        { words: ' min ', for: first, tell: `No unit was said at “${first.words}”, so minutes.` },
        easy,
        ', then ',
      ]
    },
  },
  {
    // "easy 5 then 4x1 mile @ 7:30 then easy 1": both ends in the unit of the work.
    needs: ['easy'],
    pattern:
      /^(?<sport>(?:run )?)(?:easy (?<first>\d{1,2})|(?<first2>\d{1,2}) easy)(?<mid>,? (?:and )?then |, ?)(?<work>\d{1,2} ?x ?\d(?:\.\d)? ?(?<unit>miles?|mi|km?)\b[^,;]*?)(?<mid2>,? (?:and )?then |, ?)(?:easy (?<last>\d{1,2})|(?<last2>\d{1,2}) easy)(?= ?[.!]?$)/di,
    by: (span) => {
      const [first, last] = ['first', 'last'].map((name) => span(name) ?? span(`${name}2`))
      const [sport, work, unit] = ['sport', 'work', 'unit'].map(span)
      if (!first || !last || !work || !unit || Math.max(Number(first.words), Number(last.words)) > MOST_MILES)
        return undefined
      const own = /^m/i.test(unit.words) ? ' miles' : ' km'
      const tell = `The ends were read in the unit of the work, so${own}.`
      return [
        ...(sport ? [sport] : []),
        { words: `${first.words}${own} warm up`, for: first, tell },
        ...[', ', work, ', '],
        { words: `${last.words}${own} cool down`, for: last },
      ]
    },
  },
  {
    // "half hour of running no sorry 40 minutes easy"
    needs: ['sorry'],
    pattern:
      /(?<wrong>\b(?:half (?:an )?hour(?: of)?|\d{1,3} ?(?:mins?|minutes|km?|miles?)(?: of)?))(?<what>(?: (?:run|running|jog|ride|riding|easy))*)(?<sorry>[,.]* (?:oh |er |um )?no,? sorry,? (?:i mean )?)(?=\d{1,3} ?(?:mins?|minutes|km?|miles?))/di,
    by: (span, all) => {
      const [wrong, what] = [span('wrong'), span('what')]
      const sport = /run|jog/i.test(what?.words ?? '') ? 'run ' : /rid/i.test(what?.words ?? '') ? 'ride ' : ''
      const tell = `What is said behind “sorry” takes the place of “${wrong?.words}”.`
      return wrong && [{ words: sport, for: { from: wrong.from, to: wrong.from + all.length }, tell }]
    },
  },
]

const COMMA = 'The comma was read as that between minutes and seconds.'
const MOST_MILES = 6
