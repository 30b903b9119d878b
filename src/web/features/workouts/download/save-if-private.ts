import type { MouseEvent } from 'react'
import type { Workout } from '#contracts/workouts.ts'
import { callForFile } from '../../../lib/api.ts'
import { saveOwnFile } from '../share/owner/save-own-file.ts'
import type { FileFigures } from '../workout-address.ts'
import type { WrittenFormat } from './use-formats.ts'

/** What the download of a workout needs to know of it. */
export type OwnedFile = Pick<Workout, 'id' | 'name' | 'is_private'>
type FileKind = Pick<WrittenFormat, 'id' | 'extension'>

export const formatFit: FileKind = { id: 'fit', extension: 'fit' }

/** Saves the file of a private workout in place of following a link to it, which would not say who asks. */
export function saveIfPrivate(event: MouseEvent, workout: OwnedFile, format: FileKind, figures: FileFigures): void {
  if (!workout.is_private) return
  event.preventDefault()
  void saveOwnWorkout(workout, format, figures)
}

/** Saves the file of a private workout of the signed-in athlete. */
export function saveOwnWorkout({ id, name }: OwnedFile, format: FileKind, figures: FileFigures): Promise<void> {
  const { reference, thresholdHeartRate, width } = figures
  const asked = {
    ...{ id, format: format.id },
    ...(reference !== undefined && { reference }),
    ...(thresholdHeartRate !== undefined && { thresholdHeartRate }),
    ...(width !== undefined && { width }),
  }
  const read = () => callForFile('get /api/workouts/{id}/file', asked, () => undefined)
  return saveOwnFile(read, `${name}.${format.extension}`)
}
