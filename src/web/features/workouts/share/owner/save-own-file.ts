import { saveFile } from '../../../../lib/save-file.ts'
import { toast } from '../../../../ui/toast-store.ts'

/** Saves a file that only its athlete may read. A link would not do: following it does not say who asks. */
export async function saveOwnFile(read: () => Promise<Blob>, name: string): Promise<void> {
  try {
    saveFile(await read(), name)
  } catch (error) {
    const description = error instanceof Error ? error.message : ''
    toast({ title: 'Failed to download the file', description, variant: 'destructive' })
  }
}
