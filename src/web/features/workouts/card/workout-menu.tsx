import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import Files from 'lucide-react/icons/files'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import type { OutputOf } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { neighbourOf } from '../../../ui/focus-neighbour.ts'
import { Menu } from '../../../ui/menu.tsx'
import { Downloads } from '../download/downloads.tsx'
import { formatFit, saveOwnWorkout } from '../download/save-if-private.ts'
import { useFormats, type WrittenFormat } from '../download/use-formats.ts'
import { ownHeart } from '../own-heart.ts'
import { referenceFor } from '../own-reference.ts'
import { copyAddress } from '../share/copy-address.ts'
import { editAddress, fileAddress, pageAddress } from '../workout-address.ts'
import { followLink } from './follow-link.ts'
import { useDeleteWorkout } from './use-delete-workout.ts'

type Workout = OutputOf<'get /api/workouts/{id}'>

/** The actions an athlete has on one of their workouts. */
export function WorkoutMenu({ workout }: { workout: Workout }) {
  const remove = useDeleteWorkout()
  const { id, name, sport, steps } = workout
  const { profile } = useSession()
  const figures = {
    reference: referenceFor(profile, sport, steps),
    thresholdHeartRate: ownHeart(profile)?.threshold,
  }
  const formats = useFormats(id, figures)
  const [chosen, choose] = useState<WrittenFormat['id']>()
  const downloadFit = async () => {
    // When the losses cannot be fetched, the download starts anyway and shows the error itself.
    const fit = (await formats.ask())?.find((format) => format.id === 'fit')
    if (fit && fit.losses.length > 0) choose('fit')
    else if (workout.is_private) void saveOwnWorkout(workout, formatFit, figures)
    else followLink(fileAddress(id, 'fit', figures))
  }
  const place = useRef<HTMLDivElement>(null)
  const deleteAndMoveOn = async () => {
    const next = neighbourOf(place.current)
    if (await remove(workout)) next?.focus()
  }
  return (
    <div ref={place}>
      <Menu
        label={`Actions for ${name}`}
        items={[
          { label: 'View', icon: <Eye />, href: pageAddress(id) },
          { label: 'Edit', icon: <Pencil />, href: editAddress(id) },
          { label: 'Copy URL', icon: <Copy />, onSelect: () => void copyAddress(id, workout.is_private) },
          { label: 'Download FIT', icon: <Download />, onSelect: () => void downloadFit() },
          {
            label: 'Other formats',
            icon: <Files />,
            onSelect: () => {
              choose('fit')
              void formats.ask()
            },
          },
          { label: 'Delete', icon: <Trash />, tone: 'danger', onSelect: () => void deleteAndMoveOn() },
        ]}
      />
      <Downloads workout={workout} figures={figures} formats={formats} chosen={chosen} onChoose={choose} />
    </div>
  )
}
