import type { Phrase } from '../phrase.ts'

const WORDS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10, fifteen: 15, twenty: 20, thirty: 30 },
}
const FIGURE = `(?:\\d{1,2}|${Object.keys(WORDS).join('|')})`
const UNIT = "(?: ?(?:mins?|minutes|')(?![a-z]))?"
const THEN = '(?:,? ?(?:and |then |and then |& |\\+ )?)'

/** A run between walks, or with one before or behind it, whose figures have no unit: minutes. */
export const walksBeforeAndAfter: readonly Phrase[] = [
  {
    // "walk 5 to start, 4 run / 1 walk for half an hour, walk 5 at the end"
    needs: ['walk', 'walking'],
    pattern: new RegExp(
      `(?<=^(?:walk(?:ing)? (?:for )?${FIGURE}${UNIT}|${FIGURE}${UNIT} walk(?:ing)?))(?<start> (?:to|at the) (?:start|begin)(?:ning| with)?)(?=[,;:] ?.*\\b(?:run|jog))|(?<=\\b(?:run|jog).*[,;:+] ?(?:and |then )*(?:walk(?:ing)? (?:for )?${FIGURE}${UNIT}|${FIGURE}${UNIT} walk(?:ing)?))(?<end> (?:to|at the) (?:end|finish|close))(?= ?[.!]?$)`,
      'dgi',
    ),
    as: '{start|end=}',
  },
  {
    // "walk 5 run 30 walk 5", "walk 5, jog 20"
    needs: ['walk', 'walking'],
    pattern: new RegExp(
      `^walk (?:for )?(?<first>${FIGURE})${UNIT}${THEN}(?<verb>run|jog) (?:easy |slow )?(?:for )?(?<run>[1-9]\\d|fifteen|twenty|thirty)${UNIT}(?: easy| slow)?(?:${THEN}walk (?:for )?(?<last>${FIGURE})${UNIT})?(?= ?[.!]?$)`,
      'di',
    ),
    by: (span, all) => {
      const [first, verb, run, last] = ['first', 'verb', 'run', 'last'].map(span)
      if (!first || !verb || !run || /min|'/i.test(all)) return undefined
      const tell = 'No unit was said, so minutes.'
      return [
        { words: `walk ${minutesOf(first.words)} min, `, for: first, tell },
        verb,
        { words: ` ${minutesOf(run.words)} min easy`, for: run },
        ...(last ? [{ words: `, walk ${minutesOf(last.words)} min`, for: last }] : []),
      ]
    },
  },
  {
    // "run for thirty five minutes then walk for five"
    needs: ['walk', 'walking'],
    pattern: new RegExp(
      `^(?<run>(?:run|jog)(?:ning|ging)? (?:easy )?(?:for )?(?:\\d{2,3} ?|[a-z]+(?:[- ][a-z]+)? )(?:mins?|minutes))(?<easy> (?:easy|easily|slow|slowly))?${THEN}(?<walk>walk(?:ing)? (?:for )?(?<last>${FIGURE})${UNIT})(?= ?[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [run, walk, last] = ['run', 'walk', 'last'].map(span)
      if (!run || !walk || !last) return undefined
      return [run, ' easy, then ', { words: `walk for ${minutesOf(last.words)} min`, for: walk }]
    },
  },
  {
    // "walk 5 as a warm up then 20 min run"
    needs: ['walk', 'walking'],
    pattern: new RegExp(
      `^walk (?:for )?(?<first>${FIGURE})${UNIT} (?:as (?:a |the |my )?|for (?:a |the |my )?|to )warm[- ]?up,? (?:then |and |and then )?(?:(?:run|jog) (?:for )?)?(?<run>[1-9]\\d)${UNIT}(?: easy| slow| run| jog)*(?= ?[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [first, run] = [span('first'), span('run')]
      if (!first || !run) return undefined
      return [
        { words: `walk ${minutesOf(first.words)} min, `, for: first },
        { words: `run ${run.words} min easy`, for: run },
      ]
    },
  },
]

function minutesOf(figure: string): number {
  return WORDS[figure.toLowerCase()] ?? Number(figure)
}
