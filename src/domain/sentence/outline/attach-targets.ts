import type { Mention, MentionOf } from '../mention.ts'
import type { Part } from './part.ts'

/** A part whose rest has the target that was said behind it: "5x5 min @ 280w w/ 3 min @ 120w". */
export function attachTargets(part: Part, sentence: string): Part {
  const { head, about: said } = withRestApart(part, sentence)
  const about: Mention[] = []
  for (const mention of said) {
    const at = about.findLastIndex(({ kind }) => kind === 'rest')
    const rest = about[at]
    const isTurned = rest?.kind === 'rest' && mention.kind === 'cadence' && mention.from >= rest.to
    if (isTurned && about.slice(0, at).some(({ kind }) => kind === 'cadence')) {
      about[at] = { ...rest, cadence: mention }
      continue
    }
    const isAnother = isTarget(mention) && about.slice(0, at).some(isTarget)
    const isBehind = at === about.length - 1 && !APART.test(sentence.slice(rest?.to, mention.from))
    const isEasy = isBehind && isOfRests(mention, sentence)
    if (rest?.kind === 'rest' && !rest.target && (isEasy || isAnother)) about[at] = { ...rest, target: mention }
    else about.push(mention)
  }
  return withTargetOfPair({ ...part, ...(head ? { head } : {}), about })
}

/** What ends a clause. */
const APART = /[.;\n]/

/** A set with its rest apart from it, where that has a target of its own: "5x2 km with 2 min recovery" and "@ 125 bpm". */
function withRestApart({ head, about }: Part, sentence: string): Pick<Part, 'head' | 'about'> {
  if (head?.kind !== 'set' || !head.rest) return { ...(head ? { head } : {}), about }
  const target = about.find(({ from }) => from >= head.to)
  const isOfRest = target && isOfRests(target, sentence) && BEHIND.test(sentence.slice(head.to, target.from))
  if (!isOfRest || !RESTED.test(sentence.slice(head.from, head.to))) return { head, about }
  const { rest: own, ...set } = head
  const rest: Mention = { kind: 'rest', rest: own, from: head.from, to: head.to }
  return { head: set, about: [...about.slice(0, about.indexOf(target)), rest, ...about.slice(about.indexOf(target))] }
}

const BEHIND = /^ ?(?:@|at|in)? ?$/i
const RESTED = /(?:rest|recover\w*|rec|jog|spin|easy|float)$| \/ \d+[^/]*$/i

/** Whether nobody repeats bouts as easily, so that a target behind a rest is that of the rest: "4x12 min / 4 min @ 55%". */
function isOfRests(target: Mention, sentence: string): boolean {
  if (target.bound) return false
  switch (target.kind) {
    case 'zone':
      return target.zone <= 2
    case 'session':
      return target.session === 'endurance' || IS_PACE.test(sentence.slice(target.from))
    case 'percent':
      return target.high <= MOST_OF_REST.percent
    case 'power':
      return (target.until ?? target.watts) <= MOST_OF_REST.watts
    case 'beats':
      return target.high <= MOST_OF_REST.beats
    case 'rated':
      return target.effort <= MOST_OF_REST.effort
    case 'pace':
      return target.seconds >= (LEAST_SECONDS_OF_REST[target.per ?? ''] ?? Number.POSITIVE_INFINITY)
    default:
      return false
  }
}

/** Words that are about an easy pace, and not only say that a rest is easy. */
const IS_PACE =
  /^(?:(?:stead?y|relaxed|slow(?:ly)?|gentl[ey]|chilled|(?:easy|recovery) pace)\b|easy(?= ?(?:[,;.()\n]|$|then|followed)))/i

// Our choice: percents are of threshold.
const MOST_OF_REST = { percent: 65, watts: 150, beats: 135, effort: 4 }
const LEAST_SECONDS_OF_REST: Readonly<Record<string, number>> = { km: 330, mile: 530 }

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
