import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const BARE = '(?:[5-9]|[1-5]\\d) (?:at |in )?(?:easy|ez|steady|tempo|threshold|hard|fast|z[1-5])'

const FIGURES = /(?<!\b(?:z|zone|rpe) ?|[\d.-])\d{1,3}(?![\d.-])/gi

/** Figures of runs and rides without the unit or the sign that says what they are: "10x:30", "1 2 3 4 3 2 1 hard", "14 w 10 @ 8:30". */
export const bareFigures: readonly Phrase[] = [
  {
    // "10x:30 hill sprints", "8x:30/:30"
    needs: [':'],
    pattern: /(?<=(?<![\d:.])\d{1,2} ?x):(?<work>[1-9]\d)(?![\d:])(?:(?<sign> ?\/ ?):(?<easy>[1-9]\d)(?![\d:]))?/di,
    by: (span) => {
      const [work, sign, easy] = [span('work'), span('sign'), span('easy')]
      return work && [work, 's', ...(sign && easy ? [sign, easy, 's'] : [])]
    },
  },
  {
    // "jog 10, run 15 mod, jog 5 (minutes)": the unit of all lengths is said behind them.
    needs: ['min', 'mins', 'minutes'],
    pattern: /^(?<row>[^();x@%/:]*\d[^();x@%/:]*?),? ?\((?:all )?(?:in )?(?:mins?|minutes)\)[.!]?$/di,
    by: (span, all) => {
      const words = span('row')?.words ?? ''
      if (/\d ?(?:mins?|minutes|km?|miles?|mi|m|w)\b/i.test(words)) return undefined
      return [{ words: words.replace(FIGURES, '$& min'), for: { from: 0, to: all.length } }]
    },
  },
  {
    // "bike 15 easy, 6x30s hard, 15 easy": as long as the warm-up, or shorter than a rest of such bouts.
    needs: ['easy', 'ez'],
    pattern:
      /^(?<head>(?:[a-z]+:? ){0,3})(?<first>\d{1,2})(?<unit> ?(?:mins?|minutes))?(?<how> (?:easy|ez|wu|warm[- ]?up)\b[^\d;\n]*?)(?<set>\d{1,2} ?x ?\d{1,4} ?(?:m|km?|(?<seconds>s|secs?|seconds?)|mins?|minutes?|')?(?![a-z\d])[^\d;\n]*?)(?<=[,+] ?|then )(?<length>\d{1,2})(?<easy> (?:easy|ez))(?=,?(?: (?:on the )?(?:bike|turbo|ride|run))?[.!]?$)/di,
    by: (span, _, text) => {
      const [head, first, how, set, length, easy] = ['head', 'first', 'how', 'set', 'length', 'easy'].map(span)
      if (!head || !first || !how || !set || !length || !easy || isSwim(text)) return undefined
      const isShort = span('seconds') !== undefined && Number(length.words) <= MOST_BEFORE_RESTS
      if (!isShort && length.words !== first.words) return undefined
      return [head, first, span('unit') ?? ' min', how, set, length, { words: ' min cool down', for: easy }]
    },
  },
  {
    // "turbo: 20 easy 6x20sec flat out": minutes, before bouts of seconds as well.
    needs: ['easy', 'ez'],
    pattern:
      /(?<=^(?:(?:bike|ride|run|jog|turbo|trainer|treadmill|cycling|running|on|the|session)[,:]? )*)(?<length>[1-4]\d)(?<easy> (?:easy|ez))\b(?=[ ,+&]*(?:then |and )?\d{1,2} ?x ?\d{1,3} ?(?:s|secs?|seconds?|mins?|minutes?|'|")(?![a-z]| ?(?:strides|pick)))/di,
    by: (span) => {
      const [length, easy] = [span('length'), span('easy')]
      const tell = `“${length?.words}” was read as minutes of warm-up.`
      return length && easy && [length, { words: ' min easy warm up', for: easy, tell }]
    },
  },
  {
    // "run: 15 easy, 8 hard, 10 steady": in kilometres hardly anybody runs so far.
    needs: ['easy', 'ez', 'steady', 'tempo', 'threshold', 'hard', 'fast', 'z'],
    pattern: new RegExp(
      `^(?<head>(?:(?:easy|long|tempo)? ?(?:run|running)[,:]? )?)(?<row>${BARE}(?:(?:,| ?[;/+])? ?(?:then |and )?${BARE}){2,5})(?=,?(?: (?:long )?run(?:ning)?)?[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [head, row] = [span('head'), span('row')]
      const figures = row?.words.match(/(?<![a-z])\d+/gi)?.map(Number) ?? []
      const sum = figures.reduce((all, figure) => all + figure, 0)
      if (!head || !row || sum < MIN_SUM_OF_MINUTES || RACED.test(row.words)) return undefined
      const ends = [...row.words.matchAll(/(?<![a-z])\d+/gi)].map(({ index, 0: figure }) => index + figure.length)
      const inMinutes = [0, ...ends].flatMap((end, at): Piece[] => [
        { from: row.from + end, to: row.from + (ends[at] ?? row.words.length) },
        ...(at < ends.length ? [' min'] : []),
      ])
      return [head, ...inMinutes]
    },
  },
  {
    // "pyramid on bike 1 2 3 4 5 4 3 2 1 hard, half time recovery"
    needs: ['pyramid', 'ladder', 'fartlek', 'hard', 'equal', 'half'],
    pattern:
      /(?<!(?:[\d:.@x/-]|\b(?:weeks?|days?|zones?|z|rpe|levels?|gears?)) ?)(?:(?<=\b(?:pyramid|ladder|fartlek|hard|equal|half)\b.*)|(?=.*\b(?:hard|fartlek|pyramid|ladder|equal|half)\b))\b(?<row>(?:10|[1-9])(?<sign>, ?|-|\/| )(?:10|[1-9])(?!\d)(?:\k<sign>(?:10|[1-9])(?!\d)){2,})(?!(?:\k<sign>(?:10|[1-9])(?!\d))+ ?(?:mins?|minutes?|')(?! ?(?:rest|easy|jog|walk|rec|spin|off|between|float)))(?! ?(?:x|%|:|\.\d|-|\/|km?\b|m\b|mi|min|s\b|sec|'|"|hours?|hrs?|h\b|times|laps?|\d))/di,
    by: (span, _, text) => {
      const row = span('row')
      const figures = row?.words.match(/\d+/g)?.map(Number) ?? []
      const areRungs = figures.every((one, at) => at === 0 || isStep(one, figures[at - 1] ?? one))
      if (
        !row ||
        figures.length < (/pyramid|ladder|fartlek/i.test(text) ? MIN_RUNGS : MIN_RUNGS + 1) ||
        !areRungs ||
        SWUM.test(text) ||
        /\blaps?\b|\bbreath|\bby \d|\bsec/i.test(text)
      )
        return undefined
      return [row, { words: ' min', for: row, tell: `No unit was said at “${row.words}”, so minutes.` }]
    },
  },
  {
    // "thursday track: 200 400 600 400 200": what stands before it is a heading.
    needs: [':'],
    pattern: /(?<=[a-z])(?<colon>: ?)(?=(?:[1-9]|1\d|20)00m?(?:[ ,/-]+(?:[1-9]|1\d|20)00m?){3})/di,
    by: (span, _, text) => (span('colon') && !SWUM.test(text) ? [' '] : undefined),
  },
  {
    // "14 w 10 @ 8:30 pace": a figure before what it holds, and no watts.
    needs: ['w'],
    pattern:
      /(?<=^(?:(?:easy|long|run|ride|bike|lr) )*)(?<whole>\d{1,3})(?<with> w )(?=\d{1,3} ?(?:miles?|mi|km?|mins?|minutes)? ?(?:@|at\b))/di,
    as: '{whole}{with= with }',
  },
  {
    // "base miles 7 @ MAF 138", "easy miles: 6"
    needs: ['miles', 'km', 'kms'],
    pattern:
      /(?<!\d ?)\b(?<kind>(?:base|easy|steady|recovery|aerobic) )(?<unit>miles|kms?):? (?<length>\d{1,2})(?= ?(?:@|at\b|,|$))/di,
    as: '{length} {unit} {kind}',
  },
  {
    // "brick 2x(15 bike 5 run)": a part of each sport, in minutes.
    needs: ['('],
    pattern:
      /(?<=\()(?<one>\d{1,3})(?<unit> ?(?:mins?|minutes|km?|miles?|mi|m|'))? ?(?<first>(?:on the )?(?:bike|ride|run|jog|spin|cycle)\b[^\d(),;+/]{0,20}?)(?<sign> ?[,+/] ?| (?:and |then |& )?)(?<other>\d{1,3})(?<unit2> ?(?:mins?|minutes|km?|miles?|mi|m|'))? ?(?=(?:on the )?(?:bike|ride|run|jog|spin|cycle)\b)/di,
    by: (span) => {
      const [one, first, other] = [span('one'), span('first'), span('other')]
      if (!one || !first || !other) return undefined
      const isRun = /run|jog/i
      const [unit, unit2] = [span('unit'), span('unit2')]
      if (!isRun.test(first.words) && unit && unit2 && span('sign')?.words.trim()) return undefined
      const inMinutes = (figure: { from: number; to: number; words: string }): Piece => ({
        words: ' min',
        for: figure,
        tell: `No unit was said at “${figure.words}”, so minutes.`,
      })
      return [one, unit ?? inMinutes(one), ' ', first, ', ', other, unit2 ?? inMinutes(other), ' ']
    },
  },
]

// In seconds as short as no rest of such bouts (our choice).
const MOST_BEFORE_RESTS = 10

// In kilometres as far as a long run, with hard ones among them (our choice).
const MIN_SUM_OF_MINUTES = 23
const RACED = /\b(?:mp|hmp?|marathon|\d{1,2}k)\b/i

/** Whether two figures can follow one another in a ladder. */
function isStep(one: number, before: number): boolean {
  return Math.abs(one - before) <= MAX_STEP
}

const MIN_RUNGS = 4
const MAX_STEP = 2
const SWUM = /\b(?:swim|swum|pool|free|fr|kick|pull|drill|breast|back(?:stroke)?|fly|im|css|yds?|scm|lcm)\b/i
