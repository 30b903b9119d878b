import type { Phrase } from '../phrase.ts'

/** Times of a swim: minutes whose unit is that of metres, too, easy ones that are no rest of a set, send-offs, and what gets faster. */
export const setsInMinutes: readonly Phrase[] = [
  {
    // "open water 6x1m fast"
    needs: ['x'],
    pattern:
      /(?<![\d.:x])(?<set>\d{1,2} ?x ?(?:\d(?:\.5)?|1[0-5]))(?<unit>m)(?= (?:fast|hard|strong|steady|at|@|tempo|threshold|sprint|easy|race)\b)/di,
    as: '{set}{unit= min}',
    when: isSwumByTime,
  },
  {
    // "swim 10 min easy, 5x2 min hard, 5 min easy": an easy end as at the beginning.
    needs: ['x'],
    pattern:
      /(?<=\d ?(?:mins?|minutes|') ?(?:very )?(?:easy|ez|warm|wu|relaxed|z1)\b[^x;]{0,30})(?<set>(?<![\d.:x])\d{1,2} ?x ?(?:\d(?:\.5)?|1[0-5]) ?(?:mins?\b|minutes\b|'(?!')))(?<how> (?:fast|hard|strong|steady|tempo|threshold|css))(?<end>,? (?:then )?\d{1,2} ?(?:mins?|minutes|') (?:very )?(?:easy|ez|relaxed|cool|cd|z1)\b[^\d]*$)/di,
    by: (span, _, text) => {
      const [set, how, end] = [span('set'), span('how'), span('end')]
      if (!set || !how || !end || !isSwumByTime(text)) return undefined
      return [set, how, { words: ' 20s rest', for: how, tell: REST }, { from: end.from, to: end.to }]
    },
  },
  {
    // "swim 10 x 1 min every 2 min", "12x1 min on 90 sec": from start to start.
    needs: ['on', 'every', 'off'],
    pattern:
      /(?<![\d.:x])(?<set>\d{1,2} ?x ?(?<length>\d{1,2}) ?(?<unit>mins?|minutes|s|secs?|seconds)(?: (?:hard|fast|easy|steady|sprint|kick|pull|css))?),? (?<clock>(?:on|every|off)(?: the)? (?<time>\d{1,3}) ?(?<unit2>mins?|minutes|s|secs?|seconds))(?! ?(?:rest|easy|off)\b|\w)/di,
    by: (span, _, text) => {
      const [set, length, unit, clock, time, unit2] = ['set', 'length', 'unit', 'clock', 'time', 'unit2'].map(span)
      if (!set || !length || !unit || !clock || !time || !unit2 || !isSwumByTime(text)) return undefined
      const [swum, start] = [secondsOf(length.words, unit.words), secondsOf(time.words, unit2.words)]
      if (start <= swum || start > swum * MOST_OF_SWIM) return undefined
      const words = ` on ${Math.floor(start / 60)}:${String(start % 60).padStart(2, '0')}`
      return [set, { words, for: clock, tell: `“${clock.words}” was read as from start to start.` }]
    },
  },
  {
    // "swim 30 min build": from easy to tempo.
    needs: ['build', 'building'],
    pattern:
      /^[^\d]{0,40}\b\d{2,3} ?(?:mins?|minutes|')(?: (?:swim|free|continuous|non ?stop))? (?<word>build(?:ing)?)(?= ?\.?$)/di,
    by: (span, _, text) => {
      const word = span('word')
      return word && isSwumByTime(text)
        ? [
            { from: 0, to: word.from },
            { words: 'progressive', for: word },
          ]
        : undefined
    },
  },
]

function secondsOf(figure: string, unit: string): number {
  return Number(figure) * (/^m/i.test(unit) ? 60 : 1)
}

// Our choice: a longer time is the rest.
const MOST_OF_SWIM = 2.5

function isSwumByTime(text: string): boolean {
  return SWIM.test(text) && !ON_LAND.test(text)
}

const SWIM = /\b(?:swi?mm?(?:s|ing|ers?)?|swm|pool|open[- ]?water|ows)\b/i
const ON_LAND = /\b(?:run|jog|ride|bike|turbo)\b/i
const REST = 'How long the rests are was not said, so 20 s.'
