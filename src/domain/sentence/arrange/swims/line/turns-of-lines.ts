import { END, type Entry, plain, sticky } from './entries.ts'

const TIMED = String.raw`(?:cont(?:inuous)?\.? )?(?:super |very |nice )?(?:easy|ez|steady|wu|w\/u|warm[- ]?up|cd|c\/d|cool[- ]?down|drills?|tech(?:nique)?|polo|scull(?:ing)?|loosen(?:ing)?|kick|pull|choice|free)`
const SHARED =
  'wu|w\\/u|warm|main|easy|ez|cd|c\\/d|wd|cool|drills?|kick|pull|tech\\w*|steady|aerobic|hard|fast|as|css|threshold|free|choice'
const SWIMS = '(?: (?:ones?|1s?|reps?|swims?))?(?: (?:is|are)(?: an?)?(?= [a-z]))?'

/** What is said of some of the swims of a set: "odd", "every 3rd", "2nd", or a list of targets with their counts. */
export const turns: readonly Entry[] = [
  {
    // "swim 60mins: 15 wu, 30 main of 100s on 1:40, 15 technique"
    form: sticky(String.raw`(?<=^)(?:swim )?(?<minutes>\d{2}) ?(?:mins?|minutes)(?: swim)?: ?`),
    read: ({ minutes }) => ({ kind: 'total', figure: Number(minutes) }),
  },
  {
    form: sticky(
      String.raw`(?<figure>\d{1,2})(?<to> ?- ?\d{1,2})? ?(?:mins?|minutes|'|(?<=^(?:swim )?\d{2} ?min[a-z]*(?: swim)?: .*))(?= ?(?:${TIMED})${END})|(?<=\b(?:wu|w\/u|warm[- ]?up|cd|c\/d|cool[- ]?down) )(?<behind>\d{1,2}) ?(?:mins?|minutes|')(?= ?(?:[,;.]|$| (?:${TIMED})${END}))`,
    ),
    read: ({ figure, behind, to = '' }) => ({
      kind: 'time',
      figure: Number(figure ?? behind),
      range: to.replaceAll(' ', ''),
    }),
  },
  {
    // "swim 2000: 10% warm up, 70% main, 20% easy"
    form: sticky(
      String.raw`(?<=^(?:swim )?[\d.,]{1,5} ?(?:k|km|m|y|yds?|yards|metres|meters)?(?: swim)? ?[:=,-].*)(?<figure>[1-9]\d?) ?%(?= (?:${SHARED})${END})`,
    ),
    read: ({ figure }) => ({ kind: 'share', figure: Number(figure) }),
  },
  {
    // "…, easy is any stroke"
    form: sticky(`(?<how>easy|ez|steady|fast|hard)(?: (?:ones?|bits?|reps?|swims?))? (?:is|are|=)(?= [a-z])`),
    read: ({ how = '' }) => ({ kind: 'how', words: how.toLowerCase().replace('ez', 'easy') }),
  },
  // Names of sessions, which say nothing more, and gear that is taken off.
  plain(
    `red mist(?: set)?|css (?:test|tst)(?=.*(?:max|tt|time trial|all[- ]out)\\b)|(?:ow|tri|ows|open water) (?:sim|prep)${END}|(?:fins|paddles|snorkel|buoy|board|band) off(?! (?:the )?(?::\\d\\d|\\d{1,2}:\\d\\d|\\d\\d(?!\\d| ?x)))`,
    { kind: 'filler' },
  ),
  // "750 at race pace straight off 200 warm up", "1k w 400 wu": a part of its own.
  plain(String.raw`(?:(?:straight )?off|with|w\/|w)(?: an?)?(?= ?\d{3,4} ?m? (?:wu|w\/u|warm|cd|c\/d)\b)`, {
    kind: 'mark',
    mark: 'comma',
  }),
  {
    // "…, 8-9 CSS+4, 10 CSS+3"
    form: sticky(String.raw`(?<=\d-\d{1,2} [^x]*, ?)(?<nth>\d{1,2})(?= ?(?:@ ?)?css)`),
    read: ({ nth }) => ({ kind: 'turn', first: Number(nth), every: 0 }),
  },
  {
    form: sticky(
      String.raw`#?(?<first>\d{1,2}) ?- ?(?<last>\d{1,2})(?!-\d)(?= ?(?:@|at |on |off |css|[+-]\d|free|fr\b|easy|ez|hard|fast|build|desc|kick|pull|back|fly|steady|with |w\/))`,
    ),
    read: ({ first, last }) =>
      Number(first) < Number(last) ? { kind: 'turn', first: Number(first), every: 0, last: Number(last) } : undefined,
  },
  {
    form: sticky(`(?:(?:on )?(?:the )?)(?:(?<odd>odds?|ods)|evens?|evn)${SWIMS}${END}(?! ?\\d)`),
    read: ({ odd }) => ({ kind: 'turn', first: odd ? 1 : 2, every: 2 }),
  },
  {
    form: sticky(
      `(?:on )?every (?:(?<nth>[2-9]|10)(?:nd|rd|th)|(?<other>other)|(?<third>third)|(?<fourth>fourth)|(?<fifth>fifth))${SWIMS}${END}`,
    ),
    read: ({ nth, other, third, fourth }) => {
      const every = nth ? Number(nth) : other ? 2 : third ? 3 : fourth ? 4 : 5
      return { kind: 'turn', first: every, every }
    },
  },
  {
    form: sticky(
      String.raw`(?:on )?(?:the )?(?:(?<nth>\d{1,2})(?:st|nd|rd|th)|(?:#|no\.? ?)(?<number>\d{1,2}))${SWIMS}${END}(?! (?:set|round|half|\d)|(?<=#.*) ?(?:-|–|&|and|,) ?#?\d)`,
    ),
    read: ({ nth, number }) => ({ kind: 'turn', first: Number(nth ?? number), every: 0 }),
  },
  {
    form: sticky(
      String.raw`(?:@ ?|at )?css ?[+-] ?\d{1,2} ?x ?\d{1,2}(?:(?:, ?| ?\/ ?| (?:and |then )?)(?:@ ?|at )?(?:css ?)?[+-] ?\d{1,2} ?x ?\d{1,2})+${END}`,
    ),
    read: (_, all) => ({
      kind: 'targets',
      list: [...all.matchAll(/(?<offset>[+-] ?\d{1,2}) ?x ?(?<times>\d{1,2})/gi)].map(({ groups }) => ({
        times: Number(groups?.times),
        words: `at css${groups?.offset?.replace(' ', '').replace(/^[+-]0$/, '')}`,
      })),
    }),
  },
  {
    // "80/85/90% effort": of the rounds in their order.
    form: sticky(String.raw`(?:(?:@|at) ?)?(?<list>\d{2}(?:%? ?[/,] ?\d{2,3}){1,5})% ?(?<effort>effort)?${END}`),
    read: ({ list = '', effort }) => ({
      kind: 'targets',
      list: (list.match(/\d+/g) ?? []).map((share) => ({ times: 1, words: `at ${share}%${effort ? ' effort' : ''}` })),
    }),
  },
  {
    form: sticky(
      String.raw`(?<minutes>\d{1,2}) ?(?:mins?|minutes|'|(?<=^(?:swim )?\d{2} ?min[a-z]*(?: swim)?: .*))(?: main(?: set)?)?(?: of)? (?<figure>25|50|75|100|150|200|300|400)'?s${END}`,
    ),
    read: ({ minutes, figure }) => ({ kind: 'block', figure: Number(figure), minutes: Number(minutes) }),
  },
]
