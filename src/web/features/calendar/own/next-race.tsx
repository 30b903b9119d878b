import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Flag from 'lucide-react/icons/flag'
import { daysBetween } from '#domain/calendar/days/day.ts'
import { nextRaceQuery } from '../queries.ts'
import { countdownText } from './countdown-text.ts'

/** The next race with the days until then, and the way to its day; nothing without one. */
export function NextRace({ today }: { today: string }) {
  const race = useQuery(nextRaceQuery(today)).data?.race
  if (race?.content.kind !== 'race') return null
  return (
    <Link
      to="/dashboard/activity"
      search={{ date: race.date }}
      className="inline-flex min-w-0 items-start gap-1.5 text-ink no-underline hover:underline"
    >
      <Flag aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-[540]">{race.content.name}</span> {countdownText(daysBetween(today, race.date))}
      </span>
    </Link>
  )
}
