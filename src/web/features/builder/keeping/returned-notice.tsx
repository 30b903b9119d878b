import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Says that unsaved work of an earlier visit is back. */
export function ReturnedNotice({
  isOutdated,
  onDiscard,
  onDismiss,
}: {
  /** Whether the stored workout was changed after the work began. */
  isOutdated: boolean
  onDiscard: () => void
  onDismiss: () => void
}) {
  return (
    <Notice
      className="mb-6"
      title="Your unsaved changes are back"
      actions={
        <>
          <Button size="compact" onClick={onDismiss}>
            Keep them
          </Button>
          <Button size="compact" tone="quiet" onClick={onDiscard}>
            Discard them
          </Button>
        </>
      }
    >
      {isOutdated
        ? 'The workout was changed elsewhere since then. When you save, you choose which version stays.'
        : 'They were kept in this browser when you left.'}
    </Notice>
  )
}
