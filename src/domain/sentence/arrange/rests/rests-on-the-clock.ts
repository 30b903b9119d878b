import type { Phrase } from '../phrase.ts'

const REST = '(?:rest|ri|rec|recov|recovery|jog|walk|float)'
/** What a target ends with. */
const TARGET = String.raw`(?:pace|effort|threshold|tempo|marathon|mp|hmp|lt|css|hard|fast|steady|strong|(?:3|5|10) ?k|z ?[1-7]|\d ?%|\d ?w|\d ?bpm)`

/** Rests in minutes and seconds: behind a target without a comma, and with a dot. */
export const restsOnTheClock: readonly Phrase[] = [
  {
    // "4x1200 at 5k pace 2:30 rec", "5x1k at threshold 1:00 jog": no pace.
    needs: ['rest', 'ri', 'rec', 'recov', 'recovery', 'jog', 'walk', 'float'],
    pattern: new RegExp(
      String.raw`(?<=\d ?x ?\(?\d[^,;\n]*${TARGET}) (?<rest>\d{1,2}:[0-5]\d)(?= ${REST}\b(?! ?(?:of |for )?\d(?! ?x)))`,
      'dgi',
    ),
    as: ', {rest}',
  },
  {
    // "rest 1.15", "6x800 1.30 rest"
    needs: ['rest', 'ri', 'rec', 'recov', 'recovery', 'r'],
    pattern:
      /(?:(?<=\b(?:rest|ri|rec|recov|recovery|r)(?: of| is|:)? ?)(?<minutes>[1-9])\.(?<seconds>[0-5]\d)(?![\d.%:])(?! ?(?:km?|mi|miles?|mins?|minutes|m|h|hours?)\b)|(?<![\d.:/@]|[@x] )\b(?<minutesAhead>[1-9])\.(?<secondsAhead>[0-5]\d)(?= (?:rest|ri|rec|recov|recovery)\b))/dgi,
    by: (span) => {
      const [minutes, seconds] = [span('minutes') ?? span('minutesAhead'), span('seconds') ?? span('secondsAhead')]
      if (!minutes || !seconds) return undefined
      return [{ words: `${minutes.words}:${seconds.words}`, for: { from: minutes.from, to: seconds.to } }]
    },
  },
  {
    // "1mi @ 10k, 1mi tempo, 400 all out. 2-3' btw": the lower end, between all parts of a row.
    needs: ['between', 'btw', 'btwn', 'b'],
    pattern:
      /(?<=\d[^;\n]*,[^;\n]*\d[^;\n]*?)(?<joint>[.,;]| with| w\/?) ?(?<low>\d{1,2}) ?(?:-|to) ?(?<high>\d{1,2}) ?(?<unit>mins?|minutes|'|secs?|seconds|s)(?<how> (?:easy|ez|spin|rest|jog|walk|rec\w*|float))? (?<between>(?:in )?(?:between|btwn?|b\/t)(?: (?:each(?: one| rep)?|all|reps|them|efforts|everything))?)(?=$|[.,;])/di,
    by: (span, _, text) => {
      const [joint, low, high, unit, between] = ['joint', 'low', 'high', 'unit', 'between'].map(span)
      if (!joint || !low || !high || !unit || !between || Number(high.words) <= Number(low.words)) return undefined
      // Of sets the reader of rests takes the lower end.
      if (/\d ?x ?\(?\d/i.test(text)) return undefined
      const figure = { from: low.from, to: unit.to }
      const tell = `“${text.slice(low.from, unit.to)}” was read by its lower end.`
      const words = `${low.words} ${/^s/i.test(unit.words) ? 'sec' : 'min'}`
      return [', ', { words, for: figure, tell }, span('how') ?? '', { words: ' between', for: between }]
    },
  },
]
