import { toMetres } from '../../units/distance.ts'
import { totalsOf } from '../../workout/totals.ts'
import { charactersBefore } from '../characters-before.ts'
import { describeLength, describeTime } from '../request/describe.ts'
import { ADDED_UP } from '../request/fill-parts.ts'
import type { Asked, Found } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Names a length of the whole that its parts do not fit into, and ends that leave hardly anything of it. */
export function findImpossibleTotals(facts: Facts): Check[] {
  const { asked, found, inferred, workout } = facts.understood
  const total = found.find(({ field }) => field === 'durationValue')
  const { durationType, durationUnit, durationValue } = asked
  if (workout || !total || !durationType || !durationUnit || durationValue === undefined) return []
  const length = describeLength({ durationType, durationUnit, durationValue })
  const isSetLeftOut = facts.understood.unread.some(({ sentence: why }) => why.endsWith('so this set is left out.'))
  const isAddedUp = inferred.some(({ because }) => because === ADDED_UP)
  return [
    ...findLongSets(facts, total, length),
    ...(isAddedUp || isSetLeftOut ? [] : findLongEnds(asked, total, length)),
    ...findTotalAmongParts(facts, total, length),
    ...findTotalBehindThen(facts, total, length),
  ]
}

function findLongSets({ understood: { asked }, entries, sport }: Facts, total: Found, length: string): Check[] {
  const { durationUnit, durationValue = 0, set } = asked
  const isTime = durationUnit === 'minutes'
  const whole = isTime ? durationValue * 60 : toMetres(durationValue, durationUnit as 'meters')
  const said = totalsOf(entries, sport.id)
  const isSetTime = set?.unit === 'minutes' || set?.unit === 'seconds'
  const ofSet =
    set && isSetTime === isTime
      ? set.times *
          (set.unit === 'minutes'
            ? set.value * 60
            : set.unit === 'seconds'
              ? set.value
              : toMetres(set.value, set.unit)) +
        (isTime ? (set.times - 1) * (set.restSeconds ?? 0) : 0)
      : 0
  const isExact = entries.every((entry) => !('duration' in entry) || (entry.duration.type === 'time') === isTime)
  const ofSteps = entries.length > 0 && isExact ? (isTime ? said.seconds : said.metres) : 0
  const work = Math.max(ofSet, ofSteps)
  if (work <= whole * 1.001) return []
  const takes = isTime ? `${describeTime(work)}` : `${Math.round(work).toLocaleString('en')} meters`
  return [checkAt(total, `The set alone is ${takes} long, and the whole was read as ${length}: check both.`)]
}

function findLongEnds(
  { warmup, cooldown, durationUnit, durationValue = 0, set, mainSet }: Asked,
  total: Found,
  length: string,
): Check[] {
  if (set || mainSet || !(warmup || cooldown)) return []
  const ends = [warmup, cooldown].flatMap((end) => end ?? [])
  if (ends.some(({ unit }) => unit !== durationUnit)) return []
  const sum = ends.reduce((all, { value }) => all + value, 0)
  if (sum > durationValue)
    return [
      checkAt(
        total,
        `The warm-up and the cool-down take ${sum} ${durationUnit}, more than the whole, ${length}: check them.`,
      ),
    ]
  return sum > durationValue / 2
    ? [
        checkAt(
          total,
          `The warm-up and the cool-down were read as parts of the ${length}: write “plus” if they come on top.`,
        ),
      ]
    : []
}

/** "3x10 min, then a 20 min easy run": a part that follows, and was read as the length of the whole. */
function findTotalBehindThen({ understood: { asked }, sentence }: Facts, total: Found, length: string): Check[] {
  const isBehind = /\b(?:then|followed by|and|plus)(?: an?)? $/i.test(
    charactersBefore(sentence, total.from, MOST_BETWEEN),
  )
  const isPart = /^[^,;.]{0,8}\b(?:easy|ez|steady|endurance|tempo|jog|spin|z ?[1-7])\b/i.test(sentence.slice(total.to))
  return (asked.set ?? asked.mainSet) && isBehind && isPart
    ? [checkAt(total, `This was read as the length of the whole, ${length}: check it.`)]
    : []
}

const MOST_BETWEEN = 14

/** A length between the parts may be one of them: "15 min easy, 30 min steady, 10 min easy". */
function findTotalAmongParts({ understood: { found }, sentence }: Facts, total: Found, length: string): Check[] {
  const parts = found.filter(({ field }) => field === 'mainSet' || field === 'warmup' || field === 'cooldown')
  const isAmong = parts.some(({ to }) => to <= total.from) && parts.some(({ from }) => from >= total.to)
  const around =
    charactersBefore(sentence, total.from, MOST_BETWEEN) + sentence.slice(total.from, total.to + MOST_BETWEEN)
  return isAmong && !/\b(?:total|all|in|of|run|ride|bike|swim|session|workout|max)\b/i.test(around)
    ? [checkAt(total, `This was read as the length of the whole, ${length}: check it.`)]
    : []
}
