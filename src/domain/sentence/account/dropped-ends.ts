import type { Span } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Names a warm-up or a cool-down that is said, "wu as you feel", and not built into a workout that is written out. */
export function findDroppedEnds({ sentence, mentions, steps, understood: { workout }, isNamed }: Facts): Check[] {
  if (!workout) return []
  return mentions.flatMap((one) => {
    if (one.kind !== 'warm-up or cool-down' || one.part === undefined || isNamed(one) || isSet(one, sentence)) return []
    return steps.some(({ intensity }) => intensity === one.part) ? [] : [checkAt(one, DROPPED[one.part])]
  })
}

/** "wu 400 as 4x100 choice": the set that it consists of is built. */
function isSet({ from, to }: Span, sentence: string): boolean {
  const { times, far } = SET.exec(sentence.slice(to))?.groups ?? {}
  return times !== undefined && Number(/\d+/.exec(sentence.slice(from, to))?.[0]) === Number(times) * Number(far)
}

const SET = /^ ?m? ?(?:as|=|:|\() ?(?<times>\d{1,2}) ?x ?(?<far>\d{2,3})\b/i
const DROPPED = {
  warmup: 'No warm-up was built: say how long it is.',
  cooldown: 'No cool-down was built: say how long it is.',
}
