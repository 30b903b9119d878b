import { END, type Entry, REST, S, sticky } from './entries.ts'
import { isLength } from './slots.ts'

const LETTER = '(?:k|p|dr|im|fr|fl|bk|br)'

/** Counts, lengths and what else begins a part; a count alone is the last of them. */
export const figures: readonly Entry[] = [
  {
    form: sticky(
      String.raw`(?<figure>\d{1,2}) ?[x×*] ?(?=\d|\(|broken)|(?<rounds>\d{1,2}) ?(?:rounds|rnds|rds|sets|lots|times)(?: of)?${END}(?: x(?= ?\d))?|(?<through>\d) ?x (?:thru|through)${END}|(?<lap>\d{1,2}) laps(?: of)?(?= ?[~(]? ?\d{3,4})`,
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
    form: sticky(
      String.raw`(?<row>\d{2,4}(?:(?: ?[/-] ?| |, ?|(?<=\bbroken\b.*) ?\+ ?)\d{2,4}){2,})(?!'?s${END}|[\dx:%.]| ?[x+] ?\d)(?: ?m${END})?`,
    ),
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
    // "200s+400 pull": swims of several lengths of those that are said.
    form: sticky(
      String.raw`(?<figure>\d{2,3})'?s(?<more>(?:(?: ?[+&/] ?| and | )\d{2,4}'?s?(?![\dx:]| ?x))+)(?= (?!rest|r\b)[a-z])${END}`,
    ),
    read: ({ figure, more = '' }) => {
      const others = (more.match(/\d+/g) ?? []).map(Number)
      return [Number(figure), ...others].every(isLength)
        ? { kind: 'name', figure: Number(figure), more: others }
        : undefined
    },
  },
  {
    // "till you've done 15", "until 12 done", "til you've swum 2000"
    form: sticky(
      String.raw`(?:un)?till? (?:(?:you(?:'ve|ve| have)?|u(?:'ve| have)?|ur|ya) ?)?(?:(?:done|completed|finished|swum|hit|get to|reach(?:ed)?|at|made|got) )?(?<figure>\d{1,4})(?: (?:(?:are|is) )?(?:done|complete|total|swum))?${END}(?! ?[x:%])`,
    ),
    read: ({ figure }) => ({ kind: 'until', figure: Number(figure) }),
  },
  {
    form: sticky(
      String.raw`(?<figure>25|50|75|100|125|150|200|250|300|400|500|600|800|1000)'?s(?! ?(?:rest|ri|r)\b)${END}`,
    ),
    read: ({ figure }) => ({ kind: 'name', figure: Number(figure) }),
  },
  // "on the 3s": the 300s of a row.
  {
    form: sticky(String.raw`(?<!\) ?)(?<figure>[1-8])s${END}`),
    read: ({ figure }) => ({ kind: 'name', figure: Number(figure) * 100 }),
  },
  {
    // Before a length: "25 m pool".
    form: sticky(
      `(?:(?:in )?an? )?(?<far>25|33|50) ?(?<unit>m|metres?|meters?)? pool${END}|pool (?<behind>25|33|50) ?m${END}|(?:in )?(?<yards>yards|(?<!\\d ?)yds?)(?: pool)?${END}|(?<short>scm|scy|lcm)${END}`,
    ),
    read: ({ far, unit = 'm', short, behind, yards }) => ({
      kind: 'pool',
      words: short ?? (yards ? 'yards pool:' : `${far ?? behind}${unit} pool`),
    }),
  },
  {
    form: sticky(
      String.raw`~?(?<far>\d(?:[.,]\d)?(?: ?km|k| k(?<!\d's?\b[ :-].*|\ds[ :-].*))|\d,\d{3}|\d{2,4})(?<unit> ?(?:m|met(?:er|re)s|y|yds?|yards))?(?![a-z\d%]|[:.,]\d)|(?<mile>1\/2|half an?|0\.5|½|[12]) ?mi(?:les?)?${END}`,
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

const AT = `(?:(?:at|@|by|on|each|every|the|after) ?)+`
const STOP = String.raw`(?:(?:for|with|w\/?) ?)?:?(?<secondsN>\d{1,2})(?:${S})?(?: ?${REST})?`
const EACH = `(?<eachN>25|50|100|150|200|250|500)(?:'?s| ?m)?${END}`
const numbered = (source: string, nth: number) => source.replaceAll('N', String(nth))

/** What each swim begins with, and what is left of it, or is made of. */
export const pieces: readonly Entry[] = [
  {
    // "4x200 broken at the 50 for 5 s", "broken 10s at each 100"
    form: sticky(
      `broken(?: ?,? ?${AT}${numbered(EACH, 1)},? ?${numbered(STOP, 1)})?${END}|(?:broken |(?<=\\bbroken\\b.*))${numbered(STOP, 2)} ?(?:${AT}|per |\\/ ?)${numbered(EACH, 2)}`,
    ),
    read: ({ each1, each2, seconds1, seconds2 }) => ({
      kind: 'broken',
      each: Number(each1 ?? each2 ?? 0),
      seconds: Number(seconds1 ?? seconds2 ?? 0),
    }),
  },
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
