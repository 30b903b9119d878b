import { joinChangingAims } from './aims-over-bouts.ts'
import { putFirst } from './before-and-after.ts'
import { writeClassics } from './classics.ts'
import { orderCounts } from './counts.ts'
import { orderHills } from './hill-sets.ts'
import { pairOnAndOff } from './on-and-off.ts'
import { shareBaseOfPercents } from './percents-of-hearts.ts'
import type { Phrase } from './phrase.ts'
import { nameRestsOfSets } from './rests-of-sets.ts'
import { joinRungs } from './rows-of-rungs.ts'
import { nameTimesOfBouts } from './times-of-bouts.ts'

/** Puts what is said of repetitions where it is looked for: counts in front, rests with what they are between. */
export function arrangeRepetitions(phrases: readonly Phrase[], isPool: boolean): Phrase[] {
  if (isPool) return [...phrases]
  const counted = orderCounts(orderHills(writeClassics(phrases)))
  const named = nameTimesOfBouts(pairOnAndOff(joinChangingAims(joinRungs(counted))))
  return putFirst(shareBaseOfPercents(nameRestsOfSets(named)))
}
