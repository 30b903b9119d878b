import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

const TIME = "\\d{1,3} ?(?:s|secs?|seconds?|mins?|minutes?|')"
const COUNTS = 'four|five|six|seven|eight|nine|ten|twelve'

/** Hills in few words: short and long ones, so many without a length, and a heading before the set that is run on them. */
export const hillsInShort: readonly Phrase[] = [
  {
    // "6 times up a 5 min climb"
    needs: ['times', 'x'],
    pattern:
      /(?<![\d.:])\b(?<times>\d{1,2}) ?(?:times|x),? up (?:a |the |that )?(?<length>\d{1,3}(?:\.5)? ?-?(?:mins?|minutes?|secs?|seconds?|s)) (?<hill>climb|hill)s?\b/di,
    as: '{times}x{length} {hill}s',
  },
  {
    // "10x1min hills jog back down then 10 min tempo": the way back ends there.
    needs: ['then'],
    pattern:
      /(?<=\d ?x ?\d[^;\n]*\b(?:jog|walk|run|roll|easy)(?:ging|ing)? (?:ba?c?k(?: down)?|down)) (?<then>then)(?= (?:\d|easy|jog|cool|tempo|steady))/di,
    as: ', {then}',
  },
  {
    // "hill reps: 4 short 45s 4 long 2 min jog down"
    needs: ['hill', 'hills'],
    pattern: new RegExp(
      `\\b(?<head>(?:hills?|hill (?:reps|repeats|sprints|session)))[,:]? (?<times>\\d{1,2}) (?:x )?(?:short|long)(?: ones?| hills?)?,? (?:of |at |x |@ )?(?<time>${TIME})(?:,| and| then| ?\\+)? (?<times2>\\d{1,2}) (?:x )?(?:short|long)(?: ones?| hills?)?,? (?:of |at |x |@ )?(?<time2>${TIME})(?:,? (?<way>(?:easy )?(?:jog|walk)(?: back)? (?:down|dn|back)))?(?= ?(?:$|[,.;]))`,
      'di',
    ),
    by: (span) => {
      const [head, times, time, times2, time2] = ['head', 'times', 'time', 'times2', 'time2'].map(span)
      if (!head || !times || !time || !times2 || !time2) return undefined
      const said = span('way')
      const way = said ? [' ', { words: said.words.replace(/\bdn$/i, 'down'), for: said }] : []
      const hill = (words: string) => ({ words, for: head })
      return [times, 'x', time, hill(' hill'), ...way, ', ', times2, 'x', time2, hill(' hill'), ...way]
    },
  },
  {
    // "6 times up the steps hard 70 sec, walk down"
    needs: ['up'],
    pattern: new RegExp(
      `(?<![\\d.:])\\b(?<times>\\d{1,2}) ?(?:times|x) (?<up>up (?:the |a )?(?:hill|steps|stairs|climb|slope|bank))(?<how> (?:hard|fast|quick|strong)(?:-?ish)?)?,? (?<time>${TIME})(?<how2> (?:hard|fast|quick|strong)(?:-?ish)?)?(?:,| and| then)* (?=(?:easy |slow )?(?:walk|jog) (?:back )?down\\b)`,
      'di',
    ),
    as: '{times}x{time} {up=hill}[{how|how2}], ',
  },
  {
    // "2 sets of 6 on the hill, 45s up jog down", "3 sets of 5 hills, 1 min up, walk back"
    needs: ['sets', 'rounds'],
    pattern: new RegExp(
      `(?<![\\d.:])\\b(?<sets>[2-6]) (?:sets|rounds) of (?<times>\\d{1,2})(?<what> (?:on|up) (?:the |a |our )?(?:hill|slope|climb|ramp)| (?:short |long |steep )?hills?(?: (?:sprint|rep|repeat)s?)?)[,:]? (?:of )?(?<time>${TIME})(?: each)?(?: hard| fast)?(?: up(?:hill)?)?(?:,| and| then)* (?=(?:easy |slow )?(?:walk|jog|run|roll|spin) (?:back )?(?:down|dn|back)\\b)`,
      'di',
    ),
    as: '{sets} sets of {times}x{time}{what= uphill}, ',
  },
  {
    // "6x30s up 90s down"
    needs: ['up'],
    pattern: new RegExp(
      `\\b(?<set>\\d{1,2} ?x ?${TIME}) (?<up>up)(?: the hill)?,? (?=(?:(?<=s(?:ecs?|econds)? up,? )${TIME} )?(?:easy |jog |walk )*(?:back )?(?:down|back)\\b)`,
      'di',
    ),
    as: '{set} {up=uphill, }',
  },
  {
    // "6x hills 60 min": nobody climbs so long, and it is the length of the whole.
    needs: ['hill', 'hills'],
    pattern:
      /\b(?<times>\d{1,2}) ?x (?<what>(?:short |long |steep )?hills?(?: (?:sprint|rep|repeat)s?)?),? (?<whole>(?:[3-9]\d|1[0-2]\d) ?(?:mins?|minutes))(?= ?(?:run|total|in all)?\.?$)/di,
    as: '{times} {what}, {whole}',
  },
  {
    // "4x hill flat out": how long they are is not said.
    needs: ['hill', 'hills'],
    pattern:
      /\b(?<times>\d{1,2}) ?x (?<what>(?:short |long |steep )?hills?(?: (?:sprint|rep|repeat)s?)?)\b(?!\D{0,24}\d)/di,
    as: '{times} {what}',
  },
  {
    // "8 hill repeats, 60 seconds uphill hard, jog back down"
    needs: ['hill', 'hills'],
    pattern: new RegExp(
      `(?<![\\d.:x/-] ?)\\b(?<times>\\d{1,2}|${COUNTS}) ?(?:x ?)?(?<what>(?:short |long |steep )?(?:hills|hill (?:repeats|reps|repetitions|sprints|intervals|efforts)))[,:] ?(?<time>${TIME})(?: each)?(?<hard>(?: (?:hard|fast|strong|easy))?)(?: (?<up>up(?:hill)?|up the hill))?(?= ?(?:[,.;]|$| (?:hard|fast|and|with|then|at)\\b)|(?<=(?:hard|fast|strong|up|uphill|hill)) (?:easy|jog|walk)\\b)`,
      'di',
    ),
    by: (span) => {
      const [times, what, time, hard] = ['times', 'what', 'time', 'hard'].map(span)
      if (!times || !what || !time || !hard) return undefined
      return [{ words: `${figureOf(times.words)}x`, for: times }, time, { words: ' hills', for: what }, hard]
    },
  },
  {
    // "hill repeats bike, 6x4 minutes", "climbs up the pass, 5x3 min", "hill reps on the road bike: 6x4 min up"
    needs: ['hill', 'climbs'],
    pattern: new RegExp(
      `^(?<head>hill (?:repeats|reps|intervals|climbs)|climbs(?: (?:up|on) (?:the )?[\\p{L}]+)?)(?<where> (?:on (?:the |my |a )?)?(?:(?:road|gravel|mountain|tt) )?(?:bike|run|ride|cycling|running|road|turbo|mtb))?(?:[,:]|,? do) ?(?<set>\\d{1,2} ?x ?${TIME})\\b(?: up(?= (?:at|hard|easy|in|@|z\\d)\\b|[,.;]))?(?! ?(?:up|hill))`,
      'diu',
    ),
    as: '[{where}, ]{set}{head= hills}',
  },
  {
    // "treadmill hills: 5 min flat, 6x2 min at 6% incline with 2 min flat": what is flat beside an incline is easy.
    needs: ['flat'],
    pattern:
      /(?<=\d ?(?:mins?|minutes|'|secs?|seconds|s|km?|miles?|mi|m) )(?<flat>(?:easy |jog )?(?:on the )?flat(?: easy| jog| walk)?)(?= ?(?:$|[,.;)]|(?:between|recovery|rest|rec|then|and)\b))/dgi,
    as: '{flat=easy}',
    when: /\b(?:incline|gradient)\b|\d ?% (?:hill|grade|slope)/i,
  },
  {
    needs: ['treadmill'],
    pattern:
      /(?<=\btreadmill )(?<hills>hills?(?: session| workout| repeats| reps| intervals)?)(?=: ?\d.*\b(?:incline|gradient)\b)/di,
    as: '{hills=}',
  },
  {
    // "jog dn"
    needs: ['dn', 'dwn'],
    pattern: /(?<=\b(?:jog|walk|easy|spin|roll|back) )(?<down>dn|dwn)\b(?!\.? ?\d)/dgi,
    as: '{down=down}',
  },
]
