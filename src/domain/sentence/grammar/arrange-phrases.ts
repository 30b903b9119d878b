import { findBursts } from './bursts.ts'
import { placeCadences } from './cadence-ladders.ts'
import { placeSteps } from './changing-aims.ts'
import { findTotals } from './find-totals.ts'
import { bracketPieces } from './made-of.ts'
import { placeMicroIntervals } from './micro-intervals.ts'
import type { Phrase } from './phrase.ts'
import { readBareRanges } from './rides/bare-percents.ts'
import { readClocksAtPlaces } from './rides/clocks-of-hours.ts'
import { readTrackDistances } from './rides/track-distances.ts'

/** A test whose efforts are said, "FTP test: 20 wu, 20 all out", needs no word of its own. */
function withoutTest(phrases: readonly Phrase[]): Phrase[] {
  const isSaid = phrases.some((one) => one.is === 'aim' && one.aim.kind === 'effort' && one.aim.name === 'max')
  return phrases.map((one) => (one.is === 'test' && isSaid ? { is: 'filler', from: one.from, to: one.to } : one))
}

/** Brings phrases into the order in which they are folded. */
export function arrangePhrases(phrases: readonly Phrase[], text: string, isRide: boolean): Phrase[] {
  const said = readClocksAtPlaces(withoutTest(phrases))
  const read = isRide ? readTrackDistances(readBareRanges(said, text), text) : said
  const placed = placeSteps(placeCadences(read))
  return bracketPieces(findTotals(findBursts(placeMicroIntervals(placed))))
}
