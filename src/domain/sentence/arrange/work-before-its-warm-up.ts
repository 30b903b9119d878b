import type { Piece } from './arranged.ts'
import type { Phrase, SpanOf } from './phrase.ts'
import { isSwim } from './swims/is-swim.ts'

const UNIT = "(?:km?|m|metres|meters|yds?|yards|miles?|mi|mins?|minutes|')"
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
    by: (span, _, text) => {
      const [far, where, effort, place] = ['far', 'where', 'effort', 'place'].map(span)
      const isTrial = /^(?:time.trial|tt)$/i.test(effort?.words ?? '')
      if (!far || !effort || (isTrial && !isSwim(text))) return undefined
      return [
        ...(where ? [where, ' '] : place ? [place, ' '] : []),
        ...warmUp(span),
        ', ',
        far,
        ' ',
        isTrial || /out/i.test(effort.words) ? { words: isSwim(text) ? 'max' : 'z5', for: effort } : effort,
      ]
    },
  },
  {
    needs: ['warm', 'warming', 'warmup', 'warmingup', 'wu', 'w'],
    pattern: new RegExp(`(?<![\\dx:.@/-] ?)${OF_WARM_UP}${WITHIN}`, 'di'),
    by: (span, all) => (span('in') || /\bincl/i.test(all) ? warmUp(span) : undefined),
  },
]

/** A warm-up before what is done last in it; beside it, if they are not said to be within. */
function warmUp(span: SpanOf): Piece[] {
  const [figure, unit] = [span('before') ?? span('behind'), span('unit') ?? span('unit2')]
  const [set, times, bout] = ['set', 'times', 'bout'].map(span)
  if (!figure) return []
  const left = Number(figure.words) - Number(times?.words) * Number(bout?.words)
  const isWithin = span('in') !== undefined && left > 0
  const long = isWithin
    ? { words: `${left}`, for: figure, tell: `“${set?.words}” lie within the ${figure.words} of the warm-up.` }
    : figure
  return [long, ...(unit ? [' ', unit] : []), ' warm up', ...(set ? [', ', set] : [])]
}
