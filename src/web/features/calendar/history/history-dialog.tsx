import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FailedNotice } from '../failed/failed-notice.tsx'
import { momentIn } from '../moment-in.ts'
import { changesQuery } from '../queries.ts'
import { type Change, changeSentence } from './change-sentence.ts'
import { toggleChange } from './toggle-change.ts'

/** The last changes of the calendar, each of which can be undone and redone. */
export function HistoryDialog({ timeZone, onClose }: { timeZone: string | undefined; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(changesQuery())
  const cache = useQueryClient()
  const [problem, setProblem] = useState<{ title: string; reason: string }>()

  async function toggle(change: Change) {
    const way = change.is_undone ? 'redo' : 'undo'
    const reason = await toggleChange(cache, change.id, way)
    setProblem(reason === undefined ? undefined : { title: `Failed to ${way}: ${changeSentence(change)}`, reason })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Changes of your calendar"
      description="The last 50, the newest first. Ctrl+Z undoes the newest."
    >
      <FailedNotice className="mb-2" />
      {problem && (
        <Notice tone="danger" title={problem.title} className="mb-2">
          {problem.reason}
        </Notice>
      )}
      {error && (
        <LoadFailed title="Your changes could not be loaded" error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {!data && !error && <Loading label="Loading your changes" className="min-h-24" />}
      {data?.length === 0 && <p className="py-4 text-ink-2">Nothing was changed yet.</p>}
      <ol className="pb-4">
        {data?.map((change) => {
          const sentence = changeSentence(change)
          const verb = change.is_undone ? 'Redo' : 'Undo'
          return (
            <li key={change.id} className="flex items-center gap-3 border-line border-b py-2">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <span className={change.is_undone ? 'text-ink-2 line-through' : ''}>{sentence}</span>
                <span className="block text-ink-2 text-small">
                  {momentIn(timeZone).format(new Date(change.made_at))}
                  {change.is_undone && ', undone'}
                </span>
              </span>
              <Button size="compact" aria-label={`${verb}: ${sentence}`} onClick={() => void toggle(change)}>
                {verb}
              </Button>
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}
