import { saysRide, saysRun } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

/** Time trials whose length stands behind their name, or in it, with the length before them: "time trial of 5 km", "parkrun as a TT". */
export const trialsByName: readonly Phrase[] = [
  {
    // "10m TT on the bike": riders race over miles.
    needs: ['tt', 'trial', 'timetrial'],
    pattern: /(?<![x\d.:] ?)\b(?<far>10|15|25|50|100) ?(?<unit>m)(?= (?:tt|time[- ]?trial)\b)/di,
    as: '{far}{unit= miles}',
    tell: 'Time trials on the bike are over miles.',
    when: saysRide,
  },
  {
    needs: ['trial', 'tt', 'timetrial'],
    pattern:
      /(?<!\d ?(?:km?|miles?|mi|m|mins?|minutes?|')? ?(?:run |bike |swim |x )?)\b(?<trial>time[- ]?trial|tt)(?: (?:effort|run|ride|swim))?(?:(?: of| over| for)?:?| -) (?:an? )?(?<length>\d{1,3}(?:\.\d)? ?(?:km?|miles?|mi|mins?|minutes|'|m\b)|[1-9]\d{2,3} ?m?|mile)(?![\w:.])(?! ?[x*/-] ?\d| ?(?:tt|time|easy|ez|jog|warm|wu|cool|cd)\b)/di,
    by: (span, _, text) => {
      const [trial, length] = [span('trial'), span('length')]
      if (!trial || !length) return undefined
      // So many of nothing are swum.
      if (/^\d+$/.test(length.words) && !isSwim(text)) return undefined
      const isMile = /^mile$/i.test(length.words)
      return [isMile ? { words: '1 mile', for: length } : length, ' ', { words: 'time trial', for: trial }]
    },
  },
  {
    needs: ['parkrun', 'park'],
    pattern:
      /\b(?<race>park ?run)(?: on)?(?: (?:this )?(?:sat(?:urday)?|sun(?:day)?))?(?: (?:run )?(?:as|like))?(?: (?:an?|my|the))? (?<trial>(?:hard |all[- ]out |solo )?(?:time[- ]?trial|tt|race))\b(?! pace)/di,
    as: '{race=run 5 km }{trial=time trial}',
    tell: 'A parkrun is 5 km.',
  },
  {
    // "a mile time trial"
    needs: ['mile'],
    pattern:
      /(?<=^|[,:;+] ?|\b(?:run|then|and|solo|my|track|do) )(?:an? |one )?(?<mile>mile)(?= (?:run )?(?:tt|time[- ]?trial)\b)/di,
    as: '{mile=1 mile}',
  },
]

/** Time trials and tests that are written out as parts of a session: they are run or ridden all out. */
export const trials: readonly Phrase[] = [
  {
    // "1200 tt, rest 8 min, then 6x200"
    needs: ['trial', 'tt'],
    pattern:
      /\b(?<length>\d{1,2}(?:\.\d)? ?(?:km?|miles?|mi|mins?|minutes|')|\d{3,4} ?m?|(?:a )?(?<mile>mile)) (?<trial>tt|time[- ]trial|all out tt)\b(?:,? (?:then )?(?:rest (?<rest>\d{1,2} ?(?:mins?|minutes|'))|(?<other>\d{1,2} ?(?:mins?|minutes|')) (?:rest|recovery|easy|jog|walk))(?=,| then|\.))?(?=.*\d ?(?:x|by) ?\d)/dis,
    by: (span, _, text) => {
      const [length, trial, mile] = [span('length'), span('trial'), span('mile')]
      const rest = span('rest') ?? span('other')
      if (!length || !trial || isSwim(text)) return undefined
      const isMetres = /^\d{3,4}$/.test(length.words)
      // So many metres are swum as well.
      const isKnown = saysRun(text) || saysRide(text) || /\btrack\b/i.test(text)
      return [
        ...(isKnown || !isMetres ? [] : ['run ']),
        ...(mile ? [{ words: '1 mile', for: mile }] : [length]),
        ...(isMetres ? ['m '] : [' ']),
        { words: 'all out', for: trial },
        ...(rest ? [', ', rest, ' easy'] : []),
      ]
    },
  },
  {
    // "FTP test on bike: 20 min warm up, 5 min all out, …": written out it is no test that is unknown.
    needs: ['test'],
    pattern:
      /\b(?<test>(?:ftp |threshold |fitness )?test)(?= (?:on|session|ride|run|bike)\b[^,.;]{0,20}:|:).*all[- ]out.*\d/dis,
    by: (span, all, text) => {
      const test = span('test')
      if (!test) return undefined
      const isRide = /^ftp/i.test(test.words) && !saysRun(text) && !isSwim(text)
      return [
        { words: isRide ? 'bike session' : 'session', for: test },
        { from: test.to, to: test.from + all.length },
      ]
    },
  },
]
