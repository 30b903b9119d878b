import type { Mention, MentionOf } from '../mention.ts'
import { attachTargets } from './attach-targets.ts'
import type { Head, Part } from './part.ts'
import { closesAt, segmentsOf } from './segments.ts'

/**
 * The parts of a session in the order of the sentence. Commas, "then", "+" and new lines separate them; so does every
 * length. What is said without a length belongs to the part before it.
 */
export function partsIn(mentions: readonly Mention[], sentence: string): Part[] {
  let parts: Part[] = []
  let waiting: Mention[] = []
  // "5 rounds: 3 min hard, 2 min easy" is a group of what follows.
  let open: { mention: MentionOf<'sets of'>; from: number } | undefined
  for (const segment of segmentsOf(mentions, sentence)) {
    const last = parts.at(-1)
    // "2 x 15 min z4 / 5 min z2 bike 60 min": a rest before a length is that of the part before.
    const first = segment.findIndex(isHead)
    const rests = last && first > 0 ? segment.slice(0, first).filter(isRestOrTarget) : []
    const isOfRest = rests[0]?.kind === 'rest'
    if (isOfRest) last?.about.push(...rests)
    const found = partsOfSegment(isOfRest ? segment.filter((one) => !rests.includes(one)) : segment, sentence)
    if (found.length > 0) {
      found[0]?.about.unshift(...waiting)
      waiting = []
      parts.push(...found)
    } else {
      const loose = segment.filter(isFigureOrRest)
      if (last) last.about.push(...loose)
      else waiting.push(...loose)
    }
    for (const mention of segment)
      if (mention.kind === 'sets of' && mention.holds !== 'next') parts = groupBehind(parts, mention)
      else if (mention.kind === 'sets of' && isEmptyGroup(parts.at(-1), mention))
        open = { mention, from: parts.length - 1 }
  }
  return (open ? groupAhead(parts, open) : parts).map(attachTargets)
}

/** The set before, or all stretches and sets before, as a group. */
function groupBehind(parts: readonly Part[], mention: MentionOf<'sets of'>): Part[] {
  const isInside = ({ head, group }: Part) =>
    (group !== undefined && mention.holds === 'all') ||
    head?.kind === 'set' ||
    head?.kind === 'rungs' ||
    (mention.holds === 'all' && head?.kind === 'amount')
  const outside = parts.findLastIndex((part) => !isInside(part))
  const from = mention.holds === 'last' ? Math.max(outside + 1, parts.length - 1) : outside + 1
  const inner = parts.slice(from)
  if (inner.length === 0) return [...parts]
  return [...parts.slice(0, from), { group: { times: mention.times, mention, parts: inner }, about: [] }]
}

function isEmptyGroup(part: Part | undefined, mention: Mention): boolean {
  return part?.group?.mention === mention && part.group.parts.length === 0
}

/** The stretches behind a count as its group: as many as say how hard they are. */
function groupAhead(
  parts: readonly Part[],
  { mention, from }: { mention: MentionOf<'sets of'>; from: number },
): Part[] {
  const behind = parts.slice(from + 1)
  const end = behind.findIndex(({ head, about }) => head?.kind !== 'amount' || !about.some(isEffortOrFigure))
  const inner = end < 0 ? behind : behind.slice(0, end)
  if (inner.length === 0) return parts.filter((_, index) => index !== from)
  return [
    ...parts.slice(0, from),
    { group: { times: mention.times, mention, parts: inner }, about: [] },
    ...behind.slice(inner.length),
  ]
}

