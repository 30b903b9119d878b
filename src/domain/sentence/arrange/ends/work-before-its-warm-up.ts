import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const UNIT = "(?:km?|m|metres|meters|y|yds?|yards|miles?|mi|mins?|minutes|')"
const WARM_UP = '(?:warm(?:ing)?[- ]?up|wu|w\\/u)'
const OF_WARM_UP = `(?:(?:an? )?(?<before>\\d{1,4}) ?(?<unit>${UNIT})? ?(?:easy )?${WARM_UP}|${WARM_UP} (?:of )?(?<behind>\\d{1,4}) ?(?<unit2>${UNIT})?)(?![\\w:])`
const WITHIN =
  ' ?\\(?(?:with|w\\/?|incl(?:uding)?|including) (?<set>(?<times>\\d{1,2}) ?x ?(?<bout>\\d{2,3}) ?(?<how>build|drills?|kick|pull|fast|pick[- ]?ups?)?)\\)?(?<in> (?:in|within|of) (?:it|that|them))?(?![\\w:])'

/** Work that is said before its warm-up, "750 hard, after 300 warm up", and sets within a warm-up, "wu 600 with 4x50 build in it". */
export const workBeforeItsWarmUp: readonly Phrase[] = [
  {
    needs: ['warm', 'warming', 'warmup', 'warmingup', 'wu', 'w'],
    pattern: new RegExp(
      `(?<![\\dx:.@/-] ?|\\b(?:last|first|final) )\\b(?<far>\\d{2,5}(?:\\.\\d)? ?${UNIT}?|\\d(?:\\.\\d)? ?${UNIT})(?<where> (?:swim|run|ride))?,? (?:at )?(?<effort>hard|fast|max|all[- ]out|flat[- ]out|time[- ]trial|tt)(?: effort| pace)?(?<place> (?:run|ride|swim|bike)\\b| (?:in (?:the |a )?pool|on (?:the )?(?:turbo|bike|track|trainer)))?(?:,|;|\\.)? (?:(?:after|following|with|w\\/?|plus|and) )?${OF_WARM_UP}(?:${WITHIN})?(?: (?:first|before|beforehand))?(?=[,;.]| (?:then|cd)\\b| ?$)`,
      'di',
    ),
    by: (span, all, text) => {
      const [far, where, effort, place] = ['far', 'where', 'effort', 'place'].map(span)
      const isTrial = /^(?:time.trial|tt)$/i.test(effort?.words ?? '')
      if (!far || !effort || (isTrial && !isSwim(text))) return undefined
      return [
        ...(where ? [where, ' '] : place ? [place, ' '] : []),
        ...warmUp(span, all, text),
        ', ',
        far,
        ' ',
        isTrial || /out/i.test(effort.words) ? { words: isSwim(text) ? 'max' : 'z5', for: effort } : effort,
      ]
    },
  },
  {
    needs: ['warm', 'warming', 'warmup', 'warmingup', 'wu', 'w'],
    pattern: new RegExp(`(?<![\\dx.@/-] ?|:)${OF_WARM_UP}${WITHIN}`, 'di'),
    by: (span, all, text) => (isSaidWithin(span, all, text) ? warmUp(span, all, text) : undefined),
  },
]

