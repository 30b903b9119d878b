import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'
import { bareFigures } from './bare-figures.ts'
import { ceilingsOfPulse } from './ceilings-of-pulse.ts'
import { runsThatGetFaster } from './runs-that-get-faster.ts'
import { sayAs } from './say-as.ts'
import { setsAsTyped } from './sets-as-typed.ts'
import { swimsAsTyped } from './swims-as-typed.ts'
import { targetsOfBouts } from './targets-of-bouts.ts'
import { turnsInATime } from './turns-in-a-time.ts'
import { wordsBesideSets } from './words-beside-sets.ts'
import { wordsOfClubs } from './words-of-clubs.ts'

/** Words in short, and sets as they are typed on the way, in the words and the order in which they are read. */
export function sayInFull(_: readonly Token[], text: string): Edit[] {
  return sayAs(inFull, text)
}

const inFull = [
  ...ceilingsOfPulse,
  ...bareFigures,
  ...targetsOfBouts,
  ...turnsInATime,
  ...wordsBesideSets,
  ...wordsOfClubs,
  ...setsAsTyped,
  ...swimsAsTyped,
  ...runsThatGetFaster,
]
