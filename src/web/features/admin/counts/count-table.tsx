import { Fold } from '../../../ui/fold.tsx'
import type { Span } from '../queries.ts'
import { dayWords } from './bar-words.ts'
import { type Counted, series } from './series.ts'

/** The figures of the charts as a table, the newest first. */
export function CountTable({ data, per }: { data: readonly Counted[]; per: Span['per'] }) {
  return (
    <Fold title="The same as a table" className="mt-8">
      <table className="tabular mt-2 w-full max-w-2xl border-collapse text-start">
        <caption className="sr-only">Sign-ups and new workouts by {per}</caption>
        <thead>
          <tr className="border-ink border-b-[1.5px] text-label">
            <th scope="col" className="pb-2 font-[460]">
              {per === 'day' ? 'Day' : 'Week'}
            </th>
            {series.map(({ name, short }) => (
              <th
                key={name}
                scope="col"
                className="pb-2 ps-3 text-end max-[22.5rem]:ps-1 font-[460] max-[22.5rem]:text-tiny"
              >
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.toReversed().map((row) => (
            <tr key={row.day} className="border-line border-b">
              <th scope="row" className="py-1.5 font-normal">
                {dayWords(row.day, per)}
              </th>
              {series.map(({ name }) => (
                <td
                  key={name}
                  className={`py-1.5 ps-3 text-end max-[22.5rem]:ps-1 ${row[name] === 0 ? 'text-ink-3' : ''}`}
                >
                  {row[name].toLocaleString('en')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}