/** A set within a warm-up in minutes, wherever it is said: it comes before all others. */
export const openersOfWarmUps: readonly Phrase[] = [
  {
    // "5x5 @ 115%, 5 off, cd 15, wu 20 w 3x1 openers", "wu 15 w 3x1 min hard, 5x5 @ 115%"
    needs: ['warm', 'warming', 'warmup', 'wu', 'w'],
    pattern: new RegExp(
      `^(?<main>.*?\\d ?x ?\\d.*?[,;.] ?|[^\\d]*)(?:(?:\\b${WARM_UP}:? (?:of )?(?<whole>\\d{1,2})|(?<whole2>\\d{1,2})(?: ?(?:mins?|minutes|'))? ${WARM_UP})(?: ?(?:mins?|minutes|'))?),? \\(?(?:with|w\\/?|inc\\w*) (?<set>(?<times>[2-8]) ?x ?(?<bout>\\d{1,2}) ?(?<unit>mins?|minutes|'|s|secs?|seconds)? ?(?<what>openers?|hard|fast|efforts?|surges?|bursts?|builds?|spin[- ]?ups?))\\)?(?![a-z]| ?(?:@|at|with|w\\/|off|on)\\b)(?<behind>.*)$`,
      'dis',
    ),
    by: (span, _, text) => {
      const [main, behind, set, times, bout, what] = ['main', 'behind', 'set', 'times', 'bout', 'what'].map(span)
      const whole = span('whole') ?? span('whole2')
      if (!main || !behind || !set || !times || !bout || !what || !whole || isSwim(text)) return undefined
      // A warm-up alone, with all that is done.
      if (!/\d/.test(main.words + behind.words)) return undefined
      const isSeconds = /^s/i.test(span('unit')?.words ?? '') || (!span('unit') && Number(bout.words) >= LEAST_SECONDS)
      const easy = isSeconds ? 60 - Math.min(Number(bout.words), 30) : 60 * Number(bout.words)
      const seconds = Number(times.words) * (Number(bout.words) * (isSeconds ? 1 : 60) + easy)
      const left = Number(whole.words) - Math.ceil(seconds / 60)
      if (left < LEAST_LEFT) return undefined
      const length = isSeconds ? `${bout.words}s` : `${bout.words} min`
      const tell = `“${set.words}” lie within the ${whole.words} min of the warm-up.`
      return [
        ...(/\d/.test(main.words) ? [] : [main]),
        { words: `${left} min warm up, `, for: whole, tell },
        // What is counted or said again behind them is not of the warm-up.
        { words: `${times.words}x(${length} ${effortOf(what.words)}, ${easy}s easy) warm up`, for: set },
        ...(/\d/.test(main.words)
          ? ['; ', main, behind]
          : ['; ', { ...behind, from: behind.from + leadOf(behind.words) }]),
      ]
    },
  },
]

/** How long the mark or the word is that joins words to those before them. */
function leadOf(words: string): number {
  return /^\s*[,;.]?\s*(?:(?:and )?then )?/i.exec(words)?.[0].length ?? 0
}

function effortOf(what: string): string {
  if (/^spin/i.test(what)) return 'easy at 110 rpm'
  return /^build/i.test(what) ? 'at threshold' : 'hard'
}

// In minutes; of a bout without a unit, fewer are minutes (our choice).
const LEAST_LEFT = 3
const LEAST_SECONDS = 10

/** Whether a set lies in its warm-up: "wu 20 incl 2x100", "with 4x50 in it"; in a swim any, "500 wu w 4x50 build". */
function isSaidWithin(span: SpanOf, all: string, text: string): boolean {
  return span('in') !== undefined || /\bincl/i.test(all) || isSwim(text)
}

/** A warm-up before what is done last in it; beside it, if they are not said to be within. */
function warmUp(span: SpanOf, all: string, text: string): Piece[] {
  const [figure, unit] = [span('before') ?? span('behind'), span('unit') ?? span('unit2')]
  const [set, times, bout] = ['set', 'times', 'bout'].map(span)
  if (!figure) return []
  const left = Number(figure.words) - Number(times?.words) * Number(bout?.words)
  const isWithin = isSaidWithin(span, all, text) && left > 0
  const long = isWithin
    ? { words: `${left}`, for: figure, tell: `“${set?.words}” lie within the ${figure.words} of the warm-up.` }
    : figure
  return [long, ...(unit ? [' ', unit] : []), ' warm up', ...(set ? [', ', set, isWithin ? ' warm up' : ''] : [])]
}
