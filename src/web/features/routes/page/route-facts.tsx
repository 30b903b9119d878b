import { routeLength } from '../route-figures.ts'
import type { SharedRoute } from '../share/shared-route.ts'

type Figures = NonNullable<SharedRoute['route_data']['figures']>

/** What the ways of a route are like, one bar each, as far as it is known. Nothing where nothing is. */
export function RouteFacts({ route, unit }: { route: SharedRoute; unit: 'kilometers' | 'miles' }) {
  const { distance, route_data } = route
  const rows = factsOf(route_data.figures ?? {}).filter(({ metres }) => metres > 0)
  if (rows.length === 0) return null
  return (
    <table className="tabular w-full border-collapse">
      <caption className="border-ink border-b-[1.5px] pb-2 text-start text-label">Ways</caption>
      <tbody>
        {rows.map(({ name, metres }) => (
          <tr key={name} className="border-line border-b">
            <th scope="row" className="whitespace-nowrap py-2.5 pe-4 text-start font-normal">
              {name}
            </th>
            <td className="w-full py-2.5" aria-hidden="true">
              <span
                className="block h-3.5 min-w-1 border-ink border-e-4 bg-line"
                style={{ width: `${Math.min(100, (100 * metres) / distance)}%` }}
              />
            </td>
            <td className="whitespace-nowrap py-2.5 ps-4 text-end font-[540]">{routeLength(metres, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function factsOf({ surface_meters: surface, lit_meters, green_meters, quiet_meters }: Figures) {
  return [
    { name: 'Paved', metres: surface?.paved ?? 0 },
    { name: 'Unpaved', metres: surface?.unpaved ?? 0 },
    { name: 'Surface unknown', metres: surface?.unknown ?? 0 },
    { name: 'Quiet', metres: quiet_meters ?? 0 },
    { name: 'In the green', metres: green_meters ?? 0 },
    { name: 'Lit', metres: lit_meters ?? 0 },
  ]
}
