import { sportOf } from '../../sports/registry.ts'
import { mentionsOfRest } from '../outline/attach-targets.ts'
import { type Head, type Part, saidOf } from '../outline/part.ts'
import type { Bout } from '../resolve/measure.ts'
import { explainShare, restAfter } from '../resolve/rest-after.ts'
import { toAmount } from '../tokens/amounts.ts'
import { mannerOfRest } from './manner-of-rest.ts'
import { writeAim } from './spoken-effort.ts'
import { boutOf, writeWork } from './write-work.ts'
import { type WritingContext, type WrittenPart, writeRest } from './writing.ts'

/** Writes the rungs of a ladder, each with the rest that was said between, or with a usual one. */
export function writeRungs(
  part: Part,
  head: Extract<Head, { kind: 'rungs' }>,
  context: WritingContext,
): WrittenPart | string {
  const rungs: Bout[] = []
  for (const value of head.values) {
    const bout = boutOf(head.unit ? toAmount(value, head.unit) : { kind: 'bare', value }, 1, context)
    if (typeof bout === 'string') return bout
    rungs.push(bout)
  }
  // "50-100-200": a small rung among metres is no minute.
  const isFar = rungs.some(({ unit }) => unit === 'meters')
  const far = rungs.map((rung): Bout => (isFar && rung.unit === 'minutes' ? { ...rung, unit: 'meters' } : rung))
  const [said] = saidOf(part, 'rest').filter(({ isBetweenSets }) => isBetweenSets !== true)
  const written = far.map((rung) => ({ rung, ...writeWork(part, rung, context) }))
  const aim = said?.target && writeAim(said.target, context)
  const lines = written.flatMap(({ text, rung }, index) => {
    const own = said?.listed?.[index]
    const rest = said ? restAfter(own ? { ...said, rest: own } : said, rung, context) : usualRest(rung, context)
    const pause = `- ${writeRest(rest, said?.isPlain === true, context, aim, said && mannerOfRest(said, context))}`
    return index === far.length - 1 ? [`- ${text}`] : [`- ${text}`, pause]
  })
  const mentions = [head, ...(written[0]?.mentions ?? []), ...(said ? mentionsOfRest(said) : [])]
  return {
    lines,
    mentions,
    assumed: said
      ? [explainShare(said, far[0]) ?? []].flat()
      : [sportOf(context.sport).inPool ? POOL_REST : context.shareOfRests ? SHORT_REST : LAND_REST],
  }
}

/** 20 seconds in a pool, half of the rung on land (our choice). */
function usualRest(rung: Bout, { sport, shareOfRests = 1 }: WritingContext): Bout {
  return sportOf(sport).inPool ? { value: 20, unit: 'seconds' } : { ...rung, value: (rung.value / 2) * shareOfRests }
}

const POOL_REST = 'No rest was said between the rungs, so 20 seconds.'
const LAND_REST = 'No rest was said between the rungs, so half of each, easy.'
const SHORT_REST = 'No rest was said between the rungs, so less than half of each, easy, for which there is time.'
