import { useNavigate } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CalendarRange from 'lucide-react/icons/calendar-range'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Flag from 'lucide-react/icons/flag'
import Moon from 'lucide-react/icons/moon'
import StickyNote from 'lucide-react/icons/sticky-note'
import { useState } from 'react'
import { firstOfWeek } from '#domain/calendar/days/week.ts'
import { usePreferences } from '../../lib/use-preferences.ts'
import { Menu } from '../../ui/menu.tsx'
import { nameOfDay } from './day-names.ts'
import { NoteDialog } from './own/note-dialog.tsx'
import { RaceDialog } from './own/race-dialog.tsx'
import { CopyWeekDialog } from './several-days/copy-week-dialog.tsx'
import { ShiftDialog } from './several-days/shift-dialog.tsx'
import { useChanging } from './use-changing.ts'

/** What a day can have besides workouts, and the shift of what is planned from it on; in a month its week, too. */
export function DayMenu({ day, inMonth = false }: { day: string; inMonth?: boolean }) {
  const change = useChanging()
  const navigate = useNavigate()
  const { week_start } = usePreferences()
  const [doing, setDoing] = useState<'note' | 'race' | 'shift' | 'copy'>()
  const close = () => setDoing(undefined)
  const addRest = () =>
    change(
      [{ op: 'add', id: crypto.randomUUID(), date: day, content: { kind: 'rest', text: '' } }],
      { title: `Rest day on ${nameOfDay(day)}` },
      { title: 'Failed to add the rest day' },
    )
  return (
    <>
      <Menu
        size="compact"
        label={`More for ${nameOfDay(day)}`}
        items={[
          { label: 'Add note…', icon: <StickyNote />, onSelect: () => setDoing('note') },
          { label: 'Add rest day', icon: <Moon />, onSelect: () => void addRest() },
          { label: 'Add race…', icon: <Flag />, onSelect: () => setDoing('race') },
          { label: 'Shift from here…', icon: <CalendarRange />, onSelect: () => setDoing('shift') },
          ...(inMonth
            ? [
                { label: 'Copy this week forward…', icon: <CopyPlus />, onSelect: () => setDoing('copy') },
                {
                  label: 'Show this week',
                  icon: <CalendarDays />,
                  onSelect: () => void navigate({ to: '/dashboard/activity', search: { date: day } }),
                },
              ]
            : []),
        ]}
      />
      {doing === 'note' && <NoteDialog date={day} onClose={close} />}
      {doing === 'shift' && <ShiftDialog day={day} onClose={close} />}
      {doing === 'copy' && <CopyWeekDialog firstDay={firstOfWeek(day, week_start)} onClose={close} />}
      {doing === 'race' && <RaceDialog date={day} onClose={close} />}
    </>
  )
}
