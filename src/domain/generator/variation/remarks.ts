import type { Direction } from '../request/direction.ts'
import type { PreviousVersion, ResolvedRequest } from '../request/resolved-request.ts'

/** Says why the workout stays as it is, and what would allow a version in the asked direction. */
export function noFurtherRemark(request: ResolvedRequest, { direction, locked }: PreviousVersion): string {
  const { version, limit } = inWords(direction)
  if (locked.length > 0) return `With what you keep there is no ${version}: keep less to get one.`
  if (request.set) return `Your main set is fixed, so there is no ${version}: ask for another main set.`
  if (direction !== 'another') return `A good session of this kind and length ${limit}: it stays as it is.`
  return `There is only this one good ${request.sport.noun} of this kind and length: ask for another length to get another.`
}

/** Says why only the frame of the main set has changed. */
export function onlyAroundRemark(request: ResolvedRequest, { locked }: PreviousVersion): string {
  if (locked.length > 0) return 'What you keep allows no other main set; only what surrounds it has changed.'
  if (request.set) return 'Your main set is fixed; only what surrounds it has changed.'
  return 'This kind and length has no other main set; only what surrounds it has changed.'
}

/** Says why a new version does not go in the asked direction. The version before has another length, so it cannot stay. */
export function nearestRemark(request: ResolvedRequest, previous: PreviousVersion): string {
  return `${noFurtherRemark(request, previous).replace(/: [^:]*$/, '')}; here is the one that comes nearest.`
}

function inWords(direction: Direction): { version: string; limit: string } {
  if (direction.endsWith('intervals')) return { version: `version with ${direction}`, limit: `hardly has ${direction}` }
  return { version: `${direction === 'another' ? 'other' : direction} version`, limit: `hardly gets ${direction}` }
}
