import { END, type Entry, sticky } from './entries.ts'
import { isLength } from './slots.ts'

const LETTER = '(?:k|p|dr|im|fr|fl|bk|br)'

/** Counts, lengths and what else begins a part; a count alone is the last of them. */
export const figures: readonly Entry[] = [
  {
    form: sticky(
      String.raw`(?<figure>\d{1,2}) ?[x×*] ?(?=\d|\()|(?<rounds>\d{1,2}) ?(?:rounds|rnds|rds|sets|lots|times)(?: of)?${END}(?: x(?= ?\d))?|(?<through>\d) ?x (?:thru|through)${END}|(?<lap>\d{1,2}) laps(?: of)?(?= ?[~(]? ?\d{3,4})`,
    ),
    read: ({ figure, rounds, lap, through }) => ({ kind: 'times', figure: Number(figure ?? rounds ?? lap ?? through) }),
  },
  {
    form: sticky(String.raw`(?:x|×) ?(?<figure>\d{1,2})(?: (?:sets|rounds|times))?${END}(?! ?x)`),
    read: ({ figure }) => ({ kind: 'times behind', figure: Number(figure) }),
  },
  {
    form: sticky(
      String.raw`(?<=(?:warm[- ]?up|wu|cool[- ]?down|cd) )(?<times>\d{1,2}) (?:lengths|laps) (?:of )?(?<each>25|33|50)(?: ?m)?${END}`,
    ),
    read: ({ times, each }) => ({ kind: 'length', figure: Number(times) * Number(each), unit: ' m' }),
  },
  {
    form: sticky(String.raw`(?<row>\d{2,4}(?:(?: ?[/-] ?| |, ?)\d{2,4}){2,})(?![\dx:%.]| ?x ?\d)(?: ?m${END})?`),
    read: ({ row = '' }) => {
      const figures = (row.match(/\d+/g) ?? []).map(Number)
      return figures.every(isLength) ? { kind: 'row', figures } : undefined
    },
  },
  {
    form: sticky(String.raw`(?<figure>\d{2}) strokes${END}`),
    read: ({ figure }) => ({ kind: 'strokes', figure: Number(figure) }),
  },
  {
    form: sticky(
      String.raw`t ?(?<trial>[23]0)${END}(?: swim)?(?:(?: ?[:-])? (?:swim )?(?:as far as (?:poss(?:ible)?|(?:yo)?u can)|\k<trial> ?(?:mins?|minutes|'))(?: in \k<trial> ?min(?:s|utes)?)?(?= ?[,;.(]| [a-z]|$))?|(?<figure>\d{1,2}) ?(?:mins?|minutes|')(?: swim)? (?:tt|time trial)${END}`,
    ),
    read: ({ trial, figure }) => ({ kind: 'minutes', figure: Number(trial ?? figure) }),
  },
  {
    form: sticky(
      `by (?:the )?(?<figure>25|50|75|100|[2-9]|1[0-6])s?${END}|(?<!x ?)(?<each>25|50|75|100) (?:of )?each${END}`,
    ),
    read: ({ figure, each }) => ({ kind: 'by', figure: Number(figure ?? each) }),
  },
  // "200k/200p", "50k 50dr 50s": a letter for how each is swum.
  {
    form: sticky(
      String.raw`(?<figure>\d{2,3})(?=(?:${LETTER}|s)(?![a-z\d]))(?:(?=[a-z]+ ?[/,+ ] ?\d{2,3}${LETTER}(?![a-z\d]))|(?<=\d${LETTER} ?[/,+ ] ?\d{2,3}))`,
    ),
    read: ({ figure }) => (isLength(Number(figure)) ? { kind: 'length', figure: Number(figure), unit: '' } : undefined),
  },
  {
    form: sticky(
      String.raw`(?<figure>25|50|75|100|125|150|200|250|300|400|500|600|800|1000)'?s(?! ?(?:rest|ri|r)\b)${END}`,
    ),
    read: ({ figure }) => ({ kind: 'name', figure: Number(figure) }),
  },
  // "on the 3s": the 300s of a row.
  {
    form: sticky(`(?<figure>[1-8])s${END}`),
    read: ({ figure }) => ({ kind: 'name', figure: Number(figure) * 100 }),
  },
  {
    // Before a length: "25 m pool".
    form: sticky(
      `(?:(?:in )?an? )?(?<far>25|33|50) ?(?<unit>m|metres?|meters?)? pool${END}|pool (?<behind>25|33|50) ?m${END}|(?:in )?(?<yards>yards)(?: pool)?${END}|(?<short>scm|scy|lcm)${END}`,
    ),
    read: ({ far, unit = 'm', short, behind, yards }) => ({
      kind: 'pool',
      words: short ?? (yards ? 'yards pool:' : `${far ?? behind}${unit} pool`),
    }),
  },
  {
    form: sticky(
      String.raw`~?(?<far>\d(?:[.,]\d)? ?km?|\d,\d{3}|\d{2,4})(?<unit> ?(?:m|met(?:er|re)s|y|yds?|yards))?(?![a-z\d%]|[:.,]\d)|(?<mile>1\/2|half an?|0\.5|½|[12]) ?mi(?:les?)?${END}`,
    ),
    read: ({ far, unit = '', mile }) => {
      if (mile) return { kind: 'length', figure: Number(mile) > 0 ? Number(mile) : 0.5, unit: ' mi' }
      const figure = /k/i.test(far ?? '')
        ? Number.parseFloat((far ?? '').replace(',', '.')) * 1000
        : Number((far ?? '').replace(',', ''))
      return unit || isLength(figure) ? { kind: 'length', figure, unit } : undefined
    },
  },
  {
    form: sticky(String.raw`set (?<figure>\d)${END}|(?<nth>\d)(?:st|nd|rd|th) set${END}`),
    read: ({ figure, nth }) => ({ kind: 'round', figure: Number(figure ?? nth) }),
  },
  {
    form: sticky(String.raw`(?<figure>\d{1,2})(?![\d:.%x/-])`),
    read: ({ figure }) => ({ kind: 'count', figure: Number(figure) }),
  },
]

/** What each swim begins with, and what is left of it. */
export const pieces: readonly Entry[] = [
  {
    // "3x600 with the first 100 hard then at 70.3 pace"
    form: sticky(String.raw`(?:(?:with|w\/|w) ?)?(?:the )?(?:1st|first) (?<figure>\d{2,3})(?: ?m)?${END}(?! ?x)`),
    read: ({ figure }) => (isLength(Number(figure)) ? { kind: 'first', figure: Number(figure) } : undefined),
  },
  {
    form: sticky(
      String.raw`(?<=\b(?:1st|first) \d{2,3}\b[^,;.]*)(?:,? ?then|,? ?(?:the )?(?:rest|remainder)(?: (?:is|at|of it))?)${END}(?! ?:?\d+(?:\.3)?(?![\d.]| ?(?:pace|race|tempo)))`,
    ),
    read: () => ({ kind: 'remainder' }),
  },
]
