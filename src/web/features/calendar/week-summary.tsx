import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { addDays, daysFrom } from '#domain/calendar/days/day.ts'
import { unitOfDistances } from '#domain/calendar/items/unit-of-distances.ts'
import { hintsOf, WEEKS_BEFORE } from '#domain/calendar/plan/hints.ts'
import type { Sums } from '#domain/calendar/plan/sums.ts'
import type { Figures } from '#domain/calendar/plan/training.ts'
import { sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { useSession } from '../../lib/session.ts'
import { usePreferences } from '../../lib/use-preferences.ts'
import { Notice } from '../../ui/notice.tsx'
import { SportMark } from '../workouts/sport-mark.tsx'
import type { Contents } from './contents.ts'
import { weekdayOf } from './day-names.ts'
import { figuresText } from './figures-text.ts'
import { hintSentence } from './hint-sentence.ts'
import { hatched, LoadBar } from './load-bar.tsx'
import { rangeQuery } from './queries.ts'
import { trainingsOf } from './trainings-of.ts'

/** Planned and done time, distance and load of a week by sport, and hints on it. Nothing for a week without training. */
export function WeekSummary({ firstDay, contents }: { firstDay: string; contents: Contents }) {
  const { profile } = useSession()
  const { data } = useQuery(rangeQuery(addDays(firstDay, -7 * WEEKS_BEFORE), addDays(firstDay, 6)))
  const hints = useMemo(
    () => hintsOf(data ? trainingsOf(data, profile) : contents.trainings, [firstDay]),
    [data, contents.trainings, profile, firstDay],
  )
  const sums = contents.weeks[firstDay]
  if (!sums) return null
  return (
    <section aria-label="This week in figures" className="mt-8 grid gap-4">
      {hints.map((hint) => (
        <Notice key={hintSentence(hint)}>{hintSentence(hint)}</Notice>
      ))}
      <LoadOfDays days={daysFrom(firstDay, 7).map((day) => ({ day, sums: contents.days[day]?.sums }))} />
      <SumsTable sums={sums} />
    </section>
  )
}

/** The load of each day, where the days do not stand in a row themselves. */
function LoadOfDays({ days }: { days: readonly { day: string; sums: Sums | undefined }[] }) {
  const loadOf = (sums: Sums | undefined) => sums?.planned.load ?? 0
  const mostLoad = Math.max(...days.map(({ sums }) => loadOf(sums)))
  if (mostLoad === 0) return null
  return (
    <div className="min-[78rem]:hidden">
      <h3 className="pb-1 text-label">Load by day</h3>
      <ol className="tabular grid grid-cols-7 text-center text-small">
        {days.map(({ day, sums }) => (
          <li key={day}>
            <span className="block min-h-5">{loadOf(sums) > 0 && Math.round(loadOf(sums))}</span>
            <span className="block px-0.5 sm:px-2">
              <LoadBar sums={sums} mostLoad={mostLoad} />
            </span>
            <span className="block pt-1 text-ink-2">{weekdayOf(day)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function SumsTable({ sums }: { sums: Sums }) {
  const { distances } = usePreferences()
  const most = Math.max(1, ...sums.sports.map(({ planned }) => planned.seconds))
  return (
    <table className="tabular w-full border-collapse">
      <caption className="border-ink border-b-[1.5px] pb-2 text-start text-label">Week, planned and done</caption>
      <thead className="sr-only">
        <tr>
          {['Sport', 'Planned', 'Done', 'Share done'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.sports.map(({ sport, planned, done }) => (
          <Row
            key={sport}
            name={
              <span className="flex items-center gap-2">
                {sport && <SportMark sport={sport} />}
                {sport ? sportOf(sport).label : 'Other'}
              </span>
            }
            planned={planned}
            done={done}
            unit={unitOfDistances(distances, sport)}
            most={most}
            colour={sport ? sportOf(sport).mark.colour : 'var(--color-ink-2)'}
          />
        ))}
        {sums.sports.length > 1 && (
          <Row name="All" planned={sums.planned} done={sums.done} unit={unitOfDistances(distances, null)} />
        )}
      </tbody>
    </table>
  )
}

type RowParts = { name: ReactNode; planned: Figures; done: Figures; unit: DistanceUnit; most?: number; colour?: string }

function Row({ name, planned, done, unit, most, colour }: RowParts) {
  const share = (seconds: number) => ({ width: `${Math.min(100, (100 * seconds) / (most ?? 1))}%` })
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-2.5 pe-4 text-start font-[540]">
        {name}
      </th>
      <td className="py-2.5 pe-4 sm:whitespace-nowrap">
        {figuresText(planned, unit)}
        {done.seconds > 0 && (
          <span className="block text-ink-2 text-small sm:hidden">{`${figuresText(done, unit)} done`}</span>
        )}
      </td>
      <td className="whitespace-nowrap py-2.5 pe-4 text-ink-2 max-sm:hidden">
        {done.seconds > 0 ? `${figuresText(done, unit)} done` : ''}
      </td>
      <td className="w-1/3 py-2.5 max-[26rem]:hidden" aria-hidden="true">
        {most !== undefined && (
          <span className="relative block h-3.5" style={{ ...share(planned.seconds), color: colour }}>
            <span className={`absolute inset-0 border-current border-e-4 ${hatched}`} />
            <span
              className="absolute inset-y-0 start-0 bg-current"
              style={{ width: `${planned.seconds > 0 ? Math.min(100, (100 * done.seconds) / planned.seconds) : 0}%` }}
            />
          </span>
        )}
      </td>
    </tr>
  )
}
