import { useQuery } from '@tanstack/react-query'
import type { Figure } from '#contracts/figures.ts'
import { Fold } from '../../../../ui/fold.tsx'
import { LoadFailed } from '../../../../ui/load-failed.tsx'
import { figuresQuery, historyOf } from './history-of-figures.ts'

/** What the named figures were from which day on; nothing while none has been saved. */
export function FigureHistory({ of: names }: { of: readonly Figure[] }) {
  const { data, error, refetch, isFetching } = useQuery(figuresQuery)
  if (error)
    return <LoadFailed title="Failed to load the history" error={error} isFetching={isFetching} refetch={refetch} />
  const histories = historyOf(data ?? [], names)
  if (histories.length === 0) return null
  return (
    <Fold title="History">
      <table className="mt-2 w-full text-start">
        <thead>
          <tr className="text-ink-2">
            <th className="pe-4 pb-1 font-normal">Figure</th>
            <th className="pe-4 pb-1 font-normal">From</th>
            <th className="pb-1 text-end font-normal">Value</th>
          </tr>
        </thead>
        {histories.map(({ label, rows }) => (
          <tbody key={label} className="border-line border-t">
            {rows.map(({ day, value }, at) => (
              <tr key={day}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={rows.length} className="py-1.5 pe-4 align-top font-[560]">
                    {label}
                  </th>
                )}
                <td className="tabular py-1.5 pe-4">{day}</td>
                <td className={`tabular py-1.5 text-end ${value === 'removed' ? 'text-ink-2' : ''}`}>{value}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Fold>
  )
}
