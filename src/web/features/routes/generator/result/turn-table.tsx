import type { Turn } from '#domain/routes/turn.ts'
import { turnWords } from '#domain/routes/turn-words.ts'
import { Fold } from '../../../../ui/fold.tsx'
import { lengthIn, type Unit } from '../loops/loop-facts.ts'

/** What to do along the loop. A turn that is pressed is shown on the map. */
export function TurnTable({
  turns,
  unit,
  onPoint,
}: {
  turns: readonly Turn[]
  unit: Unit
  /** Metres along the loop. */
  onPoint: (metres: number) => void
}) {
  return (
    <Fold title={`Turns (${turns.length})`}>
      <table className="mt-2 w-full border-ink border-t-[1.5px] text-start">
        <caption className="sr-only">Turns of the loop</caption>
        <thead>
          <tr className="border-line border-b text-label">
            <th scope="col" className="py-1.5 pe-3 font-[460]">
              At
            </th>
            <th scope="col" className="py-1.5 font-[460]">
              Turn
            </th>
          </tr>
        </thead>
        <tbody>
          {turns.map(({ meters, point, ...turn }) => {
            const { value, unit: symbol } = lengthIn(meters, unit)
            return (
              <tr key={point} className="border-line border-b align-top">
                <td className="tabular whitespace-nowrap py-1.5 pe-3 text-ink-2">
                  {value}
                  {`\u202f${symbol}`}
                </td>
                <td>
                  <button
                    type="button"
                    onClick={() => onPoint(meters)}
                    className="min-h-8 w-full rounded-chip text-start [overflow-wrap:anywhere] hover:underline"
                  >
                    {turnWords(turn)}
                  </button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Fold>
  )
}
