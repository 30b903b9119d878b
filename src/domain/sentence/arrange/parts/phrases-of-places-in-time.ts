import type { Span } from '../../result.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'

const EFFORT =
  'tempo|threshold|ftp|sweet ?spot|hard|steady|fast|z ?[2-7]|zone [2-7]|hmp|mp|(?:half )?marathon pace|hm pace|\\d{1,2}k pace|\\d{2,3}(?:-\\d{2,3})? ?(?:w(?:atts)?|%(?: ftp)?)'
const PLACE =
  "(?:(?:from )?(?:mins?|minutes?) (?<from>\\d{1,3}) ?(?:to|-|–|until|till) ?(?:mins?|minutes?)? ?(?<to>\\d{1,3})(?: ?(?:mins?|minutes?))?|between (?:mins?|minutes?)? ?(?<from2>\\d{1,3}) and (?<to2>\\d{1,3}) ?(?:mins?|minutes?|'))"
const WHAT = 'hard|fast|all[- ]out|sprints?|surges?|strides?|bursts?|efforts?|pick[- ]?ups?'
const CADENCE = '(?:spin[- ]?ups?,? )?(?:at |@ ?)?\\d{2,3}\\+? ?rpm'

const WHOLE =
  "(?<before>(?:(?:easy|long|ride|run|bike|turbo|cycling|running)[,:]? )*)(?<whole>\\d{1,3}(?:\\.\\d)?) ?(?<unit>mins?|minutes|'|h|hrs?|hours?)(?<more>[0-5]\\d)?(?<behind>(?: (?:easy|steady|z[12]|zone [12]|endurance|long|ride|run|bike|spin|jog))*)"
const SET = `(?<times>\\d{1,2}) ?x ?(?<bout>\\d{1,3}) ?(?<own>secs?|seconds?|s|"|mins?|minutes|')(?: (?<what>(?:at |in |@ ?)?(?:${WHAT}|${EFFORT}|${CADENCE})))?(?:,? (?:with |w\\/ ?)?(?<rest>\\d{1,3}) ?(?<restUnit>secs?|seconds?|s|"|mins?|minutes|')(?: (?:easy|rest|jog|spin|recovery|between))*)?`
const AFTER =
  "(?:(?:after|at|@|from) (?<after>\\d{1,3}) ?(?<hours>h|hrs?|hours?|mins?|minutes|')|(?:after|at|from) (?:min|minute) (?<after2>\\d{1,3}))"
const HALF = ',? (?:in|during) (?:the )?(?<half>1st|first|2nd|second) half'
const LAST = `,? (?:and )?(?:the )?(?:last|final) (?<last>\\d{1,3})(?: ?(?:mins?|minutes|'))?(?<aim> (?:at |in |@ ?)?(?:${EFFORT}))`

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
  {
    // "75 min z2 with 5x30s at 110 rpm in the first half, last 15 at 80%"
    needs: ['half', 'last', 'final'],
    pattern: new RegExp(
      `^(?<head>${WHOLE})[,:]? (?:with |w\\/ ?)?(?<set>${SET})(?:${HALF}(?:${LAST})?|${LAST})(?= ?[.!]?$)`,
      'di',
    ),
    by: (span) => setInHalf(span),
  },
]

function placed(span: SpanOf): Piece[] | undefined {
  const [from, to, how] = [span('from') ?? span('from2'), span('to') ?? span('to2'), span('how')]
  return from && to && how && Number(from.words) < Number(to.words)
    ? [', minutes ', from, '-', to, ' at ', how]
    : undefined
}

function setAfter(span: SpanOf): Piece[] | undefined {
  const after = span('after') ?? span('after2')
  const unit = /^h/i.test(span('hours')?.words ?? '') ? 3600 : 60
  return after && setWithin(span, after, () => Number(after.words) * unit)
}

/** A set in the middle of its half, or of what is left before the last part. */
function setInHalf(span: SpanOf): Piece[] | undefined {
  const place = span('half') ?? span('last')
  const quarters = /1st|first/i.test(place?.words ?? '') ? 1 : span('half') ? 3 : 2
  const last = quarters === 2 ? Number(span('last')?.words) * 60 : 0
  return place && setWithin(span, place, (all, set) => Math.floor((((all - last) * quarters) / 4 - set / 2) / 60) * 60)
}

/** A set between two easy parts of the whole, and the last part; without a rest that is said, with a minute and more. */
function setWithin(span: SpanOf, place: Span, startOf: (all: number, set: number) => number): Piece[] | undefined {
  const [before, whole, unit, behind, set] = ['before', 'whole', 'unit', 'behind', 'set'].map(span)
  const [times, bout, own, what, rest, restUnit] = ['times', 'bout', 'own', 'what', 'rest', 'restUnit'].map(span)
  const [more, last, aim] = ['more', 'last', 'aim'].map(span)
  if (!before || !whole || !unit || !behind || !set || !times || !bout || !own) return undefined
  const all = Number(whole.words) * (/^h/i.test(unit.words) ? 3600 : 60) + Number(more?.words ?? 0) * 60
  const seconds = (figure: string, one: string) => Number(figure) * (/^[s"]/i.test(one) ? 1 : 60)
  const each = seconds(bout.words, own.words)
  const pause = rest && restUnit ? seconds(rest.words, restUnit.words) : restAfter(each)
  const long = Number(times.words) * (each + pause)
  const first = startOf(all, long)
  const left = all - first - long - Number(last?.words ?? 0) * 60
  if (first <= 0 || left <= 0) return undefined
  const easy = ` ${/steady|z\d|zone \d|endurance/i.exec(before.words + behind.words)?.[0] ?? 'easy'}`
  const effort = what ? what.words.replace(/^.*?(?=\d{2,3}\+? ?rpm)/i, `${easy.trim()} at `) : 'hard'
  const tell = rest ? undefined : `No rest was said for “${times.words}x${bout.words}”, so ${wordsOf(pause)} easy.`
  const sport = /run|jog/i.test(before.words + behind.words)
    ? 'run '
    : /ride|bike|turbo|cycling|spin/i.test(before.words + behind.words)
      ? 'ride '
      : ''
  const head = more ? { from: whole.from, to: more.to } : whole
  return [
    sport,
    { words: `${wordsOf(first)}${easy}, `, for: head },
    {
      words: `${times.words}x(${wordsOf(each)} ${effort}, ${wordsOf(pause)} easy)`,
      for: set,
      ...(tell ? { tell } : {}),
    },
    ', ',
    { words: `${wordsOf(left)}${easy}`, for: last ? head : place },
    ...(last && aim ? [', ', last, ' min', aim] : []),
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
