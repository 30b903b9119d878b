import { joinChangingAims } from './aims-over-bouts.ts'
import { putFirst } from './before-and-after.ts'
import { bracketRounds } from './bracket-rounds.ts'
import { writeClassics } from './classics.ts'
import { orderCounts } from './counts.ts'
import { orderHills } from './hill-sets.ts'
import { pairOnAndOff } from './on-and-off.ts'
import { shareBaseOfPercents } from './percents-of-hearts.ts'
import type { Phrase } from './phrase.ts'
import { setsByRests } from './rests-after-every.ts'
import { nameRestsOfSets } from './rests-of-sets.ts'
import { joinRungs } from './rows-of-rungs.ts'
import { listTargetsOfRungs, writeBlocks, writeEachTarget, writeLastPieces } from './targets-of-rungs.ts'
import { nameTimesOfBouts } from './times-of-bouts.ts'

/** Puts counts in front of what is repeated. */
export function countRepetitions(phrases: readonly Phrase[]): Phrase[] {
  return writeEachTarget(writeLastPieces(writeBlocks(orderCounts(setsByRests(orderHills(writeClassics(phrases)))))))
}

/** Puts what else is said of repetitions where it is looked for: times beside bouts, rests with what they are between. */
export function arrangeRepetitions(phrases: readonly Phrase[]): Phrase[] {
  const named = nameTimesOfBouts(pairOnAndOff(joinChangingAims(listTargetsOfRungs(joinRungs(phrases)))))
  return putFirst(shareBaseOfPercents(bracketRounds(nameRestsOfSets(named))))
}
