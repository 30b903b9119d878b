import type { Mention } from '../mention.ts'
import type { Inferred } from '../result.ts'
import type { Facts } from './facts.ts'
import { wordsOf } from './told.ts'

/** Tells the effort that no part has because a limit took its place: "z2, keep heart rate under 145", "tempo, HR cap 160". */
export function tellEffortsBesideLimits({ sentence, mentions, parts, steps, isNamed }: Facts): Inferred[] {
  const isLimit = steps.some(({ target }) => target?.rangeMin === 0 && target.type !== 'pace')
  if (!isLimit) return []
  const isOwned = (one: Mention) => parts.some((part) => part.mentions.some(({ from }) => from === one.from))
  const lost = mentions.filter((one) => isEffort(one) && !isOwned(one) && !isNamed(one))
  return [...new Set(lost.map((one) => wordsOf(one, sentence)))].map((words) => ({
    field: 'mainSet',
    reading: 'Assumed',
    because: `A step has one target, so the limit is built, and “${words}” is not.`,
  }))
}

/** Whether an effort says more than that it is easy, which the limit says, too. */
function isEffort(one: Mention): boolean {
  return one.kind === 'session' ? HARDER.has(one.session) : TARGETS.has(one.kind)
}

const TARGETS = new Set<Mention['kind']>(['zone', 'percent', 'power', 'pace', 'race pace', 'changed pace'])
const HARDER = new Set<string>(['tempo', 'threshold', 'sweet spot', 'cruise', 'hard', 'vo2', 'anaerobic'])
