import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import { IconButton } from '../../../ui/button.tsx'
import { type DraftEntry, isDraftGroup } from '../draft/draft-entries.ts'
import type { BuilderDesk } from '../draft/use-builder.ts'

/** Holds an entry of a generated workout fast: the next version has it again. */
export function KeepToggle({ desk, entry }: { desk: BuilderDesk; entry: DraftEntry }) {
  const isKept = desk.draft.kept.includes(entry.key)
  return (
    <IconButton
      label={isDraftGroup(entry) ? 'Keep this repeat' : 'Keep this step'}
      icon={isKept ? <Lock /> : <LockOpen />}
      aria-pressed={isKept}
      aria-describedby={isDraftGroup(entry) ? undefined : desk.rowId(entry.key)}
      onClick={() => desk.dispatch({ type: 'keep', key: entry.key })}
      className={isKept ? '' : 'text-ink-3'}
    />
  )
}
