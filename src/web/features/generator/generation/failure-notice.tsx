import { Notice } from '../../../ui/notice.tsx'
import type { Failure } from './use-generation.ts'

/** Says that no workout was generated, and beneath it the server's own reason. */
export function FailureNotice({ failure: { message, reason } }: { failure: Failure }) {
  return (
    <Notice tone="danger" title={message} className="mb-5">
      {reason}
    </Notice>
  )
}
