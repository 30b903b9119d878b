import { findBursts } from './bursts.ts'
import { placeCadences } from './cadence-ladders.ts'
import { placeSteps } from './changing-aims.ts'
import { findTotals } from './find-totals.ts'
import { bracketPieces } from './made-of.ts'
import { placeMicroIntervals } from './micro-intervals.ts'
import { aimOnAndOff } from './on-off-aims.ts'
import type { Phrase } from './phrase.ts'
import { nameRacesOfRungs } from './races-of-rungs.ts'
import { nameTimesOfRests } from './times-of-rests.ts'

/** A test whose efforts are said, "FTP test: 20 wu, 20 all out", needs no word of its own. */
function withoutTest(phrases: readonly Phrase[]): Phrase[] {
  const isSaid = phrases.some((one) => one.is === 'aim' && one.aim.kind === 'effort' && one.aim.name === 'max')
  return phrases.map((one) => (one.is === 'test' && isSaid ? { is: 'filler', from: one.from, to: one.to } : one))
}

/** Brings phrases into the order in which they are folded. */
export function arrangePhrases(phrases: readonly Phrase[]): Phrase[] {
  return bracketPieces(findTotals(findBursts(aimOnAndOff(placeMicroIntervals(placeSteps(placeCadences(withoutTest(nameRacesOfRungs(nameTimesOfRests(phrases))))))))))
}
