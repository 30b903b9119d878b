import type { Reader } from '../../mention.ts'
import { CODE, HURT } from '../../tokens/words/unsupported-words.ts'
import { endOfInjury } from '../injuries.ts'
import { unsupported } from '../unsupported-at.ts'
import { readCancelled } from './cancelled.ts'
import { readChore } from './chores.ts'
import { startsClause } from './clauses.ts'
import { readGoal } from './goals.ts'
import { readOtherDay } from './other-days.ts'
import { readOtherTask } from './other-tasks.ts'
import { readOthers } from './others.ts'
import { readOwnTime } from './own-times.ts'
import { readPast } from './past.ts'
import { readAdvice, readQuestion } from './questions.ts'

/**
 * Code, or a clause that says nothing of the session: what is cancelled, what was done before, what is done at
 * home, what others do, a race or a goal to come, a question.
 * All of it is one mention, so that none of its figures is taken for a length or a target.
 */
export const readAside: Reader = (tokens, at, before) => {
  if (tokens[at]?.kind === 'code') return unsupported(CODE, at + 1)
  const advice = readAdvice(tokens, at, before)
  if (advice) return advice
  if (!startsClause(tokens, at)) return undefined
  const question = readQuestion(tokens, at, before)
  const found =
    question ??
    readCancelled(tokens, at, before) ??
    readOwnTime(tokens, at, before) ??
    readPast(tokens, at, before) ??
    readChore(tokens, at, before) ??
    readOtherTask(tokens, at, before) ??
    readOthers(tokens, at, before) ??
    readGoal(tokens, at, before) ??
    readOtherDay(tokens, at, before)
  // "pulled my hamstring last week": still a reason to plan nothing hard.
  const isHurt = found && tokens.slice(at, found.next).some((_, ahead) => endOfInjury(tokens, at + ahead) !== undefined)
  return isHurt && !question ? unsupported(HURT, found.next) : found
}
