import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import { spreadShares } from '../shares/spread-shares.ts'
import { basesOfSwims, sendOffsOfBases } from './bases.ts'
import { countedInWords } from './counted-in-words.ts'
import { countsOfSwims } from './counts-of-swims.ts'
import { descendsOfSwims } from './descends.ts'
import { headingsOfSwims } from './headings.ts'
import { isSwim } from './is-swim.ts'
import { lengthsOfSwims } from './lengths.ts'
import { leaveOffTheClock } from './off-the-clock.ts'
import { restsInWords } from './rests-in-words.ts'
import { spreadRestsPerDistance } from './rests-per-distance.ts'
import { roundsOfSwims } from './rounds.ts'
import { roundsOffTheClock } from './rounds-off-the-clock.ts'
import { ofSwims } from './rules.ts'
import { nameClocks } from './send-offs.ts'
import { strokesInShort } from './strokes-in-short.ts'
import { spreadTurns } from './turns.ts'
import { wordsOfSwims } from './words.ts'

/** How swimmers write their sessions, in the order and with the words in which all others are read. */
export const swimRules: readonly ((tokens: readonly Token[], text: string) => Edit[])[] = [
  ofSwims([...strokesInShort, ...countedInWords, ...countsOfSwims, ...wordsOfSwims]),
  ofSwims(restsInWords),
  ofSwims(roundsOffTheClock),
  leaveOffTheClock,
  ofSwims([...headingsOfSwims, ...descendsOfSwims, ...basesOfSwims]),
  ofSwims(sendOffsOfBases),
  ofSwims(roundsOfSwims),
  (tokens, text) => (isSwim(text) ? spreadShares(tokens, text) : []),
  ofSwims(lengthsOfSwims),
  spreadRestsPerDistance,
  nameClocks,
  spreadTurns,
]
