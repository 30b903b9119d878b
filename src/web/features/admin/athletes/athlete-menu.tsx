import Ban from 'lucide-react/icons/ban'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import UserRound from 'lucide-react/icons/user-round'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
import type { ListedAthlete } from '../queries.ts'
import type { Asked } from './athlete-dialogs.tsx'
import { isBeingDeleted, nameOf } from './athlete-words.ts'
import { useAthleteActions } from './use-athlete-actions.ts'

export type AthleteMenuParts = { athlete: ListedAthlete; isOwn: boolean; onAsk: (asked: Asked) => void }

/** What an admin can do to an athlete; one's own account is changed by another admin. Nothing while it is deleted. */
export function AthleteMenu({ athlete, isOwn, onAsk }: AthleteMenuParts) {
  const { enable, verify } = useAthleteActions()
  if (isBeingDeleted(athlete, new Date())) return null
  const ask = (what: Asked['what']) => () => onAsk({ what, athlete })
  const items: MenuItem[] = [
    { label: 'Role and plan…', icon: <KeyRound aria-hidden="true" />, onSelect: ask('access') },
    ...(athlete.is_confirmed
      ? []
      : [{ label: 'Send the letter again', icon: <Mail aria-hidden="true" />, onSelect: () => void verify(athlete) }]),
    athlete.disabled_at
      ? { label: 'Enable', icon: <RotateCcw aria-hidden="true" />, onSelect: () => void enable(athlete) }
      : { label: 'Disable…', icon: <Ban aria-hidden="true" />, onSelect: ask('disable') },
    { label: 'Delete…', icon: <Trash aria-hidden="true" />, tone: 'danger', onSelect: ask('delete') },
  ]
  return <Menu label={`Actions for ${nameOf(athlete)}`} items={isOwn ? own : items} />
}

const own: readonly MenuItem[] = [
  { label: 'Account Settings', icon: <UserRound aria-hidden="true" />, href: '/dashboard/account' },
]
