import type { SportId } from '#domain/sports/registry.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { hasTarget } from '#domain/workout/has-target.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { timeInZones } from './time-in-zone.ts'

/** Where a workout's time goes: a bar a zone, neutral, for zones are not steps. */
export function ZoneTimes({
  steps,
  sport,
  reference,
}: {
  steps: StoredSteps
  sport: SportId
  reference?: number | undefined
}) {
  if (!hasTarget(steps)) return null
  const zones = timeInZones(steps, sport, reference)
  const longest = Math.max(...zones.map(({ seconds }) => seconds))
  if (longest === 0) return null
  return (
    <table className="tabular w-full border-collapse">
      <caption className="border-ink border-b-[1.5px] pb-2 text-left text-label">Time in zone</caption>
      <tbody>
        {zones.map(({ number, name, seconds }) => (
          <tr key={number} className="border-line border-b">
            <th scope="row" className="whitespace-nowrap py-2.5 pr-4 text-left font-normal">
              <span className="inline-block w-7 font-[560]">Z{number}</span>
              {name}
            </th>
            <td className="w-full py-2.5" aria-hidden="true">
              {seconds > 0 && (
                <span
                  className="block h-3.5 min-w-1 border-ink border-r-4 bg-line"
                  style={{ width: `${(100 * seconds) / longest}%` }}
                />
              )}
            </td>
            <td className="py-2.5 pl-4 text-right font-[540]">{seconds > 0 ? formatDuration(seconds) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
