import { copyOrShow } from './copy-or-show.ts'
import { shareUrl } from './share-url.ts'

/** Copies the public address of a workout, or shows it where nothing can be copied. */
export function copyAddress(id: string, is_private = false): Promise<void> {
  return copyOrShow(shareUrl(location.origin, id), is_private ? ONLY_YOURS : undefined)
}

const ONLY_YOURS = 'The workout is private: only you can open it.'
