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
      const words = /hard|fast/i.test(work.words) ? '5 km at 5k pace' : '5 km all out'
      return [
        { words: 'run 15 min warm up, ', for: { from: race.from, to: up.to } },
        { words: `${words}, 10 min cool down`, for: work, tell: PARKRUN },
      ]
    },
  },
]

const PARKRUN = 'How long the ends are was not said, so 15 minutes before the 5 km and 10 behind them.'
