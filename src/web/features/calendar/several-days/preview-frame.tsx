import type { ReactNode } from 'react'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { staysText } from './preview-words.ts'
import type { PlanOperation, Preview } from './use-preview.ts'

/** What an operation would do, or why it is not possible. `staying` is the name of what it leaves alone. */
export function PreviewFrame({
  operation,
  preview,
  refusal,
  staying,
  children,
}: {
  operation: PlanOperation | undefined
  preview: Preview | undefined
  refusal: string | undefined
  staying: string
  children: (preview: Preview) => ReactNode
}) {
  if (!operation) return null
  if (refusal) return <Notice tone="danger">{refusal}</Notice>
  if (!preview) return <Loading label="Loading the preview" />
  return (
    <section aria-label="Preview">
      {children(preview)}
      {preview.stays.length > 0 && (
        <p className="mt-3 text-ink-2 text-small [overflow-wrap:anywhere]">
          {staying}: {staysText(preview.stays)}
        </p>
      )}
    </section>
  )
}
