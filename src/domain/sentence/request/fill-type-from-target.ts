import { effortZones } from '../../sports/effort-zones.ts'
import { type Sport, type SportId, sportOf, type WorkoutType, workoutTypeLabel } from '../../sports/registry.ts'
import { powerZones } from '../../sports/zones.ts'
import { middleEffort } from '../../workout/effort.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { typeOfZone } from '../resolve/session-type.ts'
import type { DraftRequest } from './draft-request.ts'

/**
 * Fills the type from the target of the hardest work, where no type was said: the one whose zone holds it. Between two zones
 * the answer names both. Watts and paces have a zone only beside the athlete's own reference value.
 */
export function fillTypeFromTarget(
  draft: DraftRequest,
  steps: StoredSteps,
  sportId: SportId,
  reference: number | undefined,
): void {
  const { asked } = draft
  if (asked.workoutType) return
  const sport = sportOf(sportId)
  const percents = steps.flatMap((entry) => (isRepeat(entry) ? [] : (percentOf(entry, sport, reference) ?? [])))
  if (percents.length === 0) return
  const percent = Math.round(Math.max(...percents) * 10) / 10
  const { type, because } = typeAt(percent, sport)
  // The effort of a set that says none is not that of the easy swims beside it.
  // Nor is it that of bouts at a pace whose effort is not known here.
  const isUnknown = (one: StoredSteps[number]) =>
    !isRepeat(one) && one.intensity === 'interval' && hasFigure(one) && percentOf(one, sport, reference) === undefined
  if (!type || (type === 'endurance' && steps.some((one, at) => isOpenSet(one, steps, at) || isUnknown(one)))) return
  asked.workoutType = type
  draft.addInferred('workoutType', workoutTypeLabel[type], because)
}

function hasFigure({ target }: Step): boolean {
  return target?.type !== undefined && target.type !== 'open'
}

/** Whether an entry repeats steps without a target, or is a timed swim without one. */
function isOpenSet(entry: StoredSteps[number], steps: StoredSteps, at: number): boolean {
  if (!isRepeat(entry)) return entry.intensity === 'interval' && !entry.target && entry.sendOff !== undefined
  if (entry.repeat.count < 2) return false
  return steps.slice(at - entry.repeat.steps, at).every((one) => isRepeat(one) || !one.target)
}

/** The middle of a step's target in percent of threshold; undefined if it is easy time, or not known. */
function percentOf(step: Step, sport: Sport, reference: number | undefined): number | undefined {
  const { target, intensity } = step
  if (!target || target.type === 'open' || (intensity !== 'active' && intensity !== 'interval')) return undefined
  const isRelative = target.percentMin !== undefined || target.zoneNumber !== undefined
  const isMeasured = reference !== undefined && target.type === sport.reference.metric
  return isRelative || isMeasured ? middleEffort(step, sport.id, reference) : undefined
}

/** The type whose zone holds a percent of threshold, and why; between two zones the nearer one's. */
function typeAt(percent: number, sport: Sport): { type: WorkoutType | undefined; because: string } {
  const zones = effortZones(sport)
  const holding = zones.findLast(({ low, high }) => percent >= low && percent <= high)
  const name = (number: number) => zones[number - 1]?.name
  if (holding)
    return {
      type: typeOfZone(holding.number, sport),
      because: `${percent} % lies in zone ${holding.number}, ${holding.name}.`,
    }
  const above = zones.findIndex(({ low }) => low > percent)
  if (above === 0) return { type: typeOfZone(1, sport), because: `${percent} % lies below zone 1, ${name(1)}.` }
  if (above < 0)
    return {
      type: typeOfZone(zones.length, sport),
      because: `${percent} % lies above zone ${zones.length}, ${name(zones.length)}.`,
    }
  const [easier, harder] = [zones[above - 1], zones[above]]
  if (!easier || !harder) return { type: undefined, because: '' }
  // Classic efforts of two to eight minutes lie here, and coaches call them VO2 max.
  if (harder.number === VO2_MAX_ZONE)
    return {
      type: typeOfZone(harder.number, sport),
      because: `${percent} % lies between ${easier.name} and ${harder.name}.`,
    }
  const nearer = percent - easier.high <= harder.low - percent ? easier : harder
  return {
    type: typeOfZone(nearer.number, sport),
    because: `${percent} % lies between ${easier.name} and ${harder.name}: say the other one if you mean that.`,
  }
}

/** Only power has zones with gaps between them. */
const VO2_MAX_ZONE = powerZones.find(({ name }) => name === 'VO2 Max')?.number
