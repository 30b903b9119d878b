import type { Phrase } from '../phrase.ts'

/** What is done before and after the others: its place is said by words, not by the order in which it is written. */
export const phrasesOfEnds: readonly Phrase[] = [
  {
    // "2x5 miles, 1 mile easy before between and after": as many stretches as are said, and no pause behind the last bout.
    needs: ['between'],
    pattern:
      /(?<=(?<times>\b\d{1,2}) ?x ?(?<bout>\d{1,3}(?:\.\d)?) ?(?<unit>minutes|mins?|km?|m|miles?|mi)?\b[^;\n]{0,50})\b(?:easy )?(?<length>\d{1,2}(?:\.\d)?) ?(?<own>minutes|mins?|km?|m|miles?|mi)?(?: (?:of|easy|easily|jog|jogging|spin|spinning|run|riding|running))* (?<where>before,? (?:in )?between,? ?(?:and|&|n)? ?after|before,? ?(?:and|&|n)? ?after,? ?(?:and|&|n)? (?:in )?between|(?:in )?between,? before,? ?(?:and|&|n)? ?after)(?: (?:each|them|all))?\b/di,
    by: (span, _, text) => {
      const [times, bout, length, where] = ['times', 'bout', 'length', 'where'].map(span)
      const [unit, own] = [span('unit'), span('own')]
      if (!times || !bout || !length || !where) return undefined
      const [said, kind] = [own?.words ?? unit?.words ?? 'min', unit?.words ?? own?.words ?? 'min']
      const sum = Number(times.words) * Number(bout.words) + (Number(times.words) + 1) * Number(length.words)
      const isSummed = said[0]?.toLowerCase() === kind[0]?.toLowerCase() && !A_LENGTH.test(text.slice(0, times.from))
      const easy = `${length.words} ${said} easy`
      const words = `${easy} between, ${easy} before and after${isSummed ? `, total ${sum} ${said}` : ''}`
      return [{ words, for: { from: length.from, to: where.to } }]
    },
  },
  {
    // "8x25 kick, then a 400m easy swim": a part, and the sport of all.
    needs: ['then', 'and', 'followed'],
    pattern:
      /^(?<before>.*\d ?x ?\d.*?)(?:,|;|\.)? (?:and |followed by |and then |then )+(?:a |an )?(?<length>\d+(?:\.\d+)?(?:(?: ?|-)(?:minutes?|mins?|metres?|meters?|m|yards?|yds?|km?|miles?|mi|'))?) (?<how>easy|steady|endurance|recovery|aerobic) (?<sport>swim|run|ride)(?= ?(?:$|[.,;]))/dis,
    as: '{sport} {before}, then {length} {how}',
  },
  {
    // "20 min easy in the lake then 6x1 min": a part before others.
    needs: ['then'],
    pattern:
      /^(?<sport>run|ride|bike|swim) (?<length>\d+(?:\.\d+)? ?(?:minutes|mins?|m|'|km?|miles?|mi|metres|meters))(?<how> (?:easy|steady|endurance|z2|zone 2))(?: in (?:the |a )?(?<where>lake|sea|river|park|woods|pool))? (?=then \d+ ?x)/di,
    by: (span) => {
      const [sport, length, how] = [span('sport'), span('length'), span('how')]
      return sport && length && how && !span('where')
        ? undefined
        : sport && length && how && [sport, ', ', length, how, ', ']
    },
  },
  {
    // "3 mile total warm-up": of the warm-up, and not of the whole.
    needs: ['total'],
    pattern:
      /(?<length>\b\d+(?:\.\d+)? ?(?:minutes?|mins?|m|'|km?|miles?|mi))(?<total> total|,? in total,?) (?<end>warm[- ]?up|wu|cool[- ]?down|cd)\b/di,
    as: '{length} {end}',
  },
  {
    // "4 min spinning easy"
    needs: ['easy', 'easily', 'gently'],
    pattern:
      /(?<length>\b\d+(?:\.\d+)? ?(?:minutes|mins?|m|'))(?: of)? (?<how>spinning|jogging|riding|pedall?ing|swimming|running) (?<easy>easy|easily|gently)\b/dgi,
    by: (span) => {
      const [length, how, easy] = [span('length'), span('how'), span('easy')]
      return length && how && easy && [length, { words: ' easy', for: { from: how.from, to: easy.to } }]
    },
  },
  {
    // "wu 20 w/ 3x1min spin ups": they lie within it.
    needs: ['with', 'w'],
    pattern:
      /(?<=\b(?:wu|warm[- ]?up)(?: of)? ?\d{1,2}(?: ?(?:minutes|mins?|m|'))?|\b\d{1,2} ?(?:minutes|mins?|m|')? ?(?:wu|warm[- ]?up)) (?:w\/?|with) ?(?<set>\d{1,2} ?x ?\d+ ?(?:seconds|secs?|s|minutes|mins?|m|'))/di,
    as: ' incl {set}',
  },
]

const A_LENGTH = /\d ?(?:h|m|k|y)/i

/** Efforts by which a session is named, and which are not that of its first part. */
export const phrasesOfHeadings: readonly Phrase[] = [
  {
    // "10k pace day: 3k warm up": no day of a plan.
    needs: ['day'],
    pattern:
      /\b(?<what>pace|tempo|threshold|interval|hill|hills|speed|vo2|vo2max|easy|long run|recovery|fartlek|track) (?<day>day)(?=:| -)/di,
    as: '{what}{day= session}',
  },
]
