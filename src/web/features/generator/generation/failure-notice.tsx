import { Notice } from '../../../ui/notice.tsx'
import type { Failure } from './use-generation.ts'

/** Why there is no workout, in red: our sentence, and beneath it the server's own. */
export function FailureNotice({ failure: { message, because } }: { failure: Failure }) {
  return (
    <Notice tone="danger" title={message} className="mb-5">
      {because}
    </Notice>
  )
}
