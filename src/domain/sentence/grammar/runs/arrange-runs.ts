import type { Phrase } from '../phrase.ts'
import { secondsOfRecoveries } from './bare-recoveries.ts'
import { restEasilyBetween } from './easy-between.ts'
import { readFiguresOfRuns } from './figures-of-runs.ts'
import { placeFinishes } from './finishes.ts'
import { joinRuns } from './joined-words.ts'
import { dropSecondUnits } from './lengths-said-twice.ts'
import { nameRaces } from './name-races.ts'
import { addNamedRests } from './named-rests.ts'
import { nameSessions } from './names-of-sessions.ts'
import { readPacesInBrackets } from './paces-in-brackets.ts'
import { joinPaces } from './paces-of-runs.ts'
import { joinEfforts } from './ranges-of-efforts.ts'
import { openRests } from './rests-in-brackets.ts'
import { readTimesOfBouts } from './times-before-rests.ts'
import { dropTitlesOfRepeats } from './titles-of-repeats.ts'
import { turnRunsAndWalks } from './walks.ts'
import { takeWaysDown } from './ways-down.ts'
import { readYards } from './yards-of-tracks.ts'

/** What words and figures mean only in a run. */
export function arrangeRuns(phrases: readonly Phrase[], text: string): Phrase[] {
  const once = nameRaces(
    restEasilyBetween(readPacesInBrackets(readTimesOfBouts(dropTitlesOfRepeats(openRests(dropSecondUnits(phrases)))))),
    text,
  )
  const named = joinRuns(joinEfforts(nameSessions(once, text)), text)
  const read = placeFinishes(readFiguresOfRuns(readYards(joinPaces(named, text)), text), text)
  return addNamedRests(secondsOfRecoveries(takeWaysDown(turnRunsAndWalks(read, text), text)), text)
}
