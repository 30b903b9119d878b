import { sportOf } from '../../sports/registry.ts'
import { accountFor } from '../account/account.ts'
import { isOfSendOff } from '../account/swims.ts'
import type { Defaults, Understood } from '../result.ts'
import { type ChosenSport, chooseSport } from './choose-sport.ts'
import { findExplained, findRewritten } from './explained-figures.ts'
import { lex } from './lex.ts'
import { readSession } from './read-session.ts'
import { arrangeRuns } from './runs/arrange-runs.ts'
import { scan } from './scan.ts'
import { correctSpelling } from './spelling.ts'

/**
 * Reads a sentence by the grammar alone; undefined where it does not understand every word, or where what it builds does not
 * answer for the whole sentence.
 */
export function readWhole(typed: string, defaults: Defaults): Understood | undefined {
  // In capitals M is no mile.
  const text = typed === typed.toUpperCase() ? typed.toLowerCase() : typed
  // What the athlete corrects by hand to another sport, metric or pool is read by the rules.
  const { sport: corrected, metric, poolLength } = defaults.corrected ?? {}
  if (corrected ?? metric ?? poolLength) return undefined
  const phrases = scan(correctSpelling(lex(text)), text)
  const chosen = chooseSport(phrases, text, defaults.sport)
  const read = sportOf(chosen.sport).racePaces ? arrangeRuns(phrases, text) : phrases
  const session = readSession(text, chosen.sport, defaults)
  if (!session || session.unread.length > 0) return undefined
  const explained = withReason(session, chosen)
  const account = accountFor(text, explained, {
    references: defaults.references,
    explained: [...findExplained(phrases, text), ...findRewritten(phrases, read)],
  })
  // How fast a swim must be to leave at its time is told, and no doubt about what was read.
  if (account.checks.some((check) => !isOfSendOff(check))) return undefined
  return { ...explained, ...account, found: explained.found.toSorted((one, other) => one.from - other.from) }
}

/** Tells from which words the sport was chosen, if none names it. */
function withReason(session: Understood, { sport, because }: ChosenSport): Understood {
  if (!because || session.found.some(({ field }) => field === 'sport')) return session
  const { sport: _, ...assumed } = session.assumed
  return {
    ...session,
    asked: { ...session.asked, sport },
    assumed,
    missing: session.missing.filter(({ field }) => field !== 'sport'),
    inferred: [{ field: 'sport', reading: sportOf(sport).label, because }, ...session.inferred],
  }
}
