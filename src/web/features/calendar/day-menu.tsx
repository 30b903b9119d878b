import Flag from 'lucide-react/icons/flag'
import Moon from 'lucide-react/icons/moon'
import StickyNote from 'lucide-react/icons/sticky-note'
import { useState } from 'react'
import { Menu } from '../../ui/menu.tsx'
import { nameOfDay } from './day-names.ts'
import { NoteDialog } from './note-dialog.tsx'
import { RaceDialog } from './race-dialog.tsx'
import { useChanging } from './use-changing.ts'

/** What a day can have besides workouts. */
export function DayMenu({ day }: { day: string }) {
  const change = useChanging()
  const [doing, setDoing] = useState<'note' | 'race'>()
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
        label={`More for ${nameOfDay(day)}`}
        items={[
          { label: 'Add note…', icon: <StickyNote />, onSelect: () => setDoing('note') },
          { label: 'Add rest day', icon: <Moon />, onSelect: () => void addRest() },
          { label: 'Add race…', icon: <Flag />, onSelect: () => setDoing('race') },
        ]}
      />
      {doing === 'note' && <NoteDialog date={day} onClose={close} />}
      {doing === 'race' && <RaceDialog date={day} onClose={close} />}
    </>
  )
}
