import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { dropFailed, useFailedChanges } from './failed-changes.ts'

/** The changes that could not be saved, each with its reason, until they are tried again or given up; nothing without one. */
export function FailedNotice({ className }: { className: string }) {
  const changes = useFailedChanges()
  if (changes.length === 0) return null
  return (
    <Notice tone="danger" title="Not saved" className={className}>
      <ul className="grid gap-3">
        {changes.map(({ id, says, reason, again }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-64">
              <span className="block text-ink">{says}</span>
              {reason && <span className="block text-small">{reason}</span>}
            </span>
            <span className="flex gap-2">
              <Button size="compact" aria-label={`Try again: ${says}`} onClick={again}>
                Try again
              </Button>
              <Button size="compact" tone="quiet" aria-label={`Give up: ${says}`} onClick={() => dropFailed(id)}>
                Give up
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
