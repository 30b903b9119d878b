import type { ListedAthlete } from '../queries.ts'
import { AccessDialog } from './access-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DisableDialog } from './disable-dialog.tsx'

/** What an admin is about to do to whom. */
export type Asked = { what: keyof typeof dialogs; athlete: ListedAthlete }

/** The dialog of what is asked for. */
export function AthleteDialogs({ asked, onClose }: { asked: Asked | undefined; onClose: () => void }) {
  if (!asked) return null
  const Asking = dialogs[asked.what]
  return <Asking athlete={asked.athlete} onClose={onClose} />
}

const dialogs = { access: AccessDialog, disable: DisableDialog, delete: DeleteDialog } as const
