import { type Token, tokenize } from '../tokens/tokens.ts'
import { joinAnswers } from './answers.ts'
import { type Arranged, applyEdits, type Edit, unarranged } from './arranged.ts'
import { countPairsFirst } from './counted-pairs.ts'
import { openRow } from './counts-ahead.ts'
import { countFirst } from './counts-behind.ts'
import { divideBouts } from './divided-bouts.ts'
import { spreadGroups } from './groups-of-repetitions.ts'
import { measureLaps } from './ladders-of-laps.ts'
import { measureUntil } from './lengths-until.ts'
import { spreadNested } from './nested-brackets.ts'
import { pairLists } from './parallel-lists.ts'
import { sayPlainly, sayRunsAndRides, saySets, sayTargets, sayTrials, skipIdleClauses } from './phrases-of-structure.ts'
import { restBetweenLengths } from './rests-between-lengths.ts'
import { nameRestsOfRows } from './rests-of-rows.ts'
import { joinRows } from './rows-of-lengths.ts'
import { saySame } from './same-again.ts'
import { sayAsMeant, sayEnds, sayInFull } from './say-in-full.ts'
import { shareUnitsOfTargets } from './shared-units.ts'
import { composeSwims } from './swims/compose.ts'
import { swimRules } from './swims/swim-rules.ts'
import { writeTests } from './tests-by-protocol.ts'
import { sayWatts } from './watts-beside-ftp.ts'

/**
 * A sentence in the order in which it is read: counts before the brackets of what they are of, rests and targets beside their
 * lengths. All other readers know this one order. `tokens` are those of its text.
 * `ftp`: that of the athlete in watts, if it is known.
 */
export function arrange(text: string, ftp?: number): { arranged: Arranged; tokens: readonly Token[] } {
  const unchanged = { arranged: unarranged(text), tokens: tokenize(text) }
  let { arranged, tokens } = unchanged
  for (const rule of rules) {
    const edits = rule(tokens, arranged.text, ftp)
    if (edits.length === 0) continue
    arranged = applyEdits(arranged, edits)
    if (arranged.text.length > MAX_CHARACTERS) return unchanged
    tokens = tokenize(arranged.text)
  }
  return { arranged, tokens }
}

// Of a sentence of 400 characters; one that grows more has other things in mind.
const MAX_CHARACTERS = 1200

type Rule = (tokens: readonly Token[], text: string, ftp: number | undefined) => Edit[]

const rules: readonly Rule[] = [
  sayTrials,
  writeTests,
  sayAsMeant,
  sayEnds,
  sayInFull,
  composeSwims,
  measureLaps,
  measureUntil,
  divideBouts,
  sayWatts,
  skipIdleClauses,
  sayTargets,
  sayRunsAndRides,
  saySets,
  saySame,
  spreadNested,
  ...swimRules,
  sayPlainly,
  restBetweenLengths,
  countPairsFirst,
  joinRows,
  joinAnswers,
  pairLists,
  shareUnitsOfTargets,
  spreadGroups,
  openRow,
  countFirst,
  nameRestsOfRows,
]
