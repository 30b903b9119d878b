import type { Phrase } from './phrase.ts'

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
    by: (span) => {
      const rest = span('rest')
      return rest && [', ', rest]
    },
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
]
