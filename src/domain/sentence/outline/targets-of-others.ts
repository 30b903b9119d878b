import type { Mention } from '../mention.ts'
import type { Part } from './part.ts'

/** What is said of the rests alone is not said of the work: "1on1off x 20, off not slower than 4:40". */
export function withoutTargetsOfRests(segment: readonly Mention[], sentence: string): Mention[] {
  const [first] = segment
  const isOfRests = first !== undefined && OF_RESTS.test(sentence.slice(first.from, first.to))
  const lost = isOfRests ? 0 : segment.findIndex((one) => isLostWithFigure(one, sentence))
  return segment.filter((one, at) => lost < 0 || at < lost || !TARGETS.has(one.kind))
}

const OF_RESTS = /^(?:offs?|floats?|recover\w*|rests?|jogs?)$/i

/** Whether a figure of a length was not understood: "km 5, 8, 11 and 14 fast at 3:55". */
function isLostWithFigure(one: Mention, sentence: string): boolean {
  return one.kind === 'unsupported' && /\d/.test(sentence.slice(one.from, one.to))
}

/** Whether a target stands behind a figure that was not understood, and is that one's: "16 km with miles 4-7 at 6:50". */
export function isOfLostFigure(segment: readonly Mention[], at: number, { head }: Part, sentence: string): boolean {
  const target = segment[at]
  if (head?.kind !== 'amount' || !target || !TARGETS.has(target.kind)) return false
  const between = segment.slice(segment.indexOf(head) + 1, at)
  return between.some((one) => one.kind === 'unsupported' && /\d/.test(sentence.slice(one.from, one.to)))
}

const TARGETS = new Set<Mention['kind']>(['pace', 'power', 'percent', 'beats', 'race pace'])
