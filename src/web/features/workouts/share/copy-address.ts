import { toast } from '../../../ui/toast-store.ts'
import { copyText } from './copy-text.ts'
import { shareUrl } from './share-url.ts'

/** Copies the public address of a workout, or shows it where nothing can be copied. */
export async function copyAddress(id: string): Promise<void> {
  const url = shareUrl(location.origin, id)
  if (await copyText(url)) toast({ title: 'URL copied to clipboard' })
  else toast({ title: 'Copy this address', description: url })
}
