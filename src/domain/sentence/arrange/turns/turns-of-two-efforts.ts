import type { Phrase } from '../phrase.ts'

const LENGTH = '\\d{1,4}(?:\\.\\d)? ?(?:km?|miles?|mi|mins?|minutes?|m|\'|secs?|seconds|s|")'
const EASY = '(?:easy pace|recovery pace|steady|relaxed|slow|endurance(?: pace)?|z(?:one )?[12])'
const RACE = '(?:1500m?|3k|5k|10k|half(?: marathon)?|hm|marathon|m|t|lt|tempo|threshold|race|goal|interval|css)'
const EFFORT = `(?:@ ?|at |in )?(?:${EASY}|${RACE} (?:race )?(?:pace|effort)|tempo|threshold|lt|ftp|sweet ?spot|sst|ss|vo2 ?max|vo2|hmp|mp|hard|fast|all out|max effort|css|z(?:one )?[3-7])`

/** Work and easier work by turns without brackets: "6x 1 km @ MP / 1 km steady", "4 rounds of 2 min z4, 2 min z2". */
export const turnsOfTwoEfforts: readonly Phrase[] = [
  {
    needs: ['x', 'times', 'rounds'],
    pattern: new RegExp(
      `(?<![\\d(]|\\d[.:,])\\b(?<times>\\d{1,2}) ?(?<sign>x|times|rounds of) ?(?<first>${LENGTH}) ?(?<on>${EFFORT})(?<between>,? ?(?:/|and|&)? ?)(?<second>${LENGTH}) ?(?<off>${EFFORT})(?= ?(?:$|[,.;\\n]|then\\b|followed\\b))`,
      'dgi',
    ),
    by: (span) => {
      const [times, first, on, second, off] = ['times', 'first', 'on', 'second', 'off'].map(span)
      const [sign, between] = [span('sign'), span('between')]
      if (!times || !sign || !first || !on || !between || !second || !off) return undefined
      // "6x3 min z5, 3 min z1", "5x1 min fast / 1 min slow" have rests.
      const isEased = /(?:fast|z(?:one )?\d) .*(?:slow|z(?:one )?1)$/i.test(`${on.words} / ${off.words}`)
      const isRest = isEased && measure(second.words).isTime
      if (isRest && sign.words.toLowerCase() !== 'rounds of') return undefined
      // "4x5 min tempo, 10 min z2", "3x8 min hard, 2 min z4": a part of its own behind the set.
      const isApart = between.words.includes(',') && sign.words.toLowerCase() !== 'rounds of'
      if (isApart && !(IS_EASY.test(off.words) && isNoLonger(second.words, first.words))) return undefined
      return [times, 'x(', first, ' ', on, ', ', second, ' ', off, ')']
    },
  },
]

const IS_EASY = new RegExp(EASY, 'i')

/** Whether a length is at most as long as another in the same unit, or a rest by its time. */
function isNoLonger(length: string, bout: string): boolean {
  const [own, other] = [length, bout].map(measure)
  if (own?.isTime && own.value <= MAX_REST_SECONDS) return true
  return own !== undefined && other !== undefined && own.isTime === other.isTime && own.value <= other.value
}

// Our choice.
const MAX_REST_SECONDS = 180

/** Seconds, or metres. */
function measure(length: string): { isTime: boolean; value: number } {
  const [value = 0, unit = ''] = [Number.parseFloat(length), length.replace(/[\d. ]+/, '').toLowerCase()]
  if (unit.startsWith('k')) return { isTime: false, value: value * 1000 }
  if (/^mi(?:les?)?$/.test(unit)) return { isTime: false, value: value * 1609 }
  if (unit === 'm') return { isTime: false, value }
  return { isTime: true, value: /^(?:s|")/.test(unit) ? value : value * 60 }
}
