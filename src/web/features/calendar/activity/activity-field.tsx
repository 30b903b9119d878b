import FileUp from 'lucide-react/icons/file-up'
import { useId, useRef } from 'react'
import { preferencesOf } from '../../../lib/preferences.ts'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { CalendarItem } from '../queries.ts'
import { activityHints, activityText } from './activity-words.ts'
import type { useActivity } from './use-activity.ts'

/** Takes the file of a recorded activity, and says what was read of it. */
export function ActivityField({ item, file, read }: { item: CalendarItem } & ReturnType<typeof useActivity>) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { profile } = useSession()
  const timeZone = profile?.timezone
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        File of the activity
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".fit,.tcx"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) read(chosen)
          // Without this, choosing the same file again fires no change event.
          currentTarget.value = ''
        }}
      />
      <Button
        size="compact"
        busy={file?.state === 'reading' && 'Reading the file'}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" className="size-4" />
        Take from a file…
      </Button>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-2 text-small">
        Time and distance of a recorded activity, as FIT or TCX. The file is not kept.
      </p>
      {file?.state === 'refused' && (
        <Notice tone="danger" title={file.name} className="mt-3">
          {file.reason}
        </Notice>
      )}
      {file?.state === 'read' && (
        <Notice title={file.name} className="mt-3">
          <p className="tabular">{activityText(file.activity, timeZone, preferencesOf(profile).distances)}</p>
          {activityHints(file.activity, item, timeZone).map((hint) => (
            <p key={hint} className="mt-1 text-ink">
              {hint}
            </p>
          ))}
        </Notice>
      )}
    </div>
  )
}
