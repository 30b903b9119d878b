import Flag from 'lucide-react/icons/flag'
import StickyNote from 'lucide-react/icons/sticky-note'
import { unitOfDistances } from '#domain/calendar/items/unit-of-distances.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { usePreferences } from '../../../lib/use-preferences.ts'
import { SportMark } from '../../workouts/sport-mark.tsx'
import type { CalendarItem } from '../queries.ts'
import { distanceOfRace } from './race-form.ts'

type Own = Exclude<CalendarItem['content'], { kind: 'workout' }>

/** What an athlete wrote on a day: a race stands out, a rest day is a dashed line, a note is its text. */
export function OwnWords({ content }: { content: Own }) {
  if (content.kind === 'race') return <RaceWords {...content} />
  if (content.kind === 'rest')
    return (
      <>
        <h3 className="border-edge border-b border-dashed pt-2 pb-1.5 text-ink-2">Rest day</h3>
        {content.text && <p className="mt-1.5 text-ink-2 text-small [overflow-wrap:anywhere]">{content.text}</p>}
      </>
    )
  return (
    <>
      <h3 className="flex items-center gap-1.5 pt-2 text-label">
        <StickyNote aria-hidden="true" className="size-4 flex-none" />
        Note
      </h3>
      <p className="mt-1 line-clamp-10 whitespace-pre-line text-small [overflow-wrap:anywhere]">{content.text}</p>
    </>
  )
}

function RaceWords({ name, sport, metres }: Extract<Own, { kind: 'race' }>) {
  const { distances } = usePreferences()
  const facts = [
    sport && sportOf(sport).label,
    metres && distanceOfRace(metres, unitOfDistances(distances, sport)),
  ].filter(Boolean)
  return (
    <>
      <p className="inline-flex items-center gap-1.5 rounded-chip bg-ink px-1.5 py-0.5 text-bg text-small">
        <Flag aria-hidden="true" className="size-3.5" />
        Race
      </p>
      <h3 className="mt-2 line-clamp-4 text-h4 [overflow-wrap:anywhere]" title={name}>
        {name}
      </h3>
      {facts.length > 0 && (
        <p className="mt-1 flex items-center gap-1.5 text-ink-2 text-small">
          {sport && <SportMark sport={sport} className="size-4" />}
          {facts.join(' · ')}
        </p>
      )}
    </>
  )
}
