import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { SportChange } from './use-sport-change.ts'

/** What a change of the sport changed in the workout; nothing if everything stayed. */
export function SportChangeNotice({
  sport,
  sportChange: { changes, undo },
  className = '',
}: {
  sport: SportId
  sportChange: SportChange
  className?: string
}) {
  if (changes.length === 0) return null
  return (
    <Notice
      title={`Now a ${sportOf(sport).noun}`}
      className={className}
      actions={
        <Button size="compact" onClick={undo}>
          Undo
        </Button>
      }
    >
      {changes.join(' ')} Names and notes of steps are as they were.
    </Notice>
  )
}
