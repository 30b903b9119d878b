import { saysRide } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const ROW_IN_MINUTES =
  "(?<![\\d/:x-] ?)\\b(?<row>\\d{1,2}(?: ?(?:mins?|minutes|m|'))?(?:[ ,/-]+\\d{1,2}(?: ?(?:mins?|minutes|m|'))?){2,5})"
const RANGE =
  '(?:,? (?:at |@ ?)?(?:from )?(?<low>\\d{2,3}) ?%? ?(?:to|->|-|up to) ?(?<high>\\d{2,3}) ?%(?: ?(?:of )?ftp)?)'
const NAMES =
  '(?:,? (?:from )?(?<least>tempo|sweet ?spot|threshold)(?: up)? to (?<most>threshold|vo2 ?max|vo2|anaerobic))'
const PAUSE_LENGTH = "(?<rest>\\d{1,3})(?: ?(?:mins?|minutes|'|(?<seconds>s|secs?|seconds)))?"
const PAUSE_NAME = '(?:easy|ez|jogs?|rests?|recover\\w*|spin)'
const PAUSE = `(?<pause>,? (?:with |each )?(?:followed by (?:the )?)?(?:(?:${PAUSE_LENGTH}|equal|half|same again|same(?: time| amount)?)(?: (?:of )?${PAUSE_NAME}(?: (?:spin|jog|rest|recovery))?|(?= (?:in )?(?:between|btw)\\b))|${PAUSE_NAME}(?: of| is)? ${PAUSE_LENGTH})(?: (?:in )?(?:between|btw)(?: each)?| after each)?)`

const CADENCE = 'How often and how quick was not said: 6 times a minute at 100 to 110 rpm.'

const FIGURES_OF_DRILLS = /\d ?[x×]|\brpm\b/i

