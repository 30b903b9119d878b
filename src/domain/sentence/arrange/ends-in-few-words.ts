import type { Phrase } from './phrase.ts'

const LENGTH = "\\d{1,3}(?:\\.\\d)? ?(?:mins?|minutes|'|km?|miles?|mi)"
const JOG = '(?:easy |slow |light )?(?:jog(?:ging)?|warm[- ]?up|wu|easy|running easy|spin(?:ning)?|spin easy)'

/** Beginnings and ends in few words or at the wrong place: "jog 10 … jog 10", "tempo 25 mins, 10 min jog first". */
export const endsInFewWords: readonly Phrase[] = [
  {
    // "tempo 25 mins then home easy, 10 min jog first"
    needs: ['first', 'beforehand'],
    pattern: new RegExp(
      `^(?<main>.*\\d.*?)(?:,|;|\\.)? (?:but |and |with |do )?(?:an? )?(?<first>${LENGTH} (?:of )?${JOG}) (?<word>first|beforehand)(?= ?[.!]?$)`,
      'dis',
    ),
    by: (span) => {
      const [main, first] = [span('main'), span('first')]
      return main && first && [first, ', ', main]
    },
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
  {
    // "5k tempo, 2k before 2k after slow": the order of doing.
    needs: ['before'],
    pattern: new RegExp(
      `^(?<main>[^,;]*\\d[^,;]*)(?:[,;] ?| )(?:with |and |plus )?(?<first>${LENGTH})(?: (?:easy|slow))? before,?(?: and| &)? (?<last>${LENGTH})(?: (?:easy|slow))? after(?:wards)?(?:,? (?:both )?(?:easy|slow|slowly))?(?= ?[.!]?$)`,
      'dis',
    ),
    by: (span) => {
      const [main, first, last] = [span('main'), span('first'), span('last')]
      return main && first && last && [first, ' easy, ', main, ', ', last, ' easy']
    },
  },
]

const PARKRUN =
  'The 5 km are at your 5k pace; how long the ends are was not said, so 15 minutes before and 10 behind them.'
const BEFORE_RACE = 'What a warm-up for a race is was not said, so easy with 4 strides, and without the race.'
