import { workoutTypeLabel } from '../../sports/registry.ts'
import { atMost } from '../../units/tolerance.ts'
import { toGroups, unroll } from '../../workout/groups.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { asksForSet } from '../plan/asks-for-set.ts'
import type { PreviousVersion, ResolvedRequest } from '../request/resolved-request.ts'
import { isArrangedOtherwise, readShape } from './compare/shape.ts'
import { drawnVersion, type Sources } from './drawn-version.ts'
import { isTimed, lengthOf } from './locks.ts'
import { nearestVersion } from './nearest-version.ts'
import { findOtherLength } from './other-length.ts'
import { nearestRemark, noFurtherRemark, otherPatternRemark } from './remarks.ts'
import type { Version } from './version.ts'

/** Above this penalty the athlete is told that no full session fits. Our choice. */
const NOTABLE_PENALTY = 0.9

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
  const { steps, remarks, penalty = 0 } = chooseVersion(request, previous, sources, seed)
  if (penalty <= NOTABLE_PENALTY) return { steps, remarks }
  const label = workoutTypeLabel[request.type]
  return { steps, remarks: [...remarks, `With these steps kept, no full ${label} session fits: unlock one.`] }
}

function chooseVersion(request: ResolvedRequest, previous: PreviousVersion, sources: Sources, seed: number): Version {
  const { steps, direction, locked } = previous
  const { draw, around } = sources
  const shape = direction === 'another' || locked.length > 0 ? undefined : readShape(steps, request)
  const sets = shape ? around() : []
  const nearest = () =>
    shape && direction !== 'another' ? nearestVersion(request, steps, direction, sets, shape, seed) : undefined
  // An asked set leaves only what surrounds it, and no direction is followed by other openers.
  const isFixed = asksForSet(request) && direction !== 'another'
  const { found, first } =
    isFixed || sets.length > 0
      ? { found: isFixed ? undefined : nearest(), first: draw(seed) }
      : drawnVersion(request, previous, sources, seed)
  const isOther = found && shape ? isArrangedOtherwise(shape, found.steps, request) : false
  if (found && !isOther) return found

  const other = () =>
    shape && direction !== 'another' && sets.length > 0 ? findOtherLength(request, shape, direction) : undefined
  if (found) return { ...found, remarks: [...found.remarks, otherPatternRemark(previous, other())] }
  if (isAsLong(steps, first.steps, request)) return { steps, remarks: [noFurtherRemark(request, previous, other())] }
  // The version before was made longer or shorter by hand, so it cannot stay.
  return { ...first, remarks: [...first.remarks, nearestRemark(request, previous)] }
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
