import type { Piece } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

/** Sets that are known by a name and done several times, rests in the words of riders, and letters or jogs before their length. */
export const namesOfSets: readonly Phrase[] = [
  {
    // "tabata on the bike x2 w 5 min between", "3 tabatas", "two tabata sets, 5 min rec", "tabata 8x20/10, 2 rounds"
    needs: ['tabata', 'tabatas'],
    pattern:
      /\b(?:(?<before>\d|two|three|four|five) ?(?:x |(?:rounds?|sets?) (?:of )?|times )?)?(?<name>tabatas?)\b(?: (?:sets?|intervals|protocol|style))?(?<sport>(?: on the)? (?:bike|turbo|trainer|run))?(?:[,:]? ?(?<pair>8 ?x ?20s? ?[/-] ?10s?)(?! ?x))?(?:,? ?(?:x ?(?<behind>\d)|(?<word>twice|three times|two times|\d times)|(?<many>\d) (?:sets|rounds|blocks))\b)?(?<own>(?: on(?: the)?)? (?:bike|turbo|trainer|run))?(?:[,:]? ?(?<pair2>8 ?x ?20s? ?[/-] ?10s?)(?! ?x))?(?:,? (?:w\/?|with)?(?: ?and)? ?(?<rest>(?:\d|10) ?(?:mins?|minutes|m|')|(?:\d|10)(?=(?: (?:easy|rest|off|spin))? (?:in )?between))(?: (?:easy|rest|rec\w*|off|spin))*(?: (?:in )?between(?: sets| each| them)?)?)?(?![\d:x])/di,
    by: (span) => {
      const [name, count, rest] = [
        span('name'),
        span('before') ?? span('behind') ?? span('word') ?? span('many'),
        span('rest'),
      ]
      if (!name || !count) return undefined
      const times = figureOf(count.words)
      if (!(times > 1)) return undefined
      const sport = span('sport') ?? span('own')
      const pause: Piece[] = rest ? [', ', rest, /\d$/.test(rest.words) ? ' min' : '', ' easy between sets'] : []
      return [
        ...(sport ? [sport, ' '] : []),
        { words: `${times}`, for: count },
        { words: 'x(8x20s all out 10s rest)', for: span('pair') ?? span('pair2') ?? name },
        ...pause,
      ]
    },
  },
  {
    // "3 min soft pedal", "5 min coast", "4 min legs loose"
    needs: [
      'soft',
      'softly',
      'pedal',
      'pedall',
      'pedaling',
      'pedalling',
      'spin',
      'spinning',
      'roll',
      'rolling',
      'coast',
      'coasting',
      'noodle',
      'noodling',
      'freewheel',
      'freewheeling',
      'loose',
    ],
    pattern:
      /(?<=\b(?:\d ?(?:mins?|minutes|m|'|s|secs?|seconds|km?|miles?|mi)|easy|light|gentle) )(?<how>(?:soft|easy|light|gentle) (?:pedall?(?:ing)?|spin(?:ning)?|roll(?:ing)?)|pedall?(?:ing)? (?:easy|easily|softly|light)|soft(?:ly)?(?! (?:sand|ground|surface|trail))|coast(?:ing)?|noodl(?:e|ing)|freewheel(?:ing)?|legs loose|(?<=(?:easy|light|gentle) )pedall?(?:ing)?)\b/dgi,
    as: '{how=easy}',
  },
  {
    needs: [
      'soft',
      'softpedal',
      'softpedaling',
      'softpedalling',
      'softpedall',
      'pedall',
      'pedal',
      'pedaling',
      'pedalling',
      'coast',
      'coasting',
      'noodle',
      'noodling',
    ],
    pattern:
      /\b(?<how>soft[- ]?pedall?(?:ing)?|soft spin(?:ning)?|coast(?:ing)?|noodl(?:e|ing)|pedall?(?:ing)? (?:easy|softly)) (?:for )?(?<length>\d{1,2} ?(?:mins?|minutes|m|'|s|secs?|seconds)\b)/di,
    as: '{length}{how= easy}',
  },
  {
    // "soft pedal 10, 4x4 @ 300w, 4 soft pedal", "25 soft pedal back"
    needs: ['pedal', 'pedall', 'pedaling', 'pedalling'],
    pattern:
      /(?:\bsoft[- ]pedall?(?:ing)? (?<behind>\d{1,2})(?= ?(?:[,;.]|$|then\b))|\b(?<length>\d{1,2}) soft[- ]pedall?(?:ing)?\b(?<way> (?:back|home)(?= ?(?:$|[,.;])))?)/dgi,
    as: '{behind|length} min easy[{way= spin}]',
  },
  {
    // "E 15, 2 x 2M @ HMP, E 10": the letters of Jack Daniels before their lengths.
    needs: ['e', 'm', 't', 'l'],
    pattern:
      /(?<=^|[,;+:.\n] ?|\b(?:run|wu|then|with|w\/)[:,]? |\b[EMT] ?\d{1,3} )(?<letter>[EMTL]) ?(?<length>\d{1,3})(?<unit> ?(?:min(?:utes)?|mins|km?|mi(?:les)?|M|h(?:rs?|ours?)?)\b|')?(?<row> (?=[EMT] ?\d))?(?= ?(?:[,;+.\n]|$|then\b|and\b|run\b|w\/|with\b|before\b|after\b)|(?<= )[EMT] ?\d)/dg,
    by: (span, _, text) => {
      const [letter, length, unit] = [span('letter'), span('length'), span('unit')]
      if (!letter || !length || /\b(?:bike|ride|swim|pool|ftp)\b/i.test(text)) return undefined
      const own: Piece[] = unit ? [unit] : [{ words: ' min', for: length }]
      return [length, ...own, { words: ` ${PACES[letter.words]}`, for: letter }, span('row') ? ', ' : '']
    },
  },
  {
    // "3xT1mi w/ 1 min": its letter between the count and the bout.
    needs: ['xt', 'xm', 'xi', 'xr', 't', 'm', 'i', 'r'],
    pattern:
      /\b(?<times>\d{1,2}) ?x ?(?<letter>[TMIR]) ?(?<length>\d+(?:\.\d+)? ?(?:mi(?:les?|n)?|km?|m|M)?)(?![\w:])/d,
    as: '{times}x{length} {letter}',
  },
  {
    // "E 30 min + 8 ST"
    needs: ['st'],
    pattern: /(?<=\bE\b.*|\d ?E\b.*)\b(?<times>\d{1,2}) ?(?<strides>ST)\b/d,
    as: '{times}{strides= strides}',
  },
  {
    // "wup 20 / 3 x 10 z4 r5 / 20 z2 / cd 5": strokes between spaces separate the parts, whatever stands beside them.
    needs: ['/'],
    pattern:
      /(?:(?<=\br ?\d{1,3} ?(?:s|secs?|mins?|m|'|")?)(?<stroke> \/ )(?=\d|cd|wu)|(?<=\bz ?\d|^(?:[a-z]+ )?\d{1,3})(?<other> \/ )(?=\d))/dgi,
    by: (span, _, text) => {
      const stroke = span('stroke') ?? ((text.match(/ \/ /g)?.length ?? 0) > 1 ? span('other') : undefined)
      return stroke && [{ words: ', ', for: stroke }]
    },
  },
  {
    // "4 rnds: 200 pull, 4x50 fast", "rds x4: …", "4 rd 200 pull, 4x50"
    needs: ['round', 'rounds', 'rnd', 'rnds', 'rd', 'rds', 'r'],
    pattern:
      /\b(?:(?<times>\d{1,2}) ?(?:x ?)?(?:rounds?|rnds?|rds?|r(?=:))|(?:rounds?|rnds?|rds?) ?x ?(?<behind>\d{1,2}))(?<mark> ?[:–-])?(?<of> of)? (?=\d{1,4} ?(?:km?|m|mi|mins?|minutes|')? ?(?:(?!x\b|s\b|secs?\b|rest|rec|off|between|easy between)[a-z]+|@).*\d)/di,
    by: (span, all, text) => {
      const times = span('times') ?? span('behind')
      // "6x30/15, 3 rounds 5 min easy": of a set before them.
      const isOfSet = !span('mark') && times && /\d ?x/i.test(text.slice(0, times.from))
      if (!times || isOfSet || (span('of') && !isSwim(text))) return undefined
      const end = times.from + all.trimEnd().length - (span('behind') ? all.indexOf(times.words) : 0)
      // "6 rounds of 20 s hard, 30 s easy, 7x75": of the pair alone.
      if (span('of') && TIMED_BOUT.test(text.slice(end))) return undefined
      return [{ words: `${times.words} rounds: `, for: { from: times.from, to: end } }]
    },
  },
]

const TIMED_BOUT = /^ ?\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|'|") ?(?:hard|fast|quick)\b/i
const PACES: Record<string, string> = { E: 'easy', M: 'at marathon pace', T: 'threshold', L: 'easy' }
