import { sportOf } from '../../../sports/registry.ts'
import { measure, metresOf } from '../measure.ts'
import type { Part } from '../part.ts'
import type { Writing } from '../writing.ts'

/** Whether a part cannot be done as it is said: a send-off that nobody can swim, one on land without repetitions, a lone time in a pool. */
export function hasImpossiblePart(parts: readonly Part[], writing: Writing): boolean {
  return (
    parts.some((part) => isImpossible(part, writing) || isOddEnd(part, writing) || isOddStretch(part, writing)) ||
    hasLooseTime(parts, writing) ||
    hasLoosePair(parts) ||
    hasLooseWhole(parts, writing) ||
    isLoneTrial(parts, writing)
  )
}

/** "swim 1500 time trial", "2000 sprint", "30 min build", "IM 2000": a single swim that no one does just so; the session around it is another's to make. */
function isLoneTrial(parts: readonly Part[], writing: Writing): boolean {
  const isTrial = ({ aims }: Part) => aims.some((aim) => aim.kind === 'effort' && aim.name === 'time trial')
  if (!sportOf(writing.sport).inPool) return false
  if (parts.every(isTrial)) return true
  const [only, ...others] = parts
  if (!only?.length || others.length > 0 || only.times.length > 0 || only.inner || only.rungs) return false
  const measured = measure(only.length, 'stretch', writing)
  const isLong = measured !== undefined && (metresOf(measured) ?? measured.value * METRES_A_SECOND) >= LONG
  const isAllOut = only.aims.some((aim) => aim.kind === 'effort' && (aim.name === 'sprint' || aim.name === 'max'))
  const isMedley = only.details.some(({ text }) => text === 'im')
  const isRising = only.details.some(
    ({ note, from, to }) => note !== undefined && /build|progress|descend|faster/i.test(writing.text.slice(from, to)),
  )
  return only.ramp !== undefined || isRising || (isLong && (isAllOut || isMedley))
}

// Metres (our choice).
const LONG = 800

/** "wu 15, 3 blocks of …", "15's either side": nobody warms up three times for a quarter of an hour, or for 15 s. */
function isOddEnd({ role, times, length, inner }: Part, writing: Writing): boolean {
  const measured = role && length && !inner ? measure(length, 'end', writing) : undefined
  if (measured?.unit !== 'seconds') return false
  return times.some((one) => one > 1) ? measured.value >= LONGEST_REPEATED : measured.value < SHORTEST_END
}

// Seconds.
const [LONGEST_REPEATED, SHORTEST_END] = [300, 60]

/** "100s" that are no seconds, without a count; sets for a warm-up at threshold: the word is of what stands before. */
function isOddStretch({ role, times, length, aims, inner, rungs, rest }: Part, writing: Writing): boolean {
  const isAtThreshold = aims.some(
    (aim) => aim.kind === 'css' || (aim.kind === 'effort' && (aim.name === 'css' || aim.name === 'threshold')),
  )
  if (sportOf(writing.sport).inPool && role === 'warmup' && times.some((one) => one > 1) && isAtThreshold) return true
  if (!length || length.clock || times.length > 0 || inner || rungs) return false
  const isOfSeveral = /\ds$/.test(writing.text.slice(length.from, length.to))
  return isOfSeveral && measure(length, rest ? 'bout' : 'stretch', writing)?.unit !== 'seconds'
}

function isImpossible(part: Part, writing: Writing): boolean {
  const { sendOff, length, times, inner = [] } = part
  if (inner.some((one) => isImpossible(one, writing))) return true
  if (!sendOff) return false
  const { inPool } = sportOf(writing.sport)
  if (!inPool && times.length === 0) return true
  const [leave, swum] = [measure(sendOff, 'send-off', writing), length && measure(length, 'bout', writing)]
  const metres = swum && metresOf(swum)
  if (!leave || !inPool || metres === undefined) return false
  return leave.value < metres * FASTEST || part.rest?.length !== undefined
}

/** In a pool a time beside distances, of which nothing is said, is of something else: "10x100, 1:45". */
function hasLooseTime(parts: readonly Part[], writing: Writing): boolean {
  if (parts.some(({ inner = [] }) => hasLooseTime(inner, writing))) return true
  if (!sportOf(writing.sport).inPool || parts.length < 2) return false
  const isTime = ({ length, times, role, inner, rungs }: Part) =>
    length !== undefined &&
    times.length === 0 &&
    !role &&
    !inner &&
    !rungs &&
    measure(length, 'stretch', writing)?.unit === 'seconds'
  const isOpen = (part: Part) => isTime(part) && part.aims.length === 0 && part.details.length === 0
  return parts.some(isOpen) && !parts.every(isTime)
}

/** "30/30s, 2 sets of 10": seconds by turns whose count stands elsewhere, and a count that may be theirs. */
function hasLoosePair(parts: readonly Part[]): boolean {
  const isOpenPair = ({ inner, times }: Part) => inner?.length === 2 && times.length === 0 && inner.every(isSeconds)
  if (parts.length > 1 && parts.some(isOpenPair)) return true
  return parts.some((part, at) => {
    const before = parts[at - 1]
    return (
      before !== undefined &&
      part.isJoined === true &&
      [before, part].every(isSeconds) &&
      parts.some(({ times }) => times.length > 0)
    )
  })
}

function isSeconds({ length, times, role, details }: Part): boolean {
  if (!length || times.length > 0 || role || details.length > 0 || length.clock) return false
  return length.unit === 's' || (length.unit === undefined && length.value <= 60)
}

/** "swim 2k 10x100": a distance that holds all others, of which nothing else is said; "2k css 10x100" without a sign. */
function hasLooseWhole(parts: readonly Part[], writing: Writing): boolean {
  if (!sportOf(writing.sport).inPool || parts.length < 2) return false
  const far = ({ length, times }: Part) => {
    const measured = length && measure(length, times.length > 0 ? 'bout' : 'stretch', writing)
    const metres = measured && (measured.unit === 'seconds' ? measured.value * METRES_A_SECOND : metresOf(measured))
    return (metres ?? 0) * times.reduce((all, one) => all * one, 1)
  }
  const isOpen = ({ times, aims, role, inner, isThen, details }: Part, next: Part | undefined) => {
    if (next?.isThen && details.length > 0) return false
    const isBeforeSet = next?.isJoined === true && !next.isAdded && next.times.length > 0
    return times.length === 0 && (aims.length === 0 || isBeforeSet) && !role && !inner && !isThen
  }
  return parts.some((part, at) => {
    const others = parts.filter((one) => one !== part).reduce((sum, one) => sum + far(one), 0)
    return (
      isOpen(part, parts[at + 1]) &&
      far(part) >= LEAST_WHOLE &&
      far(part) >= others &&
      others > 0 &&
      part.length?.unit !== 'min' &&
      part.length?.unit !== 'h' &&
      parts.some(({ times, rungs }) => times.length > 0 || rungs)
    )
  })
}

// Of an easy swimmer.
const METRES_A_SECOND = 0.8
const LEAST_WHOLE = 900

// Seconds per meter: about the world record.
const FASTEST = 0.46
