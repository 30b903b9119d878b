import { END, type Entry, sticky } from './entries.ts'
import type { Part } from './parts.ts'
import { bestAims, hasMeaning, type Sayings } from './sayings.ts'
import { distanceOf, milesOf, type Range } from './words.ts'

const RANGE = String.raw`\d{1,2}(?: ?(?:-|–|to|thru|through) ?(?:m(?:ile)?s? ?)?\d{1,2})?`
const UNIT = String.raw`(?:(?<mile>miles?|mi\.?|m(?= ?\d))|(?<kilometre>kms?|km's|k's|ks|kilomet(?:er|re)s?))`

/** "M6-10 and M14-18", "miles 3, 6 and 9": stretches by their numbers. */
export const numberedStretches: readonly Entry[] = [
  {
    form: sticky(
      String.raw`(?:in |for |over |on |during |from )?${UNIT} ?(?<ranges>${RANGE}(?:(?: ?[,&+/] ?| )(?:and |& )?(?:miles?|kms?|k's|m)? ?${RANGE})*)(?![\d:.,%/]\d| ?(?:[x×%]|mins?|secs?|s\b|km?\b|mi\b|miles|reps))${END}`,
    ),
    read: ({ mile, ranges = '' }) => {
      const all = [...ranges.matchAll(new RegExp(RANGE, 'gi'))].map(([range]): Range => {
        const [first = 0, last = first] = (range.match(/\d+/g) ?? []).map(Number)
        return [first, last]
      })
      const isInOrder = all.every(([first, last], at) => first > (all[at - 1]?.[1] ?? 0) && last >= first)
      return isInOrder ? { kind: 'numbered', ranges: all, unit: mile ? 'mi' : 'km' } : undefined
    },
  },
]

/** Gives stretches of a length what is said of them; false if it is another length, or more is said. */
export function pickNumbered(whole: Part, { numbered, aims, details, isEasy, ...said }: Sayings): boolean {
  const [length, ...more] = whole.lengths
  const unit = / mi$/.test(length?.words ?? '') ? 'mi' : 'km'
  const isMore = hasMeaning({ ...said, aims: [], details: [], isEasy: false }) || said.isChanging || said.hasUnknown
  const own = aims.length > 0 ? bestAims(aims) : isEasy ? [{ words: 'easy' }] : []
  if (!numbered || !length || length.in !== 'm' || more.length > 0 || whole.isCounted || isMore) return false
  if (numbered.unit !== unit || own.length !== 1 || whole.end) return false
  const of = unit === 'mi' ? milesOf : (count: number) => distanceOf(count * 1000)
  for (const [first, last] of numbered.ranges) {
    const span = { from: whole.from, to: whole.to }
    const start = of(first - 1).size
    whole.picks.push({ ...span, pick: 'numbered', start, length: of(last - first + 1), aims: own, details })
  }
  return true
}
