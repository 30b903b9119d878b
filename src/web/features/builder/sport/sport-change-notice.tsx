import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** What a change of the sport changed in the workout; nothing if everything stayed. */
export function SportChangeNotice({
  sport,
  changes,
  onUndo,
  className = '',
}: {
  sport: SportId
  changes: readonly string[]
  onUndo: () => void
  className?: string
}) {
  if (changes.length === 0) return null
  return (
    <Notice
      title={`Now a ${sportOf(sport).noun}`}
      className={className}
      actions={
        <Button size="compact" onClick={onUndo}>
          Undo
        </Button>
      }
    >
      {changes.join(' ')} Names and notes of steps are as they were.
    </Notice>
  )
}
