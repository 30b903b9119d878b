import { findBursts } from './bursts.ts'
import { placeCadences } from './cadence-ladders.ts'
import { placeSteps } from './changing-aims.ts'
import { findTotals } from './find-totals.ts'
import { bracketPieces } from './made-of.ts'
import { placeMicroIntervals } from './micro-intervals.ts'
import { aimOnAndOff } from './on-off-aims.ts'
import type { Phrase } from './phrase.ts'
import { nameRacesOfRungs } from './races-of-rungs.ts'
import { readBareRanges } from './rides/bare-percents.ts'
import { readClocksAtPlaces } from './rides/clocks-of-hours.ts'
import { readHighCadences } from './rides/high-cadences.ts'
import { aimOverUnders } from './rides/over-unders.ts'
import { carrySeconds } from './rides/seconds-in-a-row.ts'
import { readTrackDistances } from './rides/track-distances.ts'
import { nameTimesOfRests } from './times-of-rests.ts'

/** A test whose efforts are said, "FTP test: 20 wu, 20 all out", needs no word of its own. */
function withoutTest(phrases: readonly Phrase[]): Phrase[] {
  const isSaid = phrases.some((one) => one.is === 'aim' && one.aim.kind === 'effort' && one.aim.name === 'max')
  return phrases.map((one) => (one.is === 'test' && isSaid ? { is: 'filler', from: one.from, to: one.to } : one))
}

/** Brings phrases into the order in which they are folded. */
export function arrangePhrases(phrases: readonly Phrase[], text: string, isRide: boolean): Phrase[] {
  const named = isRide ? phrases : nameRacesOfRungs(nameTimesOfRests(phrases))
  const said = readClocksAtPlaces(withoutTest(named))
  const read = isRide ? carrySeconds(aimOverUnders(readTrackDistances(readBareRanges(said, text), text))) : said
  const spun = isRide ? readHighCadences(read, text) : read
  const placed = placeMicroIntervals(placeSteps(placeCadences(spun)))
  return bracketPieces(findTotals(findBursts(isRide ? placed : aimOnAndOff(placed))))
}
