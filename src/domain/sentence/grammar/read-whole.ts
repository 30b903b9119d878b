import type { Defaults, Understood } from '../result.ts'
import { chooseSport } from './choose-sport.ts'
import { lex } from './lex.ts'
import { readSession } from './read-session.ts'
import { scan } from './scan.ts'
import { correctSpelling } from './spelling.ts'

/** Reads a sentence by the grammar alone; undefined where it does not understand every word of it. */
export function readWhole(text: string, defaults: Defaults): Understood | undefined {
  const { sport } = chooseSport(
    scan(correctSpelling(lex(text)), text),
    text,
    defaults.corrected?.sport ?? defaults.sport,
  )
  const session = readSession(text, sport, defaults)
  return session && session.unread.length === 0 ? session : undefined
}
