import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ModelVersion } from './use-generation.ts'

/** Offers the language model's version. It never replaces the draft unasked. */
export function ModelNotice({
  version,
  onShow,
  onDismiss,
}: {
  version: ModelVersion | undefined
  onShow: () => void
  onDismiss: () => void
}) {
  if (!version) return null
  if (version === 'writing')
    return (
      <Notice className="mb-5">The language model is writing a version of its own. It will be offered here.</Notice>
    )
  const { madeBy, remarks } = version.generated
  if (madeBy === 'engine') return <Notice className="mb-5">{remarks[0]}</Notice>
  return (
    <Notice
      className="mb-5"
      actions={
        <>
          <Button size="compact" onClick={onShow}>
            Show it
          </Button>
          <Button size="compact" tone="quiet" onClick={onDismiss}>
            Keep this one
          </Button>
        </>
      }
    >
      The language model’s version is here.
    </Notice>
  )
}
