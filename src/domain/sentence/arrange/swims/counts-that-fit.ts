import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'
import { secondsOf } from './send-offs.ts'

/** Swims of which not their number is said, and what it follows from: the time that they may take, or what the whole leaves. */
export const countsThatFit: readonly Phrase[] = [
  {
    // "100s on the 1:30 til 30 min is up", "50s on 1:00 for 20 min"
    needs: ['til', 'till', 'until', 'for', 'to'],
    pattern:
      /(?<![\dx:.] ?)\b(?<far>50|75|100|150|200)s?(?<how>(?: (?:free|kick|pull|swim|easy|steady))?) (?:on|off|@|every) ?(?:the )?(?<clock>\d?:[0-5]\d),? (?<until>(?:up )?(?:til|till|until|for|to) (?<minutes>\d{1,2}) ?(?:mins?|minutes)(?: (?:is|are) (?:up|done|over)| (?:has|have) passed)?)(?! ?(?:rest|easy))/di,
    by: (span, _, text) => {
      const [far, how, clock, until, minutes] = ['far', 'how', 'clock', 'until', 'minutes'].map(span)
      if (!far || !clock || !until || !minutes) return undefined
      const times = Math.floor((Number(minutes.words) * 60) / secondsOf(clock.words))
      if (times < 2 || times > MOST_TIMES) return undefined
      const tell = `So many fit into ${minutes.words} minutes: ${times} × ${far.words}.`
      return [
        { words: `${isSwim(text) && /\bswim|pool/i.test(text) ? '' : 'swim '}${times}x`, for: until, tell },
        far,
        ...(how ? [how] : []),
        ' on ',
        clock,
      ]
    },
  },
  {
    // "2k total: 400 wu, 100s @ threshold 15s, 200 cd"
    needs: [':', ','],
    pattern:
      /^(?<lead>(?:swim |pool )*)(?<total>\d(?:\.\d)?k|\d{4})(?<unit> ?(?:m|metres|meters|yds?|yards))?(?: (?:total|in total|swim|in all))*[:,] ?(?<up>(?<far>\d{3}) ?m? (?:wu|w\/u|warm[ -]?up)),? (?<each>50|100|150|200|300|400)s(?<how>[^,;]*(?:, ?\d{1,2} ?s(?:ecs?)?(?: rest)?)?),? (?:then )?(?<down>(?<far2>\d{2,3}) ?m? (?:cd|c\/d|wd|w\/d|s\/d|cool[ -]?down|warm[ -]?down|swim[ -]?down))(?= ?[.!]?$)/di,
    by: (span) => {
      const [total, unit, up, each, how, down] = ['total', 'unit', 'up', 'each', 'how', 'down'].map(span)
      if (!total || !up || !each || !down) return undefined
      const whole = /k$/i.test(total.words) ? Number.parseFloat(total.words) * 1000 : Number(total.words)
      const times = (whole - Number(span('far')?.words) - Number(span('far2')?.words)) / Number(each.words)
      if (!Number.isInteger(times) || times < 2 || times > MOST_TIMES) return undefined
      const own = unit ? unit.words : ' m'
      return [
        { words: `swim ${whole}${own}: `, for: total },
        up,
        ', ',
        { words: `${times}x`, for: total, tell: `The whole leaves room for ${times} × ${each.words}.` },
        each,
        ...(how ? [how] : []),
        ', ',
        down,
      ]
    },
  },
  {
    // "the mile as 50s, 33 of em", "a mile as 16x100": so far as its lengths are.
    needs: ['mile'],
    pattern:
      /\b(?<mile>(?:the |an? |1 )?mile as) (?:(?<far>25|50|75|100)s,? (?<count>\d{2}) (?:of (?:them|em|those|these)\b)|(?<set>\d{1,2} ?x ?(?:25|50|75|[1-4]00)\b))/di,
    as: '{mile=swim }[{count}x{far}][{set}]',
    unless: /\b(?:swim\w*|run\w*|jog\w*|track|ride|bike)\b/i,
  },
]

const MOST_TIMES = 60
