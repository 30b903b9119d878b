import type { Mention, MentionOf } from '../mention.ts'
import { isEffort } from './kinds.ts'
import type { Part } from './part.ts'

/** A part whose rest has the target that was said behind it: "5x5 min @ 280w w/ 3 min @ 120w". */
export function attachTargets(part: Part): Part {
  const about: Mention[] = []
  for (const mention of part.about) {
    const at = about.findLastIndex(({ kind }) => kind === 'rest')
    const rest = about[at]
    const isOfRest = rest?.kind === 'rest' && !rest.target && isTarget(mention)
    const isTurned = rest?.kind === 'rest' && mention.kind === 'cadence' && mention.from >= rest.to
    if (isTurned && about.slice(0, at).some(({ kind }) => kind === 'cadence')) {
      about[at] = { ...rest, cadence: mention }
      continue
    }
    // Nobody repeats bouts in the easy zones.
    const isEasy = mention.kind === 'zone' && mention.zone <= 2
    // "4x12 min sweet spot / 4 min @ 55%"
    const isLow = mention.kind === 'percent' && mention.high <= MOST_OF_REST && about.slice(0, at).some(isEffort)
    if (isOfRest && (isEasy || isLow || about.slice(0, at).some(isTarget))) about[at] = { ...rest, target: mention }
    else about.push(mention)
  }
  return withTargetOfPair({ ...part, about })
}

// Of threshold (our choice).
const MOST_OF_REST = 65

/** "15x20/40s 130 % / 50 %": the easier of two targets is that of the rest. */
function withTargetOfPair(part: Part): Part {
  const { head, about } = part
  const [work, easy, ...more] = about.filter((one) => one.kind === 'percent' || one.kind === 'power')
  if (head?.kind !== 'set' || !head.rest || !work || !easy || more.length > 0 || sizeOf(easy) >= sizeOf(work))
    return part
  const { rest: paired, ...set } = head
  const rest: Mention = { kind: 'rest', rest: paired, target: easy, from: head.from, to: head.to }
  return { ...part, head: set, about: [...about.filter((one) => one !== easy), rest] }
}

function sizeOf(target: MentionOf<'percent' | 'power'>): number {
  return target.kind === 'percent' ? target.high : target.watts
}

function isTarget({ kind }: Mention): boolean {
  return kind === 'zone' || kind === 'percent' || kind === 'power' || kind === 'pace' || kind === 'beats'
}

/** The rest of a set with everything that was said of it. */
export function mentionsOfRest(rest: MentionOf<'rest'>): Mention[] {
  return [rest, ...(rest.target ? [rest.target] : []), ...(rest.cadence ? [rest.cadence] : [])]
}

/** What was said of how easy the rests of a part are. */
export function restTargets({ about, group }: Part): Mention[] {
  const own = about.flatMap((one) => (one.kind === 'rest' && one.target ? [one.target] : []))
  return [...own, ...(group?.parts.flatMap(restTargets) ?? [])]
}
