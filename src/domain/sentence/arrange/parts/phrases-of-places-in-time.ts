import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

const EFFORT =
  'tempo|threshold|ftp|sweet ?spot|hard|steady|fast|z ?[2-7]|zone [2-7]|hmp|mp|(?:half )?marathon pace|hm pace|\\d{1,2}k pace|\\d{2,3}(?:-\\d{2,3})? ?(?:w(?:atts)?|%(?: ftp)?)'
const PLACE =
  "(?:(?:from )?(?:mins?|minutes?) (?<from>\\d{1,3}) ?(?:to|-|–|until|till) ?(?:mins?|minutes?)? ?(?<to>\\d{1,3})(?: ?(?:mins?|minutes?))?|between (?:mins?|minutes?)? ?(?<from2>\\d{1,3}) and (?<to2>\\d{1,3}) ?(?:mins?|minutes?|'))"
const WHAT = 'hard|fast|all[- ]out|sprints?|surges?|strides?|bursts?|efforts?|pick[- ]?ups?'

const WHOLE =
  "(?<before>(?:(?:easy|long|ride|run|bike|turbo|cycling|running)[,:]? )*)(?<whole>\\d{1,3}(?:\\.\\d)?) ?(?<unit>mins?|minutes|'|h|hrs?|hours?)(?<behind>(?: (?:easy|steady|z[12]|zone [12]|endurance|long|ride|run|bike|spin|jog))*)"
const SET = `(?<times>\\d{1,2}) ?x ?(?<bout>\\d{1,3}) ?(?<own>secs?|seconds?|s|"|mins?|minutes|')(?: (?<what>(?:at |in |@ ?)?(?:${WHAT}|${EFFORT})))?(?:,? (?:with |w\\/ ?)?(?<rest>\\d{1,3}) ?(?<restUnit>secs?|seconds?|s|"|mins?|minutes|')(?: (?:easy|rest|jog|spin|recovery|between))*)?`
const AFTER =
  "(?:(?:after|at|@|from) (?<after>\\d{1,3}) ?(?<hours>h|hrs?|hours?|mins?|minutes|')|(?:after|at|from) (?:min|minute) (?<after2>\\d{1,3}))"

/** Stretches and sets by the minutes of the session in which they lie: "tempo only from minute 15 to minute 40". */
export const phrasesOfPlacesInTime: readonly Phrase[] = [
  {
    // "not the whole thing tempo, only from minute 15 to minute 40"
    needs: ['not'],
    pattern: new RegExp(
      `\\b(?<not>(?:but )?not (?:all|the whole)(?: thing| of it| session| run| ride)?(?: at| in)?) (?<how>${EFFORT})[,:;]?(?: but)?(?: only| just)? ${PLACE}`,
      'di',
    ),
    by: (span) => placed(span),
  },
  {
    needs: ['min', 'mins', 'minute', 'minutes', 'between'],
    pattern: new RegExp(`\\b(?<how>${EFFORT})(?: effort)?,? (?:but )?(?:only |just )?${PLACE}(?! ?(?:at|@))`, 'di'),
    by: (span) => placed(span),
  },
  {
    needs: ['from'],
    pattern: new RegExp(
      `\\b(?<how>${EFFORT}) (?:only |just )?from (?<from>\\d{1,3}) ?(?:mins?|minutes?)? ?(?:to|until|till) (?<to>\\d{1,3}) ?(?:mins?|minutes?)\\b`,
      'di',
    ),
    by: (span) => placed(span),
  },
  {
    // "but from minute 15 to minute 35 at threshold"
    needs: ['at', '@', 'in'],
    pattern: new RegExp(
      `(?:\\(|\\b)(?:but |and )?(?:only |just )?${PLACE},? (?:at|@|in) (?<how>${EFFORT})(?:(?<=\\(.*)\\))?`,
      'di',
    ),
    by: (span) => placed(span),
  },
  {
    // "between 20 and 35 min tempo"
    needs: ['between'],
    pattern: new RegExp(`(?:\\(|\\b)(?:with |but )?(?=between)${PLACE} (?<how>${EFFORT})(?:(?<=\\(.*)\\))?`, 'di'),
    by: (span) => placed(span),
  },
  {
    // "2 h z2, 6x30s sprints after 40 min", "90 min easy ride, 4x2 min hard from minute 30"
    needs: ['after', 'from', 'at', '@'],
    pattern: new RegExp(
      `^(?<head>${WHOLE}),? (?:with |w\\/ ?)?(?<set>${SET}),? ${AFTER}(?: on(?:wards)?)?(?= ?[.!]?$)`,
      'di',
    ),
    by: (span) => setAfter(span),
  },
  {
    // "2 h z2, after 40 min do 6x30s sprints"
    needs: ['after', 'from', 'at', '@'],
    pattern: new RegExp(`^(?<head>${WHOLE})[,:;]? ${AFTER}(?:[,:]| do)? (?<set>${SET})(?= ?[.!]?$)`, 'di'),
    by: (span) => setAfter(span),
  },
]

