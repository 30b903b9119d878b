import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import { saysEffort } from './says-effort.ts'

/** Names "getting faster" behind a row of sets without efforts, "1x400, 2x300, 3x200 getting faster", which the last set alone carries. */
export function findMannersBehindRows({ sentence, parts }: Facts): Check[] {
  const [last, ...others] = parts.toReversed()
  const manner = last?.mentions.find(({ kind, from, to }) => kind === 'split' && FASTER.test(sentence.slice(from, to)))
  const areSets = others.length > 1 && others.every(({ mentions }) => mentions.some(({ kind }) => kind === 'set'))
  const isSaidOfOthers = others.some(({ mentions }) => mentions.some((one) => one.kind === 'split' || saysEffort(one)))
  return manner && areSets && !isSaidOfOthers ? [checkAt(manner, OF_LAST)] : []
}

// Not "descend 1-4", which counts the repetitions of a set.
const FASTER = /^(?:descending|(?:get(?:ting)? )?faster)$/i
const OF_LAST = 'It was read as of the last set: if each set is faster than the one before, say how hard each is.'
