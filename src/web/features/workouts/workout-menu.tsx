import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import type { OutputOf } from '../../lib/api.ts'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast-store.ts'
import { copyText } from './copy-text.ts'
import { shareAddress } from './share-address.ts'
import { useDeleteWorkout } from './use-delete-workout.ts'
import { editAddress, fileAddress, pageAddress } from './workout-address.ts'

type Workout = OutputOf<'get /api/workouts/{id}'>

/** What an athlete can do with one of their workouts. */
export function WorkoutMenu({ workout }: { workout: Workout }) {
  const remove = useDeleteWorkout()
  const { id, name } = workout
  return (
    <Menu
      label={`Actions for ${name}`}
      items={[
        { label: 'View', icon: <Eye aria-hidden="true" />, href: pageAddress(id) },
        { label: 'Edit', icon: <Pencil aria-hidden="true" />, href: editAddress(id) },
        { label: 'Copy URL', icon: <Copy aria-hidden="true" />, onSelect: () => void copy(id) },
        { label: 'Download FIT', icon: <Download aria-hidden="true" />, href: fileAddress(id) },
        {
          label: 'Delete',
          icon: <Trash aria-hidden="true" />,
          tone: 'danger',
          onSelect: () => void remove(workout),
        },
      ]}
    />
  )
}

async function copy(id: string) {
  const address = shareAddress(location.origin, id)
  if (await copyText(address)) toast({ title: 'URL copied to clipboard' })
  else toast({ title: 'Copy this address', description: address })
}
