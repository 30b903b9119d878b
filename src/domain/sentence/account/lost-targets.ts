import type { Mention } from '../mention.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'
import { headOf } from './spans-of-parts.ts'

/** Names the target right behind a length, "6x2k @ HMP (800m float @ MP+30)", where the part was given another one. */
export function findLostTargets({ sentence, parts, mentions, isNamed }: Facts): Check[] {
  return parts.flatMap((part) => {
    const head = headOf(part)
    if (!head || !part.reading.includes(' at ') || !AIMED.test(sentence.slice(head.to, head.to + MOST_BETWEEN)))
      return []
    const target = mentions.find(({ from, kind }) => from >= head.to && kind !== 'filler')
    const isLost =
      target !== undefined &&
      TARGETS.has(target.kind) &&
      !parts.some((one) => one.mentions.some(({ from }) => from === target.from)) &&
      !isNamed(target) &&
      !IN_FIGURES.test(sentence.slice(target.to))
    return isLost ? [checkAt(target, LOST)] : []
  })
}

const AIMED = /^ ?(?:@|at\b)/i
const MOST_BETWEEN = 4
const TARGETS = new Set<Mention['kind']>(['race pace', 'changed pace', 'pace', 'zone', 'percent', 'power', 'beats'])
// "@ MP (7:15)" says it again.
const IN_FIGURES = /^ ?\([\d:.\-–%~ sw]+\)/
const LOST = 'This part was given another target: check which one is meant.'
