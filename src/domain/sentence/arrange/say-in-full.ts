import type { Token } from '../tokens/tokens.ts'
import type { Edit } from './arranged.ts'
import { runsThatGetFaster } from './runs-that-get-faster.ts'
import { sayAs } from './say-as.ts'
import { setsAsTyped } from './sets-as-typed.ts'
import { swimsAsTyped } from './swims-as-typed.ts'
import { wordsOfClubs } from './words-of-clubs.ts'

/** Words in short, and sets as they are typed on the way, in the words and the order in which they are read. */
export function sayInFull(_: readonly Token[], text: string): Edit[] {
  return sayAs(inFull, text)
}

const inFull = [...wordsOfClubs, ...setsAsTyped, ...swimsAsTyped, ...runsThatGetFaster]
