import { type WorkoutType, workoutTypeLabel } from '../../sports/registry.ts'
import { fromMetres } from '../../units/distance.ts'
import { asksForSet } from '../plan/asks-for-set.ts'
import { countInWords, lengthInWords } from '../plan/length-in-words.ts'
import { distanceOf, timeOf } from '../plan/measure.ts'
import type { Direction } from '../request/direction.ts'
import type { AskedLength, PreviousVersion, ResolvedRequest } from '../request/resolved-request.ts'
import { isLadder } from './compare/arrangement.ts'
import type { Shape } from './compare/main-set-shape.ts'
import type { OtherLength } from './other-length.ts'

/** Says that a workout without intervals has none to make longer or shorter, and which type has some. */
export function noIntervalsRemark({ sport, type }: ResolvedRequest): string {
  const [next = type] = typesByEffort.filter((one) => one !== type && sport.workoutTypes.includes(one))
  return `This ${sport.noun} has no intervals: it stays as it is. ${workoutTypeLabel[next]} has some.`
}

/** Says why a workout without targets gets neither harder nor easier. */
export function unknownLoadRemark(direction: Direction): string {
  return `The steps do not say how hard they are: the workout stays as it is. Give them zones, and it can get ${direction}.`
}

/** Says why the workout stays as it is, and what would allow a version in the asked direction. */
export function noFurtherRemark(request: ResolvedRequest, previous: PreviousVersion, other?: OtherLength): string {
  const { cause, remedy } = explain(request, previous, other)
  return `${cause}: ${remedy}`
}

/**
 * Says why a new version does not go in the asked direction. The version before has another length, so it cannot stay.
 */
export function nearestRemark(request: ResolvedRequest, previous: PreviousVersion): string {
  return `${explain(request, previous).cause}; here is the one that comes nearest.`
}

/** Says why only the frame of the main set has changed. */
export function onlyAroundRemark(request: ResolvedRequest, { locked }: PreviousVersion): string {
  if (asksForSet(request)) return 'Your main set is fixed; only what surrounds it has changed.'
  if (locked.length > 0) return 'What you keep allows no other main set; only what surrounds it has changed.'
  return 'This kind and length has no other main set; only what surrounds it has changed.'
}

/** Says that a version goes in the asked direction with its bouts arranged in another way. */
export function otherArrangementRemark({ direction }: PreviousVersion, other?: OtherLength): string {
  const { limit } = inWords(direction)
  const remark = `This arrangement ${limit} in this length, so the bouts are arranged in another way.`
  return other ? `${remark} ${inOtherLength(other)}` : remark
}

/** Says that another version does not cost the same as the one before. */
export function otherLoadRemark({ sport }: ResolvedRequest): string {
  return `No other good ${sport.noun} of this kind and length has the same load: this one comes nearest.`
}

function explain(request: ResolvedRequest, { direction, locked }: PreviousVersion, other?: OtherLength) {
  const { version, limit } = inWords(direction)
  // Without its locks a fixed main set would be as hard: only another version may differ around it.
  if (asksForSet(request) && (locked.length === 0 || direction !== 'another'))
    return {
      cause: `Your main set is fixed, so there is no ${version}`,
      remedy: 'ask for another main set, or for none.',
    }
  if (locked.length > 0) return { cause: `With what you keep there is no ${version}`, remedy: 'keep less to get one.' }
  if (direction === 'another')
    return {
      cause: `There is only this one good ${request.sport.noun} of this kind and length`,
      remedy: 'ask for another length to get another.',
    }
  const help = other ? inOtherLength(other) : (otherType(request, direction) ?? lastHelp(request, direction))
  return { cause: `A good session of this kind and length ${limit}`, remedy: `it stays as it is. ${help}` }
}

function inWords(direction: Direction): { version: string; limit: string } {
  if (direction.endsWith('intervals')) return { version: `version with ${direction}`, limit: `hardly has ${direction}` }
  return { version: `${direction === 'another' ? 'other' : direction} version`, limit: `hardly gets ${direction}` }
}

/** What the main set can be in another length: `In 70 minutes it can be 5 × 6 minutes.` */
function inOtherLength({ length, shape }: OtherLength): string {
  const set = setInWords(shape, length.unit)
  const within = `In ${countInWords(length.value, length.unit)} it can`
  return set ? `${within} be ${set}.` : `${within}.`
}

/** Bouts in words: `5 × 6 minutes`, `one bout of 25 minutes`, `100-200-300 meters`; undefined of what takes too many. */
function setInWords({ bouts, arrangement, sets }: Shape, unit: AskedLength['unit']): string | undefined {
  const [bout = 0] = bouts
  if (arrangement.isVaried) return undefined
  if (arrangement.order === 'even' && bouts.length === 1) return `one bout of ${boutInWords(bout, unit)}`
  if (arrangement.order === 'even') return sets > 1 ? undefined : `${bouts.length} × ${boutInWords(bout, unit)}`
  const grain = unit === 'minutes' ? 60 : 1
  const inUnit = (length: number) => (unit === 'minutes' ? length : fromMetres(length, unit)) / grain
  const lengths = bouts.map((length) => Number(inUnit(length).toFixed(2)))
  const isShort =
    isLadder(arrangement) && bouts.length <= MAX_LISTED_BOUTS && (unit !== 'minutes' || lengths.every(Number.isInteger))
  return isShort ? `${lengths.join('-')} ${unit}` : undefined
}

/** Our choice. */
const MAX_LISTED_BOUTS = 9

function boutInWords(bout: number, unit: AskedLength['unit']): string {
  return lengthInWords(unit === 'minutes' ? timeOf(bout) : distanceOf(fromMetres(bout, unit), unit))
}

/** Types from the easiest to the hardest; the easier ones have the longer bouts. */
const typesByEffort: readonly WorkoutType[] = [
  'endurance',
  'tempo',
  'sweet spot',
  'ladder sets',
  'threshold',
  'interval',
  'v02 max',
]

/** The type of the sport that goes a little further in a direction, if there is one. */
function otherType({ sport, type }: ResolvedRequest, direction: Exclude<Direction, 'another'>): string | undefined {
  const types = typesByEffort.filter((one) => sport.workoutTypes.includes(one))
  const isHarder = direction === 'harder' || direction === 'shorter intervals'
  const next = types[types.indexOf(type) + (isHarder ? 1 : -1)]
  // On land an endurance session has no bouts.
  if (!next || (direction === 'longer intervals' && next === 'endurance' && !sport.inPool)) return undefined
  const label = workoutTypeLabel[next]
  if (direction.endsWith('intervals')) return `${label} has ${direction.replace(' intervals', '')} ones.`
  return `${label} is a${direction === 'easier' ? 'n' : ''} ${direction} type.`
}

function lastHelp({ sport }: ResolvedRequest, direction: Exclude<Direction, 'another'>): string {
  if (direction === 'harder') return `A longer ${sport.noun} is harder.`
  if (direction === 'easier') return `A shorter ${sport.noun} is easier.`
  return 'Another one may have them.'
}
