import type { Sport } from '../../sports/registry.ts'
import type { Step } from '../../workout/step.ts'
import { BEATS_FROM } from '../fit/profile.ts'
import { deviceTargetOf } from '../fit/write/target.ts'
import type { ReaderOptions } from '../shared/format.ts'
import { element, type Xml } from '../shared/xml/write.ts'

export type AimLoss = 'power' | 'cadence' | 'watchZone' | 'widened' | 'ramp' | 'pace' | 'paceZone' | 'heartRateZone'

/**
 * What a step asks, as TCX has it, and what of that is lost: a speed, a heart rate or a cadence, one of them, in figures
 * or as a zone of the watch. The choice between a target's figures is the one of FIT, for the same watches.
 */
export function aimOf({ target, cadence }: Step, sport: Sport, options: ReaderOptions): { xml: Xml; lost: AimLoss[] } {
  const aimed = target?.type === 'power' ? undefined : deviceTargetOf(target, sport, options)
  if (!aimed?.target || !target)
    return {
      xml: cadence ? cadenceOf(cadence) : element('Target', { 'xsi:type': 'None_t' }),
      lost: target?.type === 'power' ? ['power'] : [],
    }
  const { range, value } = aimed.target
  const xml = target.type === 'pace' ? speedOf(range, value, sport) : heartRateOf(range, value)
  const lost = aimed.lost.flatMap((kind) => shared.find((known) => known === kind) ?? [])
  return {
    xml,
    lost: [...lost, ...(range ? [] : (['watchZone'] as const)), ...(cadence ? (['cadence'] as const) : [])],
  }
}

/** Of what a target loses on the way into FIT, what it loses here as well. */
const shared = ['widened', 'ramp', 'pace', 'paceZone', 'heartRateZone'] as const satisfies readonly AimLoss[]

type Range = { low: number; high: number }

function cadenceOf({ min, max }: { min: number; max: number }): Xml {
  return element('Target', { 'xsi:type': 'Cadence_t' }, [
    element('Low', {}, String(min)),
    element('High', {}, String(max)),
  ])
}

/** Metres per second, shown as a pace where the sport has one. */
function speedOf(range: Range | undefined, zone: number, { paceUnits }: Sport): Xml {
  const speed = (millimetres: number) => String(millimetres / 1000)
  return element('Target', { 'xsi:type': 'Speed_t' }, [
    range
      ? element('SpeedZone', { 'xsi:type': 'CustomSpeedZone_t' }, [
          element('ViewAs', {}, paceUnits.length > 0 ? 'Pace' : 'Speed'),
          element('LowInMetersPerSecond', {}, speed(range.low)),
          element('HighInMetersPerSecond', {}, speed(range.high)),
        ])
      : element('SpeedZone', { 'xsi:type': 'PredefinedSpeedZone_t' }, [element('Number', {}, String(zone))]),
  ])
}

function heartRateOf(range: Range | undefined, zone: number): Xml {
  const beats = (name: string, figure: number) =>
    element(name, { 'xsi:type': 'HeartRateInBeatsPerMinute_t' }, [
      element('Value', {}, String(Math.min(MAX_BEATS, figure - BEATS_FROM))),
    ])
  return element('Target', { 'xsi:type': 'HeartRate_t' }, [
    range
      ? element('HeartRateZone', { 'xsi:type': 'CustomHeartRateZone_t' }, [
          beats('Low', range.low),
          beats('High', range.high),
        ])
      : element('HeartRateZone', { 'xsi:type': 'PredefinedHeartRateZone_t' }, [element('Number', {}, String(zone))]),
  ])
}

// What one byte holds.
const MAX_BEATS = 255
