import type { Inferred, Span } from '../result.ts'
import type { Facts } from './facts.ts'
import { saysEffort } from './says-effort.ts'
import { wordsOf } from './told.ts'

/**
 * Tells how hard the other repetitions are, where only some are said to be hard and nothing else says how hard the set is:
 * those of "12x1 min every third hard" may be easy, and were built as work.
 */
export function tellOtherRepetitions({ sentence, parts, understood: { found } }: Facts): Inferred[] {
  return parts.flatMap(({ mentions, reading }) => {
    const numbered = mentions.find(({ kind }) => kind === 'numbered')
    if (numbered?.kind !== 'numbered') return []
    const { targets } = numbered
    const isSome = targets.some((one) => !one) && targets.every((one) => !one || isHard(one))
    const isOwn = ({ from, to }: Span) => numbered.from <= from && numbered.to >= to
    const isSaid =
      mentions.some((one) => one.kind !== 'numbered' && saysEffort(one) && !isOwn(one)) ||
      found.some((one) => one.field === 'workoutType' && !isOwn(one))
    if (!isSome || isSaid || EASY.test(reading)) return []
    const because = `How hard the others are beside “${wordsOf(numbered, sentence)}” was not said, so work as usual for such a set.`
    return [{ field: 'mainSet', reading: 'Assumed', because }]
  })
}

function isHard(target: { kind: string; session?: string }): boolean {
  return target.kind === 'session' && (target.session === 'hard' || target.session === 'anaerobic')
}

const EASY = /\b(?:zone [12]|easy)\b/
