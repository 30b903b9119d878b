import { copyOrShow } from './copy-or-show.ts'
import { shareUrl } from './share-url.ts'

/** Copies the public address of a workout, or shows it where nothing can be copied. */
export function copyAddress(id: string): Promise<void> {
  return copyOrShow(shareUrl(location.origin, id))
}
