import { isRepeat } from '../../workout/stored-entry.ts'
import { describeLength } from '../request/describe.ts'
import type { Inferred } from '../result.ts'
import type { Facts } from './facts.ts'
import { told, wordsOf } from './told.ts'

/** Ends that lie within the length of the whole, and a type that is only a part of it: both are easily meant otherwise. */
export function tellWithin({ sentence, understood: { asked, found, inferred, workout } }: Facts): Inferred[] {
  const total = found.find(({ field }) => field === 'durationValue')
  const isSumTold = inferred.some(({ field }) => field === 'durationValue')
  if (!total || workout || isSumTold || asked.set || asked.mainSet) return []
  const end = found.find(({ field }) => field === 'warmup' || field === 'cooldown')
  if (end) {
    const because = `“${wordsOf(end, sentence)}” is a part of the ${total.reading}: write “plus” if it comes on top.`
    return WITHIN.test(sentence) ? [] : [{ field: 'durationValue', reading: total.reading, because }]
  }
  const isTold = inferred.some(({ because }) => because.includes('the warm-up'))
  if (isTold || !asked.workoutType || !PARTIAL.has(asked.workoutType)) return []
  const because = 'Warm-up, easy parts and cool-down are within: write each part out for another share.'
  return [{ field: 'durationValue', reading: total.reading, because }]
}

/** Strides that are said beside the length of an easy run, "20 min easy plus 4 strides", and lie within it. */
export function tellStridesWithin({ sentence, understood: { asked, found, workout } }: Facts): Inferred[] {
  const [total, strides] = ['durationValue', 'strides'].map((field) => found.find((one) => one.field === field))
  if (!total || !strides || workout || asked.set || asked.mainSet || total.from > strides.from) return []
  if (!ON_TOP.test(sentence.slice(total.to, strides.from))) return []
  const because = `“${wordsOf(strides, sentence)}” lie within the ${total.reading}: write their length, such as 4x20 s strides, if they come on top.`
  return [{ field: 'strides', reading: strides.reading, because }]
}

const ON_TOP = /(?:[+&]|\b(?:plus|then|and|followed by))(?: \w+)? ?$/i

/** A part that is shorter than it is written, for the figure is that of the whole: "50 min easy and 4 strides". */
export function tellShortened({ sentence, written, understood: { asked, found, workout } }: Facts): Inferred[] {
  const { durationType, durationUnit, durationValue } = asked
  if (!workout || durationType !== 'time' || !durationUnit || durationValue === undefined || PART_OF.test(sentence))
    return []
  const whole = describeLength({ durationType, durationUnit, durationValue })
  return found.flatMap((one) => {
    const isWhole = written.some(
      ({ from, to, readings }) =>
        from >= one.from &&
        to <= one.to &&
        readings.every(({ value, counted }) => counted === 'seconds' && value === durationValue * 60),
    )
    const isShorter =
      one.field === 'mainSet' &&
      isWhole &&
      /^\d/.test(one.reading) &&
      !/[×,]/.test(one.reading) &&
      !one.reading.startsWith(whole)
    return isShorter
      ? [told('mainSet', one.reading, one, sentence, 'is the length of the whole, so this part is shorter.')]
      : []
  })
}

const PART_OF =
  /\b(?:last|first|final|middle|incl\w*|(?<!finish )(?<!end )(?:with|w)|of which|in the|within|every|remain\w*|in all|total)\b/i
const PARTIAL = new Set<string>(['tempo', 'threshold', 'sweet spot'])
const WITHIN = /\b(?:incl\w*|of which|total|in all|altogether|within|overall)\b/i

/** A count behind a row of lengths, "1k, 500, 250. x4": of the last part or of all is not said. */
export function tellCounts({ sentence, written, entries, isNamed }: Facts): Inferred[] {
  const last = LAST_COUNT.exec(sentence)
  const count = Number(last?.groups?.behind ?? last?.groups?.before)
  if (!last || isNamed({ from: last.index, to: last.index + last[0].length })) return []
  const row = written.filter(
    ({ to, readings }) => to <= last.index && readings.every(({ counted }) => LENGTHS.has(counted)),
  )
  const isParted = (sentence.slice(0, last.index).match(/[,;+]/g)?.length ?? 0) >= MIN_ROW - 1
  // "repeat 4 times", "all x 4"
  const isOfAll = OF_ALL.test(sentence.slice(0, last.index))
  // "run 1 min walk 2 min, 8 times"
  const isOfPair = /\bwalk/i.test(sentence.slice(0, last.index))
  const isOfRow =
    isOfPair ||
    entries.some((entry) => isRepeat(entry) && entry.repeat.count === count && entry.repeat.steps >= MIN_ROW)
  if (row.length < MIN_ROW || !isParted || isOfAll || isOfRow || !entries.some(isRepeat)) return []
  const because = `“${last[0]}” was read as of the last part: write ${count}x(…) around all that is done so often.`
  return [{ field: 'mainSet', reading: 'Count', because }]
}

// "10s sprint, x4", "10s sprint, x4 w 6 min easy"
const LAST_COUNT =
  /(?<=[\s\d.,;:)\p{L}])(?:[x×] ?(?<behind>\d{1,2})|(?<before>\d{1,2}) ?(?:x|×|times))(?: on (?:the )?\p{L}+)?(?:[.!]?$|(?<=[,;] ?[x×] ?\d{1,2})(?=,? (?:w\/?|with|off|r|rest) ?\d[^,;]*$))/iu
const LENGTHS = new Set<string>([
  'seconds',
  'kilometers',
  'miles',
  'meters',
  'metres of many',
  'yards',
  'number',
  'bare',
])
const OF_ALL = /\b(?:repeat\w*|all|everything|the lot|whole (?:set|thing)|done)(?: of (?:it|that|this))? $/i
const MIN_ROW = 3
