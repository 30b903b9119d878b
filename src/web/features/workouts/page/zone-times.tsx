import { type TimeInZones, timeInZones } from '#domain/load/time-in-zone.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { hasTarget } from '#domain/workout/has-target.ts'
import type { MeasuredSteps } from '../measured-steps.ts'

/** A workout's time in each zone, one bar a zone, and beneath them the time outside all zones. */
export function ZoneTimes({ steps, sport, ...athlete }: MeasuredSteps) {
  if (!hasTarget(steps)) return null
  const times = timeInZones(steps, sport, athlete)
  const rows = [
    ...times.zones.map(({ number, name, seconds }) => ({ zone: `Z${number}`, name, seconds })),
    ...outsideZones(times),
  ]
  const longest = Math.max(...rows.map(({ seconds }) => seconds))
  if (longest === 0) return null
  return (
    <table className="tabular w-full border-collapse">
      <caption className="border-ink border-b-[1.5px] pb-2 text-start text-label">
        Time in zone{times.estimated && ', estimated'}
      </caption>
      <tbody>
        {rows.map(({ zone, name, seconds }) => (
          <tr key={name} className="border-line border-b">
            <th scope="row" className="whitespace-nowrap py-2.5 pe-4 text-start font-normal">
              {zone ? (
                <>
                  <span className="inline-block w-7 font-[560]">{zone}</span>
                  {name}
                </>
              ) : (
                <span className="text-ink-2">{name}</span>
              )}
            </th>
            <td className="w-full py-2.5" aria-hidden="true">
              {seconds > 0 && (
                <span
                  className={`block h-3.5 min-w-1 border-e-4 ${zone ? 'border-ink bg-line' : 'border-edge bg-sunken'}`}
                  style={{ width: `${(100 * seconds) / longest}%` }}
                />
              )}
            </td>
            <td className="py-2.5 ps-4 text-end font-[540]">{seconds > 0 ? formatDuration(seconds) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The time that belongs to no zone, where it is at least half a second. */
function outsideZones({ between, open, rest }: TimeInZones) {
  return [
    { zone: undefined, name: 'Between zones', seconds: between },
    { zone: undefined, name: 'No target', seconds: open },
    { zone: undefined, name: 'Rest', seconds: rest },
  ].filter(({ seconds }) => seconds >= 0.5)
}
