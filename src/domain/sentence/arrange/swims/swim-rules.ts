import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import { basesOfSwims, sendOffsOfBases } from './bases.ts'
import { headingsOfSwims } from './headings.ts'
import { lengthsOfSwims } from './lengths.ts'
import { leaveOffTheClock } from './off-the-clock.ts'
import { ofSwims } from './rules.ts'
import { nameClocks } from './send-offs.ts'
import { wordsOfSwims } from './words.ts'

/** How swimmers write their sessions, in the order and with the words in which all others are read. */
export const swimRules: readonly ((tokens: readonly Token[], text: string) => Edit[])[] = [
  ofSwims([...wordsOfSwims]),
  leaveOffTheClock,
  ofSwims([...headingsOfSwims, ...basesOfSwims]),
  ofSwims(sendOffsOfBases),
  ofSwims(lengthsOfSwims),
  nameClocks,
]
