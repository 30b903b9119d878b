import type { Sport } from '../../sports/registry.ts'
import type { Cadence, Step } from '../../workout/step.ts'
import { BEATS_FROM } from '../fit/profile.ts'
import { type DeviceTarget, deviceTargetOf } from '../fit/write/target.ts'
import type { ReaderOptions } from '../shared/format.ts'
import { element, type Xml } from '../shared/xml/write.ts'

export type AimLoss = 'power' | 'cadence' | 'watchZone' | 'widened' | 'ramp' | 'pace' | 'paceZone' | 'heartRateZone'

/**
 * The target of a step in TCX, and what of it is lost: a speed, a heart rate or a cadence, one of them, in figures or as
 * a zone of the watch. Which of a target's figures is written is decided as for FIT, for the same watches.
 */
export function aimOf({ target, cadence }: Step, sport: Sport, options: ReaderOptions): { xml: Xml; lost: AimLoss[] } {
  const aimed = target?.type === 'power' ? undefined : deviceTargetOf(target, sport, options)
  if (!aimed?.target || !target)
    return {
      xml: cadence ? cadenceOf(cadence) : element('Target', { 'xsi:type': 'None_t' }),
      lost: target?.type === 'power' ? ['power'] : [],
    }
  const xml =
    target.type === 'pace'
      ? targetOf('Speed', aimed.target, (range) => speedsOf(range, sport))
      : targetOf('HeartRate', aimed.target, beatsOf)
  return {
    xml,
    lost: [
      ...shared.filter((kind) => aimed.lost.includes(kind)),
      ...(aimed.target.range ? [] : (['watchZone'] as const)),
      ...(cadence ? (['cadence'] as const) : []),
    ],
  }
}

/** The losses of a target that FIT and TCX share. */
const shared = ['widened', 'ramp', 'pace', 'paceZone', 'heartRateZone'] as const satisfies readonly AimLoss[]

type Range = NonNullable<DeviceTarget['range']>

function cadenceOf({ min, max }: Cadence): Xml {
  return element('Target', { 'xsi:type': 'Cadence_t' }, [
    element('Low', {}, String(min)),
    element('High', {}, String(max)),
  ])
}

/** A range in figures, `custom`, else a zone of the watch. */
function targetOf(kind: 'Speed' | 'HeartRate', { range, value }: DeviceTarget, custom: (range: Range) => Xml[]): Xml {
  const zone = range
    ? element(`${kind}Zone`, { 'xsi:type': `Custom${kind}Zone_t` }, custom(range))
    : element(`${kind}Zone`, { 'xsi:type': `Predefined${kind}Zone_t` }, [element('Number', {}, String(value))])
  return element('Target', { 'xsi:type': `${kind}_t` }, [zone])
}

/** Metres per second, shown as a pace where the sport has one. */
function speedsOf({ low, high }: Range, { paceUnits }: Sport): Xml[] {
  return [
    element('ViewAs', {}, paceUnits.length > 0 ? 'Pace' : 'Speed'),
    element('LowInMetersPerSecond', {}, String(low / 1000)),
    element('HighInMetersPerSecond', {}, String(high / 1000)),
  ]
}

function beatsOf({ low, high }: Range): Xml[] {
  return [beats('Low', low), beats('High', high)]
}

function beats(name: string, figure: number): Xml {
  const value = Math.min(MAX_BEATS, figure - BEATS_FROM)
  return element(name, { 'xsi:type': 'HeartRateInBeatsPerMinute_t' }, [element('Value', {}, String(value))])
}

// What one byte holds.
const MAX_BEATS = 255
