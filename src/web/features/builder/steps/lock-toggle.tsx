import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import { IconButton } from '../../../ui/button.tsx'
import { type DraftEntry, isDraftGroup } from '../draft/draft-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'

/** Locks an entry of a generated workout: the next version keeps it. */
export function LockToggle({ builder, entry }: { builder: BuilderState; entry: DraftEntry }) {
  const isLocked = builder.draft.locked.includes(entry.key)
  return (
    <IconButton
      label={isDraftGroup(entry) ? 'Keep this repeat' : 'Keep this step'}
      icon={isLocked ? <Lock /> : <LockOpen />}
      aria-pressed={isLocked}
      aria-describedby={isDraftGroup(entry) ? undefined : builder.rowId(entry.key)}
      onClick={() => builder.dispatch({ type: 'toggle-lock', key: entry.key })}
      className={isLocked ? '' : 'text-ink-3'}
    />
  )
}
