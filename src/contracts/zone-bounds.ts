import type { SportDefinition } from '#domain/sports/sport.ts'
import { boundLimits, findBoundFaults, tableBounds, type ZonedType } from '#domain/sports/zone-bounds.ts'
import { z } from './endpoint.ts'

const ZoneBounds = (type: ZonedType) => {
  const { min, max } = boundLimits[type]
  const sentence = `A bound is ${min} to ${max} percent of ${figures[type]}.`
  const Percent = z.number().min(min, sentence).max(max, sentence)
  return z.strictObject({ percentMin: Percent, percentMax: Percent })
}

const figures: Readonly<Record<ZonedType, string>> = {
  power: 'FTP',
  pace: 'the speed at threshold',
  heartrate: 'the heart rate at threshold',
}

/** An athlete's own bounds of all zones of a sport, the easiest zone first, in percent of their figure. */
export function boundsSchema(type: ZonedType, sport: SportDefinition) {
  const count = tableBounds(type, sport).length
  return z
    .array(ZoneBounds(type))
    .length(count, `Send the bounds of all ${count} zones, the easiest first.`)
    .superRefine((bounds, context) => {
      for (const { zone, end, sentence } of findBoundFaults(bounds, type))
        context.addIssue({ code: 'custom', path: [zone, end], message: sentence })
    })
}
