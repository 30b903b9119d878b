import { effortColours } from './effort-colours.ts'
import { type Bound, hasOpenBounds, type ZoneResults } from './zone-results.ts'

/** The zones of a figure, row by row. */
export function ZoneTable({ results }: { results: ZoneResults }) {
  const { minLabel, maxLabel, rows, words } = results
  return (
    <>
      <table className="tabular [print-color-adjust:exact] w-full border-collapse text-start">
        <caption className="sr-only">Zones for {words}</caption>
        <thead>
          <tr className="border-ink border-b-[1.5px] align-bottom text-label">
            <th scope="col" className="pe-3 pb-2 font-[460]">
              Zone
            </th>
            <th scope="col" className="pb-2 font-[460]">
              Name
            </th>
            <th scope="col" className="pb-2 ps-3 text-end max-[22.5rem]:ps-1 font-[460]">
              {minLabel}
            </th>
            <th scope="col" className="pb-2 ps-3 text-end max-[22.5rem]:ps-1 font-[460]">
              {maxLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, name, min, max }) => (
            <tr key={number} className="border-line border-b align-top">
              <td className="whitespace-nowrap py-2.5 pe-3 font-[560] max-[22.5rem]:pe-1">
                <span
                  aria-hidden="true"
                  className="me-2.5 inline-block max-[22.5rem]:me-1.5 h-3 w-3.5 border-t-4 align-baseline forced-color-adjust-none"
                  style={{ borderColor: effortColours(number).cap, background: effortColours(number).body }}
                />
                {number}
              </td>
              <th scope="row" className="py-2.5 font-normal">
                {name}
              </th>
              <Cell bound={min} />
              <Cell bound={max} />
            </tr>
          ))}
        </tbody>
      </table>
      {hasOpenBounds(results) && (
        <p className="mt-3 text-ink-2 text-small">&lt; means anything slower, &gt; anything faster.</p>
      )}
    </>
  )
}

function Cell({ bound: { figure, below } }: { bound: Bound }) {
  return (
    <td className="whitespace-nowrap py-2.5 ps-3 text-end font-[540] max-[22.5rem]:ps-1">
      {figure}
      {below && <span className="block font-normal text-ink-2 text-small">{below}</span>}
    </td>
  )
}
