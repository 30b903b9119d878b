import { Notice } from '../../../ui/notice.tsx'
import type { Failure } from './use-generation.ts'

/** Says that no workout was generated, and beneath it the server's own reason. It scrolls into view when it appears. */
export function FailureNotice({
  failure: { message, reason },
  className = 'mb-5',
}: {
  failure: Failure
  className?: string
}) {
  return (
    <div ref={scrollTo} className={className}>
      <Notice tone="danger" title={message}>
        {reason}
      </Notice>
    </div>
  )
}

function scrollTo(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
