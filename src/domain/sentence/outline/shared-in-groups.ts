import type { Mention, MentionOf } from '../mention.ts'
import { isEffort } from './kinds.ts'
import { type Part, saidOf, says } from './part.ts'

/** A group with what was said behind it put to its parts: a short rest to each, and one of several targets. */
export function shareInGroup(part: Part): Part {
  return part.group ? restInside(spreadRest(aimParts(part, part.group)), part.group.parts) : part
}

/**
 * A short rest behind sets that have none is that of their bouts: "3x(200 + 2x100 + 4x50) 15 s rest". A long one lies between
 * the rounds.
 */
function restInside(part: Part, inner: readonly Part[]): Part {
  const { group, about } = part
  const isTimed = inner.some(({ head }) => head?.kind === 'set' && head.bout.kind === 'time')
  const [rest] = saidOf(part, 'rest').filter(
    (one) => !one.isBetweenSets && isShort(one, isTimed ? MIN_JOG_METRES : MIN_SECONDS),
  )
  if (!group || !rest || !inner.some(isSetWithoutPause)) return part
  const own: Mention = { ...rest, isAfterEach: true }
  const parts = group.parts.map((one) => (hasPause(one) ? one : { ...one, about: [...one.about, own] }))
  return { ...part, group: { ...group, parts }, about: about.filter((one) => one !== rest) }
}

/** A short rest at the end of the brackets, with another one between the sets, is that of all: "2x(3 min, 2 min, 90 s rest), 3 min between sets". */
function spreadRest(part: Part): Part {
  const { group } = part
  const last = group?.parts.at(-1)
  const [rest] = last ? saidOf(last, 'rest').filter(isShort) : []
  const isBetween = saidOf(part, 'rest').some(({ isBetweenSets }) => isBetweenSets)
  if (
    !group ||
    !rest ||
    !isBetween ||
    !group.parts.every((one) =>
      one === last ? one.head?.kind === 'amount' : one.head?.kind === 'amount' && !hasPause(one),
    )
  )
    return part
  const parts = group.parts.map((one) => (one === last ? one : { ...one, about: [...one.about, rest] }))
  return { ...part, group: { ...group, parts } }
}

function isSetWithoutPause(part: Part): boolean {
  const { head } = part
  return (head?.kind === 'rungs' || (head?.kind === 'set' && head.times > 1)) && !hasPause(part)
}

function hasPause(part: Part): boolean {
  const { head } = part
  return (head?.kind === 'set' && head.rest !== undefined) || says(part, 'rest') || says(part, 'send-off')
}

/** Whether a rest is one between bouts: at most 90 seconds, or a jog. */
function isShort({ rest }: MentionOf<'rest'>, least = MIN_JOG_METRES): boolean {
  if (rest.kind === 'time') return rest.seconds <= MAX_SECONDS
  if (rest.kind === 's') return rest.value <= MAX_SECONDS
  if (rest.kind === 'clock') return (rest.parts[0] ?? 0) * 60 + (rest.parts[1] ?? 0) <= MAX_SECONDS
  if (rest.kind === 'bare') return rest.value >= least
  return rest.kind === 'm' || (rest.kind === 'distance' && rest.unit === 'meters')
}

// A longer rest is between the sets, and a smaller figure is in minutes, behind distances in seconds (our choice).
const MAX_SECONDS = 90
const MIN_SECONDS = 10
const MIN_JOG_METRES = 50

/** As many targets behind a group as it has parts are theirs in turn: "3x(200 + 2x100 + 4x50) css+5 / css / css-3". */
function aimParts(part: Part, group: NonNullable<Part['group']>): Part {
  const targets = part.about.filter(isTarget)
  const isOpen = targets.length === group.parts.length && !group.parts.some(({ about }) => about.some(isTarget))
  if (!isOpen || targets.length < 2) return part
  const parts = group.parts.map((one, at) => ({
    ...one,
    about: [...one.about, ...targets.slice(at, at + 1).map(asFigure)],
  }))
  return { ...part, group: { ...group, parts }, about: part.about.filter((one) => !targets.includes(one)) }
}

/** CSS beside CSS+5 is a target, and not only the name of the session. */
function asFigure(target: Mention): Mention {
  const { from, to } = target
  return target.kind === 'session' && target.session === 'css' ? { kind: 'offset', seconds: 0, from, to } : target
}

function isTarget(one: Mention): boolean {
  return isEffort(one) || TARGETS.has(one.kind)
}

const TARGETS = new Set<Mention['kind']>(['offset', 'percent', 'power', 'pace'])
