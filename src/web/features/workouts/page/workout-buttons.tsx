import type { ReactNode } from 'react'
import { DownloadButtons } from '../download/download-buttons.tsx'
import { CopyUrl } from '../share/copy-url.tsx'
import { ShareButton } from '../share/dialog/share-button.tsx'
import { PrintButton } from '../share/print-button.tsx'
import type { FileFigures } from '../workout-address.ts'
import type { ShownWorkout } from './measured-workout.ts'

/** What everybody can do with a workout; `children` are what its reader can do besides. */
export function WorkoutButtons({
  workout,
  figures,
  children,
}: {
  workout: ShownWorkout
  figures: FileFigures
  children?: ReactNode
}) {
  const { id, name, is_private } = workout
  return (
    <>
      <DownloadButtons workout={workout} figures={figures} />
      <ShareButton shared={{ what: 'workout', name, path: `/workout/${id}`, is_private }} embedded={{ id, name }} />
      <CopyUrl />
      <PrintButton />
      {children}
    </>
  )
}
