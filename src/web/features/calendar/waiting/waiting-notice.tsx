import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { saveWaiting, useWaitingCount } from './waiting-changes.ts'

/** Says how many changes of the calendar wait for a connection. */
export function WaitingNotice() {
  const count = useWaitingCount()
  if (count === 0) return null
  return (
    <Notice
      title="You are offline"
      className="mb-6"
      actions={<Button onClick={() => void saveWaiting()}>Try to save now</Button>}
    >
      {count === 1 ? '1 change waits' : `${count} changes wait`}. What waits is saved as soon as there is a connection:
      keep this page open until then.
    </Notice>
  )
}
