import { saysSwim } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'

const LENGTH = "\\d{1,3}(?:\\.\\d)? ?(?:mins?|minutes|'|km?|miles?|mi)"
const FIGURE = '\\d{1,4}(?:\\.\\d)?'
const UNIT = "(?:mins?|minutes|'|km?|miles?|mi|m|metres|meters)"
const JOG = '(?:easy |slow |light )?(?:jog(?:ging)?|warm[- ]?up|wu|easy|running easy|spin(?:ning)?|spin easy)'

/** Beginnings and ends in few words or at the wrong place: "jog 10 … jog 10", "tempo 25 mins, 10 min jog first". */
export const endsInFewWords: readonly Phrase[] = [
  {
    // "1 km repeats in 3:50 x6": the count stands behind the time of each.
    needs: ['repeats', 'reps', 'repetitions'],
    pattern:
      /(?<![\dx.:] ?)\b(?<bout>\d(?:\.\d)? ?(?:km?|miles?|mi)|\d{3,4} ?m?) (?<what>repeats|reps|repetitions)(?<time> (?:in|@|at) (?:\d{1,2}:[0-5]\d|\d{1,3} ?(?:s|secs?|seconds|mins?|minutes)))?,? ?x ?(?<times>\d{1,2})(?! ?[\d:x(])/di,
    as: '{times}x{bout}[{time}]',
    unless: saysSwim,
  },
  {
    // "3k warmup, 10x400, 2k": it is no longer than the warm-up or than the set, and so it is not the whole.
    needs: ['warm', 'warmup', 'wu', 'u'],
    pattern: new RegExp(
      `^(?<head>(?:(?:run|bike|ride|turbo|swim|track)[:,]? )?(?<up>${FIGURE})(?<unit> ?${UNIT})?(?: (?:easy|jog))? ?(?:warm[- ]?up|wu|w/u)\\b[^\\n]*(?<![\\d.])(?<times>\\d{1,2}) ?x ?(?<bout>${FIGURE})(?<boutUnit> ?${UNIT})?(?![\\w.])[^\\n]*[,;+] ?(?:then )?)(?<last>${FIGURE})(?<lastUnit> ?${UNIT})?(?= ?[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [head, last, times] = ['head', 'last', 'times'].map(span)
      const [up, bout, end] = [
        ['up', 'unit'],
        ['bout', 'boutUnit'],
        ['last', 'lastUnit'],
      ].map(([figure = '', unit = '']) => sizeOf(span(figure)?.words, span(unit)?.words))
      if (!head || !last || !times || !up || !bout || !end) return undefined
      const isWithin = (size: number, isTime: boolean) => isTime === end.isTime && end.size <= size
      if (!isWithin(up.size, up.isTime) && !isWithin(Number(times.words) * bout.size, bout.isTime)) return undefined
      // As short as a bout it may be the rest of each.
      if (end.size <= (bout.isTime === end.isTime ? bout.size : end.isTime ? LONGEST_REST : 0)) return undefined
      const words = `${last.words}${span('lastUnit')?.words ?? ''}`
      const tell = `“${words}” at the end was read as the cool-down: it is too short for the whole.`
      return [
        head,
        { words: `${words} cool down`, for: { from: last.from, to: span('lastUnit')?.to ?? last.to }, tell },
      ]
    },
  },
  {
    // "run 5x1k, 10 easy": nobody rests so few seconds, nor so many minutes, between these.
    needs: ['easy', 'jog', 'ez'],
    pattern:
      /(?<=(?<![\d:.])\d{1,2} ?x ?(?<bout>\d{1,4}(?:\.\d)?) ?(?<unit>km?|miles?|mi|m|mins?|minutes|')?(?![a-z\d]| ?(?:km?|miles?|mi|m|mins?|minutes|'|s|secs?|seconds)(?![a-z]))[^,;()]{0,25}), ?(?<length>10|15|20)(?<way> (?:easy|ez|jog)(?: jog| run)?)(?= ?[.!]?$)/di,
    by: (span, _, text) => {
      const [bout, unit, length, way] = ['bout', 'unit', 'length', 'way'].map(span)
      if (
        !bout ||
        !length ||
        !way ||
        saysSwim(text) ||
        !isEnd(Number(bout.words), unit?.words, Number(length.words), text)
      )
        return undefined
      const tell = `No unit was said at “${length.words}”, so minutes.`
      return [{ words: `, ${length.words} min easy cool down`, for: { from: length.from, to: way.to }, tell }]
    },
  },
  {
    // "run 20 min with 5 min walk first", "treadmill 30 minutes, 5 min walk first"
    needs: ['walk'],
    pattern:
      /^(?<kind>treadmill|run|jog|easy run|easy jog) (?:for )?(?<length>\d{1,2}) ?(?:mins?|minutes),? (?:with |and )?(?:an? )?(?<walk>\d{1,2} ?(?:mins?|minutes) walk|walk \d{1,2} ?(?:mins?|minutes)) (?<word>first|beforehand|to (?:start|begin)(?: with)?)(?= ?[.!]?$)/di,
    by: (span) => {
      const [kind, length, walk] = ['kind', 'length', 'walk'].map(span)
      if (!kind || !length || !walk) return undefined
      // The time on a treadmill holds the walk.
      const left = /^t/i.test(kind.words) ? Number(length.words) - Number(/\d+/.exec(walk.words)?.[0]) : length.words
      return Number(left) > 0
        ? [walk, ', then ', { words: `${left} min easy `, for: length }, { words: 'run', for: kind }]
        : undefined
    },
  },
  {
    // "5 min walk to warm up, then run 20 min"
    needs: ['walk'],
    pattern:
      /^(?<walk>\d{1,2} ?(?:mins?|minutes) walk|walk \d{1,2} ?(?:mins?|minutes))(?: to warm[- ]?up| warm[- ]?up| first)?,? (?:and )?then (?<run>(?:run|jog) (?:for )?(?<length>\d{1,2}) ?(?:mins?|minutes))(?= ?[.!]?$)/di,
    by: (span) => {
      const [walk, run, length] = ['walk', 'run', 'length'].map(span)
      return walk && run && length && [walk, ', then ', { words: `${length.words} min easy run`, for: run }]
    },
  },
  {
    // "saturday parkrun with 2 mile w/u and 1 mile c/d": when it is.
    needs: ['parkrun'],
    pattern:
      /^(?<day>(?:saturday|sat|sunday)(?:'s)? )?parkrun(?<day2> (?:on |this )*(?:saturday|sat|sunday))?(?<with>,? (?:with|w\/|plus|and|\+) (?:an? )?)(?=\d{1,2}(?:\.\d)? ?-?(?:km?|miles?|mi|mins?|minutes) (?:warm|w\/?u|easy|jog|cool))(?<rest>[^;]*)$/di,
    by: (span) => {
      const [day, behind, joined, rest] = [span('day') ?? span('day2'), span('day2'), span('with'), span('rest')]
      if (!day || !joined || !rest) return undefined
      const words = rest.words.replace(/\bw\/u\b/gi, 'warm up').replace(/\bc\/d\b/gi, 'cool down')
      const ends = words === rest.words ? rest : { words, for: rest }
      const tell = `“${day.words.trim()}” says when it is.`
      return behind
        ? ['parkrun', { words: '', for: day, tell }, joined, ends]
        : [{ words: '', for: day, tell }, 'parkrun', joined, ends]
    },
  },
  {
    // "tempo 25 mins then home easy, 10 min jog first"
    needs: ['first', 'beforehand', 'start', 'begin'],
    pattern: new RegExp(
      `^(?<main>.*\\d.*?)(?:,|;|\\.)? (?:but |and |with |do |w\\/ ?)?(?:an? )?(?<first>${LENGTH} (?:of )?(?:${JOG}|walk(?:ing)?)|walk ${LENGTH}) (?<word>first|beforehand|(?<=walk )to (?:start|begin)(?: with)?)(?= ?[.!]?$)`,
      'dis',
    ),
    as: '{first}, {main}',
  },
  {
    // "jog 10, strides x4, 3k at 5k effort, jog 10"
    needs: ['jog'],
    pattern:
      /^(?<head>(?:run:? )?jog )(?<first>\d{1,2})(?<main>[,;+] ?(?:then )?.*\d.*[,;+] ?(?:then )?jog )(?<last>\d{1,2})(?= ?\.?$)/dis,
    by: (span) => {
      const [head, first, main, last] = ['head', 'first', 'main', 'last'].map(span)
      if (!head || !first || !main || !last || Math.min(Number(first.words), Number(last.words)) < 5) return undefined
      const [mid = ''] = /[,;+] ?(?:then )?jog $/i.exec(main.words) ?? []
      return [first, ' min jog', { from: main.from, to: main.to - mid.length }, ', ', last, ' min jog']
    },
  },
  {
    // "parkrun warm up then 5k hard"
    needs: ['parkrun'],
    pattern:
      /^(?<race>parkrun)[:,]? (?:with )?(?<up>warm[- ]?up),? (?:and |then |& )+(?<work>(?:the )?5 ?k (?:hard|fast|flat[- ]?out|all[- ]?out|race))(?= ?\.?$)/di,
    by: (span) => {
      const [race, up, work] = [span('race'), span('up'), span('work')]
      if (!race || !up || !work) return undefined
      return [
        { words: 'run 15 min warm up, ', for: { from: race.from, to: up.to } },
        { words: '5 km at 5k pace, 10 min cool down', for: work, tell: PARKRUN },
      ]
    },
  },
  {
    // "bike 20 km warm up ride easy": a warm-up is all that is asked for.
    needs: ['warm', 'warmup', 'wu'],
    pattern:
      /^(?<before>(?:(?:bike|ride|cycle|turbo|run|jog|swim|easy)[,:]? )*)(?<length>\d{1,3}(?:\.\d)? ?(?:km?|miles?|mi|mins?|minutes))(?<easy> easy)?(?<what> (?:ride|run|jog|spin))? (?<up>warm[- ]?up|wu)(?<behind>(?: (?:ride|run|jog|swim|spin|easy))*)(?= ?[.!]?$)/di,
    by: (span) => {
      const [before, length, easy, up, behind] = ['before', 'length', 'easy', 'up', 'behind'].map(span)
      const isEasySaid = before && behind && /easy/i.test(before.words + behind.words)
      if (!before || !length || !up || !behind || !(isEasySaid || easy)) return undefined
      const what = span('what')
      return [before, length, { words: isEasySaid ? '' : ' easy', for: easy ?? up }, ...(what ? [what] : []), behind]
    },
  },
  {
    // "race warm up for a 10k": what is done before it, and not the race.
    needs: ['warm', 'warmup', 'wu'],
    pattern:
      /^(?<all>(?:(?:what['’]?s|what is|an?|my|easy|short|quick|good|run|running|pre[- ]?race|race) )*(?:(?<length>\d{1,2}) ?(?:mins?|minutes|') )?(?:(?:easy|race) )?(?:warm[- ]?up|wu)(?: (?:run|jog|session|routine))? (?:for|before|ahead of) (?:(?:an?|my|the|todays|today['’]s) )*(?:(?:3|5|8|10|15) ?k|half marathon|hm|marathon|park ?run)(?: (?:race|tt|time trial|run))?)(?:,? easy)?(?= ?[.!?]?$)/di,
    by: (span) => {
      const all = span('all')
      const length = span('length')?.words ?? '15'
      return all && [{ words: `run ${length} min easy, 4x20s strides`, for: all, tell: BEFORE_RACE }]
    },
  },
  {
    // "parkrun warm up: 15 min easy plus 4 strides": what it is for, and what it is.
    needs: ['warm', 'warmup', 'wu'],
    pattern:
      /^(?<all>(?:my |pre[- ]?)?(?:park ?run|race|race day|5 ?k|10 ?k) (?:warm[- ]?up|wu))(?: ?[:-] ?| is | (?=[^,;+x]*(?:easy|jog)$))(?:(?<length>\d{1,2} ?(?:mins?|minutes|')) (?:easy|jog|easy jog)(?:,? (?:plus|then|and|with|&|\+) |, )(?<times>\d{1,2}) ?x? ?strides(?= ?[.!]?$)|(?=\d))/di,
    by: (span, _, text) => {
      const [all, length, times] = [span('all'), span('length'), span('times')]
      if (!all || /\b(?:ride|bike|swim)\b/i.test(text)) return undefined
      const run = { words: 'run ', for: all }
      return length && times ? [run, length, ' easy, ', times, 'x20s strides'] : [run]
    },
  },
]

const PARKRUN =
  'The 5 km are at your 5k pace; how long the ends are was not said, so 15 minutes before and 10 behind them.'
const BEFORE_RACE = 'What a warm-up for a race is was not said, so easy with 4 strides, and without the race.'

/** How long a part is, in minutes or in metres: a figure without a unit is metres. */
function sizeOf(figure: string | undefined, unit = ''): { size: number; isTime: boolean } {
  const own = unit.trim().toLowerCase()
  if (/^(?:min|')/.test(own)) return { size: Number(figure), isTime: true }
  const metres = own.startsWith('k') ? 1000 : /^mi/.test(own) ? 1609 : 1
  return { size: Number(figure) * metres, isTime: false }
}

// In minutes (our choice).
const LONGEST_REST = 4

/** Whether easy minutes are too many, and as many seconds too few, to be the rest of a bout on land. */
function isEnd(bout: number, unit: string | undefined, minutes: number, text: string): boolean {
  if (/^(?:k|mi(?:$|les?))/i.test(unit ?? '')) return true
  if (/^(?:min|')/i.test(unit ?? '')) return minutes >= 2 * bout
  return bout >= LEAST_METRES && ON_FOOT.test(text)
}

// Behind a shorter one is a jog of a few seconds (our choice).
const LEAST_METRES = 400
const ON_FOOT = /\b(?:run\w*|jog\w*|track)\b/i
