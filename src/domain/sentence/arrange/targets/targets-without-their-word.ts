import type { Phrase } from '../phrase.ts'

const TIME = '\\d{1,2} ?(?:minutes|mins?|m|\'|seconds|secs?|s|")'

/** Targets without their sign or unit: over-unders in bare figures, a heart rate behind a set, a range of paces. */
export const targetsWithoutTheirWord: readonly Phrase[] = [
  {
    // "3x9min o/u 1min 108 2min 94"
    needs: ['/', 'ou', 'ous', 'over', 'overunder', 'overunders', 'unders', 'under'],
    pattern: new RegExp(
      `(?<=\\b(?:o ?/ ?u|ou|over[- /]?unders?)s?\\b[^;\\n]*?)(?<one>${TIME}) ?(?:@ ?|at )?(?<high>\\d{2,3})(?<unit> ?(?:%|w|watts))?(?<sign> ?[,/+] ?| and | then | )(?<two>${TIME}) ?(?:@ ?|at )?(?<low>\\d{2,3})(?<unit2> ?(?:%|w|watts))?(?![\\d.:a-z%/]| ?(?:${TIME.slice('\\d{1,2} ?'.length)}|x)\\b)`,
      'di',
    ),
    by: (span) => {
      const [one, high, two, low] = ['one', 'high', 'two', 'low'].map(span)
      if (!one || !high || !two || !low || (span('unit') && span('unit2'))) return undefined
      const figures = [Number(high.words), Number(low.words)]
      const isPercents = figures.every((figure) => figure >= MIN_PERCENT && figure <= MAX_PERCENT)
      const isWatts = figures.every((figure) => figure > MAX_PERCENT && figure <= MAX_WATTS)
      if (!isPercents && !isWatts) return undefined
      const unit = isPercents ? '%' : 'w'
      const tell = `No unit was said at “${high.words}” and “${low.words}”, so ${isPercents ? '% of your FTP' : 'watts'}.`
      return [
        ...[one, ' @ ', { words: `${high.words}${unit}`, for: high, tell }],
        ...[' ', two, ' @ ', { words: `${low.words}${unit}`, for: low }],
      ]
    },
  },
  {
    // "2x20 HR 155-160": no hours.
    needs: ['hr'],
    pattern:
      /(?<=\d ?x ?)(?<bout>\d{1,3}(?: ?(?:minutes|mins?|'))?),? (?<hr>hr)(?= ?:? ?(?:9\d|1\d\d|2[01]\d)(?![\d:%]))/di,
    by: (span) => {
      const [bout, hr] = [span('bout'), span('hr')]
      return bout && hr && [{ words: `${bout.words} at hr`, for: { from: bout.from, to: hr.to } }]
    },
  },
  {
    // "2x3000 at 4:15-4:20": nobody runs them in that time.
    needs: [':'],
    pattern:
      /(?<=\d ?x ?(?<length>\d{1,5}(?:\.\d)?) ?(?<unit>km?|m)? ?(?:run |running )?(?:(?:@|at|in) ?(?:tempo |pace )?|(?:tempo|pace):? ))(?<low>\d:[0-5]\d)(?<sign> ?- ?)(?<high>\d:[0-5]\d)(?! ?(?:\/|per|pace|min|km|mi|k\b|a )|[\d:])/di,
    by: (span, _, text) => {
      const [length, low, sign, high] = [span('length'), span('low'), span('sign'), span('high')]
      if (!length || !low || !sign || !high || SWUM.test(text)) return undefined
      const unit = span('unit')?.words.toLowerCase() ?? 'm'
      const metres = Number(length.words) * (unit.startsWith('k') ? 1000 : 1)
      const isTooFast = secondsOf(high.words) / metres < FASTEST
      const isPace = secondsOf(low.words) >= MIN_PACE
      return metres >= MIN_METRES && isTooFast && isPace ? [low, sign, high, '/km'] : undefined
    },
  },
  {
    // "6x400m @85sec rest 90sec": the time of each, and not the rest.
    needs: ['@', 'at', 'in'],
    pattern:
      /(?<=\d ?x ?\d{2,4} ?m? ?)(?<word>@|at|in) ?(?<time>\d{2,3}) ?(?:seconds|secs?|s|")(?<gap>,? )(?=(?:rest|pause|pauze|r|recovery|rec) ?[:=]? ?\d)/di,
    as: '{word=in} {time} secs, ',
  },
  {
    // "3x10min at marathonpace", "5x1k @ thresholdpace"
    needs: [
      ...['marathonpace', 'halfmarathonpace', 'racepace', 'thresholdpace', 'tempopace', 'recoverypace', 'easypace'],
      ...['marathontempo', 'halfmarathontempo', 'racetempo', 'ktempo', 'tempo', 'goalpace'],
    ],
    pattern:
      /\b(?:(?<half>half(?=marathon))?(?<name>marathon|race|threshold|tempo|recovery|easy|goal)(?<glued>pace)|(?<half2>half[- ]?)?(?<race>marathon|race|(?:3|5|10|15) ?k(?:m)?)[- ]?(?<tempo>tempo))\b(?! (?:run|ride|session|workout))/di,
    by: (span, _, text) => {
      const [half, name, glued] = [span('half') ?? span('half2'), span('name'), span('glued')]
      const [race, tempo] = [span('race'), span('tempo')]
      if (name && glued) return [...(half ? [half, ' '] : []), name, ' ', glued]
      // "10k tempo" is a run of ten kilometres.
      const isAimed = race && /(?:@|\b(?:at|in|on)) ?$/i.test(text.slice(0, (half ?? race).from))
      if (!race || !tempo || (!isAimed && !/^(?:marathon|race)$/i.test(race.words))) return undefined
      return [...(half ? [{ words: 'half ', for: half }] : []), race, { words: ' pace', for: tempo }]
    },
  },
]

function secondsOf(clock: string): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return minutes * 60 + seconds
}

const MIN_METRES = 1400
// In seconds for each metre: the world's best hold less over such bouts.
const FASTEST = 0.14
// In seconds for a kilometre (our choice).
const MIN_PACE = 150
const MIN_PERCENT = 75
const MAX_PERCENT = 135
const MAX_WATTS = 500
const SWUM = /\b(?:swim\w*|pool|free|kick|pull|drill|css|bike|ride|row\w*|erg)\b/i
