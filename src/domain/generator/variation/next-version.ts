import { loadOf } from '../../load/load.ts'
import { workoutTypeLabel } from '../../sports/registry.ts'
import { atMost } from '../../units/tolerance.ts'
import { toGroups, unroll } from '../../workout/groups.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { asksForSet } from '../plan/asks-for-set.ts'
import type { PreviousVersion, ResolvedRequest } from '../request/resolved-request.ts'
import { changes } from './compare/asked-change.ts'
import { isArrangedOtherwise, readShape } from './compare/main-set-shape.ts'
import { drawnVersion, type Sources } from './drawn-version.ts'
import { nextEasyVersion } from './easy-session/next-easy-version.ts'
import { isTimed, lengthOf } from './locks.ts'
import { nearestVersion } from './nearest-version.ts'
import { findOtherLength, type OtherLength } from './other-length.ts'
import {
  nearestRemark,
  noFurtherRemark,
  noIntervalsRemark,
  otherArrangementRemark,
  unknownLoadRemark,
} from './remarks.ts'
import type { Version } from './version.ts'

/**
 * The version that follows the one before in the asked direction: the smallest noticeable step, so that the direction
 * can be asked for again. Where there is none, the version before stays as it is, with a remark that says why.
 */
export function nextVersion(
  request: ResolvedRequest,
  previous: PreviousVersion,
  sources: Sources,
  seed: number,
): Version {
  const { steps, remarks, isFull = true } = chooseVersion(request, previous, sources, seed)
  if (isFull) return { steps, remarks }
  const label = workoutTypeLabel[request.type]
  return { steps, remarks: [...remarks, `With these steps kept, no full ${label} session fits: unlock one.`] }
}

function chooseVersion(request: ResolvedRequest, previous: PreviousVersion, sources: Sources, seed: number): Version {
  const { steps, direction, locked } = previous
  const { draw, around, setsAt, total } = sources
  if (direction === 'another' || locked.length > 0) {
    const { found, first } = drawnVersion(request, previous, sources, seed)
    return found ?? asBefore(first)
  }
  const first = draw(seed)
  // An asked set leaves only what surrounds it, and no direction is followed by other openers.
  if (asksForSet(request)) return asBefore(first)
  if (!hasAskedEnds(steps, first.steps, request))
    return drawnVersion(request, previous, sources, seed).found ?? asBefore(first)
  if (changes[direction].trait === 'load' && !isLoadKnown(steps, request) && isAsLong(steps, first.steps, request))
    return { steps, remarks: [unknownLoadRemark(direction)] }
  const shape = readShape(steps, request)
  if (isEasySession(request)) {
    const changed = nextEasyVersion(request, steps, direction, { drawn: first, total })
    if (changed) return changed
    const hasNone = !shape && direction.endsWith('intervals') && isAsLong(steps, first.steps, request)
    return hasNone ? { steps, remarks: [noIntervalsRemark(request)] } : asBefore(first)
  }
  const sets = shape ? around() : []
  if (!shape || sets.length === 0) return drawnVersion(request, previous, sources, seed).found ?? asBefore(first)
  const found = nearestVersion(request, steps, direction, { sets, total }, shape, seed)
  const other = () => findOtherLength(request, previous, shape, setsAt, seed)
  if (!found) return asBefore(first, isAsLong(steps, first.steps, request) ? other() : undefined)
  if (!isArrangedOtherwise(shape, found.steps, request)) return found
  return { ...found, remarks: [...found.remarks, otherArrangementRemark(previous, other())] }

  /** The version before; or the first one drawn, where it was made longer or shorter by hand and cannot stay. */
  function asBefore(drawn: Version, other?: OtherLength): Version {
    if (isAsLong(steps, drawn.steps, request)) return { steps, remarks: [noFurtherRemark(request, previous, other)] }
    return { ...drawn, remarks: [...drawn.remarks, nearestRemark(request, previous)] }
  }
}

/** Whether a version has the warm-up and the cool-down that are asked for, as any drawn one has. */
function hasAskedEnds(steps: StoredSteps, drawn: StoredSteps, { warmup, cooldown }: ResolvedRequest): boolean {
  const isSame = (one: Step | undefined, other: Step | undefined) => one?.duration.value === other?.duration.value
  const [own, others] = [unroll(steps), unroll(drawn)]
  return (!warmup || isSame(own[0], others[0])) && (!cooldown || isSame(own.at(-1), others.at(-1)))
}

/** Whether any step says how hard it is: a workout that somebody wrote may have none. */
function isLoadKnown(steps: StoredSteps, { sport, reference }: ResolvedRequest): boolean {
  return loadOf(steps, sport.id, { reference }) !== undefined
}

/** Whether a session is a run or a ride without a main set. */
function isEasySession({ sport, type }: ResolvedRequest): boolean {
  return type === 'endurance' && !sport.inPool
}

/** Whether two versions are equally long. Times in a session by distance take an estimated part of it. */
function isAsLong(one: StoredSteps, other: StoredSteps, request: ResolvedRequest): boolean {
  const [entries, others] = [toGroups(one), toGroups(other)]
  const difference = Math.abs(lengthOf(entries, request) - lengthOf(others, request))
  const isEstimated = [...unroll(one), ...unroll(other)].some((step) => isTimed(step, request))
  return atMost(difference, isEstimated ? MAX_ROUNDING * (entries.length + others.length) : 0, 'length')
}

/** Kilometres or miles by which the estimate of one entry is rounded. */
const MAX_ROUNDING = 0.005
