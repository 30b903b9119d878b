import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'

const WAY = '(?:run(?:ning)?|jog(?:ging)?|walk(?:ing)?)(?![a-z])'
// Without a unit in minutes, of which a run has fewer than a hundred.
const FIGURE = "(?:\\d{1,3}(?:\\.5)? ?(?:s|secs?|seconds?|mins?|minutes?|')(?![a-z])|\\d{1,2}(?:\\.5)?(?![\\d:.x]))"
const AHEAD = `${FIGURE} (?:of )?(?:easy |slow |brisk )?${WAY}`
const BEHIND = `(?:easy |slow |brisk )?${WAY} (?:for )?${FIGURE}`
const NEXT = '(?:,? (?:and )?then |, ?| and |; ?| ?[/+] ?| )'
const PLAN = '(?:couch (?:to|2) \\d{1,2} ?k|c25k|c2 ?10k)'
const TITLE = `(?:${PLAN}(?: plan| programme| program)?(?:[ ,:-]*(?:week|wk|w|day|d|run|session) ?\\d{1,2})*(?: style)?[ ,:-]+|(?![^:]*\\d ?(?:x|min|sec|s\\b))[a-z\\d ]{3,30}: |run, )`

/** Runs and walks in a row as a plan for beginners lists them: each as long as it says, all of it as often as is said behind it. */
export const rowsOfRunsAndWalks: readonly Phrase[] = [
  {
    // "jog 10 walk 2 jog 10 walk 2 jog 5", "90s run 90s walk 3 min run 3 min walk, repeat"
    needs: ['walk', 'walking'],
    pattern: new RegExp(
      `(?<=^(?<title>${TITLE})?)(?=.*\\bwalk(?:ing)?\\b)(?<row>${AHEAD}(?:${NEXT}${AHEAD}){3,13}|${BEHIND}(?:${NEXT}${BEHIND}){3,13})(?:[ ,;]+(?:and |then )*(?<times>x ?(?<count>[2-9])|(?<count2>[2-9]) ?(?:x|times)|twice(?: through)?|(?<repeat>repeat(?: (?:that|this|it|all))?)(?: (?:twice|once|x? ?(?<count3>[2-9])(?: times)?))?)(?:${NEXT}(?<tail>${AHEAD}|${BEHIND}))?)?(?=[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [title, row, times, repeat, tail] = ['title', 'row', 'times', 'repeat', 'tail'].map(span)
      if (!row) return undefined
      const parts = partsOf(row)
      if (!parts.some(isWalk) || parts.every(isWalk)) return undefined
      const [first, last] = [parts[0], parts.at(-1)]
      // "c25k w3 jog 90s": the figure of the week is not that of the run.
      const run = title && /\d ?$/.test(title.words) ? ', run ' : 'run '
      if (!times) {
        const isBare =
          title !== undefined && IS_PLAN.test(title.words) && first && last && !isWalk(first) && !isWalk(last)
        const between = parts.flatMap((part, at): Piece[] => [at > 0 ? ', ' : '', part, ...endOf(part, at, parts)])
        return isBare
          ? [{ words: `${run}5 min walk warm up, `, for: row, tell: WALKS }, ...between, ', 5 min walk cool down']
          : [run, ...between]
      }
      // "5 min walk, 90s run 90s walk x8": what is done once stands before the pairs.
      const lead = parts.length % 2 === 1 && first && last && isWalk(first) && isWalk(last) ? first : undefined
      const count = (span('count') ?? span('count2') ?? span('count3'))?.words ?? '2'
      const check = repeat && count === '2' ? { check: TWICE } : {}
      return [
        run,
        ...(lead ? [lead, ' warm up, '] : []),
        { words: `${count}x(`, for: times, ...check },
        ...(lead ? parts.slice(1) : parts).flatMap((part, at) => [at > 0 ? ', ' : '', part]),
        ')',
        ...(tail ? partsOf(tail).flatMap((part) => [', ', part, ...(isWalk(part) ? [' cool down'] : [])]) : []),
      ]
    },
  },
  {
    // "couch to 5k week 9: 30 min run", "20 min run with 5 min walk warm up and cool down"
    needs: ['walk', 'walks', 'walking', 'couch', 'c'],
    pattern: new RegExp(
      `(?<=^(?=.*\\b(?:walk(?:s|ing)?\\b|couch\\b|c2))(?<title>${TITLE})?)(?:(?:run(?:ning)?|jog(?:ging)?) (?:for )?(?<length>\\d{1,2}) ?(?:mins?|minutes|')|(?<length2>\\d{1,2}) ?(?:mins?|minutes|') (?:of )?(?:easy |non[- ]?stop |continuous )?(?:run(?:ning)?|jog(?:ging)?))(?: easy| non[- ]?stop| without stopping)?(?<ends>,? (?:and |with |plus )?(?:an? )?(?<walk>\\d{1,2}) ?-?(?:mins?|minutes?|') walk(?:ing|s)? (?:(?:as |for )?(?:a )?(?:warm[- ]?up|wu) (?:and|&|\\+|\\/) ?(?:cool[- ]?down|cd)|(?:on )?(?:each|either|both) (?:sides?|ends?)|before and (?:after|behind)))?(?= ?[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [title, length, ends, walk] = [span('title'), span('length') ?? span('length2'), span('ends'), span('walk')]
      if (!length || !(ends || (title && IS_PLAN.test(title.words)))) return undefined
      const minutes = walk?.words ?? '5'
      const first = `${title && /\d ?$/.test(title.words) ? ', ' : ''}run ${minutes} min walk warm up, `
      return [
        { words: first, for: ends ?? length, ...(ends ? {} : { tell: WALKS }) },
        { words: `${length.words} min easy`, for: length },
        { words: `, ${minutes} min walk cool down`, for: ends ?? length },
      ]
    },
  },
]

type Part = Exclude<Piece, string> & { words: string }

function partsOf(row: { from: number; words: string }): Part[] {
  return [...row.words.matchAll(PART)].map(({ groups = {}, index, 0: all }) => {
    const [figure, unit = 'min', way = ''] = ['figure', 'unit', 'way'].map((name) => groups[name] ?? groups[`${name}2`])
    const words = `${figure} ${/^s/i.test(unit) ? 's' : 'min'} ${/^walk/i.test(way) ? 'walk' : 'easy'}`
    return { words, for: { from: row.from + index, to: row.from + index + all.length } }
  })
}

/** What a walk before or behind all others is. */
function endOf(part: Part, at: number, { length }: readonly Part[]): string[] {
  if (!isWalk(part) || (at > 0 && at < length - 1)) return []
  return [at === 0 ? ' warm up' : ' cool down']
}

function isWalk({ words }: Part): boolean {
  return words.endsWith('walk')
}

const PART = new RegExp(
  `(?<figure>\\d{1,3}(?:\\.5)?)(?: ?(?<unit>(?:s|sec|min|')[a-z]*))? (?:of )?(?:easy |slow |brisk )?(?<way>${WAY})|(?<way2>${WAY}) (?:for )?(?<figure2>\\d{1,3}(?:\\.5)?)(?: ?(?<unit2>(?:s|sec|min|')[a-z]*))?`,
  'gi',
)
const IS_PLAN = new RegExp(`^${PLAN}`, 'i')
const TWICE = 'Repeat was read as twice in all.'
const WALKS = 'What is before and behind was not said: 5 minutes of walking each.'
