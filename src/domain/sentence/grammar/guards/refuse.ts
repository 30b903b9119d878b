import { sportOf } from '../../../sports/registry.ts'
import type { Folded } from '../fold/folding.ts'
import type { Token } from '../lex.ts'
import type { Phrase } from '../phrase.ts'
import type { Writing } from '../writing.ts'
import { hasContraryAims } from './contrary-aims.ts'
import { isDrillSession } from './drill-sessions.ts'
import { hasFigureInDoubt } from './figures-in-doubt.ts'
import { hasLostFigure } from './lost-figures.ts'
import { isOfSeveralDays } from './sessions-of-days.ts'
import { isNamedOnly, isTest } from './tests-of-athletes.ts'
import { hasUnplacedEnd } from './unplaced-ends.ts'
import { hasWordInDoubt } from './words-in-doubt.ts'
import { isOfSeveral } from './words-of-several.ts'

export type Scanned = { phrases: readonly Phrase[]; tokens: readonly Token[] }

/** Whether a sentence is not to be read as the session that its parts make. */
export function isRefused(
  folded: Folded,
  { phrases, tokens }: Scanned,
  { text, sport }: Pick<Writing, 'text' | 'sport'>,
): boolean {
  if (folded.parts.length === 0 || isDrillSession(folded) || isTest(phrases, text)) return true
  if (
    isNamedOnly(
      phrases,
      text,
      folded.parts.some(({ inner }) => inner !== undefined),
    )
  )
    return true
  return (
    isOfSeveral(phrases, folded.parts) ||
    isOfSeveralDays(tokens) ||
    hasFigureInDoubt(phrases, tokens, text) ||
    hasWordInDoubt(folded, phrases, text, sportOf(sport).inPool) ||
    hasContraryAims(folded.parts, folded.aims) ||
    hasUnplacedEnd(folded, text) ||
    hasLostFigure(folded, phrases, text)
  )
}
