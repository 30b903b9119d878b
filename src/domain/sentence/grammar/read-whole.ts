import { sportOf } from '../../sports/registry.ts'
import { accountFor } from '../account/account.ts'
import type { Defaults, Understood } from '../result.ts'
import { type ChosenSport, chooseSport } from './choose-sport.ts'
import { lex } from './lex.ts'
import type { Phrase } from './phrase.ts'
import { readSession } from './read-session.ts'
import { scan } from './scan.ts'
import { correctSpelling } from './spelling.ts'

/**
 * Reads a sentence by the grammar alone; undefined where it does not understand every word, or where what it builds does not
 * answer for the whole sentence.
 */
export function readWhole(text: string, defaults: Defaults): Understood | undefined {
  // What the athlete corrects by hand to another sport, metric or pool is read by the rules.
  const { sport: corrected, metric, poolLength } = defaults.corrected ?? {}
  if (corrected ?? metric ?? poolLength) return undefined
  const phrases = scan(correctSpelling(lex(text)), text)
  const chosen = chooseSport(phrases, text, defaults.sport)
  const session = readSession(text, chosen.sport, defaults)
  if (!session || session.unread.length > 0) return undefined
  const explained = withReason(session, chosen)
  const account = accountFor(text, explained, {
    references: defaults.references,
    explained: phrases.filter(isOnOtherBase),
  })
  if (account.checks.length > 0) return undefined
  return { ...explained, ...account, found: explained.found.toSorted((one, other) => one.from - other.from) }
}

/** A target that is written on another base: of the maximal heart rate, or so much beside the pace of a race. */
function isOnOtherBase(phrase: Phrase): boolean {
  if (phrase.is !== 'aim') return false
  const { aim } = phrase
  return (aim.kind === 'percent' && aim.of === 'maximum') || (aim.kind === 'race' && aim.plus !== undefined)
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
