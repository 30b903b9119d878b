import type { MouseEvent } from 'react'
import type { Route } from '#contracts/routes.ts'
import type { RouteFormatId } from '#domain/routes/files/registry.ts'
import { callForFile } from '../../lib/api.ts'
import { saveOwnFile } from '../workouts/share/owner/save-own-file.ts'

/** Saves the file of a private route in place of following a link to it, which would not say who asks. */
export function saveIfPrivate(event: MouseEvent, { id, name, is_private }: Route, format: RouteFormatId): void {
  if (!is_private) return
  event.preventDefault()
  const read = () => callForFile('get /api/routes/{id}/file', { id, format }, () => undefined)
  // Its formats are named as their files end.
  void saveOwnFile(read, `${name}.${format}`)
}