function placed(span: SpanOf): Piece[] | undefined {
  const [from, to, how] = [span('from') ?? span('from2'), span('to') ?? span('to2'), span('how')]
  return from && to && how && Number(from.words) < Number(to.words)
    ? [', minutes ', from, '-', to, ' at ', how]
    : undefined
}

/** A set between two easy parts of the whole; without a rest that is said, with a minute and more. */
function setAfter(span: SpanOf): Piece[] | undefined {
  const [before, whole, unit, behind, set] = ['before', 'whole', 'unit', 'behind', 'set'].map(span)
  const [times, bout, own, what, rest, restUnit] = ['times', 'bout', 'own', 'what', 'rest', 'restUnit'].map(span)
  const after = span('after') ?? span('after2')
  if (!before || !whole || !unit || !behind || !set || !times || !bout || !own || !after) return undefined
  const all = Number(whole.words) * (/^h/i.test(unit.words) ? 3600 : 60)
  const seconds = (figure: string, one: string) => Number(figure) * (/^[s"]/i.test(one) ? 1 : 60)
  const each = seconds(bout.words, own.words)
  const pause = rest && restUnit ? seconds(rest.words, restUnit.words) : restAfter(each)
  const first = Number(after.words) * (/^h/i.test(span('hours')?.words ?? '') ? 3600 : 60)
  const left = all - first - Number(times.words) * (each + pause)
  if (left <= 0) return undefined
  const easy = ` ${/steady|z\d|zone \d|endurance/i.exec(before.words + behind.words)?.[0] ?? 'easy'}`
  const tell = rest ? undefined : `No rest was said for “${times.words}x${bout.words}”, so ${wordsOf(pause)} easy.`
  const sport = /run|jog/i.test(before.words + behind.words)
    ? 'run '
    : /ride|bike|turbo|cycling|spin/i.test(before.words + behind.words)
      ? 'ride '
      : ''
  return [
    sport,
    { words: `${wordsOf(first)}${easy}, `, for: whole },
    {
      words: `${times.words}x(${wordsOf(each)} ${what?.words ?? 'hard'}, ${wordsOf(pause)} easy)`,
      for: set,
      ...(tell ? { tell } : {}),
    },
    ', ',
    { words: `${wordsOf(left)}${easy}`, for: after },
  ]
}

/** The rest that is assumed: that of a long bout is half of it (our choice). */
function restAfter(boutSeconds: number): number {
  const share = boutSeconds > LONG_BOUT_SECONDS ? 0.5 : 1
  return Math.max(LEAST_REST_SECONDS, Math.round((boutSeconds * share) / 30) * 30)
}

/** Seconds as they are typed: "90 s", "12 min". */
function wordsOf(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}

// Of a short sprint (our choice).
const LEAST_REST_SECONDS = 60
const LONG_BOUT_SECONDS = 180
