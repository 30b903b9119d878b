import { accountFor } from '../account/account.ts'
import type { Defaults, Understood } from '../result.ts'
import { chooseSport } from './choose-sport.ts'
import { lex } from './lex.ts'
import { readSession } from './read-session.ts'
import { scan } from './scan.ts'
import { correctSpelling } from './spelling.ts'

/** Reads a sentence by the grammar alone; undefined where it does not understand every word, or where what it builds does not answer for the whole sentence. */
export function readWhole(text: string, defaults: Defaults): Understood | undefined {
  // What the athlete corrects by hand to another sport, metric or pool is read by the rules.
  const { sport: corrected, metric, poolLength } = defaults.corrected ?? {}
  if (corrected ?? metric ?? poolLength) return undefined
  const { sport } = chooseSport(scan(correctSpelling(lex(text)), text), text, defaults.sport)
  const session = readSession(text, sport, defaults)
  if (!session || session.unread.length > 0) return undefined
  const account = accountFor(text, session, { references: defaults.references })
  return account.checks.length > 0 ? undefined : { ...session, ...account }
}
