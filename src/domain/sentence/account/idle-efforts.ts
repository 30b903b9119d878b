import type { Mention } from '../mention.ts'
import { type Check, checkAt } from './check.ts'
import { clauseOf, type Facts } from './facts.ts'

/**
 * Names an effort that no part was given: one that is all that its clause says, "whatever's left easy", and one of two that
 * take turns, "fast/easy".
 */
export function findIdleEfforts(facts: Facts): Check[] {
  const { sentence, mentions, parts, isUsed, isNamed } = facts
  if (parts.length === 0) return []
  return mentions.flatMap((one, at) => {
    if (!isEffort(one) || isUsed(one) || isNamed(one) || OF_SESSION.test(sentence.slice(one.from, one.to))) return []
    const [before, behind] = [mentions[at - 2], mentions[at + 2]]
    const isTurn = (before && areTurns(before, one, facts)) || (behind && areTurns(one, behind, facts))
    return isTurn || isAllOfClause(one, facts) ? [checkAt(one, IDLE)] : []
  })
}

// "LR 32k: 10 ez, 2x8k @ MP" is the name of the session.
const OF_SESSION = /^(?:long|lr|intervals?)$/i
const IDLE = 'No part was read as so hard or so easy: check it.'

function isEffort({ kind }: Mention): boolean {
  return kind === 'session' || kind === 'zone'
}

/** Whether two efforts take turns, of which one was used. */
function areTurns(one: Mention, other: Mention, { sentence, isUsed }: Facts): boolean {
  return (
    isEffort(one) &&
    isEffort(other) &&
    (isUsed(one) || isUsed(other)) &&
    /^ ?[/&] ?$/.test(sentence.slice(one.to, other.from))
  )
}

/** Whether nothing else of a clause was used or named, in a workout that is written out. */
function isAllOfClause(one: Mention, { sentence, isUsed, isNamed, understood: { workout } }: Facts): boolean {
  if (!workout) return false
  const clause = clauseOf(one, sentence)
  return !isUsed(clause) && !isNamed(clause)
}
