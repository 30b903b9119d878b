import { type Token, tokenize } from '../tokens/tokens.ts'
import { type Arranged, applyEdits, type Edit, unarranged } from './arranged.ts'
import { fillBouts } from './bouts/fill-bouts.ts'
import { countRounds } from './bouts/rounds-of-parts.ts'
import { fillSwims } from './bouts/swims-of-parts.ts'
import { nameEnds } from './ends/name-ends.ts'
import { mendWords } from './mend-words.ts'
import { measureUntil } from './parts/lengths-until.ts'
import { sayPlainly, sayRunsAndRides, saySets, sayTargets, sayTrials, skipIdleClauses } from './phrases-of-structure.ts'
import { aimHalves } from './rests/clauses/labelled-halves.ts'
import { putRestsBetweenSets } from './rests/clauses/rests-between-several-sets.ts'
import { putRestsInPlace } from './rests/clauses/rests-in-their-place.ts'
import { restBetweenLengths } from './rests/rests-between-lengths.ts'
import { restsBetweenAll } from './rests/rests-of-rounds.ts'
import { nameRestsOfRows } from './rests/rests-of-rows.ts'
import { joinAnswers } from './rows/answers.ts'
import { countPairsFirst } from './rows/counted-pairs.ts'
import { openRow } from './rows/counts-ahead.ts'
import { countFirst } from './rows/counts-behind.ts'
import { writeSigns } from './rows/counts-by-sign.ts'
import { divideBouts } from './rows/divided-bouts.ts'
import { measureLaps } from './rows/ladders-of-laps.ts'
import { spreadNested } from './rows/nested-brackets.ts'
import { pairLists } from './rows/parallel-lists.ts'
import { joinRows } from './rows/rows-of-lengths.ts'
import { saySame } from './rows/same-again.ts'
import { sayRungs } from './rungs/rungs-in-full.ts'
import { saySteps } from './rungs/steps.ts'
import { sayAsMeant, sayEnds, sayInFull } from './say-in-full.ts'
import { readSession } from './sessions/read-session.ts'
import { spreadShares } from './shares/spread-shares.ts'
import { composeSwims } from './swims/compose.ts'
import { needsLine, readSwimLine } from './swims/line/swims-in-lines.ts'
import { ofSwims } from './swims/rules.ts'
import { startsIntoSwims } from './swims/starts-into-swims.ts'
import { swimRules } from './swims/swim-rules.ts'
import { writeTests } from './talk/tests-by-protocol.ts'
import { shareUnitsOfTargets } from './targets/shared-units.ts'
import { sayWatts } from './targets/watts-beside-ftp.ts'

/**
 * A sentence in the order in which it is read: counts before the brackets of what they are of, rests and targets beside their
 * lengths. All other readers know this one order. `tokens` are those of its text.
 * `ftp`: that of the athlete in watts, if it is known. `as`: a swim is taken apart as one line, a run or a ride as one session.
 */
export function arrange(
  text: string,
  ftp?: number,
  as: 'line' | 'session' | 'phrases' = needsLine(text) ? 'line' : 'phrases',
): { arranged: Arranged; tokens: readonly Token[] } {
  const unchanged = { arranged: unarranged(text), tokens: tokenize(text) }
  let { arranged, tokens } = unchanged
  for (const rule of [joinStarts, writeSigns, ...wholes[as], ...rules]) {
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

const wholes = { line: [readSwimLine], session: [mendWords, readSession], phrases: [] } satisfies Record<
  string,
  readonly Rule[]
>

const joinStarts = ofSwims(startsIntoSwims)

const rules: readonly Rule[] = [
  aimHalves,
  putRestsBetweenSets,
  putRestsInPlace,
  fillBouts,
  fillSwims,
  countRounds,
  sayTrials,
  writeTests,
  sayRungs,
  saySteps,
  spreadShares,
  sayAsMeant,
  sayEnds,
  sayInFull,
  nameEnds,
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
  putRestsBetweenSets,
  putRestsInPlace,
  countPairsFirst,
  sayPlainly,
  restBetweenLengths,
  joinRows,
  joinAnswers,
  pairLists,
  shareUnitsOfTargets,
  openRow,
  ofSwims(restsBetweenAll),
  countFirst,
  nameRestsOfRows,
]
