import { cssFromTests } from '#domain/calculators/css-test.ts'
import { parseWatts } from '#domain/calculators/cycling.ts'
import { ftpFromRamp, ftpFromTwentyMinutes } from '#domain/calculators/ftp-test.ts'
import type { Refused } from '#domain/calculators/refused.ts'
import { thresholdPace } from '#domain/calculators/threshold-pace.ts'
import { type Race, raceMetres, races } from '#domain/sports/races.ts'
import type { Sport } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { parseDuration } from '#domain/units/duration.ts'
import { convertPace, formatPace } from '#domain/units/pace.ts'

type Typed = Readonly<Record<string, string>>

/** A test or a race that gives a threshold: what to enter, what it gives, and by whose formula. */
export type WayToFindOut = {
  name: string
  fields: readonly { name: string; label: string; hint?: string; unit?: string; options?: readonly string[] }[]
  source: string
  /** The figure as it is typed into the field, per unit. */
  find: (typed: Typed, unit: DistanceUnit | undefined) => { ok: true; figure: string } | Refused
}

/** The ways to find out a sport's threshold, the most usual first. */
export function waysToFindOut({ reference, inPool }: Sport): readonly WayToFindOut[] {
  if (reference.metric === 'power') return [twentyMinutes, ramp]
  return [inPool ? twoSwims : race]
}

const race: WayToFindOut = {
  name: 'A race',
  fields: [
    { name: 'race', label: 'Distance', options: races },
    { name: 'time', label: 'Time', hint: 'Such as 45:30 or 1:45:00.' },
  ],
  source: 'By Daniels and Gilbert (Oxygen Power, 1979): about what you can race for an hour.',
  find({ race: distance = '', time = '' }, unit) {
    const found = thresholdPace({ metres: raceMetres[distance as Race] ?? 0, seconds: parseDuration(time) })
    if (!found.ok) return found
    return { ok: true, figure: formatPace(convertPace(found.secondsPerKm, 'km', unit === 'miles' ? 'mile' : 'km')) }
  },
}

const twentyMinutes: WayToFindOut = {
  name: '20 minutes',
  fields: [{ name: 'watts', label: 'Mean power of 20 minutes, as hard as you can', unit: 'watts' }],
  source: '95 % of it can be held for an hour (Allen and Coggan, Training and Racing with a Power Meter).',
  find: ({ watts = '' }) => asFigure(ftpFromTwentyMinutes(parseWatts(watts) ?? Number.NaN)),
}

const ramp: WayToFindOut = {
  name: 'A ramp',
  fields: [
    {
      ...{ name: 'watts', label: 'Mean power of your best minute', unit: 'watts' },
      hint: 'Of a ride that gets harder every minute until you cannot go on.',
    },
  ],
  source: 'Three quarters of it can be held for an hour: the usual share of ramp tests.',
  find: ({ watts = '' }) => asFigure(ftpFromRamp(parseWatts(watts) ?? Number.NaN)),
}

const twoSwims: WayToFindOut = {
  name: 'Two swims',
  fields: [
    { name: 'seconds400', label: 'Time of 400', hint: 'Such as 6:40.' },
    { name: 'seconds200', label: 'Time of 200', hint: 'Such as 3:10, after a long rest.' },
  ],
  source: 'The speed of the 200 between them (Wakayoshi 1992). Swim both as hard as you can, in your own unit.',
  find({ seconds400 = '', seconds200 = '' }) {
    const found = cssFromTests({ seconds400: parseDuration(seconds400), seconds200: parseDuration(seconds200) })
    return found.ok ? { ok: true, figure: formatPace(found.css) } : found
  },
}

function asFigure(found: { ok: true; ftp: number } | Refused): { ok: true; figure: string } | Refused {
  return found.ok ? { ok: true, figure: String(found.ftp) } : found
}
