import { toast } from '../../../ui/toast-store.ts'
import { copyText } from './copy-text.ts'

/** Copies a URL, or shows it where nothing can be copied. `note` is a sentence on who can open it. */
export async function copyOrShow(url: string, note?: string): Promise<void> {
  if (await copyText(url)) toast({ title: 'URL copied to clipboard', ...(note && { description: note }) })
  else toast({ title: 'Copy this address', description: url })
}
