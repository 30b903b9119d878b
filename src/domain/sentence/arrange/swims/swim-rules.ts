import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import { lengthsOfSwims } from './lengths.ts'
import { roundsOfSwims } from './rounds.ts'
import { ofSwims } from './rules.ts'
import { nameClocks } from './send-offs.ts'
import { spreadTurns } from './turns.ts'
import { wordsOfSwims } from './words.ts'

/** How swimmers write their sessions, in the order and with the words in which all others are read. */
export const swimRules: readonly ((tokens: readonly Token[], text: string) => Edit[])[] = [
  ofSwims(wordsOfSwims),
  ofSwims(roundsOfSwims),
  ofSwims(lengthsOfSwims),
  nameClocks,
  spreadTurns,
]
