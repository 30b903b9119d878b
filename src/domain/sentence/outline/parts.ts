import type { Mention, MentionOf } from '../mention.ts'
import { attachTargets } from './attach-targets.ts'
import { shareDetailOfAll } from './details-of-all.ts'
import { isSaidFirst, keepOwnEfforts, shareLast, shiftBack } from './efforts-first.ts'
import { groupBehind } from './groups.ts'
import { shareHills } from './hills.ts'
import { shareJogOfRow } from './jogs-of-rows.ts'
import { isAbout, isEffort, isFigureOrRest, isHead, isRestOrTarget } from './kinds.ts'
import { spreadTargets } from './listed-targets.ts'
import type { Part } from './part.ts'
import { restBeforeEnds } from './rests-behind-ends.ts'
import { shareTrailingRest } from './rests-of-all-sets.ts'
import { closesAt, segmentsOf } from './segments.ts'
import { spreadDivided, spreadNumbered } from './selected-repetitions.ts'
import { shareBetweenEnds } from './shared-ends.ts'
import { shareInGroup } from './shared-in-groups.ts'
import { shareListed, shareWithAll } from './shared-pauses.ts'
import { isOfLostFigure, withoutTargetsOfRests } from './targets-of-others.ts'

/**
 * The parts of a session in the order of the sentence. Commas, "then", "+" and new lines separate them; so does every
 * length. What is said without a length belongs to the part before it.
 */
export function partsIn(mentions: readonly Mention[], sentence: string): Part[] {
  let parts: Part[] = []
  let waiting: Mention[] = []
  /** The rest that is all that the last clause says. */
  let trailing: Mention | undefined
  for (const segment of segmentsOf(mentions, sentence)) {
    const last = parts.at(-1)
    // "2 x 15 min z4 / 5 min z2 bike 60 min": a rest before a length is that of the part before.
    const first = segment.findIndex(isHead)
    const rests = last && first > 0 ? segment.slice(0, first).filter(isRestOrTarget) : []
    const isOfRest = rests[0]?.kind === 'rest'
    if (isOfRest) last?.about.push(...rests)
    const found = partsOfSegment(isOfRest ? segment.filter((one) => !rests.includes(one)) : segment, sentence)
    trailing = undefined
    if (found.length > 0) {
      found[0]?.about.unshift(...waiting)
      waiting = []
      parts.push(...found)
    } else {
      // "45 minutes, easy at 105 rpm"
      const isTurned = parts.length === 1 && segment.some(({ kind }) => kind === 'cadence')
      const loose = withoutTargetsOfRests(segment, sentence).filter(
        (one, at, all) =>
          isFigureOrRest(one) ||
          (isEffort(one) && isDirectlyBehindRest(one, all.slice(0, at), sentence)) ||
          (isEasyZone(one) && parts.length === 1) ||
          (isEffort(one) && (last?.group !== undefined || isTurned)),
      )
      if (last) for (const mention of loose) partOf(mention, parts, last).about.push(mention)
      else waiting.push(...loose)
      const [only, ...more] = loose
      trailing = only?.kind === 'rest' && !only.isBetweenSets && more.length === 0 ? only : undefined
    }
    for (const mention of segment)
      if (mention.kind === 'sets of' && mention.holds !== 'next') parts = groupBehind(parts, mention)
  }
  const rested = shareJogOfRow(
    shareListed(
      shareHills(shareTrailingRest(restBeforeEnds(parts.filter(isFilled), sentence), trailing), mentions, sentence),
    ),
    sentence,
  )
  return shareBetweenEnds(shareDetailOfAll(shareWithAll(rested, mentions, sentence), sentence))
    .map((part) => attachTargets(part, sentence))
    .map(shareInGroup)
    .map(spreadTargets)
    .map((part) => spreadNumbered(part, sentence))
    .map(spreadDivided)
}

/** Whether an effort is that of the rest before it: "2 min steady", "2 min recovery in zone 2". */
function isDirectlyBehindRest({ from }: Mention, others: readonly Mention[], sentence: string): boolean {
  const before = others.findLast(({ kind }) => kind !== 'filler')
  return before?.kind === 'rest' && BEHIND.test(sentence.slice(before.to, from))
}

const BEHIND = /^ ?(?:@|at|in)? ?$/

/** Not a count whose steps were not said, "5 rounds: run". */
function isFilled({ group }: Part): boolean {
  return group?.parts.length !== 0
}

function isHardName(mention: Mention): boolean {
  if (mention.kind === 'session') return mention.session !== 'easy' && mention.session !== 'endurance'
  return mention.kind === 'race pace' || (mention.kind === 'zone' && mention.zone > 2)
}

/** "easy spin 1 hour, zone 1": said of the whole. Other zones name the type. */
function isEasyZone(mention: Mention): boolean {
  return mention.kind === 'zone' && mention.zone <= 2
}

/** The part that a mention without a length is of: the last one, or for a rest the last set without one. */
function partOf(mention: Mention, parts: readonly Part[], last: Part): Part {
  if (mention.kind !== 'rest' || mention.isBetweenSets) return last
  const hasNoRest = ({ head, about }: Part) =>
    (head?.kind === 'rungs' || (head?.kind === 'set' && !head.rest)) && about.every(({ kind }) => kind !== 'rest')
  if (mention.isLoose) return parts.findLast(hasNoRest) ?? last
  const [inner, ...more] = last.group?.parts ?? []
  // "100-200-100 x2, 15 s rest"
  // "4x(4x25) 10 s rest, 1 min between": the second one is between the sets.
  const isSecond = last.about.some(({ kind }) => kind === 'rest')
  return inner && more.length === 0 && hasNoRest(inner) && isBrief(mention) && !isSecond ? inner : last
}

function isBrief({ rest }: MentionOf<'rest'>): boolean {
  return (rest.kind === 's' ? rest.value : rest.kind === 'time' ? rest.seconds : MAX_INNER_REST + 1) <= MAX_INNER_REST
}

// A longer rest is between the sets (our choice).
const MAX_INNER_REST = 90

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
      // "marathon pace workout - 3 km warm-up, 12 km at MP": nobody warms up as hard as the session is.
      const own = mention.kind === 'warm-up or cool-down' ? before.filter((one) => !isHardName(one)) : before
      parts.push({ head: mention, about: own })
      before = []
    } else if (last && isOfLostFigure(segment, at, last, sentence)) continue
    else if (isAbout(mention)) (last ? last.about : before).push(mention)
  }
  return isSaidFirst(segment, parts) ? shiftBack(parts) : shareLast(keepOwnEfforts(parts))
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