function partsOfSegment(segment: readonly Mention[], sentence: string): Part[] {
  const parts: Part[] = []
  let before: Mention[] = []
  for (let at = 0; at < segment.length; at += 1) {
    const mention = segment[at]
    if (!mention) continue
    const last = parts.at(-1)
    if (mention.kind === 'sets of') {
      if (mention.holds !== 'next') continue
      const { inner, next } = innerOf(segment, at + 1, sentence)
      parts.push({ group: { times: mention.times, mention, parts: partsIn(inner, sentence) }, about: before })
      before = []
      at = next - 1
    } else if (
      mention.kind === 'filler' &&
      parts.length === 0 &&
      /^(w|with|incl.*|contain.*)\b/i.test(sentence.slice(mention.from, mention.to))
    ) {
      // "z2 ride with 5x8s sprints": the zone is that of the session.
      before = before.filter((one) => !isEffort(one))
    } else if (isHead(mention)) {
      parts.push({ head: mention, about: before })
      before = []
    } else if (isAbout(mention)) (last ? last.about : before).push(mention)
  }
  return isSaidFirst(segment, parts) ? shiftBack(parts) : parts
}

/** The mentions of a set of sets: those in brackets, or all that follow up to another length. */
function innerOf(segment: readonly Mention[], from: number, sentence: string): { inner: Mention[]; next: number } {
  const opening = segment[from]
  if (opening && sentence.slice(opening.from, opening.to) === '(') {
    const closed = closesAt(segment, from, sentence)
    return { inner: segment.slice(from + 1, closed), next: closed + 1 }
  }
  const isOuter = (one: Mention) =>
    (one.kind === 'rest' && one.isBetweenSets === true) || one.kind === 'amount' || one.kind === 'warm-up or cool-down'
  const end = segment.findIndex((one, at) => at > from && isOuter(one))
  const next = end < 0 ? segment.length : end
  return { inner: segment.slice(from, next), next }
}

/** Whether efforts stand before their lengths, "easy 20 min tempo 10 min": one before the first, none behind the last. */
function isSaidFirst(segment: readonly Mention[], parts: readonly Part[]): boolean {
  if (parts.length < 2) return false
  const said = segment.filter((one) => isHead(one) || isEffort(one))
  const [first, last] = [said[0], said.at(-1)]
  return first !== undefined && last !== undefined && isEffort(first) && isHead(last) && parts.every(hasOneEffort)
}

function hasOneEffort({ about }: Part, index: number, parts: { length: number }): boolean {
  const efforts = about.filter(isEffort).length
  return index === 0 ? efforts === 2 : index === parts.length - 1 ? efforts === 0 : efforts === 1
}

/** Gives each part the efforts that were read behind the part before it. */
function shiftBack(parts: readonly Part[]): Part[] {
  return parts.map((part, index) => {
    const own =
      index === 0 ? part.about.filter(isEffort).slice(0, 1) : (parts[index - 1]?.about.filter(isEffort).slice(-1) ?? [])
    return { ...part, about: [...own, ...part.about.filter((one) => !isEffort(one))] }
  })
}

function isHead(mention: Mention): mention is Head {
  if (mention.kind === 'amount') return mention.isAimed !== true
  if (mention.kind === 'warm-up or cool-down') return mention.amount !== undefined
  if (mention.kind === 'strides') return mention.times !== undefined && mention.length !== undefined
  return mention.kind === 'set' || mention.kind === 'rungs'
}

function isRestOrTarget({ kind }: Mention): boolean {
  return kind === 'rest' || kind === 'zone' || kind === 'percent' || kind === 'power'
}

function isEffort({ kind }: Mention): boolean {
  return kind === 'session' || kind === 'zone' || kind === 'race pace'
}

function isEffortOrFigure(mention: Mention): boolean {
  return isEffort(mention) || isFigureOrRest(mention)
}

function isAbout(mention: Mention): boolean {
  return isEffortOrFigure(mention) || mention.kind === 'sport' || mention.kind === 'warm-up or cool-down'
}

/** What belongs to a part wherever it is said. A labelled figure is the athlete's own. */
function isFigureOrRest(mention: Mention): boolean {
  if (mention.kind === 'power') return !mention.isLabelled
  if (mention.kind === 'pace') return mention.label === undefined
  return ABOUT.has(mention.kind)
}

const ABOUT = new Set<Mention['kind']>([
  ...([
    'percent',
    'beats',
    'rated',
    'offset',
    'ramp',
    'detail',
    'cadence',
    'rest',
    'send-off',
    'over-under',
    'progression',
  ] as const),
])