/** What is done in a session beside its length: drills of cadence, accelerations, and bouts that get shorter and harder. */
export const cadencesAndAccelerations: readonly Phrase[] = [
  {
    // "high cadence drills on the bike, 6 x 1 minute"
    needs: ['cadence'],
    pattern:
      /\b(?<what>(?:high|fast|quick)[- ]cadence) (?:drills?|work|efforts?)(?<mid>[^\d;.]{0,30})(?<set>\d{1,2} ?x ?\d{1,2} ?(?:mins?|minutes?|'|s|secs?|seconds))(?![a-z]|[^;.]{0,15}rpm)/di,
    as: '{mid}{set} {what}',
  },
  {
    // "4x1 single leg each side": easy, and as often with each leg.
    needs: ['leg', 'legged'],
    pattern:
      /(?<![\d:x.] ?)\b(?<times>\d{1,2}) ?x ?(?<bout>\d{1,3}) ?(?<unit>mins?|minutes|'|s|secs?|seconds)?(?: of| as)? (?<what>(?:single|one)[- ]leg(?:ged)?(?: drills?| pedall?ing)?)(?<each>,? (?:(?:on |with )?(?:each|per) (?:side|leg)|(?:on )?both (?:sides|legs)))?(?! ?(?:at |@|z\d|zone|easy|ez|hard|steady|tempo|\d{2,3} ?(?:%|w\b|rpm)))/di,
    by: (span) => {
      const [times, bout, unit, what, each] = ['times', 'bout', 'unit', 'what', 'each'].map(span)
      if (!times || !bout || !what) return undefined
      const isSeconds = unit ? /^s/i.test(unit.words) : Number(bout.words) >= LEAST_SECONDS
      const count = each
        ? { words: `${2 * Number(times.words)}`, for: { from: times.from, to: each.to }, tell: EACH_LEG }
        : times
      return [
        count,
        'x',
        bout,
        isSeconds ? ' sec easy ' : ' min easy ',
        { words: 'single leg', for: what, tell: ONE_LEG },
      ]
    },
  },
  {
    // "one leg pedalling 5x45s", "isolated leg: 4x40s": as drills of a ride.
    needs: ['leg', 'legged', 'legs'],
    pattern:
      /\b(?<what>(?:single|one|isolated)[- ]leg(?:ged)? (?:pedall?ing|riding|spinning|cycling|spins?)|isolated[- ]legs?(?: drills)?)(?=:? ?\d{1,2} ?x ?:?\d)/di,
    as: '{what=single leg drills}',
  },
  {
    // "cadence drills: 6x1 min 110+ rpm, 4x1 min single leg"
    needs: ['rpm'],
    pattern:
      /(?<=\bcadence (?:drills?|work|session|ride)\b.*)(?<![\d:x.] ?)\b(?<set>\d{1,2} ?x ?\d{1,2} ?(?:mins?|minutes|'|s|secs?|seconds))(?<at>,? (?:at |@ ?)?)(?<turns>1[0-4]\d\+? ?rpm)(?! ?(?:at |@|z\d|zone|easy|hard|steady|tempo|\d{2,3} ?(?:%|w\b)))(?=.*\bleg)/di,
    as: '{set} easy at {turns}',
  },
  {
    // "high cadence drills, 40 min bike"
    needs: ['cadence', 'ups', 'spinups', 'speed'],
    pattern:
      /\b(?:(?:some|a few) )?(?<what>(?:high|fast|quick)[- ]cadence (?:drills?|work|efforts?|practice|blocks?)|(?<!low[- ])cadence drills?|leg[- ]speed (?:drills?|work)|spin[- ]?ups)\b/di,
    as: '{what=6x1 min at 100-110 rpm with 1 min easy}',
    tell: CADENCE,
    when: saysRide,
    unless: FIGURES_OF_DRILLS,
  },
  {
    // "bike 90 min easy, 4 accelerations 20 seconds"
    needs: ['accelerations', 'sprints', 'surges', 'bursts', 'ups', 'pickups', 'accels'],
    pattern:
      /^(?<before>[^\d]*)(?<length>\d{1,3}(?:[.,]\d)?) ?(?<unit>h|hrs?|hours?|mins?|minutes)\b(?<mid>[^\d;]*?),? (?:with |w\/ ?|plus |and |incl\w* )?(?<times>\d{1,2}) (?:short )?(?<what>accelerations|accels|sprints|surges|bursts|pick[- ]?ups) ?(?:of |x |for )?(?<bout>\d{1,2}) ?(?:seconds?|secs?|s)\b(?<behind>(?: each)?[^\d,;]*)$/di,
    by: (span, _, text) => accelerate(span, text),
  },
  {
    // "5-4-3-2-1 min getting harder, equal rest, trainer"
    needs: ['harder', 'faster', 'quicker'],
    pattern: new RegExp(
      `${ROW_IN_MINUTES}(?<where> on (?:the |a |my )?(?:bike|trainer|turbo))?${RANGE}?,? (?:each (?:one |time |rep )?|and )?(?<how>(?:getting |going |gets )(?:progressively )?(?:harder|faster|quicker)(?: (?:with )?(?:each|every) (?:time|one|rep))?|(?:harder|faster|quicker) (?:than the (?:last|one before)|each (?:one|time))|(?<=each (?:one |time |rep )?)(?:harder|faster|quicker))${NAMES}?${RANGE.replaceAll(/(low|high)>/g, '$12>')}?${PAUSE}?`,
      'di',
    ),
    by: (span, _, text) => harden(span, text),
  },
  {
    // "12/10/8/6/4 min from 85 to 105%, 3 min easy"
    needs: ['%'],
    pattern: new RegExp(
      `${ROW_IN_MINUTES}(?<where> on (?:the |a |my )?(?:bike|trainer|turbo))?(?<how>${RANGE})${PAUSE}`,
      'di',
    ),
    by: (span, _, text) => harden(span, text),
  },
]

function accelerate(span: SpanOf, text: string): Piece[] | undefined {
  const [before, length, unit, mid, times, what, bout, behind] = [
    ...(['before', 'length', 'unit', 'mid', 'times', 'what', 'bout', 'behind'] as const),
  ].map(span)
  if (!before || !length || !unit || !mid || !times || !what || !bout || !behind || HARD.test(text)) return undefined
  if (/\brun/i.test(text) && /accel/i.test(what.words))
    return [before, length, ' ', unit, mid, ', ', times, 'x', bout, { words: 's strides', for: what }, behind]
  if (!saysRide(text) || OTHER.test(text) || !(EASY.test(text) || /accel/i.test(what.words))) return undefined
  const minutes = Number(length.words.replace(',', '.')) * (/^h/i.test(unit.words) ? 60 : 1)
  const around = minutes - MINUTES_OF_EACH * Number(times.words)
  if (around < 2 * LEAST_AROUND || Number(times.words) < 2) return undefined
  const first = Math.ceil(around / 2)
  const place = { from: length.from, to: unit.to }
  const left = MINUTES_OF_EACH * 60 - Number(bout.words)
  const calm = /\b(?:endurance|z ?2|zone 2)\b/i.test(text) ? 'z2' : 'easy'
  return [
    before,
    { words: `${first} min ${calm}`, for: place, tell: IN_THE_MIDDLE },
    ', ',
    times,
    'x(',
    bout,
    's ',
    { words: /sprint/i.test(what.words) ? 'sprint' : 'effort 9/10', for: what },
    `, ${left}s ${calm}), ${around - first} min ${calm}`,
    ...(/\S/.test(behind.words) ? [behind] : []),
    ...(SPORT.test(mid.words) ? [' ', { words: SPORT.exec(mid.words)?.[0] ?? '', for: mid }] : []),
  ]
}

function harden(span: SpanOf, text: string): Piece[] | undefined {
  const [row, how, pause, rest, seconds, where] = ['row', 'how', 'pause', 'rest', 'seconds', 'where'].map(span)
  if (!row || !how || isSwim(text)) return undefined
  // A pause that is said in another way is no half of each bout.
  if (!pause && OTHER_PAUSE.test(text)) return undefined
  const lengths = [...row.words.matchAll(/\d+/g)].map(({ index, 0: words }) => ({ at: row.from + index, words }))
  const falls = lengths.every(({ words }, at) => at === 0 || Number(words) < Number(lengths[at - 1]?.words))
  if (!falls || !/min|m\b|'/i.test(row.words)) return undefined
  const all = saysRide(text) ? POWERS : PACES
  const [least = 0, most = 0] = ['least', 'most'].map(
    (end) => NAMED[span(end)?.words.toLowerCase().replace(/ /g, '') ?? ''],
  )
  const [low = least, high = most] = ['low', 'high']
    .flatMap((end) => (span(end) ?? span(`${end}2`))?.words ?? [])
    .map(Number)
  if (lengths.length > all.length) return undefined
  // One more begins a step below threshold.
  const steps = lengths.length === all.length ? all : all.slice(1)
  const step = (high - low) / (lengths.length - 1)
  const efforts = low > 0 && high !== low ? lengths.map((_, at) => `${Math.round(low + at * step)}%`) : steps
  const isHalf = !rest && (!pause || /\bhalf /i.test(pause.words))
  // Half of an odd number of minutes is said in seconds only where halves were asked for.
  const own = (words: string) =>
    pause && isHalf
      ? `${Number(words) * 30} sec`
      : `${rest?.words ?? (isHalf ? Math.round(Number(words) / 2) : words)} ${seconds ? 'sec' : 'min'}`
  const unsaid =
    rest && !seconds && !/min|'/i.test(pause?.words ?? '')
      ? { tell: `No unit was said at “${rest.words}”, so minutes.` }
      : {}
  const bouts = lengths.flatMap(({ at, words }, index): Piece[] => [
    ...(index > 0 ? [', '] : []),
    { words, for: { from: at, to: at + words.length }, ...(index === 0 ? unsaid : {}) },
    ' min at ',
    { words: efforts[index] ?? '', for: how, ...(index === 0 && efforts === steps ? { tell: HARDER } : {}) },
    ...(index < lengths.length - 1 ? [`, ${own(words)} easy`] : []),
  ])
  return ['1x(', ...bouts, ')', ...(where ? [where] : [])]
}

const EACH_LEG = 'Each leg turns alone so often: it was counted twice.'
const ONE_LEG = 'How hard a single leg turns was not said, so easy.'
// Of a bout without a unit: fewer are minutes (our choice).
const LEAST_SECONDS = 15
const OTHER = /\b(?:run\w*|jog\w*|swim\w*|brick)\b/i
const HARD = /\b(?:intervals?|tempo|threshold|hard|fast|vo2\w*|hills?|ftp|sweet ?spot|z[3-7]|every|last)\b|[%@x×]/i
const EASY = /\b(?:easy|ez|calm|chill|relaxed|steady|endurance|gentle|z[12]|aerobic|base|long)\b/i
const SPORT = /\b(?:bike|bicycle|ride|turbo|trainer|zwift|cycling)\b/i
const IN_THE_MIDDLE = 'When they come was not said: in the middle, three minutes apart.'
const MINUTES_OF_EACH = 3
const LEAST_AROUND = 10
const POWERS = ['95%', '100%', '105%', '110%', '115%', '120%']
const PACES = ['marathon pace', 'half marathon pace', '10k pace', '5k pace', '3k pace', 'mile pace']
const NAMED: Readonly<Record<string, number>> = {
  tempo: 83,
  sweetspot: 92,
  threshold: 100,
  vo2: 115,
  vo2max: 115,
  anaerobic: 130,
}
const OTHER_PAUSE = /\b(?:rests?|recover\w*|between|btw|btwn)\b/i
const HARDER = 'How much harder each one is was not said: step by step, from about threshold.'
