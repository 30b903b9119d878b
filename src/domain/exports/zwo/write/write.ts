import { type SportId, sportOf } from '../../../sports/registry.ts'
import { type DistanceUnit, toMetres } from '../../../units/distance.ts'
import { isGroup, toGroups } from '../../../workout/groups.ts'
import { asksEffort } from '../../../workout/has-target.ts'
import type { Cadence, Step } from '../../../workout/step.ts'
import { isRepeat } from '../../../workout/stored-entry.ts'
import type { FileWorkout } from '../../shared/format.ts'
import { keepRound } from '../../shared/messages/rounds.ts'
import { type Ends, endsOf } from '../../shared/trainer/ends.ts'
import { timedSteps } from '../../shared/trainer/timed-steps.ts'
import { element, type Xml, xmlFile } from '../../shared/xml/write.ts'
import { raceShare, TEN_KILOMETRES } from '../race-pace.ts'
import { figure, writeMessages, writeRoundMessages } from './shown.ts'

/** A file of Zwift's; `threshold` is what percents are of, in watts or seconds per kilometre or 100 m. */
export function zwoText(workout: FileWorkout, threshold: number | undefined): string {
  const { trainer } = sportOf(workout.sport)
  const blocks = toGroups(workout.steps).flatMap((entry) => {
    if (!isGroup(entry)) return blocksOf([entry], workout, threshold)
    const { steps, count } = entry
    if (isPlainPair(steps, workout, threshold)) return [intervals(steps, count, workout, threshold)]
    const rounds = Array.from({ length: count }, (_, round) => steps.map((step) => keepRound(step, round + 1, count)))
    return blocksOf(rounds.flat(), workout, threshold)
  })
  return xmlFile(
    element('workout_file', {}, [
      element('author', {}, 'Pacewright'),
      element('name', {}, workout.name),
      element('description', {}, ''),
      element('sportType', {}, trainer === 'bike' ? 'bike' : 'run'),
      ...(isByDistance(workout) ? [element('durationType', {}, 'distance')] : []),
      // A sport that Zwift lacks becomes a run, which has other types.
      element('tags', {}, workout.type && trainer ? [element('tag', { name: workout.type })] : []),
      element('workout', {}, blocks),
    ]),
  )
}

/** Whether the lengths are in metres: a run can be, when all of it is. */
export function isByDistance({ sport, steps }: FileWorkout): boolean {
  return isRun(sport) && steps.every((entry) => isRepeat(entry) || entry.duration.type === 'distance')
}

function blocksOf(steps: readonly Step[], workout: FileWorkout, threshold: number | undefined): Xml[] {
  const metres = isByDistance(workout)
  return timedSteps({ ...workout, steps: [...steps] }, threshold).map(({ step, start, end }) =>
    block(
      step,
      metres ? toMetres(step.duration.value, step.duration.unit as DistanceUnit) : end - start,
      metres,
      workout.sport,
      threshold,
    ),
  )
}

function block(step: Step, length: number, metres: boolean, sport: SportId, threshold: number | undefined): Xml {
  const { is, ...attributes } = blockOf(step, length, sport, threshold)
  const written = { ...attributes, ...cadenceOf(step.cadence), Text: step.name?.trim() ? step.name : undefined }
  return element(is, written, writeMessages(step, length, metres))
}

/** The block that expresses most of a step, with its target. */
function blockOf(step: Step, length: number, sport: SportId, threshold: number | undefined) {
  const Duration = figure(length)
  const ends = endsOf(step, sport, threshold)
  // A block without power is written as free riding: the trainer sets no resistance.
  if (!asksEffort(step.target) || ends.high === 0) return { is: 'FreeRide', Duration }
  const share = shareIn(sport, threshold)
  const pace = paceIn(sport)
  const kind = slopeOf(step, ends)
  if (kind) return { is: kind, Duration, PowerLow: share(ends.from), PowerHigh: share(ends.to), pace }
  const band = ends.low === ends.high ? {} : { PowerLow: share(ends.low), PowerHigh: share(ends.high) }
  return { is: 'SteadyState', Duration, Power: share(ends.from), ...band, pace }
}

/** Warm-ups and cool-downs go from one figure to another, which may be the same; a warm-up never down. */
function slopeOf({ intensity }: Step, { from, to }: Ends): string | undefined {
  if (intensity === 'warmup' && from <= to) return 'Warmup'
  if (intensity === 'cooldown' && from >= to) return 'Cooldown'
  return from === to ? undefined : 'Ramp'
}

/** Two steps in turn that Zwift's own repeat can hold: even, by time, and without a name. */
function isPlainPair(steps: readonly Step[], { sport }: FileWorkout, threshold: number | undefined): boolean {
  const isPlain = (step: Step) => {
    const { name, intensity, target, duration, cadence, sendOff } = step
    if (name || sendOff || target?.ramp || intensity === 'warmup' || intensity === 'cooldown') return false
    if (duration.type === 'distance' || cadence?.min !== cadence?.max) return false
    return asksEffort(target) && endsOf(step, sport, threshold).high > 0
  }
  return steps.length === 2 && steps.every(isPlain)
}

function intervals(steps: readonly Step[], Repeat: number, { sport }: FileWorkout, threshold: number | undefined): Xml {
  const [on, off] = steps.map((step) => ({ ...endsOf(step, sport, threshold), step }))
  if (!on || !off) throw new Error('A pair has two steps')
  const share = shareIn(sport, threshold)
  return element(
    'IntervalsT',
    {
      Repeat,
      OnDuration: figure(on.step.duration.value),
      OffDuration: figure(off.step.duration.value),
      OnPower: share(on.from),
      OffPower: share(off.from),
      ...(on.low === on.high ? {} : { PowerOnLow: share(on.low), PowerOnHigh: share(on.high) }),
      ...(off.low === off.high ? {} : { PowerOffLow: share(off.low), PowerOffHigh: share(off.high) }),
      Cadence: on.step.cadence?.min,
      CadenceResting: off.step.cadence?.min,
      pace: paceIn(sport),
    },
    writeRoundMessages(steps, Repeat),
  )
}

/** Percents of threshold as a share: of FTP on a bike, on foot of the speed at the pace that `paceIn` names. */
function shareIn(sport: SportId, threshold: number | undefined): (percent: number) => number {
  const runner = isRun(sport) ? (threshold ?? sportOf(sport).reference.nominal) : undefined
  const of = runner === undefined ? 1 : (raceShare(TEN_KILOMETRES, runner) ?? 1)
  return (percent) => Number((percent / 100 / of).toFixed(6))
}

function paceIn(sport: SportId): number | undefined {
  return isRun(sport) ? TEN_KILOMETRES : undefined
}

function isRun(sport: SportId): boolean {
  return sportOf(sport).trainer === 'treadmill'
}

function cadenceOf(cadence: Cadence | undefined) {
  if (!cadence) return {}
  const { min, max } = cadence
  if (min === max) return { Cadence: min }
  return { Cadence: Math.round((min + max) / 2), CadenceLow: min, CadenceHigh: max }
}
