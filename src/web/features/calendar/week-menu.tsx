import CopyPlus from 'lucide-react/icons/copy-plus'
import { useState } from 'react'
import { Menu } from '../../ui/menu.tsx'
import { CopyWeekDialog } from './several-days/copy-week-dialog.tsx'

/** What can be done with the week that is shown. */
export function WeekMenu({ name, firstDay }: { name: string; firstDay: string }) {
  const [doing, setDoing] = useState<'copy'>()
  return (
    <>
      <Menu
        label={`More for ${name}`}
        items={[{ label: 'Copy this week forward…', icon: <CopyPlus />, onSelect: () => setDoing('copy') }]}
      />
      {doing === 'copy' && <CopyWeekDialog firstDay={firstDay} onClose={() => setDoing(undefined)} />}
    </>
  )
}
