import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import { isGroup, toGroups, unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { metresOf } from '../../workout/totals.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names pauses of which one or more stand elsewhere: those of a row, "200-400-200 jogs", and of some parts, "30s after the 200s". */
export function findMisplacedPauses(facts: Facts): Check[] {
  if (!LIKE.test(facts.sentence)) return []
  return [...findRowsOfPauses(facts), ...findPausesOfSome(facts), ...findPausesOfEach(facts), ...findLonePauses(facts)]
}

// Most sentences have none of these words.
const LIKE = /\bafter\b|\b(?:jogs|floats|rests|recoveries|recs|walks)\b/i

function findRowsOfPauses({ sentence, steps, isNamed }: Facts): Check[] {
  return placesOf(ROW, sentence).flatMap((one) => {
    const lengths = one.words.match(/\d+/g)?.map(Number) ?? []
    const pauses = steps.filter(isPause)
    const areBuilt = lengths.every((length) => pauses.some((step) => isOfFigure(step, length)))
    return areBuilt || isNamed(one) ? [] : [checkAt(one, ROW_OF_PAUSES)]
  })
}

const ROW = /\d+[mk]?(?: ?[-/] ?\d+[mk]?)+ (?:jogs|floats|rests|recoveries|recs|walks)\b/gi
const ROW_OF_PAUSES = 'These are said to be rests, and not all of them were read so: check them.'

/** "r20 after the 200s, 1 min after the miles" */
function findPausesOfSome({ sentence, entries }: Facts): Check[] {
  if (sentence.search(OF_SOME) < 0) return []
  const steps = unroll(entries)
  return [...sentence.matchAll(OF_SOME)].flatMap(
    ({ index, 0: words, groups: { figure = '', unit = '', named = '' } = {} }) => {
      const seconds = Number(figure) * (/^[m'′’]/i.test(unit) ? 60 : 1)
      const length = NAMES.get(named.toLowerCase()) ?? Number(named)
      const areBuilt = steps.slice(0, -1).every((step, at) => {
        const next = steps[at + 1]
        return isPause(step) || !isOfFigure(step, length) || (next && isPause(next) && next.duration.value === seconds)
      })
      return areBuilt ? [] : [checkAt({ from: index, to: index + words.length }, OF_OTHERS)]
    },
  )
}

const OF_SOME =
  /(?<figure>\d+)\s?(?<unit>s|secs?|seconds?|m|mins?|minutes?|['"’′″])?(?: rest| jog| easy| float)? after (?:the )?(?<named>\d+(?=m?s\b)|ones|twos|threes|fours|fives|halves|miles|quarters)/gi
const NAMES = new Map([
  ['ones', 1],
  ['twos', 2],
  ['threes', 3],
  ['fours', 4],
  ['fives', 5],
  ['miles', 1],
  ['halves', 0.5],
  ['quarters', 0.25],
])
const OF_OTHERS = 'This rest is said of some of the parts, and was not read behind each of them: check the rests.'

/** "r:20 after each 50" of a bracket of 200: four of them, and not one. */
function findPausesOfEach({ sentence, entries, sport, isNamed }: Facts): Check[] {
  if (!sport.inPool || sentence.search(OF_EACH) < 0) return []
  return [...sentence.matchAll(OF_EACH)].flatMap(({ index, 0: words, groups: { figure = '', each = '' } = {} }) => {
    const isOther = toGroups(entries)
      .filter(isGroup)
      .some(({ steps }) => {
        const pauses = steps.filter((step) => isPause(step) && step.duration.type === 'time')
        const own = pauses.filter((step) => isOfFigure(step, Number(figure)))
        const swum = steps
          .filter((step) => !pauses.includes(step))
          .reduce((sum, step) => sum + metresOf(step, sport.id), 0)
        return own.length > 0 && [own, pauses].every(({ length }) => length * Number(each) !== swum)
      })
    const place = { from: index, to: index + words.length }
    return isOther && !isNamed(place) ? [checkAt(place, OF_OTHERS)] : []
  })
}

const OF_EACH =
  /(?<figure>\d+) ?(?:s|secs?|seconds?|m|mins?|minutes?|['"’′″])?(?: rest| ri)? after (?:each|every) (?<each>[1-9]\d?[05])(?: ?m)?\b/gi

/** "3 miles, 2 miles, 1 mile, 3 min jogs": several, where one or none was built. */
function findLonePauses({ sentence, entries, understood: { asked }, isNamed }: Facts): Check[] {
  if (asked.set?.restSeconds !== undefined || sentence.search(SEVERAL) < 0) return []
  const pauses = unroll(entries).filter((step) => isPause(step) || step.target?.zoneNumber === 1)
  return placesOf(SEVERAL, sentence).flatMap((one) => {
    const length = Number.parseFloat(one.words)
    const built = pauses.filter((step) => isOfFigure(step, length))
    return built.length > 1 || isNamed(one) ? [] : [checkAt(one, SEVERAL_PAUSES)]
  })
}

const SEVERAL =
  /(?<![-/,.:\d])\d+(?: ?(?:s|secs?|seconds?|m|mins?|minutes?|['"’′″]))? (?:easy )?(?:jogs|floats|rests|recoveries|recs|walks)\b/gi
const SEVERAL_PAUSES = 'Several of these are said, and no more than one was read: check the rests.'

function isPause({ intensity }: Step): boolean {
  return intensity === 'rest' || intensity === 'recovery'
}

/** Whether a step is as long as a figure says, in its own unit or in metres. */
function isOfFigure({ duration: { type, unit, value } }: Step, figure: number): boolean {
  if (type === 'time') return value === figure || value === figure * 60
  return value === figure || toMetres(value, unit as DistanceUnit) === figure
}
